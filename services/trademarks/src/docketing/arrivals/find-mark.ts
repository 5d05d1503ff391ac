import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { digitsOf } from '../reading/letter-offices.js';
import type { LetterReading } from '../reading/reading.js';

export interface FoundMark {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  readonly filingBasis: readonly string[] | null;
}

export type MarkSearch =
  | { readonly by: 'number' | 'words'; readonly mark: FoundMark }
  | { readonly by: 'nothing' | 'several' };

/** The mark a letter is about: the one of that office with one of its numbers, else the only one of that name there. Two that fit are for a person to tell apart. */
export async function findMark(tx: EntityManager, reading: LetterReading): Promise<MarkSearch> {
  const { office, numbers, markWords } = reading;
  if (office === undefined) return { by: 'nothing' };
  const byNumber = await queryRows<FoundMark>(
    tx,
    `select id, name, number, filing_basis as "filingBasis" from trademark where
       (jurisdiction = $1 and ltrim(regexp_replace(number, '\\D', '', 'g'), '0') = any($2))
       or ($1 = 'WIPO' and ltrim(regexp_replace(international_number, '\\D', '', 'g'), '0') = any($2)) order by id limit 2`,
    [office, numbers.map(digitsOf).filter((digits) => digits !== '')],
  );
  const [mark, another] = byNumber;
  if (mark !== undefined) return another === undefined ? { by: 'number', mark } : { by: 'several' };
  if (markWords === undefined) return { by: 'nothing' };
  const byWords = await queryRows<FoundMark>(
    tx,
    'select id, name, number, filing_basis as "filingBasis" from trademark where jurisdiction = $1 and lower(name) = lower($2) order by id limit 2',
    [office, markWords],
  );
  const [named] = byWords;
  if (named === undefined) return { by: 'nothing' };
  return byWords.length === 1 ? { by: 'words', mark: named } : { by: 'several' };
}

/** Numbers of the letter that are not those of its mark. */
export const otherNumbers = ({ numbers }: LetterReading, { number }: FoundMark): readonly string[] =>
  numbers.filter((one) => digitsOf(one) !== digitsOf(number ?? ''));
