/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readFirmProfile } from './firm-profile.js';

const folder = mkdtempSync(join(tmpdir(), 'firm-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const person = {
  slug: 'jana-nova',
  name: 'Jana Nová',
  role: { en: 'Lawyer', sk: 'Advokátka' },
  admissions: ['Slovak Bar Association'],
  languages: ['en', 'sk'],
  text: { en: 'Words.' },
};
const study = {
  id: 'two-bakeries',
  title: 'Two bakeries',
  industry: 'food-and-drink',
  problem: 'A.',
  scan: 'B.',
  finding: 'C.',
  action: 'D.',
  outcome: 'E.',
  days: 210,
  cost: { amount: 145000, currency: 'EUR' },
};

describe('people and cases of the firm', () => {
  it('are read in the language of the page, else in English', () => {
    const profileIn = readFirmProfile({
      FIRM_TEAM_FILE: fileOf([person]),
      FIRM_CASES_FILE: fileOf([study]),
    });
    expect(profileIn('sk').members).toEqual([{ ...person, role: 'Advokátka', text: 'Words.' }]);
    expect(profileIn('es').members?.[0]?.role).toBe('Lawyer');
    expect(profileIn('en').cases).toEqual([study]);
  });

  it('are absent where no file is named, and none where it is empty', () => {
    expect(readFirmProfile({})('en')).toEqual({});
    expect(readFirmProfile({ FIRM_TEAM_FILE: fileOf([]) })('en')).toEqual({ members: [] });
  });

  it.each([
    ['no JSON', 'people:', 'FIRM_TEAM_FILE'],
    ['a person without role', [{ ...person, role: undefined }], '0.role'],
    ['a word in no language of ours', [{ ...person, role: { en: 'Lawyer', de: 'Anwältin' } }], '0.role'],
    ['an address with capitals', [{ ...person, slug: 'Jana' }], 'small letters'],
    ['one address twice', [person, person], 'the same address'],
    ['something nobody asked for', [{ ...person, rating: 5 }], 'rating'],
  ])('keep the server from starting with %s', (_what, content, named) => {
    expect(() => readFirmProfile({ FIRM_TEAM_FILE: fileOf(content) })).toThrow(named);
  });

  it.each([
    ['a trade nobody knows', { industry: 'mining' }, 'industry'],
    ['a cost in parts of a cent', { cost: { amount: 1.5, currency: 'EUR' } }, 'cost.amount'],
  ])('and so do cases with %s', (_what, facts, named) => {
    expect(() => readFirmProfile({ FIRM_CASES_FILE: fileOf([{ ...study, ...facts }]) })).toThrow(named);
  });
});
