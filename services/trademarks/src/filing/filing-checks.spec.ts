import { expect, it } from '@jest/globals';
import { filedContentOf } from '../testing/filed-content.js';
import { filingChecks } from './filing-checks.js';

const stateOf = (
  thing: string,
  jurisdiction: string,
  more: Parameters<typeof filedContentOf>[0] = {},
  poaDocumentId: string | null = null,
) =>
  filingChecks({ jurisdiction, poaDocumentId }, filedContentOf(more)).find((check) => check.thing === thing)
    ?.state;

it.each([
  ['POWER_OF_ATTORNEY', 'EU', 'NOT_NEEDED'],
  ['SPECIMENS', 'EU', 'NOT_NEEDED'],
  ['FILING_BASIS', 'EU', 'NOT_NEEDED'],
  ['FILING_BASIS', 'US', 'MISSING'],
  ['SPECIMENS', 'US', 'NOT_NEEDED'],
  ['PICTURE', 'EU', 'NOT_NEEDED'],
  ['WORDS', 'EU', 'GIVEN'],
  ['OWNER', 'EU', 'GIVEN'],
])('%s of a word at the office %s: %s', (thing, office, state) => expect(stateOf(thing, office)).toBe(state));

it('what an office asks for is missing until it is there', () => {
  expect(stateOf('SPECIMENS', 'US', { filingBasis: '1(a)' })).toBe('MISSING');
  const specimens = [{ classNumber: 11, documentId: 'd', url: null, captureDate: null }];
  expect(stateOf('SPECIMENS', 'US', { filingBasis: '1(a)', specimens })).toBe('GIVEN');
  expect(stateOf('POWER_OF_ATTORNEY', 'CH')).toBe('MISSING');
  expect(stateOf('POWER_OF_ATTORNEY', 'CH', {}, 'paper')).toBe('GIVEN');
  expect(stateOf('ADDRESS', 'EU', { domicileAddress: null })).toBe('MISSING');
});

it('without an approved copy nothing is said of what would stand in it', () =>
  expect(filingChecks({ jurisdiction: 'EU', poaDocumentId: null }, undefined)).toEqual([
    { thing: 'APPROVED_COPY', state: 'MISSING' },
    { thing: 'POWER_OF_ATTORNEY', state: 'NOT_NEEDED' },
  ]));
