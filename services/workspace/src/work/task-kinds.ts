/** Kinds of work; the title is translated by kind on the screen. */
export const taskKinds = [
  'verification',
  'drafting',
  'filing',
  'office-action',
  'use-in-commerce',
  'monitoring',
  'case',
  'renewal',
  'payment',
  'call',
  'message',
  'dates',
  'register',
  'other',
] as const;
/** One of `taskKinds`. */
export type TaskKind = (typeof taskKinds)[number];
