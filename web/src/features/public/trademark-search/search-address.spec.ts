import { describe, expect, it } from '@jest/globals';
import { readAddress } from './search-address.js';

const read = (address: string) => readAddress(new URLSearchParams(address));

describe('the address of a search', () => {
  it.each([
    ['c=9,+42', [9, 42], []],
    ['c=9;42+9&c=35', [9, 42, 35], []],
    ['c=9,+77', [9], ['77']],
    ['c=0,+-3,+abc,+9', [9], ['0', '-3', 'abc']],
    ['c=009', [], ['009']],
    ['c=', [], []],
    ['', [], []],
  ])('%s names classes, and says what is none', (address, classes, noClasses) => {
    expect(read(address)).toMatchObject({ classes, noClasses });
  });

  it('takes offices by their code, each once', () => {
    expect(read('q=+Lumora+&j=eu,us&j=EU&j=nonsense1&live=1')).toEqual({
      query: 'Lumora',
      offices: ['EU', 'US'],
      classes: [],
      noClasses: [],
      liveOnly: true,
    });
  });
});
