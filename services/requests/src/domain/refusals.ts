import { refuse, type Refusal } from '@cotta/kit/decider/refusal.js';

/** Every "no" of this service, in one place: code and meaning. */
export const refusals = {
  NOT_IN_VERIFICATION: 'The check is not in work: it was answered already, or the request has moved on.',
  NOT_ANSWERED: 'The check has no answer yet.',
  ALREADY_ANSWERED: 'The check was answered already.',
  RESULT_INCOMPLETE: 'The report lacks an answer for at least one office, or its distinctiveness.',
  RISK_NEEDS_LAWYER: 'Only a lawyer may approve a report whose risk is not low.',
  REPEAT_CHANGES_NOTHING: 'A repeated check needs another name, logo, description, office or class.',
  TOO_MANY_VERIFICATIONS: 'Too many checks were asked for within a day.',
  ALREADY_CLAIMED: 'The request belongs to another account.',
  ACCOUNT_ALREADY_THERE: 'The request belongs to an account already.',
  UPLOAD_NOT_FOUND: 'The logo is no longer there; upload it again.',
  NOT_STAFF: 'Only a lawyer or an admin can be in charge.',
} as const;

export type RefusalCode = keyof typeof refusals;

export function no(code: RefusalCode, params?: Refusal['params']): Refusal {
  return refuse(code, refusals[code], params);
}
