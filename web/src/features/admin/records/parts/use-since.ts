import { useGetList } from 'ra-core';
import { trackingKey } from './tracking-key.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';

/** When the present status began, by the history. `exact` false: there is none, and the record's last change stands in. */
export interface Since {
  readonly at: string;
  readonly exact: boolean;
}

/** @returns undefined while the history is read. */
export function useSince(facts: RecordFacts, row: RecordRow): Since | undefined {
  const { data, error } = useGetList<RecordRow>(
    facts.tracking ?? '',
    { ...trackingKey(facts, row.id) },
    { enabled: facts.tracking !== undefined },
  );
  if (facts.tracking === undefined || error !== null)
    return typeof row['updatedAt'] === 'string' ? { at: row['updatedAt'], exact: false } : undefined;
  if (data === undefined) return undefined;
  const entered = data.find(({ toStatus }) => toStatus !== null && toStatus !== undefined)?.['createdAt'];
  const at = entered ?? row['createdAt'];
  return typeof at === 'string' ? { at, exact: true } : undefined;
}
