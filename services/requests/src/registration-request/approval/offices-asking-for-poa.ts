import { officeOf } from '@cotta/reference/offices.js';

/** Offices that take a filing through us only with the owner's written authority. One that nobody is sure about is asked for: too much paper loses no filing date. */
export function officesAskingForPoa(codes: readonly string[]): readonly string[] {
  return codes.filter((code) => (officeOf(code)?.requiresPOA ?? 'none') !== 'none');
}
