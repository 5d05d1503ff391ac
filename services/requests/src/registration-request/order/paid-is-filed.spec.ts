import { expect, it } from '@jest/globals';
import { signFacts } from '@cotta/kit/edge/links/signed-facts.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import fc from 'fast-check';
import { draftableUnits, entitledUnits } from './entitlement.js';
import type { RegistrationRequestEvent } from '../events.js';
import { filingCopyOf, type FiledOffice } from '../approval/filing-copy.js';
import { sentDigestOf } from '../approval/sent-copy.js';
import { beyond, unitsAt, type Unit } from './units.js';
import {
  approveApplication,
  markReadyForDrafting,
  reopenRequest,
  giveUpRequest,
  requestChanges,
  requestReview,
  sendForReview,
} from '../draft/drafting-transitions.js';
import {
  confirmInvoicePaid,
  defineCreateOrder,
  refundRequest,
  withdrawRequest,
} from './order-transitions.js';
import { applicationJurisdiction } from '../../application/application-jurisdiction.record.js';
import { giveUnits, takeUnitsBack } from './give-units.js';
import { defineOrderMore } from './order-more.js';
import { confirmAdditionalOrder, lapseAdditionalOrder } from './settle-additional-order.js';
import { takeOut } from './take-out.js';
import { saveOrderDraft } from './save-order-draft.js';
import {
  admin,
  byLink,
  client,
  clientId,
  lawyer,
  mark,
  orderDraft,
  owned,
  passerBy,
  requestId,
  stranger,
  testKey,
} from '../../testing/facts.js';
import {
  copyOf,
  draftedUnits,
  goodsAt,
  onOrder,
  onPart,
  orderOf,
  partInput,
  type Came,
  type Walk,
} from '../../testing/order-walk.js';

const RUNS = 2_000;
const SEED = 20_261_122;
const offices = ['CH', 'EU', 'UK', 'US'] as const;
const people: readonly Viewer[] = [
  client,
  client,
  client,
  stranger,
  passerBy,
  byLink('verification-receipt'),
  byLink('order-share'),
  lawyer,
  lawyer,
  admin,
  admin,
];
const orderMore = defineOrderMore(testKey);
const createOrder = defineCreateOrder(testKey).command;

const begun: Walk = {
  facts: [
    {
      type: 'RegistrationOrderStarted',
      data: {
        about: { ...owned, jurisdictions: ['EU'] },
        mark: { ...mark, jurisdictions: ['EU'], classes: [9] },
        country: 'SK',
        currency: 'EUR',
        sendMarketingEmails: false,
        attribution: [],
        emailKey: 'key',
        addressKey: null,
      },
    },
  ],
  parts: {},
  ownerVersion: 0,
  sent: [],
  filed: {},
};

/** What somebody may try. `a`, `b`: which office, which classes. */
interface Try {
  readonly what: Way;
  readonly who: number;
  readonly office: (typeof offices)[number];
  readonly other: (typeof offices)[number];
  readonly classes: readonly number[];
  readonly flag: boolean;
}

const goods = (classes: readonly number[]) =>
  classes.map((classNumber) => ({ classNumber, terms: ['lamps'] }));
const quote = (filings: readonly string[]) =>
  signFacts(
    {
      use: 'quote',
      facts: { quoteId: clientId, total: 1, currency: 'EUR', jurisdictions: ['EU'], filings },
      expiresAt: new Date('2026-02-20T00:00:00Z'),
    },
    testKey,
  );
const why = 'A colleague’s mistake; the firm bears the fee.';

const ways = {
  'save the order': (walk, viewer, { office, other, classes, flag }) =>
    onOrder(
      walk,
      saveOrderDraft,
      orderDraft({ jurisdictions: flag ? [office, other] : [office], goods: goods(classes) }),
      viewer,
    ),
  // At the right price, or at the cheapest one of an office.
  'place the order': (walk, viewer, { office, classes, flag }) =>
    onOrder(
      walk,
      createOrder,
      {
        services: [],
        orderedItems: [],
        currency: 'EUR',
        filingClassesCount: 10,
        termsAccepted: true,
        quote: flag ? quote([`${office} 1`]) : quote([`${office} ${classes.length}`]),
      },
      viewer,
    ),
  pay: (walk, viewer, { flag }) =>
    onOrder(walk, confirmInvoicePaid.command, {}, flag ? systemViewer : viewer),
  // A part of the money is no fact of the order: nothing but the attempt to go on.
  'go on': (walk, viewer, { flag }) =>
    onOrder(
      walk,
      markReadyForDrafting.command,
      viewer.role === 'admin' ? { reason: why } : {},
      flag ? systemViewer : viewer,
    ),
  'save goods': (walk, viewer, { office, classes }) =>
    onPart(walk, office, applicationJurisdiction.update, { goodsAndServices: goods(classes) }, viewer),
  'save what is paid': (walk, viewer, { office }) =>
    onPart(
      walk,
      office,
      applicationJurisdiction.update,
      {
        goodsAndServices: goods(
          draftableUnits(orderOf(walk).entitlement)
            .filter((unit) => unit.startsWith(office))
            .map((unit) => Number(unit.split(' ')[1])),
        ),
      },
      viewer,
    ),
  'add an office': (walk, viewer, { office, classes }) =>
    onPart(walk, office, applicationJurisdiction.create, partInput(office, goods(classes)), viewer),
  'add a paid office': (walk, viewer, { office }) =>
    onPart(walk, office, applicationJurisdiction.create, partInput(office, []), viewer),
  'copy goods': (walk, viewer, { office, other }) =>
    onPart(walk, other, applicationJurisdiction.update, partInputGoods(goodsAt(walk, office) ?? []), viewer),
  'take an office out': (walk, viewer, { office }) =>
    onPart(walk, office, applicationJurisdiction.remove, {}, viewer),
  'ask for the draft': (walk, viewer, { flag }) =>
    onOrder(walk, requestReview.command, { leaveOutUnused: flag }, viewer),
  send: (walk, viewer, { flag }) => onOrder(walk, sendForReview.command, { leaveOutUnused: flag }, viewer),
  'ask for changes': (walk, viewer) =>
    onOrder(walk, requestChanges.command, { reason: 'Another term.' }, viewer),
  'approve what is read': (walk, viewer) =>
    onOrder(
      walk,
      approveApplication.command,
      { draftDigest: copyOf(walk).digest, poaDocumentId: clientId, reason: why },
      viewer,
    ),
  'approve an old page': (walk, viewer) =>
    onOrder(
      walk,
      approveApplication.command,
      { draftDigest: walk.sent[0]?.digest ?? '0'.repeat(64), poaDocumentId: clientId, reason: why },
      viewer,
    ),
  'approve unread': (walk, viewer) =>
    onOrder(walk, approveApplication.command, { poaDocumentId: clientId, reason: why }, viewer),
  'rename the owner': (walk) => ({ walk: { ...walk, ownerVersion: walk.ownerVersion + 1 }, refused: null }),
  file: (walk, _, { office }) => filed(walk, office),
  refund: (walk, viewer) => onOrder(walk, refundRequest.command, { reason: why }, viewer),
  withdraw: (walk, viewer) => onOrder(walk, withdrawRequest.command, {}, viewer),
  'give up': (walk, viewer) => onOrder(walk, giveUpRequest.command, {}, viewer),
  'come back': (walk, viewer) => onOrder(walk, reopenRequest.command, {}, viewer),
  give: (walk, viewer, { office, classes }) =>
    onOrder(walk, giveUnits, { jurisdiction: office, classNumbers: [...classes], reason: why }, viewer),
  'take back': (walk, viewer, { office, classes }) =>
    onOrder(walk, takeUnitsBack, { jurisdiction: office, classNumbers: [...classes], reason: why }, viewer),
  // What the order lacks at its price, or anything at the cheaper one of a further class.
  'order more': (walk, viewer, { office, classes, flag }) => {
    const held = heldAt(walk, office);
    const requested = flag ? [9, 25, 35, 41].filter((one) => !held.includes(one)).slice(0, 1) : classes;
    return onOrder(
      walk,
      orderMore,
      {
        goods: requested.map((classNumber) => ({ jurisdiction: office, classNumber, terms: ['shops'] })),
        quote: addition(`${office} ${requested.length} on ${flag ? held.length : 9}`),
      },
      viewer,
    );
  },
  'take it out': (walk, viewer) => onOrder(walk, takeOut, { additionalOrderId: lastAddition(walk) }, viewer),
  'pay for more': (walk, viewer, { flag }) => joined(walk, flag ? systemViewer : viewer),
  'pay more back': (walk) => paidBack(walk),
  'let it lapse': (walk, viewer, { flag }) =>
    onOrder(walk, lapseAdditionalOrder, {}, flag ? systemViewer : viewer),
} satisfies Record<string, (walk: Walk, viewer: Viewer, about: Omit<Try, 'what' | 'who'>) => Came>;

type Way = keyof typeof ways;

const partInputGoods = (
  from: readonly { readonly classNumber: number; readonly terms: readonly string[] }[],
) => ({ goodsAndServices: from.map(({ classNumber, terms }) => ({ classNumber, terms: [...terms] })) });

function sealedOf({ facts }: Walk): readonly FiledOffice[] {
  return (
    facts.findLast(
      (fact): fact is Extract<RegistrationRequestEvent, { type: 'ApplicationSealed' }> =>
        fact.type === 'ApplicationSealed',
    )?.data.offices ?? []
  );
}

const heldAt = (walk: Walk, office: string): readonly number[] =>
  entitledUnits(orderOf(walk).entitlement)
    .filter((unit) => unit.startsWith(office))
    .map((unit) => Number(unit.split(' ')[1]));
const lastAddition = (walk: Walk): string => orderOf(walk).entitlement.additional.at(-1)?.id ?? clientId;
const addition = (filing: string) =>
  signFacts(
    {
      use: 'additional-quote',
      facts: { quoteId: clientId, requestId, total: 1, currency: 'EUR', filings: [filing] },
      expiresAt: new Date('2026-02-20T00:00:00Z'),
    },
    testKey,
  );

/** What the consumer of the payment does: the money counts, a sent draft comes back, and the classes join it. */
function joined(walk: Walk, viewer: Viewer): Came {
  const paid = onOrder(walk, confirmAdditionalOrder, { additionalOrderId: lastAddition(walk) }, viewer);
  const stateIn = (one: Walk) => orderOf(one).entitlement.additional.at(-1)?.state;
  // Told again, it joins nothing: it may have been paid back since.
  if (paid.refused !== null || stateIn(walk) === 'PAID' || stateIn(paid.walk) !== 'PAID') return paid;
  const { walk: back } = onOrder(paid.walk, requestChanges.command, { reason: why }, systemViewer);
  if (orderOf(back).status !== 'Ready for drafting') return { walk: back, refused: null };
  const requested = orderOf(back).entitlement.additional.at(-1)?.goods ?? [];
  const [office = ''] = requested.map(({ jurisdiction }) => jurisdiction);
  const before = goodsAt(back, office);
  // An office that was taken out comes back under an id of its own, for which a walk has no room.
  if (before === undefined && back.parts[office] !== undefined) return { walk: back, refused: null };
  const more = requested
    .filter(({ classNumber }) => !(before ?? []).some((one) => one.classNumber === classNumber))
    .map(({ classNumber, terms }) => ({ classNumber, terms: [...terms] }));
  const came =
    before === undefined
      ? onPart(back, office, applicationJurisdiction.create, partInput(office, more), systemViewer)
      : onPart(
          back,
          office,
          applicationJurisdiction.update,
          partInputGoods([...before, ...more]),
          systemViewer,
        );
  // What was paid for is never refused a place in the draft.
  expect(came.refused).toBeNull();
  return { walk: came.walk, refused: null };
}

/** What the consumer of its refund does: an open draft gives the classes back; one that rests keeps them, and goes nowhere with them. */
function paidBack(walk: Walk): Came {
  const order = orderOf(walk).entitlement.additional.at(-1);
  if (order?.state !== 'PAID') return { walk, refused: 'NOTHING_PAID' };
  const { walk: back } = onOrder(walk, requestChanges.command, { reason: why }, systemViewer);
  const { status, entitlement } = orderOf(back);
  if (status !== 'Ready for drafting' && status !== 'Client unresponsive')
    return { walk, refused: 'UNIT_FILED' };
  const [office = ''] = order.goods.map(({ jurisdiction }) => jurisdiction);
  const gone = order.goods.map(({ classNumber }) => classNumber);
  const before = goodsAt(back, office) ?? [];
  const kept = before.filter(({ classNumber }) => !gone.includes(classNumber));
  const emptied =
    kept.length === 0
      ? onPart(back, office, applicationJurisdiction.remove, {}, systemViewer)
      : onPart(back, office, applicationJurisdiction.update, partInputGoods(kept), systemViewer);
  const open =
    status === 'Ready for drafting' && kept.length < before.length ? emptied : { walk: back, refused: null };
  const classNumbers = gone.filter((classNumber) =>
    entitledUnits(entitlement).includes(`${office} ${classNumber}`),
  );
  const taken =
    classNumbers.length === 0
      ? open
      : onOrder(open.walk, takeUnitsBack, { jurisdiction: office, classNumbers, reason: why }, systemViewer);
  expect([open.refused, taken.refused]).toEqual([null, null]);
  return taken;
}

/** An office gets the sealed copy, and nothing else: there is no mark of an office without one. */
function filed(walk: Walk, office: string): Came {
  const copy = sealedOf(walk).find(({ jurisdiction }) => jurisdiction === office);
  if (copy === undefined || orderOf(walk).status !== 'Application approved')
    return { walk, refused: 'NOT_APPROVED_AS_FILED' };
  return { walk: { ...walk, filed: { ...walk.filed, [office]: copy } }, refused: null };
}

const unitsOf = (copies: readonly FiledOffice[]): readonly Unit[] =>
  copies.flatMap(({ jurisdiction, content }) => unitsAt(jurisdiction, content.goodsAndServices));
const digestOf = (copies: readonly FiledOffice[]): string => filingCopyOf(copies).digest;

/** filed ⊆ approved ⊆ sent ⊆ drafted ⊆ entitled, and the same words from the sending on. */
function holds(walk: Walk): void {
  const { status, entitlement } = orderOf(walk);
  const [sent, approved] = [walk.sent.at(-1), sealedOf(walk)];
  const none: readonly Unit[] = [];
  // Paid back while the order rested: the draft has them until somebody takes them out, and is not approved before.
  const paidBefore = entitlement.additional.flatMap(({ state, units }) => (state === 'PAID' ? units : []));
  const left =
    status === 'Application approved'
      ? none
      : entitlement.paidBack.filter((unit) => paidBefore.includes(unit));
  expect(beyond(beyond(draftedUnits(walk), draftableUnits(entitlement)), left)).toEqual(
    status === 'Refunded' ? expect.anything() : none,
  );
  if (['Ready for drafting', 'Sent for review', 'Application approved'].includes(status ?? ''))
    expect(beyond(beyond(draftedUnits(walk), entitledUnits(entitlement)), left)).toEqual(none);
  if (status === 'Sent for review' || status === 'Application approved')
    expect(beyond(unitsOf(sent?.offices ?? []), draftedUnits(walk))).toEqual(none);
  expect(beyond(unitsOf(approved), unitsOf(sent?.offices ?? []))).toEqual(none);
  if (approved.length > 0)
    expect(sentDigestOf({ offices: approved })).toBe(sentDigestOf({ offices: sent?.offices ?? [] }));
  for (const [office, copy] of Object.entries(walk.filed))
    expect(digestOf([copy])).toBe(digestOf(approved.filter(({ jurisdiction }) => jurisdiction === office)));
}

const tries: fc.Arbitrary<Try> = fc.record({
  what: fc.constantFrom(...(Object.keys(ways) as Way[])),
  who: fc.nat(people.length - 1),
  office: fc.constantFrom(...offices),
  other: fc.constantFrom(...offices),
  classes: fc.uniqueArray(fc.constantFrom(9, 25, 35), { minLength: 1, maxLength: 3 }),
  flag: fc.boolean(),
});

/** Now and then everything goes as it should, so that the later steps are reached; the office of the try decides which. */
const toDraft = [
  'save the order',
  'place the order',
  'pay',
  'go on',
  'add a paid office',
  'save what is paid',
  'ask for the draft',
  'send',
] as const;
const roads: readonly (readonly Way[])[] = [
  [...toDraft, 'approve what is read', 'file'],
  [
    ...toDraft,
    'ask for changes',
    'save what is paid',
    'send',
    'approve an old page',
    'approve what is read',
    'file',
  ],
  [
    'save the order',
    'place the order',
    'pay',
    'go on',
    'give',
    'add an office',
    'save what is paid',
    'take an office out',
    'take back',
    'add a paid office',
    'save what is paid',
    'send',
    'approve what is read',
    'file',
  ],
  [
    ...toDraft,
    'order more',
    'pay for more',
    'give up',
    'pay more back',
    'come back',
    'ask for changes',
    'save what is paid',
    'send',
    'approve what is read',
    'file',
  ],
  [...toDraft, 'order more', 'pay for more', 'send', 'approve what is read', 'file'],
  [
    'save the order',
    'place the order',
    'pay',
    'go on',
    'order more',
    'take it out',
    'order more',
    'let it lapse',
    'pay for more',
    'add a paid office',
    'save what is paid',
    'send',
    'approve what is read',
    'file',
  ],
];
const byRight: Readonly<Record<string, number>> = {
  pay: 9,
  'go on': 9,
  send: 7,
  give: 9,
  'take back': 9,
  'give up': 9,
};
const alongTheRoad = fc
  .tuple(
    tries,
    fc.array(tries, { maxLength: 2 }),
    fc.constantFrom(...roads),
    fc.infiniteStream(fc.array(tries, { maxLength: 1 })),
  )
  .map(([first, before, road, detours]) => [
    ...before,
    ...road.flatMap((what): Try[] => [
      {
        ...first,
        what,
        who: byRight[what] ?? 0,
        flag: what !== 'save the order' && what !== 'place the order',
      },
      ...(detours.next().value ?? []),
    ]),
  ]);
const sequences = fc.oneof(fc.array(tries, { minLength: 10, maxLength: 30 }), alongTheRoad, alongTheRoad);

it(`what is filed was approved, sent, drafted and paid: ${RUNS} orders, whoever tries what`, () => {
  const count = new Map<string, { done: number; refused: number }>();
  const reached = { sent: 0, approved: 0, filed: 0 };
  fc.assert(
    fc.property(sequences, (sequence) => {
      let walk = begun;
      for (const { what, who, ...about } of sequence) {
        const { walk: next, refused } = ways[what](walk, people[who] ?? client, about);
        const figure = count.get(what) ?? { done: 0, refused: 0 };
        count.set(
          what,
          refused === null
            ? { ...figure, done: figure.done + 1 }
            : { ...figure, refused: figure.refused + 1 },
        );
        // Nothing of it is ever changed in place, so the same walk is the same facts.
        if (refused !== null) expect(next === walk).toBe(true);
        if (next !== walk) holds(next);
        walk = next;
      }
      reached.sent += walk.sent.length > 0 ? 1 : 0;
      reached.approved += sealedOf(walk).length > 0 ? 1 : 0;
      reached.filed += Object.keys(walk.filed).length > 0 ? 1 : 0;
    }),
    { seed: SEED, numRuns: RUNS },
  );
  const steps = [...count.values()].reduce((sum, { done, refused }) => sum + done + refused, 0);
  process.stdout.write(
    `paid = filed: seed ${SEED}, ${RUNS} orders, ${steps} steps; ${reached.sent} sent, ${reached.approved} approved, ${reached.filed} filed\n${[...count].map(([what, { done, refused }]) => `  ${what}: ${done} done, ${refused} refused`).join('\n')}\n`,
  );
  // A walk that gets nowhere would prove nothing.
  expect(Math.min(reached.sent, reached.approved, reached.filed)).toBeGreaterThan(100);
  for (const [what, { done, refused }] of count)
    expect([what, done > 0, refused > 0]).toEqual([what, true, what !== 'rename the owner']);
}, 600_000);
