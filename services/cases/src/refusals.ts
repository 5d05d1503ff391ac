import { refusalCatalogue } from '@cotta/kit/model/decider/refusal-catalogue.js';

/** Every "no" of this service: code and meaning. */
export const { no, refusals } = refusalCatalogue({
  'RETAINED.request': 'A case came of this request; it stays.',
  'RETAINED.case': 'The client has read of this case; dismiss or close it instead.',
  'RETAINED.solution': 'The client has read this offer; it stays.',
  'RETAINED.report': 'It was filed; withdraw it instead.',
  'RETAINED.letter': 'The client has read this letter; withdraw it instead.',
  LETTER_WITH_CLIENT: 'The client has it as it stands; take it back before you write it anew.',
  LETTER_UNPAID: 'No letter was ordered and paid for in this case.',
  LETTER_UNSENT: 'The client ordered a letter: send it to the other side first.',
  NAMED_IN_LETTER:
    'A letter names this page and the day it was seen, so both stay as they were said. Add what you saw as new evidence; a letter that nobody has read yet can be deleted before.',
  LETTER_UNDONE: 'A letter to the other side is neither sent nor withdrawn: finish it first.',
  OBJECTION_UNANSWERED:
    'The other side wrote and waits for an answer: first a lawyer answers it, or sets it aside.',
  NO_ADDRESS_LEFT: 'They left no address: answer them in another way and set it aside, saying how.',
  PROOF_NOT_OF_PAGE: 'Name only proofs of the pages that the letter names.',
  TIME_LIMIT_PAST: 'The day by which the other side is to answer is over: write a later one into the letter.',
  OTHER_EMAIL: 'The letter was sent once more since.',
  DRAFT_OUTDATED: 'A newer version of the letter has come; read that one first.',
  FILED: 'It was filed as it stands; withdraw it and prepare another one.',
  'RETAINED.service': 'Work on it has begun; cancel it instead.',
  PAID_FOR: 'It is paid for: an admin decides about the money and cancels it.',
  RELEVANCE_NEEDED: 'Say how relevant the case is before the client reads of it.',
  SOLUTION_NEEDED: 'Draft at least one solution before the client is approached.',
  PRICE_NEEDED: 'The client asked for this step: name its price before it is offered.',
  OFFER_KNOWN: 'The client has read this offer; its price may go down, and nothing else of it changes.',
  COUNTERPARTY_WHITELISTED:
    'The client wants nothing done about this counterparty; take it off the whitelist first.',
  OTHER_OWNER: 'The brand belongs to somebody else; choose one of the same client.',
  TOO_LATE: 'The case was closed more than 90 days ago; report it as a new threat.',
  STILL_OFFERED: 'The offer stands for 60 days.',
  WORK_UNPAID: 'The client has not paid for it yet. An admin can let the work begin before, at its order.',
  SERVICE_REQUEST_NEEDED: 'Link the service request that delivered it.',
  NO_INVITATION: 'This link opens no form to report with; ask for a new one.',
  INVITATION_USED: 'A report came by this link already; it takes no other one.',
  TOO_MANY_REPORTS: 'Three reports came from this address in the last hour; send the next one later.',
  REPORTER_UNCONFIRMED: 'The reporter has not confirmed the address yet; send the link again.',
  NO_REPORTER: 'Nobody left an address or has an account here; there is nobody to write to.',
  NO_ADDRESS: 'No visitor left an address with this report.',
  SOLUTION_UNDELIVERED:
    'The client ordered a step that is not done yet: finish it, or have its order ended, first.',
  OUTCOME_NOT_SEEN:
    'It is taken down once every finding was looked at again and is gone; note the day at each.',
  NO_EVIDENCE: 'Say which evidence or which report the page belongs to.',
  TOO_EARLY: 'The client still has time to answer.',
  OTHER_SOLUTION_ORDERED: 'Another solution of this case has been ordered already.',
});
