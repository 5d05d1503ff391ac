import { refusalCatalogue } from '@cotta/kit/model/decider/refusal-catalogue.js';

/** Every "no" of this service: code and meaning. */
export const { no, refusals } = refusalCatalogue({
  EMAIL_TAKEN: 'There is an account with this e-mail address already.',
  LINK_UNKNOWN: 'This link is not one of ours, or it was replaced by a newer one.',
  LINK_USED: 'This link was used already.',
  LINK_EXPIRED: 'This link is no longer valid; ask for a new one.',
  PASSWORD_TOO_SHORT: 'A password needs at least 12 characters.',
  PASSWORD_TOO_COMMON: 'This password is among the first that are tried; choose another.',
  PASSWORD_IS_EMAIL: 'The password must not hold the e-mail address or the name.',
  WRONG_PASSWORD: 'The current password is not right.',
  TOO_MANY_ATTEMPTS: 'Too many wrong passwords; try again in a while.',
  NOT_ACTIVE: 'The account is not active.',
  NOT_DEACTIVATED: 'The account is not deactivated.',
  LINK_SENT_LATELY:
    'A letter with a link went out less than ten minutes ago; wait for it, or send the next one afterwards.',
  ALREADY_ACTIVE: 'The account is active already; sign in.',
  NOT_DELETABLE: 'Deactivate the account first; it can be erased after 30 days, or at once with a reason.',
  WAIT_OR_REASON: 'An account is erased 30 days after it was deactivated; give a reason to do it at once.',
  ERASED: 'The account was erased.',
  FACTOR_UNKNOWN: 'This second step is not there any more.',
  NO_SECOND_FACTOR: 'This account has no second step.',
  OWN_SECOND_FACTOR: 'Take your own second step away in your settings.',
  SECOND_FACTOR_REQUIRED: 'People of the firm keep at least one second step; add another one first.',
  CODE_WRONG: 'This code is not right, or its half minute is over; type the one your app shows now.',
  PASSKEY_WRONG: 'The passkey was not made; try again.',
  ATTEMPT_OVER: 'This took too long; begin again.',
  NO_SESSION: 'You are not signed in any more.',
  SAME_EMAIL: 'This is your address already.',
  EMAIL_CHANGED_LATELY:
    'Your address was changed less than seven days ago. Until these are over it can be undone from the old address; change it again afterwards.',
  NO_EMAIL_CHANGE: 'No other address waits to be confirmed.',
  ERASE_WORD: 'Type ERASE to confirm.',
  DATA_COPY_TODAY: 'You have asked for a copy of your data within the last 24 hours; ask again tomorrow.',
  ERASURE_BLOCKED:
    'Orders, invoices or subscriptions are still open. End or pay what is listed, then erase the account.',
  NOT_CLOSED: 'The account is not closed; there is nothing to keep.',
  MERGED: 'This account became part of another one; work with that one.',
  MERGE_INTO_ITSELF: 'This is the same account; choose the other one of the client.',
  MERGE_NOT_A_CUSTOMER: 'Only accounts of customers become one.',
  MERGE_INTO_UNKNOWN: 'There is no such account; choose another one.',
  MERGE_INTO_NOT_ACTIVE:
    'The account that stays is not in use: its owner has not proved the address yet, or it was closed. Choose the one the client signs in with.',
  MERGE_ERASURE_OPEN: 'The client asked to be erased; decide on that first.',
  OWN_ACCOUNT: 'Nobody deactivates the account they are signed in with.',
  NO_SCOPE: 'Choose at least one thing that the program may do.',
  TOO_MANY_CLIENTS: 'An account has ten programs at most; end one that you do not use.',
  TWO_SECRETS: 'Two secrets live at once; end the one that is not used any more, then make another.',
  SECRET_UNKNOWN: 'This secret was ended already.',
  SECRET_ALREADY_SHOWN:
    'The secret was made and shown; nobody can show it again. If you do not have it, end it and make another.',
  RETAINED: 'The log of the door is not edited; add a new entry.',
});
