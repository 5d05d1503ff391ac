import type { CalendarEntry } from '../../calendar-entry.js';

export type Tone = 'good' | 'wait' | 'bad';

/** What a letter says, before it is set as HTML or as plain text: both say the same words. All texts are plain. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'aside'; readonly text: string }
  | {
      readonly kind: 'facts';
      readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
    }
  | {
      readonly kind: 'verdicts';
      readonly rows: readonly { readonly office: string; readonly verdict: string; readonly tone: Tone }[];
    }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | {
      readonly kind: 'links';
      readonly rows: readonly { readonly label: string; readonly url: string; readonly note?: string }[];
    }
  | { readonly kind: 'quote'; readonly title: string; readonly text: string };

export interface EmailContent {
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly before: readonly Block[];
  readonly button?: { readonly label: string; readonly url: string };
  readonly after: readonly Block[];
  /** Why this person gets this letter. */
  readonly why: string;
  /** What the reader's calendar keeps, or gives up. */
  readonly calendar?: CalendarEntry;
}

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const aside = (words: string): Block => ({ kind: 'aside', text: words });
