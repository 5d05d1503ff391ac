import { refuse, type Refusal } from '@cotta/kit/decider/refusal.js';

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
  if (confirmedDueDate === dueDate)
    return refuse('DUE_DATE_CONFIRMED', 'This due date is confirmed already.');
  return userId !== undefined && userId === dueDateSetById
    ? refuse('SECOND_PERSON_NEEDED', 'Somebody else has to confirm a due date that you entered.')
    : undefined;
}

export function unconfirmed({ dueDate, confirmedDueDate }: CheckedDueDate): Refusal | undefined {
  return dueDate !== undefined && confirmedDueDate === dueDate
    ? undefined
    : refuse('DUE_DATE_UNCONFIRMED', 'A second person has to confirm the due date first.');
}
