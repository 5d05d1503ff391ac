import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../../refusals.js';
import { luhnDigit } from './check-digit.js';

const LAST_SEQUENCE = 99_999;

/** Ten digits `D YY NNNNNN C` that a transfer carries: entity, year, sequence of the payment request, check digit. The fourth digit is
 *  always 0, so it is never a document number. Refused with SEQUENCE_OUT_OF_RANGE. @source money rules R-VS-1 */
export function variableSymbol(entityDigit: number, year: number, sequence: number): string | Refusal {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > LAST_SEQUENCE)
    return no('SEQUENCE_OUT_OF_RANGE', { sequence });
  const digits = `${entityDigit}${String(year % 100).padStart(2, '0')}${String(sequence).padStart(6, '0')}`;
  return `${digits}${luhnDigit(digits)}`;
}

/** Whether we could have given out this symbol. */
export function isVariableSymbol(text: string): boolean {
  const parts = /^([1-9]\d{2}0\d{5})(\d)$/.exec(text);
  if (parts === null) return false;
  const [, digits = '', check = ''] = parts;
  return !digits.endsWith('00000') && luhnDigit(digits) === Number(check);
}
