import { goodsAt, type ClassAdvice, type Draft } from './draft.js';

type Ordered = Pick<Draft, 'jurisdictions' | 'goods' | 'officeGoods'>;

/** Offices and classes of the order that one piece of advice speaks against, as the service names them: `US 19`. */
export function orderedAgainst(
  draft: Ordered,
  { classNumber, jurisdiction }: ClassAdvice,
): readonly string[] {
  return draft.jurisdictions
    .filter(
      (office) =>
        (jurisdiction === null || office === jurisdiction) &&
        goodsAt(draft, office).some((one) => one.classNumber === classNumber),
    )
    .map((office) => `${office} ${classNumber}`);
}

/** The field in which it is agreed to; the service names it by the first unit, too. Another order is another question. */
export function nameOfAdvice(draft: Ordered, advice: ClassAdvice): string {
  return `advice.${orderedAgainst(draft, advice)[0] ?? advice.classNumber}`;
}
