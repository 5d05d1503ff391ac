import type { Prefs } from '../../data/api-of.js';

/** What somebody says of their business, as it stands in the address. */
export interface StrategyAnswers {
  /** Offices by code. */
  readonly sellsIn: readonly string[];
  readonly sellsNext: readonly string[];
  readonly producesIn: readonly string[];
  readonly marketplace: (typeof MARKETPLACES)[keyof typeof MARKETPLACES];
  readonly start: (typeof STARTS)[keyof typeof STARTS];
  /** Country of the seat. */
  readonly country: string;
  readonly classes: number;
  /** Minor units of `currency`; undefined while nobody named one. */
  readonly budget: number | undefined;
  readonly currency: string;
}

const MARKETPLACES = { none: 'NONE', amazon: 'AMAZON', other: 'OTHER' } as const;
const STARTS = { now: 'NOW', 'six-months': 'WITHIN_SIX_MONTHS', later: 'LATER' } as const;
const LISTS = { sells: 'sellsIn', next: 'sellsNext', produces: 'producesIn' } as const;
const OFFICE = /^[A-Z]{2,5}$/;
const MOST_CLASSES = 45;
/** Above it an amount is no budget but a slip. */
const MOST_MAJOR = 10_000_000;
/** Currencies without a smaller unit. */
const WHOLE = new Set(['JPY']);

/** Words of the form’s answers, by question. */
export const answersOf = {
  marketplace: Object.keys(MARKETPLACES) as (keyof typeof MARKETPLACES)[],
  start: Object.keys(STARTS) as (keyof typeof STARTS)[],
};
export const officeQuestions = Object.keys(LISTS) as (keyof typeof LISTS)[];

/** The chosen offices of a question. */
export const officesSaid = (
  answers: StrategyAnswers,
  question: (typeof officeQuestions)[number],
): readonly string[] => answers[LISTS[question]];

/** Reads an address; undefined while nothing was answered. */
export function readStrategy(query: URLSearchParams, prefs: Prefs): StrategyAnswers | undefined {
  if ([...query.keys()].length === 0) return undefined;
  const listed = (name: string): string[] => {
    const codes = query.getAll(name).flatMap((value) => value.toUpperCase().split(','));
    return [...new Set(codes.filter((code) => OFFICE.test(code) && code !== 'WIPO'))];
  };
  const country = query.get('country')?.toUpperCase() ?? '';
  const currency = query.get('currency')?.toUpperCase() ?? '';
  const classes = Number(query.get('classes') ?? 1);
  const shown = /^[A-Z]{3}$/.test(currency) ? currency : prefs.currency;
  return {
    country: /^[A-Z]{2}$/.test(country) ? country.replace('UK', 'GB') : prefs.country,
    sellsIn: listed('sells'),
    sellsNext: listed('next'),
    producesIn: listed('produces'),
    marketplace: MARKETPLACES[query.get('marketplace') as keyof typeof MARKETPLACES] ?? 'NONE',
    start: STARTS[query.get('start') as keyof typeof STARTS] ?? 'NOW',
    classes: Number.isInteger(classes) ? Math.min(Math.max(classes, 1), MOST_CLASSES) : 1,
    budget: budgetOf(query.get('budget') ?? '', shown),
    currency: shown,
  };
}

/** Whole units as people write them, with spaces or separators between thousands. */
function budgetOf(text: string, currency: string): number | undefined {
  const major = Number(text.replaceAll(/[\s\u00a0.,’']/g, ''));
  return Number.isInteger(major) && major > 0 && major <= MOST_MAJOR
    ? major * (WHOLE.has(currency) ? 1 : 100)
    : undefined;
}

/** Whole units of a budget, for the field it was typed in. */
export function budgetText({ budget, currency }: StrategyAnswers): string {
  return budget === undefined ? '' : String(budget / (WHOLE.has(currency) ? 1 : 100));
}

const wordOf = (words: Readonly<Record<string, string>>, value: string): string =>
  Object.entries(words).find(([, meant]) => meant === value)?.[0] ?? '';

/** The word of the form for an answer. */
export const marketplaceSaid = ({ marketplace }: StrategyAnswers): string =>
  wordOf(MARKETPLACES, marketplace);
export const startSaid = ({ start }: StrategyAnswers): string => wordOf(STARTS, start);

/** The same answers at an address to give away. */
export function strategySearch(answers: StrategyAnswers): string {
  const said = new URLSearchParams({ country: answers.country });
  for (const question of officeQuestions) {
    const codes = officesSaid(answers, question);
    if (codes.length > 0) said.set(question, codes.join(','));
  }
  said.set('marketplace', marketplaceSaid(answers));
  said.set('start', startSaid(answers));
  said.set('classes', String(answers.classes));
  if (answers.budget !== undefined) said.set('budget', budgetText(answers));
  said.set('currency', answers.currency);
  return said.toString().replaceAll('%2C', ',');
}
