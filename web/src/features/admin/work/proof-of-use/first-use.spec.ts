import { describe, expect, it } from '@jest/globals';
import { firstUseProblems } from './first-use.js';

const today = '2026-11-20';

describe('the days of first use', () => {
  it.each([
    ['2026-03-01', '2026-02-01', null, {}],
    ['2026-02-01', '2026-02-01', '2026-02-01', {}],
    ['', '2026-02-01', null, {}],
    ['2026-02-01', '', null, {}],
    ['2026-01-31', '2026-02-01', null, { firstUseInUs: 'beforeAnywhere' }],
    ['2026-02-02', '2026-02-01', '2026-02-01', { firstUseInUs: 'afterSigning' }],
    ['2026-11-21', '2026-02-01', null, { firstUseInUs: 'future' }],
    ['2026-11-21', '2026-11-21', null, { firstUseInUs: 'future', firstUseAnywhere: 'future' }],
    ['2026-11-20', '2026-11-20', null, {}],
  ] as const)(
    'in the US %s, anywhere %s, signed %s',
    (firstUseInUs, firstUseAnywhere, signedOn, problems) => {
      expect(firstUseProblems({ firstUseInUs, firstUseAnywhere }, { signedOn, today })).toEqual(problems);
    },
  );
});
