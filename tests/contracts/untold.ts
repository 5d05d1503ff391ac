import type { Untold } from '../architecture/told-by-letter.mjs';

const DOCUMENT = { reason: 'The letter goes out with the event of the order: ProductCreditNoteFiled.' };
const KICK_OFF = {
  reason: 'The letter goes out when the reminder falls due, and has a line of its own then.',
};

/** Lines of a history that speak of telling without a letter of their own event, and why. It gets shorter only. */
export const untold: readonly Untold[] = [
  { event: 'CreditNoteSent', ...DOCUMENT },
  ...['OfficeActionKickedOff', 'UseInCommerceRequestKickedOff'].map((event) => ({ event, ...KICK_OFF })),
];
