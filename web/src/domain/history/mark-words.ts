import { formatDay } from '../../kit/dates/day.js';
import type { AreaWords } from './area-words.js';
import type { Fact } from './mark-differences.js';
import type { MarkThen } from './mark-then.graphql.js';

/** A fact of a mark as people read it; undefined where nothing is known. */
export function factText(
  mark: MarkThen,
  fact: Fact,
  { locale, statusWord }: { readonly locale: string } & Pick<AreaWords, 'statusWord'>,
): string | undefined {
  if (fact === 'status') return mark.status === null ? undefined : statusWord(mark.status);
  if (fact === 'ownerEntityId') return ownerName(mark);
  const value = mark[fact];
  if (value === null) return undefined;
  if (typeof value !== 'string') return value.length === 0 ? undefined : value.join(', ');
  return fact.endsWith('Date') ? formatDay(value, locale) : value;
}

/** By the name that person or company has today. */
function ownerName({ ownerEntity }: MarkThen): string | undefined {
  if (ownerEntity === null) return undefined;
  const { businessName, firstName, lastName } = ownerEntity;
  return businessName ?? ([firstName, lastName].filter(Boolean).join(' ') || undefined);
}
