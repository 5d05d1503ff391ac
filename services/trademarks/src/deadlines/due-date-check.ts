import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../refusals.js';

/** A due date that two people have looked at. */
export interface CheckedDueDate {
  readonly dueDate?: string;
  /** Who entered it. */
  readonly dueDateSetById?: string | null;
  /** The date the second person confirmed; another one in `dueDate` is not confirmed. */
  readonly confirmedDueDate?: string | null;
}

/** Four eyes: whoever entered a date never confirms it. */
export function confirmationProblem(
  { dueDate, dueDateSetById, confirmedDueDate }: CheckedDueDate,
  userId: string | undefined,
): Refusal | undefined {
  if (confirmedDueDate === dueDate) return no('DUE_DATE_CONFIRMED');
  return userId !== undefined && userId === dueDateSetById ? no('SECOND_PERSON_NEEDED.dueDate') : undefined;
}

/** Why a due date cannot be relied on yet: `DUE_DATE_UNCONFIRMED` until a second person confirmed this very date. */
export function unconfirmed({ dueDate, confirmedDueDate }: CheckedDueDate): Refusal | undefined {
  return dueDate !== undefined && confirmedDueDate === dueDate ? undefined : no('DUE_DATE_UNCONFIRMED');
}
