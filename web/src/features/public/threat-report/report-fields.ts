import { fieldErrors, type Refusal } from '../../../data/refusal.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';

/** One address a line; empty lines do not count. */
export const addressesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is wrong with one of several answers is said at their question; the kinds are sent as one text. */
export function refusedFields(refusal: Refusal): FormErrors {
  return Object.fromEntries(
    Object.entries(fieldErrors(refusal)).map(([path, error]) => {
      const name = path.split('.')[0] ?? path;
      return [name === 'type' ? 'kinds' : name, error];
    }),
  );
}
