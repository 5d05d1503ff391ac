import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { filedContentOf } from '../testing/filed-content.js';
import { differs, feeLines, sheetLines } from './last-sheet.js';
import { officeApplication } from './office-application.js';

const id = nameBasedId('filing');
type Content = ReturnType<typeof filedContentOf>;
const linesOf = (content: Content, imageId: string | null = null, of: Content = content) =>
  sheetLines(content, officeApplication(id, of, imageId), 'EU');
const differentRows = (...given: Parameters<typeof linesOf>) =>
  linesOf(...given)
    .filter(differs)
    .map(({ row }) => row);
const chosen = filedContentOf({ firstLanguage: 'en', secondLanguage: 'de' });

describe('the last sheet', () => {
  it('shows what the office gets beside what was approved, in words', () => {
    expect(linesOf(chosen)).toEqual([
      { row: 'MARK', classNumber: null, approved: 'Velomar', sent: 'Velomar' },
      { row: 'KIND', classNumber: null, approved: 'words', sent: 'words' },
      { row: 'OWNER', classNumber: null, approved: 'Velomar s.r.o.', sent: 'Velomar s.r.o.' },
      { row: 'LEGAL_FORM', classNumber: null, approved: 's.r.o.', sent: 's.r.o.' },
      {
        row: 'ADDRESS',
        classNumber: null,
        approved: 'Dlhá 1, 949 01 Nitra, Slovakia',
        sent: 'Dlhá 1, 949 01 Nitra, Slovakia',
      },
      { row: 'FIRST_LANGUAGE', classNumber: null, approved: 'en', sent: 'en' },
      { row: 'SECOND_LANGUAGE', classNumber: null, approved: 'de', sent: 'de' },
      { row: 'REPRESENTATIVE', classNumber: null, approved: null, sent: null },
      { row: 'GOODS', classNumber: 11, approved: 'lamps; lanterns', sent: 'lamps; lanterns' },
      { row: 'PRIORITY', classNumber: null, approved: null, sent: null },
    ]);
    expect(differentRows(chosen)).toEqual([]);
  });

  it('compares both languages: another one is a difference, the usual ones of a copy from before they belonged to it are none', () => {
    expect(differentRows(chosen, null, { ...chosen, secondLanguage: 'fr' })).toEqual(['SECOND_LANGUAGE']);
    expect(differentRows(chosen, null, { ...chosen, firstLanguage: 'it' })).toEqual(['FIRST_LANGUAGE']);
    const before = filedContentOf();
    expect(linesOf(before).filter(({ row }) => row.endsWith('LANGUAGE'))).toEqual([
      { row: 'FIRST_LANGUAGE', classNumber: null, approved: null, sent: 'en' },
      { row: 'SECOND_LANGUAGE', classNumber: null, approved: null, sent: 'es' },
    ]);
    expect(differentRows(before)).toEqual([]);
    const american = sheetLines(before, officeApplication(id, before, null), 'US');
    expect(american.filter(({ row }) => row.endsWith('LANGUAGE'))).toEqual([]);
  });

  it('marks what the office gets otherwise: a claim without its number, words inside a picture', () => {
    const claim = { type: 'first filing', jurisdiction: 'SK', number: null, date: '2026-09-01' };
    const claimed = { ...chosen, priority: claim };
    expect(linesOf(claimed).find(({ row }) => row === 'PRIORITY')).toMatchObject({
      approved: 'Slovakia, 1 September 2026',
      sent: null,
    });
    expect(differentRows(claimed)).toEqual(['PRIORITY']);
    const pictured = { ...chosen, mark: { ...chosen.mark, kind: 'combined', colorClaim: 'green; blue' } };
    expect(differentRows(pictured, 'picture')).toEqual(['MARK', 'KIND']);
  });

  it('shows who represents as approved and as sent, and marks another one or none', () => {
    const sloan = {
      kind: 'employee',
      name: 'M. Sloan',
      firm: null,
      officeNumber: '12345',
      address: { street: 'Dlhá 2', city: 'Bratislava', postcode: '811 02', country: 'SK', state: null },
    };
    const named = { ...chosen, representative: sloan };
    expect(linesOf(named).find(({ row }) => row === 'REPRESENTATIVE')).toMatchObject({
      approved: 'M. Sloan, 12345',
      sent: 'M. Sloan, 12345',
    });
    expect(differentRows(named)).toEqual([]);
    expect(differentRows(named, null, chosen)).toEqual(['REPRESENTATIVE']);
    expect(differentRows(chosen, null, named)).toEqual(['REPRESENTATIVE']);
    const other = { ...named, representative: { ...sloan, officeNumber: '54321' } };
    expect(differentRows(named, null, other)).toEqual(['REPRESENTATIVE']);
  });

  it('marks goods class by class, on whichever side they are', () => {
    const more = { ...chosen, goodsAndServices: [{ classNumber: 9, terms: ['bulbs'] }] };
    expect(linesOf(chosen, null, more).filter(({ row }) => row === 'GOODS')).toEqual([
      { row: 'GOODS', classNumber: 9, approved: null, sent: 'bulbs' },
      { row: 'GOODS', classNumber: 11, approved: 'lamps; lanterns', sent: null },
    ]);
  });
});

describe('the fee by the list of an office', () => {
  it.each([
    ['EU', [9], [85_000], 'EUR'],
    ['EU', [42, 9, 35], [85_000, 5_000, 15_000], 'EUR'],
    ['US', [9, 42], [35_000, 35_000], 'USD'],
  ])('%s, classes %j: %j %s', (office, classes, amounts, currency) =>
    expect(feeLines(office, classes)?.map(({ amount }) => amount)).toEqual(
      amounts.map((amountMinor) => ({ amountMinor, currency })),
    ),
  );

  it('is not made up for an office nobody knows', () => expect(feeLines('??', [9])).toBeNull());
});
