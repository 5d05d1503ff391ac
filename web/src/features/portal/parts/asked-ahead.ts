import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';

/** A question as a screen of the portal asks it: the trusted document, its text, what it is asked with. */
export type PortalQuestion<R, V> = readonly [document: TypedDocument<R, V>, node: DocumentNode, variables: V];

/** An answer that came within this time needs not to be asked for again. */
const FRESH_MS = 5_000;
const MOST_KEPT = 50;

const asked = new Map<string, number>();

const keyOf = (document: TypedDocument<unknown, unknown>, variables: unknown): string =>
  `${document.id} ${JSON.stringify(variables)}`;

/** From now on, for a moment, what the cache holds of this answers the screen. `at`: on the clock of the page. */
export function noteAskedAhead(
  document: TypedDocument<unknown, unknown>,
  variables: unknown,
  at: number,
): void {
  if (asked.size >= MOST_KEPT) asked.clear();
  asked.set(keyOf(document, variables), at);
}

/** Whether this was asked a moment ago, for the screen that asks it now. */
export function wasAskedAhead(
  document: TypedDocument<unknown, unknown>,
  variables: unknown,
  at: number,
): boolean {
  const then = asked.get(keyOf(document, variables));
  return then !== undefined && at - then < FRESH_MS;
}

/** Something was changed: what was asked before says how it was. */
export const forgetAskedAhead = (): void => asked.clear();
