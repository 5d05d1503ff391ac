import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';

/** What member states write after their prefix. @source VIES, frequently asked questions: structure of VAT numbers */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};
/** Nobody is asked about those of other countries. */
const ELSEWHERE = /^[A-Z\d]{2,18}$/;

/** `de 123.456` → `DE123456` */
export function plainVatNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9+*]/g, '');
}

/** Whether it is written as numbers of its country are; not whether there is such a number. */
export function isVatNumber(text: string): boolean {
  const plain = plainVatNumber(text);
  const [prefix, rest] = [plain.slice(0, 2), plain.slice(2)];
  return /^[A-Z]{2}$/.test(prefix) && (formats[prefix] ?? ELSEWHERE).test(rest);
}

/** A number that cannot be one goes on no invoice, and nobody is asked about it. */
export function vatNumberProblem(
  text: string | null | undefined,
  path: readonly string[],
): Refusal | undefined {
  if (text === null || text === undefined || text === '' || isVatNumber(text)) return undefined;
  return refuseFields([
    {
      path,
      code: 'NOT_A_VAT_NUMBER',
      message: 'Numbers of this country are written another way; leave it empty where there is none.',
    },
  ]);
}
