import type { MarkThen, MarkThenWithHistory } from './mark-then.graphql.js';

/** Facts of a mark that a comparison tells of, in the order in which it does. */
export const FACTS = [
  'status',
  'number',
  'internationalNumber',
  'ownerEntityId',
  'filingDate',
  'priorityDate',
  'publicationDate',
  'oppositionEndDate',
  'registrationDate',
  'expirationDate',
  'officeDueDate',
  'noticeOfAllowanceDate',
  'classes',
  'name',
  'alias',
] as const;
export type Fact = (typeof FACTS)[number];

/** One fact that stood otherwise. */
export interface FactChange {
  readonly fact: Fact;
  readonly kind: 'set' | 'changed' | 'cleared';
}

const textOf = (value: unknown): string => (value == null ? '' : JSON.stringify(value));
const isEmpty = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0);

/** Facts that stand otherwise after than before; none where either was not there. */
export function factChanges(before: MarkThen, after: MarkThen): readonly FactChange[] {
  if (!before.known || !after.known) return [];
  return FACTS.filter((fact) => textOf(before[fact]) !== textOf(after[fact])).map((fact) => ({
    fact,
    kind: isEmpty(before[fact]) ? 'set' : isEmpty(after[fact]) ? 'cleared' : 'changed',
  }));
}

type Line = MarkThenWithHistory['history'][number];

/** What had happened after and not before, and what of before had not after all. */
export function lineChanges(
  before: MarkThenWithHistory,
  after: MarkThenWithHistory,
): { readonly happened: readonly Line[]; readonly undone: readonly Line[] } {
  const without = (lines: readonly Line[], others: readonly Line[]): Line[] =>
    lines.filter(({ eventId }) => !others.some((other) => other.eventId === eventId));
  return {
    happened: without(after.history, before.history),
    undone: after.known ? without(before.history, after.history) : [],
  };
}
