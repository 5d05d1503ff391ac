import type { WorkFacts } from './work-facts.js';

/** What waits where money came, did not come or has to go back, and where fees of offices are looked after. */
export const moneyWorks = {
  money: {
    kind: 'payment',
    title: 'settle the payment',
    promised: { days: 1 },
    byHand: true,
    by: 'admin',
    minutes: 20,
  },
  dispute: {
    kind: 'payment',
    title: 'the payment is disputed: send evidence to the provider in time',
    promised: { days: 1 },
    byHand: true,
    by: 'admin',
    minutes: 60,
  },
  invoice: {
    kind: 'payment',
    title: 'paid without an invoice: write it',
    promised: { days: 1 },
    byHand: true,
    by: 'admin',
    minutes: 20,
  },
  'e-invoice': {
    kind: 'payment',
    title: 'an e-invoice did not arrive: read why',
    promised: { days: 1 },
    byHand: true,
    by: 'admin',
    minutes: 20,
  },
  'transfer-back': {
    kind: 'payment',
    title: 'send the money back by transfer (two persons)',
    promised: { days: 1 },
    byHand: true,
    by: 'admin',
    minutes: 20,
  },
  fees: { kind: 'payment', title: 'enter the office fee', promised: { days: 2 }, by: 'lawyer', minutes: 5 },
  'part-back': {
    kind: 'payment',
    title: 'a part was paid back: take its classes out of the order, or note that it was a favour',
    promised: { days: 1 },
    byHand: true,
    by: 'admin',
    minutes: 15,
  },
  refund: {
    kind: 'payment',
    title: 'the client asks to end the order: decide the refund',
    promised: { days: 1 },
    by: 'admin',
    minutes: 20,
  },
  'fee-check': {
    kind: 'other',
    title: 'look at the page of the office and confirm its fees',
    by: 'admin',
    minutes: 15,
  },
  'fee-decision': {
    kind: 'payment',
    title: 'a fee changed by more than a quarter: look as well, agree or decline',
    promised: { days: 1 },
    by: 'admin',
    minutes: 10,
  },
} as const satisfies Readonly<Record<string, WorkFacts>>;
