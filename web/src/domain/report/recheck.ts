import type { RecheckFields } from './report.graphql.js';

/** What the same searches find today; null: there were none to make again; undefined: it cannot be asked just now. */
export type Recheck = RecheckFields | null | undefined;

interface Answer {
  readonly registrationRequest: {
    readonly reportRechecks: { readonly items: readonly RecheckFields[] };
  } | null;
}

export function recheckIn(answer: Answer | undefined): Recheck {
  return answer === undefined ? undefined : (answer.registrationRequest?.reportRechecks.items[0] ?? null);
}
