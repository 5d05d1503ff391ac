import { describe, expect, it } from '@jest/globals';
import { readMarkList } from './mark-list.js';

const isOffice = (cell: string): boolean => ['EU', 'EUIPO', 'UK', 'US'].includes(cell);
const read = (text: string) => readMarkList(text, isOffice);
const mark = (more: object) => ({ office: '', number: '', name: '', expires: '', classes: '', ...more });

describe('a list of marks', () => {
  it.each([
    [
      'one number a line',
      '018000001\n\n 018000002 \r\n',
      [mark({ number: '018000001' }), mark({ number: '018000002' })],
    ],
    [
      'semicolons',
      '018000001;EU;Lumora;2027-03-14;9, 35',
      [mark({ number: '018000001', office: 'EU', name: 'Lumora', expires: '2027-03-14', classes: '9, 35' })],
    ],
    [
      'commas and quotes',
      '018000001,EU,"Lumora, the lamp ""L""",14.3.2027,"9, 35"',
      [
        mark({
          number: '018000001',
          office: 'EU',
          name: 'Lumora, the lamp "L"',
          expires: '2027-03-14',
          classes: '9, 35',
        }),
      ],
    ],
    [
      'tabs, although a name holds a semicolon',
      '018000001\tEU\tA;B',
      [mark({ number: '018000001', office: 'EU', name: 'A;B' })],
    ],
    [
      'the office first',
      'EUIPO;018000001;Lumora',
      [mark({ number: '018000001', office: 'EUIPO', name: 'Lumora' })],
    ],
    [
      'a line break inside quotes',
      '018000001;EU;"Lum\nora"',
      [mark({ number: '018000001', office: 'EU', name: 'Lum\nora' })],
    ],
    [
      'a byte order mark and headings in another order',
      '\uFEFFNázev;Číslo zápisu;Úřad;Platnost do;Třídy\nLumora;018000001;EU;1. 2. 2027;9',
      [mark({ number: '018000001', office: 'EU', name: 'Lumora', expires: '2027-02-01', classes: '9' })],
    ],
    [
      'English headings',
      'Office,Number,Mark,Expiry date\nUK,UK0001,Lumora,2027-02-01',
      [mark({ number: 'UK0001', office: 'UK', name: 'Lumora', expires: '2027-02-01' })],
    ],
    [
      'an office nobody knows, which is said and not lost',
      '018000001;Atlantis',
      [mark({ number: '018000001', office: 'Atlantis' })],
    ],
  ])('is read with %s', (_, text, marks) => expect(read(text)).toEqual(marks));

  it.each(['2027-02-30', '31.4.2027', 'tomorrow', '03/2027'])('takes %s for no day', (text) =>
    expect(read(`018;EU;Lumora;${text}`)[0]?.expires).toBe(''),
  );

  it('says nothing of empty lines, of headings alone, or of nothing', () => {
    expect([read(''), read('\n;;\n'), read('Number;Office\n')]).toEqual([[], [], []]);
  });
});
