import type { EmailContent } from './page/email-content.js';
import type { ParamReader } from './read-params.js';
import type { Locale } from '../../words/locale.js';
import type { Say } from '../../words/say.js';

/** What a template writes with. */
export interface Writing {
  readonly say: Say;
  readonly locale: Locale;
  /** Stored parameters of this letter. */
  readonly params: ParamReader;
}

export interface EmailTemplate {
  /** Stored in every letter's row: never renamed. */
  readonly name: string;
  readonly content: (writing: Writing) => EmailContent;
}

/** Keys of one template without its name before each. */
export function sayOf(say: Say, template: string): Say {
  return (key, words) => say(`${template}.${key}`, words);
}
