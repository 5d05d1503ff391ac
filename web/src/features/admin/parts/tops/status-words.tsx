import { use } from 'react';
import { Status } from '../../../../kit/status/status.js';
import { factsOf } from '../records/facts-of.js';
import { valueLabel } from '../records/record-title.js';
import { statusTone } from '../records/status-tone.js';

/** A status of another record by the desk's word for it. */
export function StatusWord({ table, status }: { table: string; status: string | null }) {
  const { desk, fields } = use(factsOf(table));
  const states = status === null ? desk?.otherwise : desk?.states[status];
  const label = valueLabel(fields.find(({ key }) => key === 'status') ?? {}, status);
  const state = states?.at(-1);
  return (
    <Status tone={statusTone(label, state?.waitsFor)} quiet>
      {state?.word ?? label}
    </Status>
  );
}
