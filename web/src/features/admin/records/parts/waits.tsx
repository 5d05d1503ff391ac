import { Suspense } from 'react';
import type { DeskState, RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { WaitsLine } from './waits-line.js';
import { FollowedWaits, followsAnother, withOwnWaits } from './work-area.js';

/** Whom the record waits for: by its own state, or as the record says that it follows. */
export function Waits({ facts, row, state }: { facts: RecordFacts; row: RecordRow; state: DeskState }) {
  if (withOwnWaits.has(facts.table)) return null;
  const line = <WaitsLine facts={facts} row={row} state={state} />;
  if (!followsAnother(facts.table)) return line;
  return (
    <Suspense>
      <FollowedWaits facts={facts} row={row} state={state} />
    </Suspense>
  );
}
