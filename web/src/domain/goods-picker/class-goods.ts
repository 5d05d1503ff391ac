/** Terms of one class, as they are filed. */
export interface ClassGoods {
  readonly class: number;
  readonly terms: readonly string[];
}
export interface OneTerm {
  readonly classNumber: number;
  readonly term: string;
}

type Goods = readonly ClassGoods[];

const LAST_CLASS = 45;
const LONGEST_TERM = 1000;

const isGoods = (one: unknown): one is ClassGoods => {
  const { class: number, terms } = (one ?? {}) as { class?: unknown; terms?: unknown };
  return (
    Number.isInteger(number) &&
    Number(number) >= 1 &&
    Number(number) <= LAST_CLASS &&
    Array.isArray(terms) &&
    terms.every((term) => typeof term === 'string' && term !== '' && term.length <= LONGEST_TERM)
  );
};

/** What the field of a picker carries, from a form or from what was kept; nothing where it cannot be read. */
export function readGoods(text: unknown): Goods {
  try {
    const read: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    return Array.isArray(read)
      ? read.filter(isGoods).map((one) => ({ class: one.class, terms: one.terms }))
      : [];
  } catch {
    return [];
  }
}

/** As it stands in the field: empty when nothing was chosen, so that a form sees an empty answer. */
export const writeGoods = (goods: Goods): string => (goods.length === 0 ? '' : JSON.stringify(goods));

export const hasTerm = (goods: Goods, { classNumber, term }: OneTerm): boolean =>
  goods.some((one) => one.class === classNumber && one.terms.includes(term));

/** With the terms, each once, classes in their order. */
export function withTerms(goods: Goods, added: readonly OneTerm[]): Goods {
  const terms = new Map(goods.map((one) => [one.class, [...one.terms]]));
  for (const { classNumber, term } of added)
    terms.set(classNumber, [...new Set([...(terms.get(classNumber) ?? []), term])]);
  return [...terms]
    .map(([number, of]) => ({ class: number, terms: of }))
    .toSorted((a, b) => a.class - b.class);
}

/** Without the term; a class without terms goes too. */
export function withoutTerm(goods: Goods, { classNumber, term }: OneTerm): Goods {
  return goods
    .map((one) =>
      one.class === classNumber ? { ...one, terms: one.terms.filter((kept) => kept !== term) } : one,
    )
    .filter(({ terms }) => terms.length > 0);
}

/** How many characters a class has as it is written on a form of an office. */
export const lengthOf = ({ terms }: ClassGoods): number => terms.join('; ').length;
