import { waitsForWord } from '../../../../domain/office-letter/answer-draft.js';
import { officeToday } from '../../../../domain/deadline/office-today.js';
import { addDays, dayOf } from '../../../../kit/dates/day.js';
import type { NextStepFields } from '../../parts/portal-parts.graphql.js';
import { openDebts, type Debt } from '../../parts/open-debts.js';
import { payPath } from '../../parts/payable.js';
import type { PortalHomeResult } from '../home.graphql.js';

type Order = PortalHomeResult['registrationRequestList']['items'][number];
type Invoice = PortalHomeResult['invoiceList']['items'][number];
type Product = PortalHomeResult['productList']['items'][number];

interface Common {
  readonly id: string;
  /** What it is about: a mark, a counterparty, an invoice number. */
  readonly about: string;
  /** Calendar day by which it is due. */
  readonly due: string | null;
  /** Office whose calendar the day is of; none for days of the firm. */
  readonly office: string | null;
}

/** The next step of an order. */
export interface OrderDuty extends Common {
  readonly kind: 'order';
  readonly step: NextStepFields;
}

/** Anything else that waits for the reader. */
export interface OtherDuty extends Common {
  readonly kind: 'letter' | 'answer' | 'proof' | 'caseLetter' | 'solution' | 'invoice' | 'payment';
  /** The step itself, not a page that links to it. */
  readonly to: string;
  /** How long it takes, in minutes. */
  readonly minutes: number;
}

export type Duty = OrderDuty | OtherDuty;

/** A legal date within so many days goes before everything but one that is over. */
const SOON_DAYS = 14;
const APPROVAL: readonly string[] = ['APPROVE', 'ADD_BEFORE_APPROVAL'];
const ANSWERS: readonly string[] = ['FILL_IN', 'ASK_FOR_DRAFT'];
const MONEY: readonly string[] = [
  'PAY',
  'PAYMENT_DECLINED',
  'AWAIT_TRANSFER',
  'PAY_THE_REST',
  'PAYMENT_DISPUTED',
];
const REPORT: readonly string[] = ['READ_REPORT', 'READ_WHY_NOT'];
/** What the reader may do some day, and is not asked to. */
const NOT_ASKED: readonly string[] = ['LOST'];

/** How pressing: overdue legal date, near legal date, overdue payment, approval, answers, other payments, report, choices. */
function rank(duty: Duty, now: Date): number {
  const today = officeToday(duty.office, now);
  const over = duty.due !== null && duty.due < today;
  switch (duty.kind) {
    case 'letter':
    case 'answer':
    case 'proof':
      return over ? 0 : duty.due !== null && duty.due <= addDays(today, SOON_DAYS) ? 1 : 7;
    case 'invoice':
    case 'payment':
      return over ? 2 : 5;
    case 'order': {
      const { kind } = duty.step;
      if (MONEY.includes(kind)) return over ? 2 : 5;
      return APPROVAL.includes(kind) ? 3 : ANSWERS.includes(kind) ? 4 : REPORT.includes(kind) ? 6 : 7;
    }
    case 'caseLetter':
      return 3;
    case 'solution':
      return 7;
  }
}

/** Everything that waits for the reader, and in which there is something to do, the most pressing first and equal ones by date. */
export function dutiesOf(home: PortalHomeResult, now: Date): Duty[] {
  const orders = home.registrationRequestList.items;
  const inOrders = new Set(orders.map(({ nextStep }) => nextStep.product?.id));
  const duties: Duty[] = [
    ...home.officeActionList.items.map((letter) => ({
      id: letter.id,
      kind: 'letter' as const,
      about: letter.markName ?? '',
      to: `/portal/office-action/${letter.id}`,
      due: letter.dueDate,
      office: letter.jurisdiction,
      minutes: 10,
    })),
    ...home.answerDrafts.items.filter(waitsForWord).map((letter) => ({
      id: letter.id,
      kind: 'answer' as const,
      about: letter.markName ?? '',
      to: `/portal/office-action/${letter.id}`,
      due: letter.dueDate,
      office: letter.jurisdiction,
      minutes: 10,
    })),
    ...home.useInCommerceRequestList.items
      .filter((proof) => proof.classes.items.length > 0)
      .map((proof) => ({
        id: proof.id,
        kind: 'proof' as const,
        about: proof.trademark?.name ?? '',
        to: `/portal/use-in-commerce-request/${proof.id}`,
        due: proof.dueDate,
        office: proof.trademark?.jurisdiction ?? null,
        minutes: 15,
      })),
    ...openDebts(
      home.invoiceList.items,
      home.productList.items.filter(({ id }) => !inOrders.has(id)),
      dayOf(now),
    ).map(debtDuty),
    ...orders.filter(isDuty).map(orderDuty),
    ...threatDuties(home),
  ];
  return duties.sort(
    (left, right) =>
      rank(left, now) - rank(right, now) || (left.due ?? '9999').localeCompare(right.due ?? '9999'),
  );
}

/** What waits in threats: letters to approve, and steps to choose from. */
function threatDuties(home: PortalHomeResult): OtherDuty[] {
  return [
    ...home.caseLetterList.items.map((letter) => ({
      id: letter.id,
      kind: 'caseLetter' as const,
      about: letter.recipientName,
      to: `/portal/cases/${letter.caseId ?? ''}`,
      due: null,
      office: null,
      minutes: 5,
    })),
    ...home.caseSolutionList.items.map((solution) => ({
      id: solution.id,
      kind: 'solution' as const,
      about: solution.case?.caseCounterparty?.primaryName ?? '',
      to: `/portal/solution-center/${solution.caseId ?? ''}`,
      due: null,
      office: null,
      minutes: 5,
    })),
  ];
}

function debtDuty({ id, invoice, product, dueDate: due }: Debt<Invoice, Product>): OtherDuty {
  if (product === undefined)
    return {
      id,
      kind: 'invoice',
      about: invoice?.number ?? '',
      to: '/portal/profile?tab=billing-info',
      due,
      office: null,
      minutes: 3,
    };
  return {
    id,
    kind: 'payment',
    about: product.name,
    to: payPath(product.id),
    due,
    office: null,
    minutes: 3,
  };
}

function isDuty({ nextStep: { whoseTurn, kind } }: Order): boolean {
  return whoseTurn === 'YOU' && !NOT_ASKED.includes(kind);
}

function orderDuty({ id, value, nextStep: step }: Order): OrderDuty {
  return {
    id,
    kind: 'order',
    about: value,
    step,
    due: MONEY.includes(step.kind) ? (step.product?.payableUntil ?? null) : null,
    office: null,
  };
}
