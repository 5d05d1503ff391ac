import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { readByIds, readByKeys } from '@cotta/kit/runtime/reading/read.js';
import { addDays, daysBetween } from '@cotta/reference/calendar-date.js';
import { officeZone } from '@cotta/reference/renewal-window.js';
import { dayBegins, officeToday } from '../deadlines/office-day.js';
import { orderLink } from '../links/order-link.js';
import { everyRowViewer } from '../mark/every-row.js';
import { trademarkResource } from '../mark/trademark.resource.js';
import { offersOf } from './proof-offers.js';
import { canOrder, dayThatCounts, extensionFrom, isLate, orderUntil } from './proof-order-rules.js';
import { canRevive } from './use-in-commerce-rules.js';
import { useInCommerceRequestClassResource } from './use-in-commerce-request-class.record.js';
import { useInCommerceRequestResource } from './use-in-commerce-request.resource.js';

/** What whoever may read a proof of use reads beside its own columns, also by a link: nothing here leads to anything else of the client. */
export const proofSheetTypeDefs = /* GraphQL */ `
  "One class of a proof of use, as its client decides about it."
  type ProofClass {
    id: ID!
    classNumber: Int!
    "What is still in use, of the terms."
    items: [String!]!
    "Everything that the mark covers in this class."
    terms: [String!]!
    decision: UseInCommerceDecision
    firstUseInUs: Date
    firstUseAnywhere: Date
    website: String
    "Opens this class and what shows it in use for a day, without signing in."
    link: String
  }

  "One filing that can be ordered now, and what it costs before tax for the classes as they are decided."
  type ProofOffer {
    type: UseInCommerceRequestType!
    declarationOfIncontestability: Boolean!
    serviceFee: Money!
    officeFee: Money!
    "Part of the office's fee, for being late."
    lateFee: Money!
    "Part of our fee, for a day that is near."
    rushFee: Money!
    "For which classes it is filed."
    classes: [Int!]!
    "The office asks why the mark is not used yet."
    needsGoodCause: Boolean!
    "Every class is decided and one is filed at least: it can be ordered at this price."
    isReady: Boolean!
  }

  "A proof of use as its client reads it and decides about it."
  type ProofSheet {
    markName: String!
    "Number of the application or registration at the office."
    number: String
    "The day at the office that counts now: the due date, in the time of grace its end. Never moved to an open day."
    officeDay: Date!
    "When that day ends."
    lastMoment: DateTime!
    "IANA zone of the office."
    zone: String!
    "Days from today to that day, counted at the office; negative when it is over."
    daysLeft: Int!
    "The time of grace runs: the office takes a late fee."
    late: Boolean!
    "Last day on which it can be ordered and paid."
    orderUntil: Date!
    canOrder: Boolean!
    "First day on which the next extension can be asked for; null where the first one is still to come."
    extensionFrom: Date
    classes: [ProofClass!]!
    offers: [ProofOffer!]!
    "Nothing was filed and the application ended; a petition to revive it can still be in time."
    canRevive: Boolean!
    "Opens the order and its payment for a day; null while nothing is ordered."
    orderLink: String
  }

  extend type UseInCommerceRequest {
    proof: ProofSheet!
  }
`;

const OFFICE = 'US';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface Parts {
  readonly linkKey: string;
  readonly clock: Clock;
}

export function proofSheetResolvers(parts: Parts): Resolvers {
  return {
    UseInCommerceRequest: {
      proof: ({ id }: { id: string }, _: unknown, context: RequestContext) => proofOf(id, context, parts),
    },
  };
}

async function proofOf(proofId: string, { manager }: RequestContext, { linkKey, clock }: Parts) {
  // The proof itself was read with the caller's own eyes: only its facts are shown.
  const [proof] = await readByIds(manager, useInCommerceRequestResource, everyRowViewer, [proofId]);
  const { trademarkId, serviceRequestId, linkRevision, type, dueDate, ...dates } = proof ?? {};
  const facts = { ...dates, ...(type && { type }), ...(dueDate && { dueDate }) };
  const [mark] = await readByIds(
    manager,
    trademarkResource,
    everyRowViewer,
    trademarkId ? [trademarkId] : [],
  );
  const classes = await readByKeys(manager, useInCommerceRequestClassResource, everyRowViewer, {
    key: 'useInCommerceRequestId',
    values: [proofId],
  });
  const now = clock.now();
  const officeDay = dayThatCounts(facts, now);
  const linkOf = (subjectId: string): string | null =>
    linkRevision == null ? null : classLink({ subjectId, revision: linkRevision }, linkKey, now);
  const isInternational = mark?.filingBasis?.includes('66(a)') ?? false;
  return {
    markName: mark?.name ?? '',
    number: mark?.number ?? null,
    officeDay,
    lastMoment: new Date(dayBegins(OFFICE, addDays(officeDay, 1)).getTime() - MINUTE_MS),
    zone: officeZone(OFFICE),
    daysLeft: daysBetween(officeToday(OFFICE, now), officeDay),
    late: isLate(facts, now),
    orderUntil: orderUntil(facts, now),
    canOrder: canOrder(facts, now),
    extensionFrom: extensionFrom(facts) ?? null,
    classes: classes
      .map((one) => ({
        ...one,
        items: one.items ?? [],
        terms: termsOf(one, mark?.goodsAndServices ?? []),
        link: linkOf(one.id),
      }))
      .toSorted((a, b) => (a.classNumber ?? 0) - (b.classNumber ?? 0)),
    offers: offersOf(facts, { classes, isInternational, now }),
    canRevive: canRevive({ ...facts, status: proof?.status }, now),
    orderLink: serviceRequestId ? orderLink(serviceRequestId, linkKey, now) : null,
  };
}

interface OfClass {
  readonly classNumber?: number | null;
  readonly items?: readonly string[] | null;
}

/** All that the mark covers in the class; what the class itself says where the mark does not say it. */
function termsOf(
  { classNumber, items }: OfClass,
  goods: readonly { readonly class: number; readonly terms: readonly string[] }[],
): readonly string[] {
  return goods.find((one) => one.class === classNumber)?.terms ?? items ?? [];
}

function classLink(
  { subjectId, revision }: { readonly subjectId: string; readonly revision: number },
  linkKey: string,
  now: Date,
): string {
  const expiresAt = new Date(now.getTime() + DAY_MS);
  return signLink({ purpose: 'use-in-commerce', subjectId, revision, expiresAt }, linkKey);
}
