import { ABOUT_KEYS } from './about.js';
import type { FieldFacts } from './record-facts.js';

/** What programs keep for themselves. */
const KEYS =
  /^(?:id|version|event|entity|sha256|path|quoteId|attempt|actorKind|attribution|idempotencyKey|recordStatus)$|(?:Digest|Token|Revision|OrderId|HubId|MessageId)$|^revolutId$/;
const KINDS = new Set(['id', 'json']);

/** Whether a field says something to programs only: it stands folded on the page of its record, and is neither a column nor a filter. */
export function isMachineField({ key, kind, of, target }: FieldFacts): boolean {
  const inner = of?.kind ?? kind;
  const isBare = inner === 'ref' && (of ?? { target }).target === undefined;
  return KEYS.test(key) || KINDS.has(inner) || isBare || ABOUT_KEYS.has(key);
}
