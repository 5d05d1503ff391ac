import { useGetList } from 'ra-core';
import { beganOn } from '../../parts/records/steps/offers.js';
import { trackingKey } from './tracking-key.js';
import type { DeskState, RecordFacts, RecordRow } from '../../parts/records/record-facts.js';

/** When the present state began: a day or a moment, by the record itself or by its history. `exact` false: neither says it, and the record's last change stands in. */
export interface Since {
  readonly at: string;
  readonly exact: boolean;
}

/** @returns undefined while the history is read. */
export function useSince(facts: RecordFacts, row: RecordRow, state: DeskState): Since | undefined {
  const began = beganOn(facts, row, state);
  const { data, error } = useGetList<RecordRow>(
    facts.tracking ?? '',
    { ...trackingKey(facts, row.id) },
    { enabled: began === undefined && facts.tracking !== undefined },
  );
  if (began !== undefined) return { at: began, exact: true };
  if (facts.tracking === undefined || error !== null)
    return typeof row['updatedAt'] === 'string' ? { at: row['updatedAt'], exact: false } : undefined;
  if (data === undefined) return undefined;
  const entered = data.find(({ toStatus }) => toStatus !== null && toStatus !== undefined)?.['createdAt'];
  const at = entered ?? row['createdAt'];
  return typeof at === 'string' ? { at, exact: true } : undefined;
}
