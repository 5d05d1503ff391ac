import type { RecordFacts } from './record-facts.js';
import { valueLabel } from './record-title.js';
import { deskState } from './steps/offers.js';

/** A row as far as somebody read it. */
export type StatusRow = Readonly<Record<string, unknown>>;

/** What the desk calls the state of a row, wherever it is named. Where the fields that decide were not read, all that the status may mean. */
export function statusWord(facts: Pick<RecordFacts, 'desk' | 'fields'>, row: StatusRow): string {
  const { desk, fields } = facts;
  const { status } = row;
  const states = typeof status === 'string' ? (desk?.states[status] ?? []) : (desk?.otherwise ?? []);
  const deciding = states.flatMap(({ has, lacks, until }) => [has, lacks, until]);
  const isKnown = deciding.every((key) => key === undefined || row[key] !== undefined);
  const word = isKnown || status == null ? deskState(facts, row)?.word : undefined;
  return word ?? (status == null ? '' : valueLabel(fields.find(({ key }) => key === 'status') ?? {}, status));
}
