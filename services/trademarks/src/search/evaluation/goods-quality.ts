import type { Language } from '@cotta/reference/languages.js';
import { searchGoods } from '../goods/goods-search.js';
import type { Concepts } from '../meaning/concepts.js';
import { percentile } from './auc.js';
import type { GoodsCase } from './goods-cases.js';

export interface GoodsQuality {
  readonly language: Language;
  readonly cases: number;
  /** Classes that have to come, share of them among the first five. */
  readonly recall: number;
  /** Cases whose first suggestion is right. */
  readonly first: number;
  /** Share of all suggestions that nobody wanted. */
  readonly wrong: number;
  /** Of a processor's time. */
  readonly p95Ms: number;
}

export const GOODS_TARGETS = { recall: 0.95, first: 0.9, wrong: 0.35 } as const;

const FIRST = 5;
const MICROSECONDS = 1000;
const LANGUAGES: readonly Language[] = ['en', 'cs', 'sk', 'es'];

/** Suggested classes of a case, the surest first, and how long a processor worked for it. */
export function suggestionsFor(
  { language, text }: GoodsCase,
  concepts: Concepts | undefined,
): { readonly classes: number[]; readonly ms: number } {
  const start = process.cpuUsage();
  const { classes } = searchGoods({ query: text, locale: language, classes: [], limit: 20 }, concepts);
  return {
    classes: classes.map(({ classNumber }) => classNumber),
    ms: process.cpuUsage(start).user / MICROSECONDS,
  };
}

/** How well the class assistant does in each language. */
export function measureGoods(cases: readonly GoodsCase[], concepts: Concepts | undefined): GoodsQuality[] {
  return LANGUAGES.map((language) => {
    const answered = cases
      .filter((one) => one.language === language)
      .map((one) => ({ ...one, ...suggestionsFor(one, concepts) }));
    const wanted = answered.flatMap(({ must }) => must).length;
    const found = answered.flatMap(({ must, classes }) =>
      must.filter((one) => classes.slice(0, FIRST).includes(one)),
    ).length;
    const shown = answered.flatMap(({ classes }) => classes).length;
    const wrong = answered.flatMap(({ must, may, classes }) =>
      classes.filter((one) => !must.includes(one) && !may.includes(one)),
    ).length;
    const first = answered.filter(
      ({ must, may, classes: [best] }) => best !== undefined && (must.includes(best) || may.includes(best)),
    ).length;
    return {
      language,
      cases: answered.length,
      recall: found / Math.max(1, wanted),
      first: first / Math.max(1, answered.length),
      wrong: wrong / Math.max(1, shown),
      p95Ms: percentile(
        answered.map(({ ms }) => ms),
        0.95,
      ),
    };
  });
}
