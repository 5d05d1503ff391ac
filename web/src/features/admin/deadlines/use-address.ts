import { useSearchParams } from 'react-router';
import { readAddress, type DocketAddress } from './docket-address.js';

/** What the address says, and how it is changed: null takes a word out. `today`: the reader's day. */
export function useAddress(
  today: string,
): readonly [DocketAddress, (changes: Readonly<Record<string, string | null>>) => void] {
  const [query, setQuery] = useSearchParams();
  const set = (changes: Readonly<Record<string, string | null>>): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === null) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [readAddress(query, today), set];
}
