import type { RecordFacts, RecordRow } from '../../../parts/records/record-facts.js';

export const sides = ['client', 'office', 'us'] as const;
/** Whose doing an entry of the history tells of. */
export type Side = (typeof sides)[number];

const ofClient: ReadonlySet<unknown> = new Set(['customer', 'visitor']);

/** Whose doing it was: the client's own word, what the office did or we did there, and what stayed among us. */
export function sideOf({ steps }: Pick<RecordFacts, 'steps'>, entry: RecordRow): Side {
  if (ofClient.has(entry['actorKind'])) return 'client';
  // A program of the client has an id; a filing partner has none.
  if (entry['actorKind'] === 'partner') return entry['actorId'] == null ? 'office' : 'client';
  const group = steps.find(({ outcome }) => outcome === entry['label'])?.group;
  return group === 'client' || group === 'office' ? group : 'us';
}
