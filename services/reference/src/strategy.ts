import { dataFile } from './data-file.js';
import { economyOf } from './economy.js';
import { knownJurisdiction } from './jurisdictions.js';
import { inMadrid } from './madrid-fees.js';
import { firstOffices, suggestedJurisdictions } from './recommendations.js';
import { coveredBy, officesCovering } from './regional-offices.js';

/** Whether the goods are sold on a marketplace with a brand registry of its own. */
export const marketplaces = ['NONE', 'AMAZON', 'OTHER'] as const;
/** When selling in the next countries begins; six months are the time of priority. @source Paris Convention, Article 4 */
export const starts = ['NOW', 'WITHIN_SIX_MONTHS', 'LATER'] as const;
/** Why an office is recommended, the weightiest first. */
export const strategyReasons = ['HOME', 'SELLS', 'PRODUCES', 'NEXT', 'MARKETPLACE', 'USUAL'] as const;
/** When to file there: at once, inside the six months of priority, or when the country comes closer. */
export const filingTimes = ['FIRST', 'WITHIN_PRIORITY', 'LATER'] as const;

export type StrategyReason = (typeof strategyReasons)[number];
type FilingTime = (typeof filingTimes)[number];

/** What somebody says of their business; offices by code. */
export interface StrategyFacts {
  /** ISO 3166-1 alpha-2 of the own seat. */
  readonly country: string | undefined;
  readonly sellsIn: readonly string[];
  readonly sellsNext: readonly string[];
  readonly producesIn: readonly string[];
  readonly marketplace: (typeof marketplaces)[number];
  readonly start: (typeof starts)[number];
}

export interface StrategyOffice {
  readonly code: string;
  readonly reasons: readonly StrategyReason[];
  readonly when: FilingTime;
  /** Offices somebody asked for that this one covers. */
  readonly insteadOf: readonly string[];
  /** Another recommended office that protects there too; null where none does. */
  readonly coveredBy: string | null;
}

/** An international registration: the mark it rests on, the members it names, and the offices it does not reach. */
export interface InternationalRoute {
  readonly base: string;
  readonly designated: readonly string[];
  readonly rest: readonly string[];
}

export interface Strategy {
  /** In order, at most nine. */
  readonly offices: readonly StrategyOffice[];
  /** Asked for, and beyond the nine. */
  readonly leftOut: readonly string[];
  /** Offices of each way to the same protection. */
  readonly national: readonly string[];
  readonly regional: readonly string[];
  /** Null where the own country has no mark on which one could rest, or no other office could be named. */
  readonly international: InternationalRoute | null;
}

interface Rules {
  readonly marketplaceOffices: { readonly codes: readonly string[] };
  readonly unitaryOffices: { readonly codes: readonly string[] };
}

const { marketplaceOffices, unitaryOffices }: Rules = dataFile('strategy.json');
const MOST = 9;

/** Where to protect a mark, why there and in which order: the first two offices of the own country, then where goods are sold and made, then the next
 *  markets, the larger purchasing power first; without any answer what people of that country usually choose. At most nine.
 *  @source specification, “Per-country recommendation”; which reason weighs more is an editorial choice, to be confirmed by a lawyer */
export function strategyFor(facts: StrategyFacts): Strategy {
  const asked = [...new Set([...facts.sellsIn, ...facts.producesIn, ...facts.sellsNext])].filter(
    knownJurisdiction,
  );
  const home = firstOffices(facts.country);
  const wanted = asked.length > 0 ? asked : suggestedJurisdictions(facts.country);
  const unitary = unitaryOffices.codes.filter((code) => isWorthwhile(code, wanted, home));
  const covering = (code: string): string | null =>
    [...unitary, ...wanted, ...home].find((other) => coveredBy(code, other)) ?? null;
  const kept = [...new Set([...home, ...unitary, ...wanted])].filter(
    (code) => home.includes(code) || covering(code) === null,
  );
  const ordered = inOrder(kept, home, (code) => reasonsOf(code, facts, wanted));
  const offices = ordered.slice(0, MOST).map((code): StrategyOffice => {
    const reasons = reasonsOf(code, facts, wanted);
    return {
      code,
      reasons,
      when: whenTo(reasons, facts.start),
      insteadOf: asked.filter((one) => !home.includes(one) && covering(one) === code),
      coveredBy: covering(code),
    };
  });
  const regional = offices.filter((office) => office.coveredBy === null).map(({ code }) => code);
  return {
    offices,
    leftOut: ordered.slice(MOST),
    national: nationalOf(offices, asked),
    regional,
    international: internationalOf(facts.country, regional),
  };
}

/** Two of its members are worth one registration for all of them; one alone is not. */
function isWorthwhile(code: string, wanted: readonly string[], home: readonly string[]): boolean {
  if (wanted.includes(code) || home.includes(code)) return true;
  return [...new Set([...wanted, ...home])].filter((one) => coveredBy(one, code)).length >= 2;
}

/** Why: what was said of the office itself or of one that it covers. */
function reasonsOf(code: string, facts: StrategyFacts, wanted: readonly string[]): StrategyReason[] {
  const among = (codes: readonly string[]): boolean =>
    codes.some((one) => one === code || coveredBy(one, code));
  const { country, sellsIn, producesIn, sellsNext, marketplace } = facts;
  const holds: Readonly<Record<StrategyReason, boolean>> = {
    HOME: country !== undefined && officesCovering(country === 'UK' ? 'GB' : country).includes(code),
    SELLS: among(sellsIn),
    PRODUCES: among(producesIn),
    NEXT: among(sellsNext),
    MARKETPLACE: marketplace === 'AMAZON' && marketplaceOffices.codes.includes(code),
    USUAL: false,
  };
  const found = strategyReasons.filter((reason) => holds[reason]);
  const own = found.filter((reason) => reason !== 'MARKETPLACE');
  return own.length === 0 && (firstOffices(country).includes(code) || wanted.includes(code))
    ? [...found, 'USUAL']
    : found;
}

function whenTo(reasons: readonly StrategyReason[], start: StrategyFacts['start']): FilingTime {
  if (reasons.some((reason) => reason === 'HOME' || reason === 'SELLS' || reason === 'PRODUCES'))
    return 'FIRST';
  if (reasons.includes('NEXT'))
    return ({ NOW: 'FIRST', WITHIN_SIX_MONTHS: 'WITHIN_PRIORITY', LATER: 'LATER' } as const)[start];
  return 'WITHIN_PRIORITY';
}

function inOrder(
  codes: readonly string[],
  home: readonly string[],
  reasonsFor: (code: string) => readonly StrategyReason[],
): string[] {
  const weight = (code: string): number => {
    const first = reasonsFor(code)[0];
    return first === undefined ? strategyReasons.length : strategyReasons.indexOf(first);
  };
  const power = (code: string): number => Number(economyOf(code)?.purchasingPowerPercent ?? 0);
  const rest = codes.filter((code) => !home.includes(code));
  return [...home, ...rest.toSorted((a, b) => weight(a) - weight(b) || power(b) - power(a))];
}

/** One office a country: a regional one only where somebody asked for it, or where nothing national stands for it. */
function nationalOf(offices: readonly StrategyOffice[], asked: readonly string[]): string[] {
  const codes = offices.flatMap(({ code, insteadOf }) => {
    const narrower = offices.flatMap((other) => (other.coveredBy === code ? [other.code] : []));
    return asked.includes(code) || insteadOf.length + narrower.length === 0 ? [code] : insteadOf;
  });
  return [...new Set(codes)];
}

/** The owner's own mark carries it: its fall in the first five years takes the others along. @source Madrid Protocol, Articles 2 and 6 */
function internationalOf(
  country: string | undefined,
  regional: readonly string[],
): InternationalRoute | null {
  const own =
    country === undefined ? [] : officesCovering(country === 'UK' ? 'GB' : country).filter(inMadrid);
  const base = own.findLast((code) => inMadrid(code));
  if (base === undefined) return null;
  const others = regional.filter((code) => code !== base);
  const designated = others.filter(inMadrid);
  if (designated.length === 0) return null;
  return { base, designated, rest: others.filter((code) => !inMadrid(code)) };
}
