import DataLoader from 'dataloader';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { linkExpiry, onwardPurpose } from './links.js';
import { nextStepKinds, nextStepTargets, turns, type NextStep } from './next-step.js';
import { orderSteps, orderStepNames, orderStepStates, type OrderStep } from './order/order-steps.js';
import { readOrderFacts, type OrderFacts } from './order-facts.js';
import { staffNameOf } from './staff-name.js';

export const nextStepTypeDefs = /* GraphQL */ `
enum NextStepKind { ${nextStepKinds.join(' ')} }
enum NextStepTurn { ${turns.join(' ')} }
"Where the button of the next step leads: to the step itself. ORDER_PAGE: the button is on the page of the order."
enum NextStepTarget { ${nextStepTargets.join(' ')} }
enum OrderStepName { ${orderStepNames.join(' ')} }
enum OrderStepState { ${orderStepStates.join(' ')} }

"The one thing that comes next in an order, decided in one place for every page."
type NextStep {
  kind: NextStepKind!
  whoseTurn: NextStepTurn!
  target: NextStepTarget!
  "By when it is promised."
  promisedAt: DateTime
  "Whether that time is over."
  late: Boolean!
  "A day where the client is: until then it rests."
  until: Date
  "About how long it takes the client."
  minutes: Int
  "How many answers are missing."
  count: Int!
  "Which ones."
  missing: [DraftGap!]!
  "While we file: offices that have the application already."
  filed: [JurisdictionCode!]!
  "While we file: offices that are still to get it."
  toFile: [JurisdictionCode!]!
  "What is left to pay after a part arrived."
  stillOpen: Money
  "What is paid for, once there is a price."
  product: Product
  "Token of /registration-request/{token}, where the step leads to the order form; null for whoever may not fill it in."
  formToken: String
}

"One of the steps of an order, with the time it was done."
type OrderStep {
  step: OrderStepName!
  state: OrderStepState!
  doneAt: DateTime
}

extend type ThreadComment {
  "Name of the member of the firm who wrote it; null for everybody else."
  authorName: String
}

extend type RegistrationRequest {
  "What comes next, and whose turn it is."
  nextStep: NextStep!
  "The steps of the order; an order without a check has five."
  orderSteps: [OrderStep!]!
  "Name of the lawyer in charge; null while nobody is."
  lawyerInCharge: String
}
`;

const loaders = new WeakMap<RequestContext, DataLoader<string, OrderFacts>>();

/** Facts of orders that were read before, so that it is decided already who sees them. */
function factsOf(id: string, context: RequestContext, now: Date): Promise<OrderFacts> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader((ids: readonly string[]) => readOrderFacts(context.manager, ids, now));
    loaders.set(context, loader);
  }
  return loader.load(id);
}

interface Order {
  readonly id: string;
}

export function nextStepResolvers(
  linkKey: string,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Resolvers {
  const formToken = (id: string, revision: number, viewer: Viewer): string =>
    signLink(
      { purpose: onwardPurpose(viewer), subjectId: id, revision, expiresAt: linkExpiry(clock.now()) },
      linkKey,
    );
  return {
    ThreadComment: {
      authorName: (
        { authorId }: { readonly authorId?: string | null },
        _: unknown,
        context: RequestContext,
      ) => (authorId ? staffNameOf(authorId, context) : null),
    },
    RegistrationRequest: {
      nextStep: async ({ id }: Order, _: unknown, context: RequestContext): Promise<object> => {
        const { step, payment, status, linkRevision } = await factsOf(id, context, clock.now());
        if (step.kind === 'UNKNOWN')
          log.error({ requestId: id, status }, 'an order stands at a status without a next step');
        const mayFillIn = step.target === 'ORDER_FORM' && context.viewer.link?.purpose !== 'order-share';
        return {
          ...shown(step, payment, clock.now()),
          formToken: mayFillIn ? formToken(id, linkRevision, context.viewer) : null,
        };
      },
      orderSteps: async (
        { id }: Order,
        _: unknown,
        context: RequestContext,
      ): Promise<readonly OrderStep[]> => {
        const { past, status } = await factsOf(id, context, clock.now());
        return orderSteps(past, status);
      },
      lawyerInCharge: async ({ id }: Order, _: unknown, context: RequestContext): Promise<string | null> => {
        const { assignedAdminId } = await factsOf(id, context, clock.now());
        return assignedAdminId === null ? null : staffNameOf(assignedAdminId, context);
      },
    },
  };
}

function shown(
  { stillOpenMinor, missing, promisedAt, ...step }: NextStep,
  payment: OrderFacts['payment'],
  now: Date,
): object {
  return {
    ...step,
    promisedAt,
    missing,
    count: missing.length,
    late: promisedAt !== null && promisedAt < now,
    stillOpen:
      stillOpenMinor === null || payment === null
        ? null
        : { amountMinor: stillOpenMinor, currency: payment.currency },
    product: payment === null ? null : { __typename: 'Product', id: payment.productId },
  };
}
