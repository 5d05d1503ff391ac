import type { TaskKind } from './task-kinds.js';

/** How long a piece of work may take from the moment it came in. */
export type Promised = { readonly hours: number } | { readonly days: number };

/** What is known of one kind of work. */
export interface WorkFacts {
  /** Coarse kind, for filters. */
  readonly kind: TaskKind;
  /** What stands in the stored title; screens translate the work itself. */
  readonly title: string;
  /** Working hours, or the end of that working day. Absent: the fact that brings it says by when, or nobody was promised anything. */
  readonly promised?: Promised;
  /** Who may do it. */
  readonly by: 'lawyer' | 'admin';
  /** No fact tells that it is done: whoever did it says so. */
  readonly byHand?: true;
  /** The fact that brings it rings by itself. */
  readonly rings?: true;
  /** What it usually takes, for the load of a person. */
  readonly minutes: number;
}
