import type { Money } from '@cotta/kit/model/words/money.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { proofOfUseFee, proofOfUseRushPercent } from '@cotta/reference/proof-of-use-fee.js';
import { filedClasses, type DecidedClass } from './filed-classes.js';
import { amountOf, feesOf, usd } from './office-fees.js';
import { isLate, needsGoodCause, needsRush, orderRefused, type ProofToOrder } from './proof-order-rules.js';
import { beforeRegistration, type UseInCommerceType } from './use-in-commerce-status.js';

export interface ProofFiling {
  readonly type: UseInCommerceType;
  readonly declarationOfIncontestability: boolean;
}

/** What one filing costs before tax, and for which classes. */
export interface ProofPrice {
  readonly serviceFee: Money;
  readonly officeFee: Money;
  /** Part of the office's fee. */
  readonly lateFee: Money;
  /** Part of our fee. */
  readonly rushFee: Money;
  readonly classes: readonly number[];
}

export interface ProofOffer extends ProofFiling, ProofPrice {
  readonly needsGoodCause: boolean;
  /** Every class is decided, and at least one is filed: only then is the price the one that is charged. */
  readonly isReady: boolean;
}

export interface PricedProof extends ProofToOrder {
  readonly declarationOfIncontestability?: boolean | null;
}

interface Facts {
  readonly classes: readonly DecidedClass[];
  /** The registration rests on an international one. */
  readonly isInternational: boolean;
  readonly now: Date;
}

/** Our fee of the list, in a hurry more, and what the office takes for the classes as they are decided. */
export function priceOf(
  proof: PricedProof,
  { type, declarationOfIncontestability }: ProofFiling,
  { classes, isInternational, now }: Facts,
): ProofPrice {
  const { kept, extended } = filedClasses(type, classes);
  const fees = feesOf({
    type,
    declarationOfIncontestability,
    lateFeeApplied: isLate(proof, now),
    isInternational,
    kept: kept.length,
    extended: extended.length,
  });
  const divides = type === 'Statement of use' && kept.length > 0 && extended.length > 0;
  const office = fees.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const late = fees.find(({ kind }) => kind === 'GRACE')?.amount.amountMinor ?? 0;
  const { amountMinor: fee } = proofOfUseFee;
  const rush = needsRush(proof, now) ? (fee * proofOfUseRushPercent) / 100 : 0;
  return {
    serviceFee: usd(fee + rush),
    officeFee: usd(office + (divides ? amountOf('divisionPerNewApplication') : 0)),
    lateFee: usd(late),
    rushFee: usd(rush),
    classes: [...kept, ...extended].toSorted((a, b) => a - b),
  };
}

/** The ways on of a proof that can be ordered now, each with its price. */
export function offersOf(proof: PricedProof, facts: Facts): ProofOffer[] {
  return filingsOf(proof)
    .filter(({ type }) => {
      const refused = orderRefused(proof, { type, goodCause: 'said with the order' }, facts.now);
      return !isRefusal(refused);
    })
    .map((filing) => {
      const price = priceOf(proof, filing, facts);
      const isDecided =
        filing.type === 'Extension' || facts.classes.every(({ decision }) => (decision ?? null) !== null);
      const { kept } = filedClasses(filing.type, facts.classes);
      return {
        ...filing,
        ...price,
        needsGoodCause: filing.type === 'Extension' && needsGoodCause(proof),
        isReady: isDecided && (filing.type === 'Extension' ? price.classes.length : kept.length) > 0,
      };
    });
}

function filingsOf({ type }: PricedProof): ProofFiling[] {
  if (type === undefined) return [];
  const plain = (one: UseInCommerceType): ProofFiling => ({
    type: one,
    declarationOfIncontestability: false,
  });
  if (beforeRegistration.includes(type)) return beforeRegistration.map(plain);
  return type === 'Declaration of use'
    ? [plain(type), { type, declarationOfIncontestability: true }]
    : [plain(type)];
}
