import { entryOf } from '../../parts/records/facts-of.js';
import type { DayTask } from '../my-day.graphql.js';

/** Work whose subject has a page that is no record’s. */
const FEES: readonly string[] = ['official_fee_check', 'official_fee_confirmation'];

/** Work is done on the page of what it is about; a task about nothing has its own. */
export function placeOf({
  id,
  subjectType,
  subjectId,
  jurisdictions = [],
}: Pick<DayTask, 'id' | 'subjectType' | 'subjectId'> & Partial<Pick<DayTask, 'jurisdictions'>>): string {
  if (FEES.includes(subjectType)) {
    const [office] = jurisdictions;
    return office === undefined ? '/admin/official-fees' : `/admin/official-fees?office=${office}`;
  }
  return entryOf(subjectType) === undefined ? `/task/${id}/show` : `/${subjectType}/${subjectId}/show`;
}

/** What a task is about, for people. Only an order may be for a mark without words; anything else is called by its title, as far as that does not only repeat its number. */
export function subjectName(
  { mark, subjectType, title, publicId }: Pick<DayTask, 'mark' | 'subjectType' | 'title' | 'publicId'>,
  found: string | undefined,
): string | undefined {
  const name = mark || found;
  if (name) return name;
  if (subjectType === 'registration_request') return undefined;
  return title.startsWith(`${publicId} · `) ? title.slice(publicId.length + 3) : title;
}

/** What colleagues wrote who ask for something: their words are the work. Other work is said by its own name. */
export function askedWords({ work, title, publicId, mark }: DayTask): string | undefined {
  if (work !== 'REQUEST') return undefined;
  const about = [publicId, mark].filter((part) => part !== '').map((part) => `${part} · `);
  return about.reduce((text, part) => (text.startsWith(part) ? text.slice(part.length) : text), title);
}
