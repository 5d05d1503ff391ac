import { afterPaymentOf } from '@cotta/reference/service-words.js';
import type { Writing } from './email-template.js';
import type { Block } from './page/email-content.js';
import type { ParamReader } from './read-params.js';
import { languageTag, type Locale } from '../../words/locale.js';
import { dayWords } from '../../words/moment.js';
import type { Say } from '../../words/say.js';

/** The letter's amount as its reader writes it: `1 206,70 €`. Params: amountMinor, currency. */
export function amountText(params: ParamReader, locale: Locale): string {
  const format = new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency: params.text('currency'),
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  // Shown, never calculated with: the quotient is exact to the digits that are printed.
  return format.format(params.number('amountMinor') / 10 ** digits);
}

const values = {
  amount: ({ params, locale }: Writing) => amountText(params, locale),
  symbol: ({ params }: Writing) => params.text('variableSymbol'),
  number: ({ params }: Writing) => params.text('number'),
};

const suffixes: Readonly<Record<string, string>> = {
  registration_request: '',
  additional_order: 'Addition',
  service_request: 'Service',
};

/** Key of a sentence that differs by what is paid for: `next` of a registration, `nextAddition` of more offices or classes, `nextService` of a renewal or
 *  transfer, `nextElse` of whatever staff put on a bill. Param: paidFor. */
export function keyOfKind(key: string, params: ParamReader): string {
  return `${key}${suffixes[params.text('paidFor', 'registration_request')] ?? 'Else'}`;
}

/** What comes next, by what is paid for; of a service as its page says it too. `own`: says the words of the letter. */
export function nextByKind(own: Say, { params, locale }: Pick<Writing, 'params' | 'locale'>): string {
  return own(keyOfKind('next', params), { what: afterPaymentOf(params.text('service', 'other'), locale) });
}

/** What is paid for, by its number or its name, and what else is wanted; the last day to pay where it is known. `own`: says the labels. */
export function paymentFacts(
  writing: Writing,
  own: Say,
  wanted: readonly (keyof typeof values | 'payBy')[],
): Block {
  const { params, say, locale } = writing;
  const until = params.text('payableUntil', '');
  const rows = wanted.flatMap((fact) => {
    const value = fact === 'payBy' ? '' : values[fact](writing);
    if (fact !== 'payBy') return value === '' ? [] : [{ label: own(fact), values: [value] }];
    return until === '' ? [] : [{ label: say('common.payBy'), values: [dayWords(until, locale)] }];
  });
  return {
    kind: 'facts',
    rows: [
      {
        label: say(params.flag('isName') ? 'common.paidFor' : 'common.number'),
        values: [params.text('publicId')],
      },
      ...rows,
    ],
  };
}
