/** What is chosen in the form. */
export interface Wanted {
  readonly offices: readonly string[];
  /** As it is typed: numbers with anything between them. */
  readonly classes: string;
  readonly alsoSimilar: boolean;
  /** Of the billing address. */
  readonly country: string;
}

const LAST_CLASS = 45;

/** The classes somebody typed, each once; what is no class of the Nice Classification is left out. */
export function classesIn(typed: string): readonly number[] {
  const numbers = (typed.match(/\d+/g) ?? []).map(Number);
  return [...new Set(numbers.filter((one) => one >= 1 && one <= LAST_CLASS))].toSorted((a, b) => a - b);
}
