import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { trademarkStatuses } from '@cotta/reference/trademark-statuses.js';
import { reminded } from '../testing/marks.js';
import { client, otherLawyer } from '../testing/people.js';
import { walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { trademark } from './trademark.work-item.js';

// Written by hand from the state machine of the domain notes; the code is compared with it, never the other way round.
const now = '2026-06-15T15:00:00Z';
const staff = ['lawyer', 'admin'] as const;
const everyone = ['customer', ...staff] as const;
const lawyer = ['lawyer'] as const;
const system = [] as const;
const id = nameBasedId('something else');

const pending = [
  'Ready for filing',
  'Created from a divide',
  'Submitted to partner',
  'Application filed',
  'Under examination',
  'Office action received',
  'Response to office action submitted',
  'Trademark published',
  'Application opposed',
  'Statement of use requested',
  'SOU extended',
  'SOU submitted',
  'Divided',
];
const filed = [
  'Application filed',
  'Under examination',
  'Office action received',
  'Response to office action submitted',
  'Trademark published',
  'Application opposed',
  'Statement of use requested',
  'SOU extended',
  'SOU submitted',
  'Divided',
  'Trademark registered',
];
const divisible = [
  'Application filed',
  'Under examination',
  'Office action received',
  'Response to office action submitted',
  'Application opposed',
  'Statement of use requested',
  'SOU extended',
  'SOU submitted',
];
const registered = ['Trademark registered'];
const stays = (from: string): string => from;

const goods = [{ class: 9, terms: ['Software', 'Cameras'] }];
const us = { jurisdiction: 'US', filingBasis: ['1(b)'] };
const lapsed = { registrationDate: '2015-07-01', expirationDate: '2025-07-01' };
const expiring = { registrationDate: '2016-07-01', expirationDate: '2026-07-01' };

const lines: Lines = {
  NotifyTrademarkOwner: {
    from: [
      'Application filed',
      'Response to office action submitted',
      'Trademark published',
      'Application opposed',
      'Trademark registered',
      'Rejected',
      'Refused',
      'Abandoned',
      'Expired',
      'Cancelled',
      'Withdrawn',
    ],
    to: stays,
    by: staff,
  },
  SubmitTrademarkToPartner: {
    from: ['Ready for filing', 'Created from a divide'],
    to: 'Submitted to partner',
    by: staff,
  },
  ReturnTrademarkFromPartner: { from: ['Submitted to partner'], to: 'Ready for filing', by: staff },
  FileTrademark: {
    from: ['Ready for filing', 'Submitted to partner'],
    to: 'Application filed',
    by: staff,
    input: { number: '018', filingDate: '2026-06-10' },
  },
  RecordApplicationFee: {
    from: ['Application filed'],
    to: stays,
    by: staff,
    input: { applicationFeePaidOn: '2026-06-10' },
  },
  RecordFilingReceipt: { from: filed, to: stays, by: staff, input: { receiptDocumentId: id } },
  NumberDividedTrademark: {
    from: ['Created from a divide'],
    to: 'Under examination',
    by: staff,
    input: { number: '90' },
    facts: { statusBeforeDivide: 'Under examination' },
  },
  RejectTrademark: { from: ['Application filed'], to: 'Rejected', by: staff },
  RefundTrademark: {
    from: ['Ready for filing'],
    to: 'Refunded',
    by: staff,
    facts: { filingDate: null, number: null },
  },
  LoseTrademarkToFollowUp: {
    from: ['Ready for filing'],
    to: 'Lost to follow-up',
    by: system,
    facts: { filingDate: null, number: null },
  },
  StartExamination: { from: ['Application filed'], to: 'Under examination', by: staff },
  ReceiveOfficeAction: {
    from: ['Application filed', 'Under examination', 'Response to office action submitted', 'SOU submitted'],
    to: 'Office action received',
    by: staff,
    input: { officeActionId: id, officeDueDate: '2026-09-01' },
  },
  FileOfficeActionResponse: {
    from: ['Office action received'],
    to: 'Response to office action submitted',
    by: staff,
    input: { filedOn: '2026-06-12' },
  },
  AcceptOfficeActionResponse: {
    from: ['Response to office action submitted'],
    to: 'Under examination',
    by: staff,
  },
  PublishTrademark: {
    from: ['Application filed', 'Under examination', 'Response to office action submitted'],
    to: 'Trademark published',
    by: staff,
    input: { publicationDate: '2026-06-11' },
  },
  OpposeTrademark: {
    from: ['Trademark published', 'Trademark registered'],
    to: 'Application opposed',
    by: staff,
    input: { filedOn: '2026-06-12' },
    facts: { jurisdiction: 'CH' },
  },
  EndOpposition: { from: ['Application opposed'], to: 'Trademark published', by: lawyer },
  UpholdOpposition: {
    from: ['Application opposed'],
    to: 'Refused',
    by: lawyer,
    input: { decidedOn: '2026-06-12' },
  },
  RefuseTrademark: {
    from: ['Office action received', 'Under examination'],
    to: 'Refused',
    by: lawyer,
    input: { appeal: 'Waived' },
  },
  RequestStatementOfUse: {
    from: ['Trademark published'],
    to: 'Statement of use requested',
    by: staff,
    input: { issueDate: '2026-06-09', officeDueDate: '2026-12-09' },
    facts: us,
  },
  GrantSouExtension: {
    from: ['Statement of use requested', 'SOU extended'],
    to: 'SOU extended',
    by: staff,
    input: { filedOn: '2026-06-12', officeDueDate: '2027-06-09' },
    facts: { ...us, remainingExtensionCount: 2 },
  },
  SubmitStatementOfUse: {
    from: ['Statement of use requested', 'SOU extended'],
    to: 'SOU submitted',
    by: staff,
    input: { filedOn: '2026-06-12' },
    facts: us,
  },
  DivideTrademark: {
    from: divisible,
    to: 'Divided',
    by: lawyer,
    input: { dividedGoods: [{ class: 9, terms: ['Cameras'] }], clientConsentOn: '2026-06-01', feePaid: true },
    facts: us,
  },
  ContinueDividedTrademark: {
    from: ['Divided'],
    to: 'Office action received',
    by: staff,
    facts: { statusBeforeDivide: 'Office action received' },
  },
  RegisterTrademark: {
    from: ['SOU submitted', 'Trademark published', 'Application opposed', 'Under examination'],
    to: 'Trademark registered',
    by: staff,
    input: { registrationDate: '2026-06-12', feePaid: true, oppositionOutcome: 'withdrawn' },
    facts: { jurisdiction: 'CH' },
  },
  OrderRenewal: { from: registered, to: stays, by: staff, facts: expiring },
  FileRenewal: {
    from: registered,
    to: stays,
    by: staff,
    input: { renewalFiledOn: '2026-06-10' },
    facts: { ...expiring, renewalOrderedOn: '2026-06-01' },
  },
  ReleaseRenewalOrder: {
    from: registered,
    to: stays,
    by: staff,
    facts: { ...expiring, renewalOrderedOn: '2026-06-01' },
  },
  HoldServiceOrder: { from: trademarkStatuses, to: stays, by: system },
  FollowOfficeActionDueDate: {
    from: ['Office action received'],
    to: stays,
    by: [],
    input: { officeDueDate: '2026-08-01' },
  },
  FileOwnershipTransfer: { from: filed, to: stays, by: staff, input: { transferFiledOn: '2026-06-10' } },
  RecordOwnershipTransfer: {
    from: filed,
    to: stays,
    by: staff,
    input: { newOwner: nameBasedId('new owner') },
  },
  RecordRenewal: {
    from: registered,
    to: stays,
    by: staff,
    input: { expirationDate: '2036-07-01', paid: true },
    facts: { ...expiring, renewalOrderedOn: '2026-06-01' },
  },
  ExpireTrademark: {
    from: registered,
    to: 'Expired',
    by: system,
    input: { registerCheckedOn: '2026-06-10' },
    facts: lapsed,
  },
  CancelTrademark: { from: registered, to: 'Cancelled', by: staff },
  AbandonTrademark: { from: pending, to: 'Abandoned', by: lawyer, input: { clientToldOn: '2026-06-12' } },
  // Nothing is known of the status before the only event of these streams; trademark.spec.ts walks there and back.
  ReviveTrademark: { from: ['Abandoned'], to: stays, by: lawyer },
  ResumeTrademark: { from: ['Client unresponsive', 'Lost to follow-up'], to: stays, by: everyone },
  RequestTrademarkWithdrawal: { from: pending, to: stays, by: everyone, viewer: client },
  WithdrawTrademark: {
    from: pending,
    to: 'Withdrawn',
    by: lawyer,
    input: { signedOn: '2026-06-12' },
    facts: { withdrawalRequestedOn: '2026-06-11' },
  },
  GiveUpOnTrademarkClient: { from: pending, to: 'Client unresponsive', by: staff },
  IssueTrademarkNumber: { from: filed, to: stays, by: staff, input: { number: '4711' } },
  SendCertificate: { from: registered, to: stays, by: staff, input: { certificateDocumentId: id } },
  ChangeRepresentative: { from: filed, to: stays, by: staff, input: { representativeEntityId: id } },
  SendSimilarTrademarksNotice: { from: filed, to: stays, by: staff },
  SendBrandRegistryCode: { from: filed, to: stays, by: staff },
  SendReportViolationLink: { from: filed, to: stays, by: staff },
  RequestTrademarkReview: { from: registered, to: stays, by: staff },
  NotePriorityUsed: {
    from: trademarkStatuses,
    to: stays,
    by: system,
    input: { priorityUsedOn: '2026-06-10' },
  },
  SendScamWarning: {
    from: filed,
    to: stays,
    by: system,
    facts: { scamWarningAfter: 'filing', scamWarningAt: '2026-06-14T15:00:00.000Z' },
  },
  UpdateTrademarkServiceDescription: {
    from: trademarkStatuses,
    to: stays,
    by: ['customer'],
    input: { serviceDescription: 'Lamps for children.' },
  },
  ArrangeTrademark: { from: trademarkStatuses, to: stays, by: everyone, input: { alias: 'The blue one' } },
  NoteAllegationOfUse: {
    from: [
      'Application filed',
      'Under examination',
      'Office action received',
      'Response to office action submitted',
    ],
    to: stays,
    by: staff,
    input: { allegationOfUseDate: '2026-06-01' },
    facts: us,
  },
  RecordDeclarationOfUse: {
    from: registered,
    to: stays,
    by: staff,
    input: { declarationConcerns: 'Section 8' },
  },
  NoteDateProblems: {
    from: trademarkStatuses,
    to: stays,
    by: system,
    input: { dateProblems: [{ code: 'NO_DATES', message: 'No date is known.' }] },
  },
  SettleDateProblems: { from: trademarkStatuses, to: stays, by: system },
  RepairDates: {
    from: trademarkStatuses,
    to: stays,
    by: system,
    input: {
      ruleRepairId: '01900000-0000-7000-8000-000000000001',
      repairedDates: [{ name: 'Renewal', before: '2027-01-10', after: '2026-07-10' }],
    },
  },
  NoteRefusedPapers: { from: trademarkStatuses, to: stays, by: system },
  NoteRegisterDifferences: {
    from: trademarkStatuses,
    to: stays,
    by: system,
    input: { registerEntry: { applicationNumber: '018', status: 'RECEIVED' } },
  },
  DecideRegisterDifference: {
    from: trademarkStatuses,
    to: stays,
    by: staff,
    input: { field: 'filing date', decision: 'Keep ours', reason: 'The receipt says so.' },
    facts: {
      registerDifferences: [
        { field: 'filing date', ours: '2026-01-02', office: '2026-01-03', state: 'open' },
      ],
    },
  },
  ConfirmKeptDifference: {
    from: trademarkStatuses,
    to: stays,
    by: staff,
    viewer: otherLawyer,
    input: { field: 'filing date' },
    facts: {
      registerDifferences: [
        {
          field: 'filing date',
          ours: '2026-01-02',
          office: '2026-01-03',
          state: 'waits for a second person',
          keptById: id,
          keptReason: 'The receipt says so.',
        },
      ],
    },
  },
  AskForRegisterCheck: { from: registered, to: stays, by: system, input: reminded, facts: lapsed },
  NoteRegisterCheck: {
    from: registered,
    to: stays,
    by: staff,
    input: { registerCheckedOn: '2026-06-10', registerShowsLapse: true },
    facts: lapsed,
  },
  SendFirstRenewalReminder: { from: registered, to: stays, by: system, input: reminded },
  SendSecondRenewalReminder: { from: registered, to: stays, by: system, input: reminded },
  SendThirdRenewalReminder: { from: registered, to: stays, by: system, input: reminded },
  SendFourthRenewalReminder: { from: registered, to: stays, by: system, input: reminded },
  SendDeadlineReminder: { from: trademarkStatuses, to: stays, by: system, input: reminded },
  RaiseDeadlineAlarm: { from: trademarkStatuses, to: stays, by: system, input: reminded },
  SkipDeadlineReminder: { from: trademarkStatuses, to: stays, by: system, input: reminded },
};

const past = {
  name: 'Lumara',
  jurisdiction: 'EU',
  type: 'WORD',
  goodsAndServices: goods,
  classes: [9],
  statusGroup: 'pending',
  userId: client.userId,
  poaDocumentId: id,
  filingDate: '2026-01-10',
  number: '018000001',
};

describe('a mark', () => {
  it('takes every step from every status as the state machine says, for whom it says', () => {
    expect(trademarkStatuses).toHaveLength(23);
    walkEveryStep({ item: trademark, statuses: trademarkStatuses, past, lines, now });
  });
});
