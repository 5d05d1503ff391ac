import type { Block, EmailContent } from './email-content.js';
import { blockText } from './plain-text.js';

/** A passage of a letter as it is read. */
export interface LetterPart {
  /** Stands over somebody's own words. */
  readonly title: string | null;
  readonly text: string;
}

/** The letter as its reader sees it: the same words in the same order as they are sent, without the signs of plain text. */
export interface ReadLetter {
  readonly heading: string;
  readonly greeting: string;
  readonly parts: readonly LetterPart[];
  readonly why: string;
}

const partOf = (block: Block): LetterPart =>
  block.kind === 'quote' ? { title: block.title, text: block.text } : { title: null, text: blockText(block) };

export function readLetter(
  { heading, before, button, after, why }: EmailContent,
  greeting: string,
): ReadLetter {
  const pressed = button === undefined ? [] : [{ title: button.label, text: button.url }];
  return { heading, greeting, parts: [...before.map(partOf), ...pressed, ...after.map(partOf)], why };
}
