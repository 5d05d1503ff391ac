import type { RegistrationRequestEventType } from '../events.js';

/** The six steps of an order as its client walks them. */
export const orderStepNames = ['CHECK', 'PAYMENT', 'ANSWERS', 'DRAFT', 'APPROVAL', 'FILING'] as const;

/** One of the six steps. */
export type OrderStepName = (typeof orderStepNames)[number];

/** `NOW`: the first step that is not done; `ENDED`: it never will be, the order was refunded or withdrawn. */
export const orderStepStates = ['DONE', 'NOW', 'AHEAD', 'ENDED'] as const;

/** One step of an order, and how far it is. */
export interface OrderStep {
  readonly step: OrderStepName;
  readonly state: (typeof orderStepStates)[number];
  /** When it was done; null while it is not. */
  readonly doneAt: Date | null;
}

/** A fact of the order by its name and the instant it happened. */
export interface PastFact {
  readonly type: string;
  readonly occurredAt: Date;
}

/** Which fact ends a step, and which facts open it again. */
const ends: Readonly<
  Record<
    OrderStepName,
    {
      readonly by: readonly RegistrationRequestEventType[];
      readonly undoneBy: readonly RegistrationRequestEventType[];
    }
  >
> = {
  CHECK: { by: ['VerificationApproved', 'VerificationDismissed'], undoneBy: ['VerificationRepeated'] },
  PAYMENT: { by: ['InvoicePaid', 'ReadyForDrafting'], undoneBy: [] },
  ANSWERS: { by: ['ReviewRequested', 'SentForReview'], undoneBy: [] },
  DRAFT: { by: ['SentForReview'], undoneBy: ['ChangesRequested'] },
  APPROVAL: { by: ['ApplicationApproved'], undoneBy: [] },
  FILING: { by: ['ApplicationsFiled'], undoneBy: [] },
};

const over: readonly string[] = ['Refunded', 'Withdrawn'];

/** The steps of one order in their order, each with its day. An order without a check has no such step. `facts`: oldest first. */
export function orderSteps(facts: readonly PastFact[], status: string | null): readonly OrderStep[] {
  const checked = facts.some(({ type }) => type === 'VerificationRequested');
  const names = orderStepNames.filter((name) => name !== 'CHECK' || checked);
  const done = new Map(names.map((name) => [name, doneAt(name, facts)]));
  const now = names.find((name) => done.get(name) === null);
  const ended = status !== null && over.includes(status);
  return names.map((step) => ({
    step,
    doneAt: done.get(step) ?? null,
    state: done.get(step) != null ? 'DONE' : ended ? 'ENDED' : step === now ? 'NOW' : 'AHEAD',
  }));
}

function doneAt(name: OrderStepName, facts: readonly PastFact[]): Date | null {
  const { by, undoneBy } = ends[name];
  const types: readonly string[] = [...by, ...undoneBy];
  const last = facts.findLast(({ type }) => types.includes(type));
  if (last === undefined || (undoneBy as readonly string[]).includes(last.type)) return null;
  // Told twice, it was done the first time since it was last open.
  const opened = facts.findLastIndex(({ type }) => (undoneBy as readonly string[]).includes(type));
  return (
    facts.slice(opened + 1).find(({ type }) => (by as readonly string[]).includes(type))?.occurredAt ??
    last.occurredAt
  );
}
