import type { ApplicationGoods } from './draft-facts.js';

/** Sides that put terms into an order: its client, a lawyer, somebody else of the firm. */
export const termsWriterKinds = ['CLIENT', 'LAWYER', 'STAFF'] as const;

/** Who wrote a term. */
export interface TermsWriter {
  readonly kind: (typeof termsWriterKinds)[number];
  /** Which of us; null for the client. */
  readonly userId: string | null;
}

/** A list as one fact left it. */
export interface ListWritten {
  /** The part of the draft it is the list of; null: what was ordered, class by class. */
  readonly part: string | null;
  readonly jurisdiction: string;
  readonly goods: readonly ApplicationGoods[];
  /** Null: the system, which only hands on what others wrote. */
  readonly writer: TermsWriter | null;
}

/** Term → who wrote it; null where no fact says so. */
type Hands = ReadonlyMap<string, TermsWriter | null>;

/** Class → its terms. */
export type PartHands = ReadonlyMap<number, Hands>;

/** Who wrote each term of each part of a draft, from its lists in the order they were written: whoever brought the term in, for as long as it stands. One that stands in the same class of another part was taken over from there. */
export function termsWriters(lists: readonly ListWritten[]): ReadonlyMap<string, PartHands> {
  const requested = new Map<string, Hands>();
  const parts = new Map<string, PartHands>();
  for (const { part, jurisdiction, goods, writer } of lists) {
    const asked = (classNumber: number, term: string) =>
      requested.get(`${jurisdiction} ${classNumber}`)?.get(term);
    if (part === null) {
      for (const one of goods)
        requested.set(
          `${jurisdiction} ${one.classNumber}`,
          handsOf(one, (term) => asked(one.classNumber, term) ?? writer),
        );
      continue;
    }
    const before = parts.get(part);
    const written = goods.map(
      (one) =>
        [
          one.classNumber,
          handsOf(one, (term) => {
            // What nobody is known to have written stays so: whoever saves the list again did not write it.
            const known = before?.get(one.classNumber)?.get(term);
            return known === undefined
              ? (elsewhere(parts, one.classNumber, term) ?? writer ?? asked(one.classNumber, term) ?? null)
              : known;
          }),
        ] as const,
    );
    parts.set(part, new Map(written));
  }
  return parts;
}

function handsOf({ terms }: ApplicationGoods, handOf: (term: string) => TermsWriter | null): Hands {
  return new Map(terms.map((term) => [term, handOf(term)]));
}

function elsewhere(
  parts: ReadonlyMap<string, PartHands>,
  classNumber: number,
  term: string,
): TermsWriter | undefined {
  return (
    [...parts.values()].map((part) => part.get(classNumber)?.get(term)).find((hand) => hand != null) ??
    undefined
  );
}

/** The terms that one writer put into one class. */
export interface TermsOfWriter {
  readonly classNumber: number;
  readonly writer: TermsWriter;
  readonly terms: readonly string[];
}

/** Terms of each class by who wrote them; those of which no fact says so are left out. */
export function termsByWriter(
  goods: readonly ApplicationGoods[],
  hands: PartHands | undefined,
): readonly TermsOfWriter[] {
  return goods.flatMap(({ classNumber, terms }) => {
    const known = terms.flatMap((term) => {
      const writer = hands?.get(classNumber)?.get(term);
      return writer == null ? [] : [{ term, writer }];
    });
    const writers = new Map(known.map(({ writer }) => [keyOf(writer), writer]));
    return [...writers].map(([key, writer]) => ({
      classNumber,
      writer,
      terms: known.filter((one) => keyOf(one.writer) === key).map(({ term }) => term),
    }));
  });
}

const keyOf = ({ kind, userId }: TermsWriter): string => `${kind} ${userId ?? ''}`;
