import { refusalCatalogue } from '@cotta/kit/model/decider/refusal-catalogue.js';

/** Every "no" of this service: code and meaning. */
export const { no, refusals } = refusalCatalogue({
  NOT_IN_VERIFICATION: 'The check is not in work: it was answered already, or the request has moved on.',
  NOT_ANSWERED: 'The check has no answer yet.',
  REMINDER_NOT_WANTED: 'What the reminder is about was done, has moved on or rests.',
  ALREADY_ANSWERED: 'The check was answered already.',
  REPORT_NOT_READY: 'The report would say more than was done: look at what is listed.',
  LAWYER_UNTOLD:
    'Your name has not reached this service yet, and the report carries it; try again in a moment.',
  SEARCH_INVALID:
    'This is not a search of ours, or it was made for another request or by somebody else: search again.',
  SEARCH_EXPIRED: 'The search is too old to be recorded: search again.',
  RISK_NEEDS_LAWYER: 'Only a lawyer may approve a report whose risk is not low.',
  REPEAT_CHANGES_NOTHING:
    'A repeated check needs another name, logo, description, office or class, or is asked for as a fresh look at the same.',
  TOO_MANY_VERIFICATIONS: 'Too many checks were asked for within a day.',
  TOO_MANY_QUESTIONS:
    'Too many questions were asked about this order within a day: the lawyer answers those first.',
  NOTHING_WAITS:
    'Only work that was ordered at a letter, a proof of use, a threat or a watch waits for its payment.',
  RELEASED: 'The work was let begin before its payment already.',
  WRONG_STATUS: 'This cannot be done at this point of the order.',
  TERMS_NOT_ACCEPTED: 'Accept the terms and conditions to order.',
  RISK_NOT_ACKNOWLEDGED: 'The check advised against filing: say that you order all the same.',
  REPORT_OLD:
    'The check is more than thirty days old: ask for a fresh one, which is free, or say that you know it is old.',
  ADVICE_NOT_ACKNOWLEDGED:
    'The lawyer advises against a class of this order: leave it out, or say that you order it all the same.',
  REPORT_FRESH: 'This check is not a day old. A fresh one of the same answers can be asked for tomorrow.',
  OFFICE_NEEDED: 'Choose at least one office before you order.',
  CLASSES_NEEDED: 'Choose at least one class before you order: the price and the work depend on it.',
  NOT_PAID: 'The invoice is not paid yet; give a reason to go on without.',
  PAID_ALREADY: 'The order is paid: ask for a refund instead.',
  PAYMENT_UNDER_WAY:
    'A payment of this order is on its way, so it cannot be cancelled now: ask to end it once it is paid.',
  PART_PAID: 'A part of the money has arrived: write to us, and we end the order and send it back.',
  END_ASKED: 'The client asked to end this order: decide that first.',
  END_ASKED_ALREADY: 'You have asked to end this order already; we answer as promised.',
  END_NOT_ASKED: 'Nobody asked to end this order.',
  REFUND_BEGUN:
    'Money of this order has gone back since its end was asked for, so the client cannot take that back: an admin decides whether it goes on.',
  PAYMENT_DISPUTED:
    'The payer’s bank has asked for a payment of this order back: nothing is sent or approved until that is won.',
  UNPAID_CANCEL: 'The order is not paid: cancel it instead.',
  NOTHING_PAID: 'Nothing was paid, so there is nothing to give back.',
  DRAFT_INCOMPLETE: 'The application lacks something; fill it in first: {missing}.',
  NO_APPLICATION: 'There is no application to send yet; prepare it first.',
  POSTPONED: 'The client has asked to wait until a later day.',
  POA_MISSING: 'One of the offices asks for a signed power of attorney: upload it first.',
  POA_NOT_READY:
    'Name the owner and an address first; or no office of this order asks for a power of attorney.',
  POA_CHANGED: 'The power of attorney is no longer what you have seen: look at it again, then sign.',
  SIGNATURE_EMPTY: 'Draw your signature in the field.',
  SPECIMEN_MISSING: 'A filing on use in the United States needs a specimen for each class.',
  DRAFT_CHANGED: 'The draft was changed since you read it: read it again before you approve it.',
  NOT_THE_SENT_COPY:
    'The draft is not the one the lawyer sent. Ask for changes: it is looked at and sent anew.',
  OWNER_UNTOLD: 'The data of the owner is still on its way; try again in a moment.',
  CONSENT_REASON: 'Say where the client agreed in writing.',
  CLIENTS_WORD: 'Say where the client asked for this: the letter, the mail or the call, and of which day.',
  ALREADY_CLAIMED: 'The request belongs to another account.',
  UPLOAD_NOT_FOUND: 'The logo is no longer there; upload it again.',
  APPLICATION_APPROVED:
    'The draft was approved and is no longer changed by clients; write a comment and we will.',
  SENT_NOT_EDITABLE:
    'The draft is with the client or approved, so nobody writes in it. Changes are asked for instead.',
  ORDER_ENDED: 'The order has ended or rests: take it up again first.',
  MORE_THAN_PAID: 'It can be ordered in addition.',
  NOT_OPEN_FOR_MORE:
    'More is ordered once the order is paid and before it is approved. Until it is paid, change the order itself; once it is approved, order anew.',
  ADDITIONAL_ORDER_OPEN: 'One additional order waits for its payment: pay it or take it out first.',
  NOT_TO_BE_TAKEN_OUT: 'This additional order is paid or over, so there is nothing to take out.',
  NOT_USED: 'Add its terms, or say that it is left out.',
  NOT_OPEN_FOR_UNITS:
    'Classes are given while the draft is being written. Sent, changes are asked for first; approved, it is a new order.',
  UNIT_IN_USE: 'It stands in the draft or went to the client: take it out there first.',
  UNIT_FILED:
    'The client approved it or an office has it, so the class stays part of the order. Money given back for it is a favour, and the refund says so.',
  APPROVAL_STANDS:
    'The client approved this with the draft: it goes to the office as it is, so nothing of it is added, exchanged or taken away.',
  PROOF_APPROVED:
    'The proof of use was approved for filing or has ended, so its specimens are no longer changed by clients; write to us and we will.',
  RETAINED: 'The law makes us keep what was approved and filed: it cannot be deleted.',
  NOT_STAFF: 'Only a lawyer or an admin can be in charge.',
  'RETAINED.order': 'An invoiced order is part of the books and cannot be deleted; cancel or refund it.',
  QUOTE_INVALID: 'This is not a price of ours: ask for it again.',
  'QUOTE_EXPIRED.fourteenDays': 'The price was valid for fourteen days: look at the new one and accept it.',
  'QUOTE_EXPIRED.service': 'The price is no longer valid: look at the new one and accept it.',
  'QUOTE_DIFFERS.addition':
    'The price was quoted for other offices, classes or another order: ask for it again.',
  'QUOTE_DIFFERS.order':
    'The price was quoted for other offices, classes or another currency: ask for it again.',
  'QUOTE_DIFFERS.service': 'The price was quoted for another order: ask for it again.',
  MISSED_TWICE: 'The talk was missed twice; please ask for a new one.',
  TOO_LATE: 'A talk can be moved or called off until two hours before it; please call us.',
  TOO_MANY_HELD: 'Too many times are kept for you at once: book one of them, or wait ten minutes.',
  TOO_MANY_TALKS:
    'Three talks under this address are still to come, or five were booked within a day: write to us instead.',
  'ALREADY_CLAIMED.talk': 'The talk belongs to another account.',
  TOO_EARLY: 'Wait {minutes} minutes for the customer.',
  QUOTE_NEEDED: 'Several renewals are ordered at a quoted price; a mark without one is ordered alone.',
  TOO_EARLY_TO_RENEW: 'A renewal can be ordered from {from}.',
  TOO_LATE_TO_RENEW: 'A renewal could be ordered until {to}; the mark has to be filed anew.',
  PART_OF_AN_ORDER: 'It was ordered with other marks: do this with the whole order.',
  NOT_FILED: 'The renewal is not filed yet: file it first.',
  NOT_ON_RECORD: 'The transfer is not on record at the office yet.',
  EACH_MARK_ALONE: 'It was ordered for several marks: each is filed and finished on its own order.',
  AT_THE_MARK: 'We look after this mark: say it at the mark, and the order follows by itself.',
  NOTHING_AT_OFFICE: 'Only a renewal or a transfer is filed at an office.',
  DEED_MISSING: 'A transfer needs the signed assignment deed: add it first.',
  DEED_UNREAD: 'Nobody has read the deed of this transfer yet: read it and note what it says first.',
  DEED_NOT_IN_ORDER: 'The deed of this transfer is not in order: ask for another one, and read that.',
  NOT_REGISTERED: 'This mark is not registered yet, so there is nothing to renew.',
  PAID_AT_ITS_PAYMENT:
    'A payment of this order was begun: confirm the transfer there, with its sum and day, and the order follows by itself.',
  NO_DRAFTED_WORK: 'This service has no draft for its client to agree to.',
  DRAFT_MISSING: 'There is no draft to decide about yet.',
  DRAFT_AGREED: 'The client has agreed to this draft already: it leaves as it is.',
  DRAFT_REPLACED: 'There is a newer draft: read that one first.',
  DRAFT_OPEN: 'The client has not agreed to the draft yet: wait for the answer first.',
  OUTCOME_NEEDED: 'This order ends with what came of it: record the outcome.',
  NO_TRANSFER: 'Only a transfer has a deed.',
  NOBODY_TO_TELL: 'The order names nobody to write to.',
  ACCOUNT_ALREADY_THERE: 'The order belongs to an account already.',
  ACCOUNT_ASKED: 'The invitation is on its way to the address of the order.',
  CLAIMED_BEFORE: 'The order is theirs already.',
  'ALREADY_CLAIMED.service': 'The order belongs to another account.',
  MARK_KNOWN: 'The order knows its mark already.',
  NO_DRAFT: 'The order was submitted; write to us and we change it.',
  'NOT_FOUND.mark': 'There is no such mark in the order.',
  'NOT_FOUND.specimen': 'There is no such specimen.',
  'NOT_FOUND.link': 'There is nothing under this link.',
  'NO_ACCOUNT.documents': 'No account owns this order yet, so its client could open no document.',
  'NO_ACCOUNT.reports': 'No account owns this order yet, and reports are made in an account.',
  ORDERED_ALREADY: 'This is on order already: {publicId}.',
});
