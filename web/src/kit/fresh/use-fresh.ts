import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the page's data again every so many milliseconds while something is still to come; not while nobody looks. */
export function useFresh(wanted: boolean, everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setInterval(() => { if (!document.hidden) void revalidate(); }, everyMs);
    return () => clearInterval(timer);
  }, [wanted, everyMs, revalidate]);
}
