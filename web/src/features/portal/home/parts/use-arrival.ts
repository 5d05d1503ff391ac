import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** In the address of the first page after an account was opened. */
const OPENED = 'opened';
const WAIT_MS = 60_000;

/** What was ordered before the account was opened reaches it a moment later. True until something is there, at most for a minute. */
export function useArrival(): { readonly expected: boolean; readonly arrived: () => void } {
  const [query] = useSearchParams();
  const [expected, setExpected] = useState(query.has(OPENED));
  useEffect(() => {
    if (!expected) return undefined;
    const timer = setTimeout(() => setExpected(false), WAIT_MS);
    return () => clearTimeout(timer);
  }, [expected]);
  return { expected, arrived: () => setExpected(false) };
}
