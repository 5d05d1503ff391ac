import { createHash } from 'node:crypto';
import type { CollectionName } from '../../src/domain/content/content-document.js';
import type { Locale } from '../../src/i18n/locale-rules.js';

/** What a page is, as far as its picture shows it. */
export type CardKind = CollectionName | 'service' | 'page';

/** What is written on the picture of a page. */
export interface Card {
  readonly locale: Locale;
  readonly kind: CardKind;
  readonly title: string;
  /** Above the title: what kind of page it is, in words. */
  readonly label: string;
}

/** Other pictures for the same words need another number: whoever keeps pictures keeps them by address. */
const DESIGN = 1;
const SIGNS = 20;

/** Name of a picture, the same wherever it is drawn. */
export const cardHash = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, card.locale, card.kind, card.label, card.title]))
    .digest('hex')
    .slice(0, SIGNS);
