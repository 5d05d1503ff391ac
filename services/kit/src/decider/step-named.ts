import { Fault } from '../errors/fault.js';
import type { FieldSet } from '../field/field.js';
import type { Command, DomainEvent } from './decider.js';
import type { RecordState } from './record-decider.js';
import type { WorkItem } from './work-item.js';

/** The command of one arrow, for consumers, jobs and specs. @throws Fault when the work item has no such step. */
export function stepNamed<F extends FieldSet, W extends Extract<keyof F, string>>(
  item: WorkItem<F, W>,
  name: string,
): Command<RecordState<F>, DomainEvent> {
  const step = item.steps.find((command) => command.name === name);
  if (step === undefined) throw new Fault(`there is no step ${name}`);
  return step;
}
