import MiniSearch, { type SearchResult } from 'minisearch';
import type { ContentCard, ContentDocument, ContentHit } from '../src/domain/content/content-document.js';
import { defaultLocale, locales, type Locale } from '../src/i18n/locale-rules.js';
import { inEnglish } from './search-words.js';

/** Finds texts by words as people type them, for pages of a language. */
export type ContentSearch = (question: string, locale: Locale) => readonly ContentHit[];

const MOST_HITS = 30;
/** Of English texts behind those of another language: its own never push them out. */
const MOST_ENGLISH = 10;
const EXCERPT = 160;
const LONGEST_QUESTION = 100;
/** More words make an answer dear and no better. */
const MOST_WORDS = 8;
const MOST_SIGNS = 5_000;
const BOOST = { title: 4, names: 6, headings: 2 };

interface Indexed {
  readonly id: string;
  readonly title: string;
  /** What the thing is called, and what else. */
  readonly names: string;
  readonly headings: string;
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&#x26;': '&', '&#x3C;': '<', '&#x3E;': '>' };

/** The words of a text without its markup. */
function proseOf({ lead, answer, short, questions = [], steps = [], segments }: ContentDocument): string {
  const marked = segments.map((segment) => ('html' in segment ? segment.html : ''));
  const body = marked
    .join(' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x(26|3C|3E);/g, (entity) => ENTITIES[entity] ?? ' ');
  const asked = questions.flatMap((one) => [one.question, one.answer]);
  const parts = [short, answer, lead, ...steps.flatMap((step) => [step.title, step.text]), body, ...asked];
  return parts
    .filter((part) => part !== undefined)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Signs that are folded, kept: a few hundred of them make all texts. */
const foldedSigns = new Map<string, string>();

function foldSign(sign: string): string {
  const known = foldedSigns.get(sign);
  if (known !== undefined) return known;
  const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const made = plain.length === sign.length ? plain : sign;
  // Questions may hold any sign there is.
  if (foldedSigns.size < MOST_SIGNS) foldedSigns.set(sign, made);
  return made;
}

/** Small letters without accents, each sign for a sign, so that places in both are the same. */
function fold(text: string): string {
  const small = text.normalize('NFC').replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return small.replace(/[^\0-\x7f]/gu, foldSign);
}

type PageOnly = Exclude<keyof ContentDocument, keyof ContentCard>;
/** What a hit has no use for. */
const PAGE_ONLY: Readonly<Record<PageOnly, true>> = {
  segments: true,
  sources: true,
  headings: true,
  related: true,
  aka: true,
  quiz: true,
  action: true,
  steps: true,
  questions: true,
  version: true,
  validFrom: true,
};

const cardOf = (document: ContentDocument): ContentCard =>
  Object.fromEntries(
    Object.entries(document).filter(([name]) => !(name in PAGE_ONLY)),
  ) as unknown as ContentCard;

interface Searched {
  readonly card: ContentCard;
  readonly text: string;
  /** The text as questions are compared with it: made once, because a page of hits would cost more by it than by the search. */
  readonly folded: string;
}

function excerptOf({ text, folded: plain }: Searched, found: readonly string[]): string {
  const places = found.map((word) => plain.indexOf(word)).filter((place) => place !== -1);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const from = Math.max(0, first - EXCERPT / 3);
  const begin = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const cut = text.slice(begin, begin + EXCERPT);
  const end = begin + EXCERPT >= text.length ? cut : cut.slice(0, cut.lastIndexOf(' '));
  return `${begin > 0 ? '… ' : ''}${end}${begin + EXCERPT < text.length ? ' …' : ''}`;
}

class LanguageIndex {
  private readonly entries = new Map<string, Searched>();
  private readonly index = new MiniSearch<Indexed>({
    fields: ['title', 'names', 'headings', 'text'],
    processTerm: fold,
    searchOptions: {
      boost: BOOST,
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    },
  });

  constructor(documents: readonly ContentDocument[]) {
    for (const document of documents) {
      const text = proseOf(document).normalize('NFC');
      const id = `${document.collection}/${document.slug}`;
      this.entries.set(id, { card: cardOf(document), text, folded: fold(text) });
      this.index.add({
        id,
        title: document.title,
        names: [document.term, ...(document.aka ?? [])].filter((name) => name !== undefined).join(' '),
        headings: document.headings.map((heading) => heading.text).join(' '),
        text,
      });
    }
  }

  find(question: string): readonly ContentHit[] {
    // All of the words; where no text has them all, any of them.
    const all = this.index.search(question, { combineWith: 'AND' });
    const found = all.length > 0 ? all : this.index.search(question, { combineWith: 'OR' });
    return found.slice(0, MOST_HITS).flatMap((result) => this.hitOf(result));
  }

  private hitOf({ id, terms }: SearchResult): readonly ContentHit[] {
    const entry = this.entries.get(id as string);
    return entry === undefined ? [] : [{ ...entry.card, excerpt: excerptOf(entry, terms) }];
  }
}

/** One index a language; English texts are found from every language, behind its own, where it lacks them. */
export function createContentSearch(documents: readonly ContentDocument[]): ContentSearch {
  const indexes = new Map(
    locales.map((locale) => [
      locale,
      new LanguageIndex(documents.filter((document) => document.locale === locale)),
    ]),
  );
  const own = new Set(documents.map(({ locale, collection, slug }) => `${locale}/${collection}/${slug}`));
  return (question, locale) => {
    const asked = question.slice(0, LONGEST_QUESTION).trim().split(/\s+/).slice(0, MOST_WORDS).join(' ');
    if (asked === '') return [];
    const found = indexes.get(locale)?.find(asked) ?? [];
    if (locale === defaultLocale) return found;
    const english = indexes
      .get(defaultLocale)
      ?.find(inEnglish(asked))
      .filter(({ collection, slug }) => !own.has(`${locale}/${collection}/${slug}`));
    return [...found, ...(english ?? []).slice(0, MOST_ENGLISH)];
  };
}
