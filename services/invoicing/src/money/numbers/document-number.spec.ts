import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import fc from 'fast-check';
import { slovakEntity } from '../../testing/examples.js';
import { nextNumber, seriesYear, type SeriesRow } from './document-number.js';

const row = (given: Partial<SeriesRow> = {}): SeriesRow => ({
  year: 2026,
  kind: 'INVOICE',
  lastSerial: 118,
  lastIssuedOn: '2026-12-31',
  ...given,
});

describe('the number of a document', () => {
  it('follows the last one of its series', () => {
    expect(nextNumber(slovakEntity, row(), '2026-12-31')).toEqual({
      number: '1261000119',
      issuedOn: '2026-12-31',
      series: row({ lastSerial: 119 }),
    });
    expect(
      nextNumber(slovakEntity, row({ kind: 'CREDIT_NOTE', lastSerial: 0, lastIssuedOn: null }), '2026-01-01'),
    ).toMatchObject({ number: '1262000001' });
  });

  it('belongs to the year of the entity, not of the server', () => {
    expect(seriesYear(slovakEntity, new Date('2026-12-31T22:59:59Z'))).toEqual({
      year: 2026,
      issuedOn: '2026-12-31',
    });
    expect(seriesYear(slovakEntity, new Date('2026-12-31T23:00:00Z'))).toEqual({
      year: 2027,
      issuedOn: '2027-01-01',
    });
    expect(
      seriesYear({ ...slovakEntity, timeZone: 'America/New_York' }, new Date('2027-01-01T04:59:59Z')),
    ).toMatchObject({ year: 2026 });
  });

  it('is refused before the date of the previous number, and when the series is full', () => {
    expect(nextNumber(slovakEntity, row(), '2026-12-30')).toMatchObject({
      refused: 'DATE_BEFORE_PREVIOUS',
      params: { previous: '2026-12-31' },
    });
    expect(nextNumber(slovakEntity, row({ lastSerial: 999_999 }), '2026-12-31')).toMatchObject({
      refused: 'SERIES_FULL',
    });
  });

  it('leaves no gap and repeats none, however many commands are rolled back', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (commits) => {
        let series = row({ lastSerial: 0, lastIssuedOn: null });
        const serials: number[] = [];
        for (const commit of commits) {
          const taken = nextNumber(slovakEntity, series, '2026-05-05');
          if (isRefusal(taken) || !commit) continue;
          series = taken.series;
          serials.push(Number(taken.number.slice(4)));
        }
        expect(serials).toEqual(
          Array.from({ length: commits.filter(Boolean).length }, (_, index) => index + 1),
        );
      }),
    );
  });
});
