import type { TaskKind } from './task-kinds.js';

/** How long a piece of work may take from the moment it came in. */
export type Promised = { readonly hours: number } | { readonly days: number };

interface WorkFacts {
  /** Coarse kind, for filters. */
  readonly kind: TaskKind;
  /** What stands in the stored title; screens translate the work itself. */
  readonly title: string;
  /** Working hours, or the end of that working day. Absent: the fact that brings it says by when, or nobody was promised anything. */
  readonly promised?: Promised;
  /** Who may do it. */
  readonly by: 'lawyer' | 'admin';
  /** No fact tells that it is done: whoever did it says so. */
  readonly byHand?: true;
  /** The fact that brings it rings by itself. */
  readonly rings?: true;
  /** What it usually takes, for the load of a person. */
  readonly minutes: number;
}

/** Everything that can wait for the firm: one task for one thing and work, from what brings it to what ends it. */
export const works = {
  check: { kind: 'verification', title: 'check the name', by: 'lawyer', minutes: 45 },
  price: {
    kind: 'other',
    title: 'no list price: name a price and write to the client',
    promised: { days: 1 },
    by: 'lawyer',
    minutes: 20,
  },
  prepare: {
    kind: 'drafting',
    title: 'read the paid order and ask for what is missing',
    promised: { days: 1 },
    by: 'lawyer',
    minutes: 20,
  },
  draft: { kind: 'drafting', title: 'write the draft', promised: { days: 2 }, by: 'lawyer', minutes: 40 },
  change: {
    kind: 'drafting',
    title: 'work on the changes the client asks for',
    promised: { days: 1 },
    by: 'lawyer',
    minutes: 20,
  },
  answer: {
    kind: 'message',
    title: 'the client wrote: answer',
    promised: { hours: 4 },
    rings: true,
    by: 'lawyer',
    minutes: 10,
  },
  reread: {
    kind: 'verification',
    title: 'read what the client changed',
    promised: { hours: 4 },
    byHand: true,
    rings: true,
    by: 'lawyer',
    minutes: 10,
  },
  file: {
    kind: 'filing',
    title: 'file the approved application',
    promised: { days: 1 },
    by: 'lawyer',
    minutes: 20,
  },
  mend: {
    kind: 'filing',
    title: 'it came back: mend it and file again',
    promised: { hours: 4 },
    by: 'lawyer',
    minutes: 20,
  },
  'second-look': { kind: 'filing', title: 'second look', promised: { hours: 4 }, by: 'lawyer', minutes: 15 },
  receipt: { kind: 'filing', title: 'add the receipt', promised: { days: 2 }, by: 'lawyer', minutes: 10 },
  papers: {
    kind: 'filing',
    title: 'papers differ from what was approved',
    promised: { hours: 4 },
    by: 'lawyer',
    minutes: 20,
  },
  'file-late-part': {
    kind: 'payment',
    title: 'paid after the approval: file it on its own or pay it back',
    promised: { days: 1 },
    byHand: true,
    by: 'lawyer',
    minutes: 20,
  },
  docket: {
    kind: 'office-action',
    title: 'docket the letter of the office',
    promised: { hours: 4 },
    by: 'lawyer',
    minutes: 15,
  },
  confirm: {
    kind: 'office-action',
    title: 'second look at the date',
    promised: { days: 1 },
    by: 'lawyer',
    minutes: 10,
  },
  examine: {
    kind: 'office-action',
    title: 'examine the letter and send the options',
    promised: { days: 3 },
    by: 'lawyer',
    minutes: 60,
  },
  'answer-office': {
    kind: 'office-action',
    title: 'the client ordered an answer to the office: write it',
    promised: { days: 5 },
    by: 'lawyer',
    minutes: 120,
  },
  'file-answer': { kind: 'filing', title: 'agreed: file', promised: { days: 1 }, by: 'lawyer', minutes: 20 },
  proof: {
    kind: 'use-in-commerce',
    title: 'the client ordered the proof of use: check what came, and approve it for filing',
    promised: { days: 2 },
    by: 'lawyer',
    minutes: 30,
  },
  'proof-file': {
    kind: 'use-in-commerce',
    title: 'file the proof of use',
    promised: { days: 1 },
    by: 'lawyer',
    minutes: 15,
  },
  'confirm-end': {
    kind: 'use-in-commerce',
    title: 'confirm that it ends',
    promised: { days: 1 },
    by: 'lawyer',
    minutes: 10,
  },
  report: {
    kind: 'case',
    title: 'a threat was reported: look at it and answer',
    promised: { days: 2 },
    by: 'lawyer',
    minutes: 30,
  },
  step: {
    kind: 'case',
    title: 'the client ordered a step against a threat: take it and put it on an invoice',
    promised: { days: 5 },
    by: 'lawyer',
    minutes: 60,
  },
  service: { kind: 'case', title: 'do the service', promised: { days: 5 }, by: 'lawyer', minutes: 60 },
  order: { kind: 'renewal', title: 'paid: see to it', promised: { days: 2 }, by: 'lawyer', minutes: 30 },
  agreed: { kind: 'renewal', title: 'draft agreed: send', promised: { days: 1 }, by: 'lawyer', minutes: 20 },
  unfit: {
    kind: 'renewal',
    title: 'a paid service order does not fit the mark: its history says why',
    promised: { hours: 4 },
    byHand: true,
    by: 'lawyer',
    minutes: 20,
  },
  consult: {
    kind: 'call',
    title: 'a talk is asked for: offer times',
    promised: { hours: 4 },
    by: 'lawyer',
    minutes: 15,
  },
  talk: { kind: 'call', title: 'hold the talk', by: 'lawyer', minutes: 45 },
  outcome: {
    kind: 'call',
    title: 'send what came of the talk',
    promised: { days: 1 },
    by: 'lawyer',
    minutes: 20,
  },
  ticket: { kind: 'message', title: 'answer the ticket', promised: { hours: 8 }, by: 'lawyer', minutes: 15 },
  unhappy: { kind: 'call', title: 'unhappy', promised: { days: 1 }, byHand: true, by: 'admin', minutes: 20 },
  dates: { kind: 'dates', title: 'check the dates', promised: { days: 2 }, by: 'lawyer', minutes: 15 },
  register: {
    kind: 'register',
    title: 'the register says something else',
    promised: { days: 2 },
    by: 'lawyer',
    minutes: 15,
  },
  certificate: {
    kind: 'filing',
    title: 'send the certificate',
    promised: { days: 2 },
    byHand: true,
    by: 'lawyer',
    minutes: 10,
  },
  withdraw: { kind: 'filing', title: 'withdraw it', promised: { days: 1 }, by: 'lawyer', minutes: 20 },
  oppose: {
    kind: 'monitoring',
    title: 'an opposition came in: tell the client and offer the answer',
    promised: { days: 1 },
    byHand: true,
    by: 'lawyer',
    minutes: 45,
  },
  scan: { kind: 'monitoring', title: 'scan the brand', promised: { days: 3 }, by: 'lawyer', minutes: 60 },
  deadline: { kind: 'filing', title: 'a deadline is near', byHand: true, by: 'lawyer', minutes: 30 },
  call: {
    kind: 'call',
    title: 'call the client',
    promised: { days: 1 },
    byHand: true,
    by: 'lawyer',
    minutes: 10,
  },
  letter: {
    kind: 'message',
    title: 'a letter did not arrive: find a way',
    promised: { hours: 4 },
    byHand: true,
    by: 'lawyer',
    minutes: 10,
  },
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
  queue: {
    kind: 'other',
    title: 'see to the queue',
    promised: { hours: 1 },
    byHand: true,
    by: 'admin',
    minutes: 20,
  },
  /** What somebody asked of a colleague. */
  request: { kind: 'other', title: '', byHand: true, by: 'lawyer', minutes: 30 },
} as const satisfies Readonly<Record<string, WorkFacts>>;

/** One of `works`. Stored: never renamed. */
export type Work = keyof typeof works;

/** Every work, in the order of the table. */
export const workNames = Object.keys(works) as Work[];

/** What is known of one work. */
export const factsOf = (work: Work): WorkFacts => works[work];
