import { Fault } from '../model/words/fault.js';
import type { Command, DomainEvent } from '../model/decider/decider.js';
import type { RecordState } from '../model/decider/record-decider.js';
import type { WorkItem } from '../model/decider/work-item.js';
import type { Step } from '../model/decider/step.js';
import type { FieldSet, KeyOf } from '../model/field/field.js';

/** A step by its command's name with whatever input a test's table gives. @throws Fault when there is none. */
export function anyStep<F extends FieldSet, W extends KeyOf<F>, S extends Step<F>>(
  { transitions }: WorkItem<F, W, S>,
  name: string,
): Command<RecordState<F>, DomainEvent> {
  const transition = transitions.find(({ command }) => command.name === name);
  if (transition === undefined) throw new Fault(`there is no step ${name}`);
  return transition.command;
}
