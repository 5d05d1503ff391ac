import { isRefusal } from '../../../data/refusal.js';
import { submit } from '../parts/admin-api.js';
import {
  DayAssignDocument,
  DayDoneDocument,
  DayGiveBackDocument,
  DayReopenDocument,
  DaySnoozeDocument,
  DayTakeDocument,
  DayWakeDocument,
  type DayTask,
} from './my-day.graphql.js';

export interface Colleague {
  readonly id: string;
  readonly displayName: string;
}

/** What can be done to a row of My day. */
export type DayStep =
  | { readonly name: 'take' | 'giveBack' | 'wake' | 'done' | 'reopen' }
  | { readonly name: 'assign'; readonly to: Colleague }
  /** ISO instant, and the reason that colleagues read. */
  | { readonly name: 'snooze'; readonly until: string; readonly because: string };

const held = (by: Colleague | null): Pick<DayTask, 'assignedAdminId' | 'assignedAdmin'> => ({
  assignedAdminId: by?.id ?? null,
  assignedAdmin: by && { __typename: 'User', id: by.id, displayName: by.displayName },
});
const awake = { snoozedUntil: null, snoozeReason: null } as const;

/** A row as it will be when the step is taken. */
export function patchOf(step: DayStep, row: DayTask, me: Colleague): DayTask {
  switch (step.name) {
    case 'take':
      return { ...row, ...held(me) };
    case 'assign':
      return { ...row, ...held(step.to) };
    case 'giveBack':
      return { ...row, ...held(null), ...awake };
    case 'snooze':
      return { ...row, snoozedUntil: step.until, snoozeReason: step.because };
    case 'wake':
      return { ...row, ...awake };
    case 'done':
      return { ...row, ...awake, status: 'DONE' };
    case 'reopen':
      return { ...row, status: 'OPEN' };
  }
}

/** What takes a step back from a row as it was before. */
export function inverseOf(step: DayStep, { assignedAdmin, snoozedUntil, snoozeReason }: DayTask): DayStep {
  if (step.name === 'done') return { name: 'reopen' };
  if (step.name === 'reopen') return { name: 'done' };
  if (step.name === 'snooze' || step.name === 'wake')
    return snoozedUntil === null
      ? { name: 'wake' }
      : { name: 'snooze', until: snoozedUntil, because: snoozeReason ?? '' };
  return assignedAdmin === null ? { name: 'giveBack' } : { name: 'assign', to: assignedAdmin };
}

/** One of several that was not done, with why. */
export interface StepRefusal {
  readonly id: string;
  readonly refusal: { readonly code: string; readonly message: string };
}

/** Takes one step on several tasks. @throws when nobody knows whether it was taken */
export async function sendStep(step: DayStep, ids: readonly string[]): Promise<readonly StepRefusal[]> {
  const key = crypto.randomUUID();
  switch (step.name) {
    case 'take':
      return (await submit(DayTakeDocument, { ids }, key)).takeTaskList.refusals;
    case 'giveBack':
      return (await submit(DayGiveBackDocument, { ids }, key)).giveBackTaskList.refusals;
    case 'assign':
      return (await submit(DayAssignDocument, { ids, input: { assignedAdminId: step.to.id } }, key))
        .assignTaskList.refusals;
    case 'snooze': {
      const { until, because } = step;
      return (await submit(DaySnoozeDocument, { ids, input: { until, because } }, key)).snoozeTaskList
        .refusals;
    }
    case 'wake':
      return (await submit(DayWakeDocument, { ids }, key)).wakeTaskList.refusals;
    case 'done':
      return (await submit(DayDoneDocument, { ids }, key)).finishTaskList.refusals;
    case 'reopen':
      return (await Promise.all(ids.map(reopen))).flat();
  }
}

async function reopen(id: string): Promise<readonly StepRefusal[]> {
  const { reopenTask } = await submit(DayReopenDocument, { id }, crypto.randomUUID());
  return isRefusal(reopenTask) ? [{ id, refusal: reopenTask }] : [];
}
