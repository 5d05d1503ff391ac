import { isVatNumber } from '../../../../domain/order/vat-number.js';
import type { FormErrors } from '../../../../kit/form/form-errors.js';
import { classesOf } from '../../../../domain/nice-class/classes-of.js';

/** Answers of a form by the name of their control; names are the paths the service refuses by. */
export type Answers = Readonly<Record<string, readonly string[]>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function answersOf(form: FormData): Answers {
  const answers: Record<string, string[]> = {};
  for (const [name, value] of form) if (typeof value === 'string') (answers[name] ??= []).push(value.trim());
  return answers;
}

export const one = (answers: Answers, name: string): string => answers[name]?.[0] ?? '';

/** The first part of the answer that is no class. */
const noClass = (text: string): string =>
  text.split(/[\s,;.]+/).find((part) => part !== '' && classesOf(part) === undefined) ?? text;

/** What every service form asks: the mark, who orders, and where the invoice goes. */
export function commonErrors(answers: Answers): Record<string, FormErrors[string]> {
  const errors = { ...markErrors(answers), ...contactErrors(answers) };
  const classes = one(answers, 'parameters.classes');
  if (classesOf(classes) === undefined)
    errors['parameters.classes'] = {
      key: 'errors.at.parameters.classes.NO_SUCH_CLASS',
      params: { wrong: noClass(classes) },
    };
  return errors;
}

/** Each of these that was not answered. */
export const missing = (answers: Answers, names: readonly string[]): Record<string, FormErrors[string]> =>
  Object.fromEntries(
    names.filter((name) => one(answers, name) === '').map((name) => [name, 'errors.REQUIRED']),
  );

const MARK = ['parameters.jurisdiction', 'parameters.number', 'parameters.name'] as const;

/** What is wrong with the mark. `needed`: it may not be left out. */
export function markErrors(answers: Answers, needed = true): Record<string, FormErrors[string]> {
  const errors = needed ? missing(answers, MARK) : {};
  if (one(answers, 'parameters.number') !== '' && !/\d/.test(one(answers, 'parameters.number')))
    errors['parameters.number'] = 'errors.NOT_A_REGISTRATION';
  return errors;
}

/** Who orders, and the country of the invoice. */
export function contactErrors(answers: Answers): Record<string, FormErrors[string]> {
  const errors = missing(answers, ['contactName', 'contactEmail', 'country']);
  if (one(answers, 'contactEmail') !== '' && !EMAIL.test(one(answers, 'contactEmail')))
    errors['contactEmail'] = 'errors.NOT_AN_EMAIL';
  if (one(answers, 'vatNumber') !== '' && !isVatNumber(one(answers, 'vatNumber')))
    errors['vatNumber'] = 'errors.NOT_A_VAT_NUMBER';
  return errors;
}

/** Office and number an id of a mark was brought along for: once somebody types another number, the id is of another mark. */
export const MARK_OF = 'trademarkOf';

/** The mark as the service wants it. */
export function markParameters(answers: Answers): {
  trademarkId?: string;
  jurisdiction: string;
  number: string;
  name: string;
} {
  const id = one(answers, 'parameters.trademarkId');
  const [jurisdiction, number] = [one(answers, 'parameters.jurisdiction'), one(answers, 'parameters.number')];
  const still = [`${jurisdiction} ${number}`, jurisdiction].includes(one(answers, MARK_OF));
  return {
    ...(id !== '' && still ? { trademarkId: id } : {}),
    jurisdiction,
    number,
    name: one(answers, 'parameters.name'),
  };
}

/** What a form starts with when the address brings the mark along: ?office=EU&number=…&name=…&expires=…&classes=9,35&trademark=… */
export function presetsOf(query: URLSearchParams): Answers {
  const text = (name: string, most: number): string[] => [query.get(name)?.trim().slice(0, most) ?? ''];
  const code = query.get('office') ?? query.get('jurisdiction') ?? '';
  const day = query.get('expires') ?? '';
  const id = query.get('trademark') ?? query.get('trademarkId') ?? '';
  return {
    'parameters.jurisdiction': [/^[A-Z]{2,5}$/.test(code) ? code : ''],
    'parameters.number': text('number', 60),
    'parameters.name': text('name', 300),
    [MARK_OF]: [`${code} ${text('number', 60)[0] ?? ''}`.trim()],
    'parameters.expirationDate': [DAY.test(day) ? day : ''],
    'parameters.classes': text('classes', 200),
    'parameters.trademarkId': [/^[0-9a-f-]{36}$/.test(id) ? id : ''],
  };
}
