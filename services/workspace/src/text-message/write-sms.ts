import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { readData } from '../words/data-file.js';
import { locales, type Locale } from '../words/locale.js';
import { sayer, type Strings } from '../words/say.js';
import { inGsmAlphabet, smsLength, type SmsLength } from './gsm-text.js';

export interface SmsToWrite {
  readonly template: string;
  readonly locale: Locale;
  /** publicId, mark, link. */
  readonly params: Readonly<Record<string, unknown>>;
}

export interface WrittenSms extends SmsLength {
  readonly text: string;
}

const MOST_SEGMENTS = 2;
/** What requests call a mark without words. */
const NAMELESS = new Set(['', 'logo']);

const strings = new Map(locales.map((locale) => [locale, readData<Strings>(`texts/${locale}.json`)]));

export function smsStrings(locale: Locale): Strings {
  return strings.get(locale) ?? {};
}

/** In two parts at most: with the mark's name where that fits and the short alphabet can say it, else with the order's number.
 *  @throws PermanentFault for a message that does not exist, a parameter that is missing, or an address too long for any text */
export function writeSms({ template, locale, params }: SmsToWrite): WrittenSms {
  const say = sayer(locale, smsStrings(locale));
  const [mark, publicId, link] = [known(params, 'mark'), known(params, 'publicId'), known(params, 'link')];
  for (const about of NAMELESS.has(mark) ? [publicId] : [mark, publicId]) {
    const text = inGsmAlphabet(say(`${template}.text`, { about, link }));
    const length = smsLength(text);
    if (length.segments <= MOST_SEGMENTS) return { text, ...length };
  }
  throw new PermanentFault(`the text message ${template} does not fit into ${MOST_SEGMENTS} parts`);
}

function known(params: SmsToWrite['params'], name: string): string {
  const value = params[name];
  if (typeof value !== 'string')
    throw new PermanentFault(`the text message's parameter ${name} is missing or of another kind`);
  return value;
}
