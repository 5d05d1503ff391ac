import { describe, expect, it } from '@jest/globals';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { given } from '@cotta/kit/testing/spec.js';
import {
  about,
  adminId,
  approved,
  asked,
  lawyer,
  otherRequestId,
  saved,
  search,
  searched,
  signedSearch,
  testKey,
} from '../../testing/facts.js';
import { defineRecordSearchByHand } from './record-search-by-hand.js';
import { defineRecordVerificationSearch } from './record-verification-search.js';

const record = defineRecordVerificationSearch(testKey);
const byHand = defineRecordSearchByHand(testKey);
const by = { viewer: lawyer, now: '2026-01-15T09:59:59Z' };
const kept = search({ searchId: 'a3bd1dd0-0000-5000-8000-000000000001' });
const token = (otherwise: object = {}) =>
  signedSearch({ otherwise: { searchId: kept.searchId, searchedAt: kept.searchedAt, ...otherwise } });

describe('keeping a search with its request', () => {
  it('keeps exactly what was vouched for', () =>
    void given(asked())
      .when(record, { record: token() }, by)
      .then({ type: 'VerificationSearchRecorded', data: { about, resultVersion: 1, search: kept } }));

  it('keeps the same search once', () =>
    void given(asked(), searched(kept)).when(record, { record: token() }, by).then());

  it('keeps one that counts for nothing as well', () =>
    expect(
      given(asked())
        .when(record, { record: token({ degraded: true, offices: [] }) }, by)
        .events(),
    ).toHaveLength(1));

  it.each<[string, string]>([
    ['words of one’s own', 'nothing.signed'],
    ['a forged one', signedSearch({ key: Buffer.alloc(32, 8).toString('base64url') })],
    ['one that was changed on its way', token().replace(/^./, (letter) => (letter === 'e' ? 'f' : 'e'))],
    ['one of another request', signedSearch({ requestId: otherRequestId })],
    ['one that somebody else made', token({ searcherId: adminId })],
    ['one that says a person looked', token({ source: 'BY_HAND' })],
    ['one of another form', token({ hits: 'none' })],
  ])('refuses %s', (_, forged) =>
    given(asked()).when(record, { record: forged }, by).thenRefused('SEARCH_INVALID'),
  );

  it('refuses one that is an hour old', () =>
    given(asked())
      .when(record, { record: token() }, { ...by, now: '2026-01-15T10:00:00Z' })
      .thenRefused('SEARCH_EXPIRED'));

  it('is over once the report is out', () =>
    given(asked(), saved(), approved())
      .when(record, { record: token() }, by)
      .thenRefused('NOT_IN_VERIFICATION'));

  it('is open to nobody but lawyers and admins', () => {
    expect(shutOut(record)).toEqual(['visitor', 'customer', 'partner']);
    expect(shutOut(byHand)).toEqual(['visitor', 'customer', 'partner']);
  });
});

describe('keeping a search by hand', () => {
  const made = {
    jurisdiction: 'US',
    searchedOn: '2026-01-14',
    query: 'Lumara',
    kind: 'identical and similar' as const,
    hits: 12,
    identical: 1,
  };

  it('is none without its picture, in the future, or with more identical marks than marks', () => {
    const outcome = given(asked()).when(
      byHand,
      { ...made, searchedOn: '2026-01-16', identical: 13, upload: 'gone' },
      by,
    );
    outcome.thenRefused('INPUT_INVALID', {
      fields: [
        {
          path: ['upload'],
          code: 'UPLOAD_NOT_FOUND',
          message: 'Upload the picture or PDF of the result page again.',
        },
        {
          path: ['searchedOn'],
          code: 'IN_THE_FUTURE',
          message: 'Choose the day of the search: today or before.',
        },
        {
          path: ['identical'],
          code: 'TOO_MANY',
          message: 'There cannot be more identical marks than the site listed.',
        },
      ],
    });
  });
});
