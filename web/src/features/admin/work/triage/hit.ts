import type { RecordRow } from '../../parts/records/record-facts.js';

/** In the order of the keys 1 to 4. */
export const VERDICTS = ['NOT_RELEVANT', 'LOW', 'MEDIUM', 'HIGH'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A picture as it is shown. */
export interface Shown {
  readonly url: string;
  readonly name: string;
}

/** One side of a comparison: a picture where there is one, else its name as a word. */
export interface Side {
  readonly name: string;
  readonly picture: Shown | null;
  /** What is known of it in short lines. */
  readonly lines: readonly string[];
}

/** What a scan or a watch came upon, as it is judged: the row, and what is shown of it. */
export interface Hit extends RecordRow {
  readonly version: number;
  readonly side: Side;
  readonly link: string | null;
  /** 0 to 100; none where a person found it. */
  readonly score: number | null;
  readonly verdict: Verdict | null;
  /** What is written about it. */
  readonly note: string | null;
  /** Threat that came of it. */
  readonly caseId: string | null;
}

/** Whether it matters more than a little. */
export const matters = ({ verdict }: Pick<Hit, 'verdict'>): boolean =>
  verdict === 'MEDIUM' || verdict === 'HIGH';

/** Those nobody judged come first; else as they came. */
export function firstToJudge(hits: readonly Hit[]): readonly string[] {
  const rank = ({ verdict }: Hit): number => (verdict === null ? 0 : 1);
  return hits.toSorted((one, other) => rank(one) - rank(other)).map(({ id }) => id);
}

/** The next one that waits for a verdict, after this one and then from the top; this one where none waits. */
export function nextToJudge(hits: readonly Hit[], id: string): string {
  const at = hits.findIndex((hit) => hit.id === id);
  const after = [...hits.slice(at + 1), ...hits.slice(0, at)];
  return after.find(({ verdict }) => verdict === null)?.id ?? id;
}
