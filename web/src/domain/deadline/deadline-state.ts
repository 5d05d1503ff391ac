import type { StatusTone } from '../../kit/status/status.js';

export type DeadlineState =
  | 'UPCOMING'
  | 'OPEN'
  | 'DUE_SOON'
  | 'IN_GRACE'
  | 'DONE'
  | 'LAPSED'
  | 'NOT_USED'
  | 'NOT_NEEDED';

/** Shape of each state of a deadline. A missed one never looks like one that was kept. */
export const DEADLINE_TONES: Readonly<Record<DeadlineState, StatusTone>> = {
  UPCOMING: 'progress',
  OPEN: 'waiting',
  DUE_SOON: 'waiting',
  IN_GRACE: 'problem',
  DONE: 'ok',
  LAPSED: 'problem',
  NOT_USED: 'ended',
  NOT_NEEDED: 'ended',
};

/** Kinds of days on which something becomes true: nobody has to act by them. */
export const TURNING_POINTS = ['NON_USE', 'DEPENDENCY'] as const;
export type TurningPoint = (typeof TURNING_POINTS)[number];

export const isTurningPoint = (kind: string): kind is TurningPoint =>
  TURNING_POINTS.some((known) => known === kind);

/** States in which a renewal can still be ordered. */
const RENEWABLE: ReadonlySet<string> = new Set([
  'UPCOMING',
  'OPEN',
  'DUE_SOON',
  'IN_GRACE',
] satisfies DeadlineState[]);

export const canBeRenewed = ({ kind, state }: { readonly kind: string; readonly state: string }): boolean =>
  kind === 'RENEWAL' && RENEWABLE.has(state);
