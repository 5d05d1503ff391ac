import { refusalCatalogue } from '@cotta/kit/model/decider/refusal-catalogue.js';

/** Every "no" of this service: code and meaning. */
export const { no, refusals } = refusalCatalogue({
  'RETAINED.request': 'A case came of this request; it stays.',
  'RETAINED.case': 'The client has read of this case; dismiss or close it instead.',
  'RETAINED.solution': 'The client has read this offer; it stays.',
  'RETAINED.service': 'Work on it has begun; cancel it instead.',
  PAID_FOR: 'It is paid for: an admin decides about the money and cancels it.',
  RELEVANCE_NEEDED: 'Say how relevant the case is before the client reads of it.',
  SOLUTION_NEEDED: 'Draft at least one solution before the client is approached.',
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
  OTHER_SOLUTION_ORDERED: 'Another solution of this case has been ordered already.',
});
