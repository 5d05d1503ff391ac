import { useCallback, useEffect, useState } from 'react';

export interface KeptTerm {
  readonly classNumber: number;
  readonly term: string;
}

export interface Basket {
  readonly terms: readonly KeptTerm[];
  readonly has: (term: KeptTerm) => boolean;
  readonly toggle: (term: KeptTerm) => void;
}

const KEY = 'kept.class-basket';
const same = (one: KeptTerm, other: KeptTerm): boolean =>
  one.classNumber === other.classNumber && one.term === other.term;

function stored(): readonly KeptTerm[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter(
          (one): one is KeptTerm => typeof one?.term === 'string' && typeof one?.classNumber === 'number',
        )
      : [];
  } catch {
    return [];
  }
}

/** Terms kept on this device, one by one, across the pages of the assistant. */
export function useBasket(): Basket {
  const [terms, setTerms] = useState<readonly KeptTerm[]>([]);
  useEffect(() => setTerms(stored()), []);
  const toggle = useCallback(
    (term: KeptTerm) =>
      setTerms((last) => {
        const next = last.some((one) => same(one, term))
          ? last.filter((one) => !same(one, term))
          : [...last, { classNumber: term.classNumber, term: term.term }];
        try {
          localStorage.setItem(KEY, JSON.stringify(next));
        } catch {
          // A browser that keeps nothing still shows them until the page is left.
        }
        return next;
      }),
    [],
  );
  return { terms, toggle, has: (term) => terms.some((one) => same(one, term)) };
}
