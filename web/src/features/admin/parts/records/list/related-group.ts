import { entryOf } from '../facts-of.js';

/** Under what the lists of a page with very many of them are found. */
export const RELATED_GROUPS = ['work', 'money', 'records', 'people'] as const;
export type RelatedGroup = (typeof RELATED_GROUPS)[number];

const BY_SERVICE: Readonly<Record<string, RelatedGroup>> = {
  requests: 'work',
  trademarks: 'work',
  subscriptions: 'work',
  cases: 'work',
  invoicing: 'money',
  accounts: 'people',
  workspace: 'records',
};
/** Where the work says more than the service that keeps it. */
const BY_TABLE: Readonly<Record<string, RelatedGroup>> = {
  task: 'work',
  support_ticket: 'work',
  audit_log: 'records',
  staff_profile: 'people',
  absence: 'people',
};

/** What kind of thing a list holds. */
export const relatedGroupOf = (table: string): RelatedGroup =>
  BY_TABLE[table] ?? BY_SERVICE[entryOf(table)?.service ?? ''] ?? 'records';
