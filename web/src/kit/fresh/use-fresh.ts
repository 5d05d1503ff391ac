import { useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

/** Loads the page's data again every so many milliseconds while something is still to come; not while nobody looks. */
export function useFresh(wanted: boolean, everyMs: number): void {
  const { revalidate, state } = useRevalidator();
  const isIdle = useNavigation().state === 'idle' && state === 'idle';
  useEffect(() => {
    // Asked again, the router begins anew with what it is loading: an answer that takes longer than the pause, or the page that a link leads to, would never come.
    if (!wanted || !isIdle) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [wanted, isIdle, everyMs, revalidate]);
}
