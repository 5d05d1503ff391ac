import { expect, it } from '@jest/globals';
import { isCountry } from './countries.js';
import { knownJurisdiction } from './jurisdictions.js';
import { needsRepresentative, representationRules } from './representation.js';

it('names known offices once, with their law and countries that exist', () => {
  expect(new Set(representationRules.map(({ office }) => office)).size).toBe(representationRules.length);
  for (const { office, exempt, law } of representationRules) {
    expect(knownJurisdiction(office)).toBe(true);
    expect(law).not.toBe('');
    expect(exempt.filter((area) => area !== 'EEA' && !isCountry(area))).toEqual([]);
  }
});

it.each([
  ['US', 'SK', true],
  ['US', 'US', false],
  ['SK', 'CZ', false],
  ['SK', 'NO', false],
  ['SK', 'GB', true],
  // Asked for after the filing, not for it.
  ['EU', 'US', false],
  ['CZ', 'JP', false],
  // Nobody says it of an owner who is not named yet.
  ['US', null, false],
])('at %s an owner from %s needs one: %s', (office, country, needed) => {
  expect(needsRepresentative(office, country)).toBe(needed);
});
