import type { DeskStep } from '@cotta/kit/model/decider/desk.js';
import type { KeyOf } from '@cotta/kit/model/field/field.js';
import type { trademarkResource } from './trademark.resource.js';

type Steps = Readonly<Record<string, DeskStep<never, KeyOf<(typeof trademarkResource)['fields']>>>>;

/** What the client gets. */
const clientSteps: Steps = {
  sendCertificate: {
    group: 'client',
    label: 'Send the certificate',
    sentence: 'The paper goes to the client.',
  },
  notifyTrademarkOwner: {
    group: 'client',
    label: 'Tell the owner',
    sentence: 'The letter about where it stands goes out once more.',
  },
  orderRenewal: {
    group: 'client',
    label: 'Order the renewal for the client',
    sentence: 'On the client’s word.',
    lacks: 'renewalOrderedOn',
    why: 'It was ordered.',
  },
  sendSimilarTrademarksNotice: {
    group: 'client',
    label: 'Similar marks',
    sentence: 'The client reads what came near.',
  },
  sendBrandRegistryCode: {
    group: 'client',
    label: 'Brand-registry code',
    sentence: 'The client reads it in an e-mail at once; it is good for fifteen minutes.',
  },
  sendReportViolationLink: {
    group: 'client',
    label: 'Send the report form',
    sentence: 'The client gets the way to the form where misuse of the mark is reported.',
  },
  requestTrademarkReview: {
    group: 'client',
    label: 'Ask for a review',
    sentence: 'By e-mail, once a year, and only who takes such letters; what they reply is read by a person.',
  },
};

/** What the office did, or we did there. */
const officeSteps: Steps = {
  submitTrademarkToPartner: {
    group: 'office',
    label: 'Hand to the partner',
    sentence: 'The partner files it and tells us the number.',
  },
  returnTrademarkFromPartner: {
    group: 'office',
    label: 'Came back from the partner',
    sentence: 'With the reason; it is filed anew.',
  },
  fileTrademark: {
    group: 'office',
    label: 'Enter number and receipt',
    sentence: 'It was filed; the client is told.',
  },
  recordApplicationFee: {
    group: 'office',
    label: 'Application fee was paid',
    sentence:
      'Its last day is over; only the European Union and the Czech Republic give one after the filing.',
    lacks: 'applicationFeePaidOn',
    why: 'The day it was paid is known.',
  },
  recordFilingReceipt: {
    group: 'office',
    label: 'Add the receipt',
    sentence: 'The paper of the office stays with the mark.',
  },
  numberDividedTrademark: {
    group: 'office',
    label: 'Enter the number',
    sentence: 'The part that was split off goes on by itself.',
  },
  continueDividedTrademark: {
    group: 'office',
    label: 'Go on',
    sentence: 'What is left goes on where it stopped.',
  },
  startExamination: { group: 'office', label: 'Examination began', sentence: 'The office looks at it.' },
  receiveOfficeAction: {
    group: 'office',
    label: 'New letter',
    sentence: 'The office wrote; its date is docketed.',
  },
  fileOfficeActionResponse: { group: 'office', label: 'Answer was filed', sentence: 'The office has it.' },
  acceptOfficeActionResponse: {
    group: 'office',
    label: 'Enter the decision',
    sentence: 'The office took the answer; examination goes on.',
  },
  publishTrademark: {
    group: 'office',
    label: 'Record publication',
    sentence: 'The time for oppositions begins.',
  },
  opposeTrademark: {
    group: 'office',
    label: 'Opposition came in',
    sentence: 'Somebody opposes; the answer has a date.',
  },
  endOpposition: {
    group: 'office',
    label: 'Opposition is over',
    sentence: 'It was turned down or taken back; the mark goes on.',
  },
  noteAllegationOfUse: {
    group: 'office',
    label: 'Use alleged early',
    sentence: 'Before approval for publication; no statement is asked later.',
  },
  requestStatementOfUse: {
    group: 'office',
    label: 'Office asks for use',
    sentence: 'A proof of use is opened.',
  },
  grantSouExtension: {
    group: 'office',
    label: 'More time granted',
    sentence: 'One of five; the new date is docketed.',
  },
  submitStatementOfUse: { group: 'office', label: 'Proof was filed', sentence: 'The office looks at it.' },
  registerTrademark: {
    group: 'office',
    label: 'Record registration',
    sentence: 'Day and end of protection; the client is told.',
  },
  issueTrademarkNumber: {
    group: 'office',
    label: 'Number came',
    sentence: 'The client gets number and link.',
  },
  divideTrademark: {
    group: 'office',
    label: 'Split the application',
    sentence: 'A child goes on by itself.',
  },
  reviveTrademark: { group: 'office', label: 'Revive', sentence: 'The office took it back into life.' },
  fileRenewal: {
    group: 'office',
    label: 'File the renewal',
    sentence: 'It was handed in at the office.',
    has: 'renewalOrderedOn',
    why: 'No renewal was ordered.',
  },
  recordRenewal: {
    group: 'office',
    label: 'Record the renewal',
    sentence: 'The office renewed it; the new end is set.',
  },
  recordDeclarationOfUse: { group: 'office', label: 'Use declared', sentence: 'The next date follows.' },
  fileOwnershipTransfer: {
    group: 'office',
    label: 'Transfer was filed',
    sentence: 'The office has the deed.',
  },
  recordOwnershipTransfer: {
    group: 'office',
    label: 'Transfer was recorded',
    sentence: 'The new owner stands in the register.',
    has: 'transferFiledOn',
    why: 'No transfer was filed.',
  },
  changeRepresentative: {
    group: 'office',
    label: 'Change the representative',
    sentence: 'Another one stands in the register.',
  },
};

/** What stays with us: how it is filed and compared, and money. */
const recordSteps: Steps = {
  arrangeTrademark: {
    group: 'record',
    label: 'Rename, other brand',
    sentence: 'Only how the client finds it.',
  },
  noteRegisterCheck: {
    group: 'record',
    label: 'Look into the register now',
    sentence: 'What it shows is compared with ours.',
  },
  decideRegisterDifference: {
    group: 'record',
    label: 'Settle a difference',
    sentence: 'Take over what the register says, or keep ours, because; ours waits for a second person.',
    has: 'openRegisterDifferenceCount',
    why: 'Nothing differs.',
  },
  confirmKeptDifference: {
    group: 'record',
    label: 'Confirm that ours stands',
    sentence: 'The second look at what a colleague kept against the register.',
    has: 'keptRegisterDifferenceCount',
    why: 'Nobody kept ours against the register.',
    secondLook: { why: 'You give no second looks: an admin sets who does.' },
  },
  resumeTrademark: {
    group: 'record',
    label: 'Take up again',
    sentence: 'The client is back; it goes on where it stopped.',
  },
  releaseRenewalOrder: {
    group: 'money',
    label: 'Release the renewal order',
    sentence: 'The money is free again.',
    has: 'renewalOrderedOn',
    why: 'No renewal was ordered.',
  },
};

/** How a mark ends. Each says what follows. */
const endSteps: Steps = {
  requestTrademarkWithdrawal: {
    group: 'ends',
    label: 'The client wants to withdraw',
    sentence: 'Notes the wish only.',
    lacks: 'withdrawalRequestedOn',
    why: 'The wish was noted.',
  },
  withdrawTrademark: {
    group: 'ends',
    label: 'Withdraw at the office',
    sentence: 'The signed wish is needed.',
    has: 'withdrawalRequestedOn',
    why: 'The client did not ask for it.',
  },
  abandonTrademark: {
    group: 'ends',
    label: 'Give up',
    sentence: 'It dies after the last day; the client was told in writing.',
  },
  refuseTrademark: { group: 'ends', label: 'Refused for good', sentence: 'Appeal is over or waived.' },
  rejectTrademark: { group: 'ends', label: 'Refused for form', sentence: 'The office did not take it in.' },
  upholdOpposition: { group: 'ends', label: 'Opposition won against us', sentence: 'The mark is refused.' },
  cancelTrademark: {
    group: 'ends',
    label: 'Registration ended by decision',
    sentence: 'Revoked, declared invalid, or its upkeep was missed.',
  },
  giveUpOnTrademarkClient: {
    group: 'ends',
    label: 'Client silent',
    sentence: 'Legal dates are watched all the same.',
  },
  refundTrademark: { group: 'ends', label: 'Give money back', sentence: 'Nothing was filed.' },
};

/** Every step of a mark as the menu offers it. */
export const trademarkDeskSteps: Steps = { ...clientSteps, ...officeSteps, ...recordSteps, ...endSteps };
