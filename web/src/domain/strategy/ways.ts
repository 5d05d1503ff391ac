import type { ListedPrice } from '../price-list/ask-price-list.js';
import { laterCost, laterOccasions, together } from '../price-list/price-rows.js';

/** What one way to protection costs and how long it takes, minor units before tax. */
export interface Way {
  readonly name: 'national' | 'regional' | 'international';
  readonly offices: readonly string[];
  /** Our fees and those of the offices at filing. */
  readonly filing: number;
  /** Fees up to registration, proofs of use and the renewal after ten years, where they are known; the most they come to where they are estimated. */
  readonly later: number;
  /** Offices whose price a person names: they are not in the sums. */
  readonly unpriced: readonly string[];
}

interface Fees {
  readonly filing: number;
  readonly renewal: number;
}

interface International {
  readonly base: string;
  readonly designated: readonly string[];
  readonly rest: readonly string[];
}

/** One application an office. */
export function wayOf(
  name: 'national' | 'regional',
  offices: readonly string[],
  prices: readonly ListedPrice[],
): Way {
  return { name, offices, ...sumsOf(offices, prices) };
}

/** The own mark, one registration at WIPO that rests on it, and applications where no such registration reaches. Our work on the registration itself is
 *  not in it: a lawyer prices it. `fees`: of WIPO for the designated members. */
export function internationalWay(
  { base, designated, rest }: International,
  fees: Fees,
  prices: readonly ListedPrice[],
): Way {
  const own = sumsOf([base, ...rest], prices);
  return {
    name: 'international',
    offices: [base, ...designated, ...rest],
    filing: own.filing + fees.filing,
    later: own.later + fees.renewal,
    unpriced: own.unpriced,
  };
}

function sumsOf(
  offices: readonly string[],
  prices: readonly ListedPrice[],
): Pick<Way, 'filing' | 'later' | 'unpriced'> {
  const found = prices.filter(({ jurisdiction }) => offices.includes(jurisdiction));
  const priced = found.filter((price) => together(price) !== null);
  return {
    filing: priced.reduce((sum, price) => sum + (together(price) ?? 0), 0),
    later: priced.reduce(
      (sum, price) =>
        laterOccasions.reduce((total, occasion) => total + (laterCost(price, occasion) ?? 0), sum),
      0,
    ),
    unpriced: offices.filter((code) => !priced.some(({ jurisdiction }) => jurisdiction === code)),
  };
}

/** Which of the recommended offices a budget reaches, in their order; what another one covers comes last, because it can be left out most easily.
 *  `budget`: minor units before tax. What costs too much is passed over, so that a smaller one behind it may still fit. */
export function withinBudget(
  offices: readonly { readonly code: string; readonly coveredBy: string | null }[],
  prices: readonly ListedPrice[],
  budget: number,
): { readonly fits: readonly string[]; readonly left: number } {
  const inOrder = [
    ...offices.filter(({ coveredBy }) => coveredBy === null),
    ...offices.filter(({ coveredBy }) => coveredBy !== null),
  ];
  const fits: string[] = [];
  let left = budget;
  for (const { code } of inOrder) {
    const price = prices.find(({ jurisdiction }) => jurisdiction === code);
    const cost = price === undefined ? null : together(price);
    if (cost === null || cost > left) continue;
    left -= cost;
    fits.push(code);
  }
  return { fits, left };
}
