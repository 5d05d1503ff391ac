import type { Without } from '../architecture/consequences.mjs';

/** Steps that order, ask or hand in and from which nothing follows beyond their line, and why. It gets shorter only. */
export const withoutConsequence: readonly Without[] = [
  {
    reason: 'The letter with the paper goes out with the event of the order.',
    commands: ['SendInvoice', 'SendCreditNote'],
  },
  {
    reason:
      'Follows from a paid service order, which has the letters and the work; the reminders of the mark are counted anew with its row.',
    commands: ['OrderRenewal', 'ReleaseRenewalOrder'],
  },
  {
    reason: 'The invitation is written by accounts.',
    commands: ['AskForServiceAccount'],
  },
  {
    reason: 'Staff note where a mark is; whoever has to act sees it on its page and in My day by its status.',
    commands: ['ReturnTrademarkFromPartner', 'SubmitTrademarkToPartner'],
  },
];
