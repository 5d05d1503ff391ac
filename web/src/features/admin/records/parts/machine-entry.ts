import type { RecordRow } from '../../parts/records/record-facts.js';

const text = (value: unknown): string => (value == null ? '' : String(value));
/** Facts that programs say by themselves, again and again, and that leave the status as it is. */
const REPEATED = /(?:ReadAgain|Checked|Synced|Refreshed|Counted|Skipped|Derived|Reconciled)$/;

/** Whether an entry of a history tells of what machines do for themselves. */
export const isMachine = (entry: RecordRow): boolean =>
  entry['actorId'] == null &&
  entry['actorKind'] === 'system' &&
  entry['toStatus'] == null &&
  (REPEATED.test(text(entry['event'])) || /[a-z][A-Z]/.test(text(entry['label'])));
