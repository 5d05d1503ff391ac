import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { applicationFeeProblem, filingProblem } from './filing-rules.js';
import { filedStatuses } from './trademark-status.js';
import { nothingFiled, partnerProblem } from './trademark-rules.js';
import { trademarkResource } from './trademark.resource.js';

const step = stepsOf(trademarkResource);
const { number, filingDate, applicationFeePaidOn, priorityDate, ipoLink, receiptDocumentId } =
  trademarkResource.fields;

/** From the finished draft to the office. */
export const filingSteps = [
  step({
    command: 'SubmitTrademarkToPartner',
    doc: 'Hands the application to the partner who files at this office.',
    event: 'TrademarkSubmittedToPartner',
    label: 'Submitted to partner',
    audience: 'customer',
    from: ['Ready for filing', 'Created from a divide'],
    to: 'Submitted to partner',
    by: staff,
    stepUp: true,
    guard: (mark) => partnerProblem(mark),
  }),
  step({
    command: 'ReturnTrademarkFromPartner',
    doc: 'The partner sent the application back.',
    event: 'TrademarkReturnedFromPartner',
    label: 'Returned',
    audience: 'staff',
    from: ['Submitted to partner'],
    to: 'Ready for filing',
    by: staff,
    reasonNeeded: true,
  }),
  step({
    command: 'FileTrademark',
    doc: 'The office has the application and gave it a number.',
    event: 'TrademarkFiled',
    label: 'Application filed',
    audience: 'customer',
    effective: 'filingDate',
    from: ['Ready for filing', 'Submitted to partner'],
    to: 'Application filed',
    by: staff,
    stepUp: true,
    input: {
      number: { ...number, optional: false },
      filingDate: { ...filingDate, optional: false },
      applicationFeePaidOn,
      priorityDate,
      ipoLink,
      receiptDocumentId,
    },
    guard: (mark, input, { now }) =>
      filingProblem(
        mark.jurisdiction,
        { ...input, priorityDate: input.priorityDate ?? mark.priorityDate ?? null },
        now,
      ) ?? applicationFeeProblem(mark.jurisdiction, input.applicationFeePaidOn, now),
    change: (_, input) => input,
  }),
  step({
    command: 'RecordApplicationFee',
    doc: 'The office got its fee for an application that was filed without it.',
    event: 'ApplicationFeeRecorded',
    label: 'Application fee paid',
    audience: 'customer',
    effective: 'applicationFeePaidOn',
    from: ['Application filed'],
    to: 'same',
    by: staff,
    input: { applicationFeePaidOn: { ...applicationFeePaidOn, optional: false } },
    guard: (mark, input, { now }) =>
      applicationFeeProblem(mark.jurisdiction, input.applicationFeePaidOn, now),
    change: (_, input) => input,
  }),
  step({
    command: 'RecordFilingReceipt',
    doc: 'The paper of the office about the application it got.',
    event: 'FilingReceiptRecorded',
    label: 'Filing receipt recorded',
    audience: 'customer',
    from: filedStatuses,
    to: 'same',
    by: staff,
    input: { receiptDocumentId: { ...receiptDocumentId, optional: false } },
    change: (_, input) => input,
  }),
  step({
    command: 'NumberDividedTrademark',
    doc: 'The office gave the divided application its own number; it goes on where its parent stood.',
    event: 'DividedTrademarkNumbered',
    label: 'Trademark number issued',
    audience: 'customer',
    from: ['Created from a divide'],
    to: (mark) => mark.statusBeforeDivide ?? 'Application filed',
    by: staff,
    input: { number: { ...number, optional: false }, ipoLink },
    change: (_, input) => input,
  }),
  step({
    command: 'RejectTrademark',
    doc: 'A formal defect was not cured in time.',
    event: 'TrademarkRejected',
    label: 'Rejected',
    audience: 'customer',
    from: ['Application filed'],
    to: 'Rejected',
    by: staff,
  }),
  step({
    command: 'RefundTrademark',
    doc: 'The client gets the money back; nothing was filed.',
    event: 'TrademarkRefunded',
    label: 'Refunded',
    audience: 'customer',
    from: ['Ready for filing'],
    to: 'Refunded',
    by: staff,
    reasonNeeded: true,
    stepUp: true,
    guard: (mark) => nothingFiled(mark),
  }),
  step({
    command: 'LoseTrademarkToFollowUp',
    doc: 'Never paid and silent for 90 days. For the system.',
    event: 'TrademarkLostToFollowUp',
    label: 'Lost to follow-up',
    audience: 'staff',
    from: ['Ready for filing'],
    to: 'Lost to follow-up',
    by: [],
    guard: (mark) => nothingFiled(mark),
  }),
];
