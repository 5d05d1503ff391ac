import type { WorkFacts } from './work-facts.js';

/** What waits where a rule of law was wrong, and the dates that followed from it are put right. */
export const repairWorks = {
  'repair-dry-run': {
    kind: 'dates',
    title: 'a rule was wrong: begin the dry run of its repair',
    promised: { days: 1 },
    by: 'admin',
    minutes: 15,
  },
  'repair-approval': {
    kind: 'dates',
    title: 'the dry run of a repair is done: look at what changes and approve it, or discard it',
    promised: { days: 1 },
    by: 'admin',
    minutes: 45,
  },
  'repair-second-approval': {
    kind: 'dates',
    title: 'one admin approved a repair: look at what changes as well',
    promised: { days: 1 },
    by: 'admin',
    minutes: 30,
  },
  'repair-carry-out': {
    kind: 'dates',
    title: 'a repair was approved by two: carry it out',
    promised: { hours: 4 },
    by: 'admin',
    minutes: 10,
  },
} as const satisfies Readonly<Record<string, WorkFacts>>;
