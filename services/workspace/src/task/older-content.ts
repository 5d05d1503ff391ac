import type { Work } from '../work/works.js';

/** What tasks from before works had names were about, by the end of their title; `*` for any. The first that fits. Frozen: it speaks of stored facts. */
export const olderWorks: readonly (readonly [kind: string, titleEndsWith: string, work: Work])[] = [
  ['verification', '*', 'check'],
  ['drafting', 'work on the changes the client asks for', 'change'],
  ['drafting', 'write the draft', 'draft'],
  ['filing', 'file the approved application', 'file'],
  ['filing', 'papers differ from what was approved', 'papers'],
  ['filing', 'paid: see to it', 'order'],
  ['office-action', 'write it and put it on an invoice', 'answer-office'],
  ['use-in-commerce', 'file it once the client agreed', 'proof'],
  ['case', 'look at it and answer', 'report'],
  ['case', 'take it and put it on an invoice', 'step'],
  ['renewal', 'paid: see to it', 'order'],
  ['renewal', 'its history says why', 'unfit'],
  ['other', 'name a price', 'price'],
  ['other', 'name a price and write to the client', 'price'],
  ['other', 'paid: see to it', 'order'],
  ['message', 'the client wrote: answer', 'answer'],
  ['message', '*', 'letter'],
  ['payment', 'decide the refund', 'refund'],
  ['payment', 'paid without an invoice: write it', 'invoice'],
  ['payment', '(two persons)', 'transfer-back'],
  ['payment', 'send evidence to the provider in time', 'dispute'],
  ['payment', 'or note that it was a favour', 'part-back'],
  ['payment', 'file it on its own or pay it back', 'file-late-part'],
  ['payment', '*', 'money'],
  ['dates', '*', 'dates'],
  ['register', '*', 'register'],
  ['call', '*', 'call'],
];

/** A creation of a task as it was stored before works had names. */
export function withWork(data: object): object {
  const { kind, title } = data as { readonly kind: string; readonly title: string };
  const older = olderWorks.find(([ofKind, end]) => ofKind === kind && (end === '*' || title.endsWith(end)));
  return { ...data, work: older?.[2] ?? 'request', clientId: null };
}
