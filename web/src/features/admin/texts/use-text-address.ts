import { useSearchParams } from 'react-router';
import type { Narrowed } from './review-state.js';

/** What the address says about the list. */
export interface TextAddress extends Narrowed {
  /** Key of the text that is open; '' for none. */
  readonly open: string;
}

const NAMES = ['kind', 'language', 'state', 'words', 'open'] as const;

/** The list as its address has it, and how that is changed; '' takes a word out. */
export function useTextAddress(): readonly [TextAddress, (changes: Partial<TextAddress>) => void] {
  const [query, setQuery] = useSearchParams();
  const address = Object.fromEntries(
    NAMES.map((name) => [name, query.get(name) ?? '']),
  ) as unknown as TextAddress;
  const change = (changes: Partial<TextAddress>): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [address, change];
}
