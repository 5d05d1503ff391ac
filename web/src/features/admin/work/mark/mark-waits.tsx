import { use } from 'react';
import type { DeskState, RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { factsOf } from '../../parts/records/facts-of.js';
import { deskState } from '../../parts/records/steps/offers.js';
import { WaitsLine } from '../../records/parts/waits-line.js';
import type { Mark } from './mark.js';
import { useMarkWork } from './use-mark-work.js';

interface Props {
  readonly facts: RecordFacts;
  readonly row: RecordRow;
  readonly state: DeskState;
}

interface Followed {
  readonly table: string;
  readonly row: RecordRow;
}

const OVER: ReadonlySet<string> = new Set([
  'CLOSED',
  'ABANDONED',
  'RESPONSE_SUBMITTED',
  'SUBMITTED',
  'LAPSED',
]);

/** The letter of the office, or the proof of use, that decides whom its mark waits for: the newest that is not over. */
export function followedOf(status: unknown, mark: Mark): Followed | undefined {
  const isOpen = (one: { readonly status: string }): boolean => !OVER.has(one.status);
  if (status === 'OFFICE_ACTION_RECEIVED') {
    const letter = mark.officeActions.items.find(isOpen);
    return letter && { table: 'office_action', row: letter };
  }
  if (status === 'STATEMENT_OF_USE_REQUESTED' || status === 'SOU_EXTENDED') {
    const proof = mark.useInCommerceRequests.items.find(isOpen);
    return proof && { table: 'use_in_commerce_request', row: proof };
  }
  return undefined;
}

function FollowedLine({ table, row, userId }: Followed & { readonly userId: unknown }) {
  const facts = use(factsOf(table));
  const state = deskState(facts, row);
  return state === undefined ? null : <WaitsLine facts={facts} row={{ ...row, userId }} state={state} />;
}

/** A mark with a letter of the office, or a proof of use, waits for whom that one waits for. */
export function MarkWaits({ facts, row, state }: Props) {
  const mark = useMarkWork(row).data?.trademark ?? undefined;
  const followed = mark === undefined ? undefined : followedOf(row['status'], mark);
  if (followed === undefined) return <WaitsLine facts={facts} row={row} state={state} />;
  return <FollowedLine {...followed} userId={row['userId']} />;
}
