import { websitesOf } from '../../../../domain/request/websites-of.js';
import type { FormErrors } from '../../../../kit/form/form-errors.js';

export interface MarkAnswers {
  readonly type: 'TEXT' | 'LOGO' | 'COMBINED';
  readonly value: string;
  readonly meaning?: string;
  readonly logoUpload?: string;
  readonly jurisdictions: string[];
  readonly jurisdictionsUndecided: boolean;
  readonly websites: string[];
  readonly businessDescription: string;
  readonly useInCommerce?: boolean;
  readonly contact: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone?: string;
  };
  readonly sendMarketingEmails: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^\+?[0-9]{6,15}$/;
const TYPES = ['TEXT', 'LOGO', 'COMBINED'] as const;

/** Names of the form's controls; refusals of the service arrive under the same names with dots. */
export const FIELDS = [
  'type',
  'value',
  'logoUpload',
  'jurisdictions',
  'businessDescription',
  'websites',
  'contact.firstName',
  'contact.lastName',
  'contact.email',
  'contact.phone',
] as const;

const one = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** What the form says, as the service wants it. */
export function readForm(form: FormData): MarkAnswers {
  const type = TYPES.find((known) => known === one(form, 'type')) ?? 'TEXT';
  const optional = <K extends string>(key: K, value: string): Partial<Record<K, string>> =>
    value === '' ? {} : ({ [key]: value } as Record<K, string>);
  const used = one(form, 'useInCommerce');
  return {
    type,
    value: one(form, 'value'),
    ...optional('meaning', one(form, 'meaning')),
    ...optional('logoUpload', type === 'TEXT' ? '' : one(form, 'logoUpload')),
    jurisdictions: [
      ...new Set(form.getAll('jurisdictions').filter((code): code is string => typeof code === 'string')),
    ],
    jurisdictionsUndecided: one(form, 'jurisdictionsUndecided') !== '',
    websites: websitesOf(one(form, 'websites')),
    businessDescription: one(form, 'businessDescription'),
    ...(used === '' ? {} : { useInCommerce: used === 'yes' }),
    contact: {
      email: one(form, 'contact.email'),
      firstName: one(form, 'contact.firstName'),
      lastName: one(form, 'contact.lastName'),
      ...optional('phone', one(form, 'contact.phone')),
    },
    sendMarketingEmails: one(form, 'sendMarketingEmails') !== '',
  };
}

/** As the service reads it, so that all that is wrong is said at once. */
function isWebsite(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && url.hostname.includes('.') && url.username === '' && url.password === '';
}

/** A first look before anything is sent; the service looks again by itself. */
export function checkForm(input: MarkAnswers): FormErrors {
  const errors: Record<string, string> = {};
  const need = (name: string, value: string): void => {
    if (value === '') errors[name] = 'errors.REQUIRED';
  };
  need('value', input.value);
  if (input.jurisdictions.length === 0 && !input.jurisdictionsUndecided)
    errors['jurisdictions'] = 'errors.TOO_FEW';
  need('businessDescription', input.businessDescription);
  need('contact.firstName', input.contact.firstName);
  need('contact.lastName', input.contact.lastName);
  need('contact.email', input.contact.email);
  if (input.contact.email !== '' && !EMAIL.test(input.contact.email))
    errors['contact.email'] = 'errors.NOT_AN_EMAIL';
  if (input.contact.phone !== undefined && !PHONE.test(input.contact.phone.replaceAll(/[\s()./-]/g, '')))
    errors['contact.phone'] = 'errors.NOT_A_PHONE';
  if (!input.websites.every(isWebsite)) errors['websites'] = 'errors.NOT_A_URL';
  return errors;
}
