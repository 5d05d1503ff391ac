import { describe, expect, it } from '@jest/globals';
import { termsByWriter, termsWriters, type ListWritten, type TermsWriter } from './terms-writers.js';

const client: TermsWriter = { kind: 'CLIENT', userId: null };
const lena: TermsWriter = { kind: 'LAWYER', userId: 'lena' };
const goods = (...terms: readonly string[]) => [{ classNumber: 20, terms }];
/** A list of class 20 as the order asks for it. */
const requested = (
  jurisdiction: string,
  writer: TermsWriter | null,
  ...terms: readonly string[]
): ListWritten => ({ part: null, jurisdiction, writer, goods: goods(...terms) });
/** A list of class 20 as it stands in the part of an office. */
const drafted = (
  jurisdiction: string,
  writer: TermsWriter | null,
  ...terms: readonly string[]
): ListWritten => ({ part: `part of ${jurisdiction}`, jurisdiction, writer, goods: goods(...terms) });
const shown = (lists: readonly ListWritten[], jurisdiction: string, ...terms: readonly string[]) =>
  termsByWriter(goods(...terms), termsWriters(lists).get(`part of ${jurisdiction}`)).map(
    ({ writer, terms: theirs }) => [writer.kind, ...theirs],
  );

describe('who wrote the terms of a draft', () => {
  it('is the client for what they picked in the order, although the system puts it into the draft', () => {
    expect(
      shown([requested('EU', client, 'shelves'), drafted('EU', null, 'shelves')], 'EU', 'shelves'),
    ).toEqual([['CLIENT', 'shelves']]);
  });

  it('is the lawyer for a class that was left to them, and each for their own where both did', () => {
    const left = [requested('EU', client), drafted('EU', null), drafted('EU', lena, 'shelves')];
    expect(shown(left, 'EU', 'shelves')).toEqual([['LAWYER', 'shelves']]);
    expect(shown([...left, drafted('EU', client, 'shelves', 'tables')], 'EU', 'shelves', 'tables')).toEqual([
      ['LAWYER', 'shelves'],
      ['CLIENT', 'tables'],
    ]);
  });

  it('stays whoever wrote them first, when another saves the list again or takes it over to another office', () => {
    const written = [
      drafted('EU', client, 'shelves'),
      drafted('EU', lena, 'shelves', 'tables'),
      drafted('US', lena, 'shelves'),
    ];
    expect(shown(written, 'EU', 'shelves', 'tables')).toEqual([
      ['CLIENT', 'shelves'],
      ['LAWYER', 'tables'],
    ]);
    expect(shown(written, 'US', 'shelves')).toEqual([['CLIENT', 'shelves']]);
  });

  it('is whoever wrote them again after they were gone', () => {
    expect(
      shown(
        [drafted('EU', client, 'shelves'), drafted('EU', client), drafted('EU', lena, 'shelves')],
        'EU',
        'shelves',
      ),
    ).toEqual([['LAWYER', 'shelves']]);
    // What the order asked for and the client took out again is no word of theirs any more.
    expect(
      shown(
        [
          requested('EU', client, 'shelves'),
          drafted('EU', null, 'shelves'),
          drafted('EU', client),
          drafted('EU', lena, 'shelves'),
        ],
        'EU',
        'shelves',
      ),
    ).toEqual([['LAWYER', 'shelves']]);
  });

  it('is not said where no fact says it: not of a term the system brought from nowhere, not once another saved it, not of another class', () => {
    expect(shown([drafted('EU', null, 'shelves')], 'EU', 'shelves')).toEqual([]);
    expect(
      shown(
        [drafted('EU', null, 'shelves'), drafted('EU', lena, 'shelves', 'tables')],
        'EU',
        'shelves',
        'tables',
      ),
    ).toEqual([['LAWYER', 'tables']]);
    expect(shown([drafted('EU', client, 'shelves')], 'EU', 'tables')).toEqual([]);
    expect(shown([], 'EU', 'shelves')).toEqual([]);
    const other: ListWritten = {
      part: 'part of US',
      jurisdiction: 'US',
      writer: null,
      goods: [{ classNumber: 35, terms: ['shelves'] }],
    };
    const known = termsWriters([drafted('EU', client, 'shelves'), other]);
    expect(termsByWriter([{ classNumber: 35, terms: ['shelves'] }], known.get('part of US'))).toEqual([]);
  });

  it('is the client for what was ordered on top, in that class alone', () => {
    const lists = [
      requested('EU', client, 'shelves'),
      { ...requested('EU', client), goods: [{ classNumber: 35, terms: ['shops'] }] },
      drafted('EU', null, 'shelves'),
    ];
    const joined: ListWritten = {
      ...drafted('EU', null),
      goods: [...goods('shelves'), { classNumber: 35, terms: ['shops'] }],
    };
    expect(termsByWriter(joined.goods, termsWriters([...lists, joined]).get('part of EU'))).toEqual([
      { classNumber: 20, writer: client, terms: ['shelves'] },
      { classNumber: 35, writer: client, terms: ['shops'] },
    ]);
  });
});
