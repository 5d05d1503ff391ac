import type { OfficeMessageResult } from './office-message.graphql.js';

export type Message = NonNullable<OfficeMessageResult['docketedMessage']>;
export type Suggestion = NonNullable<Message['suggestions']>[number];

/** A piece of a page: plain, or a passage that something was read from. */
export interface Piece {
  readonly text: string;
  readonly read?: Suggestion;
}

/** A page in pieces. Passages that reach into one another are marked by the one that begins first. */
export function piecesOf(text: string, passages: readonly Suggestion[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const read of passages.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))) {
    const [from, to] = [read.from ?? 0, read.to ?? 0];
    if (from < at || to <= from || to > text.length) continue;
    if (from > at) pieces.push({ text: text.slice(at, from) });
    pieces.push({ text: text.slice(from, to), read });
    at = to;
  }
  return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces;
}

/** The words of a message by page: the mail itself first, as suggestions count them. */
export function textsOf({ subject, body, pages }: Message): readonly string[] {
  return [`${subject}\n${body ?? ''}`, ...(pages ?? [])];
}

/** Kinds of letters that are answered; any other is kept with its mark. */
const ANSWERED: readonly string[] = ['office action', 'final refusal', 'provisional refusal'];
/** A letter whose kind nobody knows may have to be answered. */
export const isAnswered = ({ kind }: Message): boolean => kind === null || ANSWERED.includes(kind);
