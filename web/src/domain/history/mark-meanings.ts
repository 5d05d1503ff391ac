import { factChanges, type Fact, type FactChange } from './mark-differences.js';
import type { MarkThen } from './mark-then.graphql.js';

/** What several facts of a mark together came to. */
export type MeaningKind = 'filed' | 'published' | 'registered' | 'letterCame' | 'letterAnswered';

/** One sentence of meaning, and all the facts it tells. `also`: the sentence says the second fact too: the number, the end of a period. */
export interface Meaning {
  readonly kind: MeaningKind;
  readonly facts: readonly Fact[];
  readonly also: boolean;
}

interface Pattern {
  readonly kind: MeaningKind;
  /** The fact that makes it so, and what became of it. */
  readonly by: Fact;
  readonly became: FactChange['kind'];
  /** Said in the same sentence where it changed as well. */
  readonly also?: Fact;
  /** The status says no more than this where it is the one that came of it. */
  readonly status: string;
}

/** In the order in which an application goes. */
const patterns: readonly Pattern[] = [
  { kind: 'filed', by: 'filingDate', became: 'set', also: 'number', status: 'APPLICATION_FILED' },
  { kind: 'letterCame', by: 'officeDueDate', became: 'set', status: 'OFFICE_ACTION_RECEIVED' },
  {
    kind: 'letterAnswered',
    by: 'officeDueDate',
    became: 'cleared',
    status: 'RESPONSE_TO_OFFICE_ACTION_SUBMITTED',
  },
  {
    kind: 'published',
    by: 'publicationDate',
    became: 'set',
    also: 'oppositionEndDate',
    status: 'TRADEMARK_PUBLISHED',
  },
  {
    kind: 'registered',
    by: 'registrationDate',
    became: 'set',
    also: 'expirationDate',
    status: 'TRADEMARK_REGISTERED',
  },
];

/** What a difference comes to: sentences of meaning, and the changes that no sentence tells. Each change is told once. */
export function meaningsOf(
  before: MarkThen,
  after: MarkThen,
): { readonly meanings: readonly Meaning[]; readonly rest: readonly FactChange[] } {
  const changes = factChanges(before, after);
  const became = (fact: Fact | undefined): FactChange['kind'] | undefined =>
    changes.find((change) => change.fact === fact)?.kind;
  const fitting = patterns.filter(
    (pattern) =>
      became(pattern.by) === pattern.became &&
      // A date to answer by also goes with what the office decided: only the status says that it was answered.
      (pattern.kind !== 'letterAnswered' || after.status === pattern.status),
  );
  const meanings = fitting.map(({ kind, by, also, status }): Meaning => {
    const alsoSet = also !== undefined && (became(also) === 'set' || became(also) === 'changed');
    const isStatus = after.status === status && became('status') !== undefined;
    return {
      kind,
      also: alsoSet,
      facts: [by, ...(alsoSet ? [also] : []), ...(isStatus ? (['status'] as const) : [])],
    };
  });
  const covered = new Set(meanings.flatMap(({ facts }) => facts));
  return { meanings, rest: changes.filter(({ fact }) => !covered.has(fact)) };
}
