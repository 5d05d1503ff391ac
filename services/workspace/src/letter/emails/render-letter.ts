import { Fault, PermanentFault } from '@cotta/kit/model/words/fault.js';
import type { CalendarEntry } from '../calendar-entry.js';
import { layout } from './page/layout.js';
import { plainText } from './page/plain-text.js';
import { readLetter, type ReadLetter } from './page/read-letter.js';
import { readParams, type EncryptedParams } from './read-params.js';
import { findTemplate } from './templates.js';
import type { Locale } from '../../words/locale.js';
import { sayer, type Say } from '../../words/say.js';

export interface RenderedLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** For whoever looks at it before it goes out. */
  readonly read: ReadLetter;
  /** What the reader's calendar keeps, or gives up. */
  readonly calendar?: CalendarEntry;
}

export interface LetterToRender {
  readonly template: string;
  readonly locale: Locale;
  /** As stored with the letter. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly contact: { readonly firstName: string };
  /** Page on which letters of this kind end; a duty has none. */
  readonly stop?: string;
  /** Opens what the row keeps sealed. @defaultValue nothing does */
  readonly open?: EncryptedParams;
}

/** @throws PermanentFault for an unknown template, a parameter of another kind, or sealed bytes that do not open. */
export function renderLetter({
  template: name,
  locale,
  params,
  contact,
  stop,
  open = closed,
}: LetterToRender): RenderedLetter {
  const listed = findTemplate(name);
  if (listed === undefined) throw new PermanentFault(`no letter is called ${name}`);
  const say = sayer(locale);
  const content = listed.template.content({ say, locale, params: readParams(params, open) });
  const greeting = greet(say, contact.firstName);
  const ending = stop === undefined ? {} : { stop };
  return {
    subject: content.subject.replaceAll('\u00a0', ' '),
    html: layout(content, { locale, say, greeting, ...ending }),
    text: plainText(content, { say, greeting, ...ending }),
    read: readLetter(content, greeting),
    ...(content.calendar === undefined ? {} : { calendar: content.calendar }),
  };
}

const LONGEST_NAME = 40;

/** By name only when it looks like one: strangers type the name, and a greeting must not carry their advertisement. */
function greet(say: Say, firstName: string): string {
  const name = firstName.trim();
  const plausible = name.length <= LONGEST_NAME && /^\p{L}[\p{L}\p{M}'’ -]*\.?$/u.test(name);
  return plausible ? say('common.greeting', { firstName: name }) : say('common.greetingNoName');
}

const closed: EncryptedParams = { openLink: refuse, openOutcome: refuse, openWords: refuse };

function refuse(): never {
  throw new Fault('this letter keeps something sealed, and there is nothing to open it with');
}
