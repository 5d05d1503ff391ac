import { Suspense, use } from 'react';
import { Status } from '../../../../kit/status/status.js';
import { factsOf } from '../records/facts-of.js';
import { statusTone } from '../records/status-tone.js';
import { statusWord, type StatusRow } from '../records/status-word.js';
import { deskState } from '../records/steps/offers.js';

interface Props {
  readonly table: string;
  readonly status: string | null;
  /** What was read of that record, where more than its status decides how it is called. */
  readonly row?: StatusRow;
}

/** A status of another record by the desk's word for it. */
export function StatusWord(props: Props) {
  return (
    <Suspense>
      <Word {...props} />
    </Suspense>
  );
}

function Word({ table, status, row = {} }: Props) {
  const facts = use(factsOf(table));
  const shown = { ...row, status };
  const word = statusWord(facts, shown);
  return (
    <Status tone={statusTone(status ?? word, deskState(facts, shown)?.waitsFor)} quiet>
      {word}
    </Status>
  );
}
