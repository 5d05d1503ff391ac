import { readFileSync } from 'node:fs';
import type { Language } from '@cotta/reference/languages.js';
import { splitTermWords, stemOf } from './term-words.js';

export type Need = 'core' | 'often' | 'optional';

export interface PackageTerm {
  readonly classNumber: number;
  /** As it is listed. */
  readonly term: string;
  readonly need: Need;
}

export interface GoodsPackageData {
  readonly id: string;
  /** Id of the industry that it belongs to. */
  readonly industry: string;
  readonly titles: Readonly<Record<Language, string>>;
  readonly terms: readonly PackageTerm[];
}

interface ShippedPackages {
  readonly industries: readonly Pick<GoodsPackageData, 'id' | 'titles'>[];
  readonly packages: readonly GoodsPackageData[];
}

let shipped: ShippedPackages | undefined;

/** Sets of terms that ship with the service, read once. */
export function shippedPackages(): ShippedPackages {
  shipped ??= JSON.parse(
    readFileSync(new URL('../../../data/search/goods-packages.json', import.meta.url), 'utf8'),
  ) as ShippedPackages;
  return shipped;
}

/** Packages whose title or terms have all words of the question, or words that begin so; those whose title has them come first. */
export function findPackages(query: string, language: Language) {
  const wanted = splitTermWords(query).map(stemOf);
  const has = (texts: readonly string[]): boolean => {
    const words = texts.flatMap(splitTermWords).map(stemOf);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  };
  const { industries, packages } = shippedPackages();
  const industryOf = (id: string) => ({
    id,
    title: industries.find((one) => one.id === id)?.titles[language] ?? id,
  });
  const shown = packages.map((one) => ({
    id: one.id,
    industry: industryOf(one.industry),
    title: one.titles[language],
    terms: one.terms,
    byTitle: has([one.titles[language]]),
    byTerms: has([one.titles[language], ...one.terms.map(({ term }) => term)]),
  }));
  return shown.filter(({ byTerms }) => byTerms).toSorted((a, b) => Number(b.byTitle) - Number(a.byTitle));
}
