import { markWords, requestFacts, type FactRow } from './about-request.js';
import { sayOf, type EmailTemplate, type Writing } from './email-template.js';
import { text } from './page/email-content.js';
import type { Say, Words } from '../../words/say.js';

export interface OrderTemplateMore {
  /** What its sentences name besides the mark. */
  readonly words?: (writing: Writing) => Words;
  readonly rows?: (writing: Writing, own: Say) => readonly FactRow[];
}

/** A letter about an order: number, mark and offices, one button. Params: publicId, mark, jurisdictions, link. */
export function orderTemplate(name: string, { words, rows }: OrderTemplateMore = {}): EmailTemplate {
  return {
    name,
    content: (writing) => {
      const { say, params } = writing;
      const own = sayOf(say, name);
      return {
        subject: own('subject', { publicId: params.text('publicId') }),
        preheader: own('heading'),
        heading: own('heading'),
        before: [
          text(own('lead', { mark: markWords(writing), ...words?.(writing) })),
          requestFacts(writing, rows?.(writing, own) ?? []),
        ],
        button: { label: own('button'), url: params.link() },
        after: [text(own('next'))],
        why: say('common.whyOrder'),
      };
    },
  };
}
