import { useEffect, useState } from 'react';

const KEPT_AS = 'kept.lessons-read';

function kept(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

/** Lessons read on this device; nobody else learns of it. Empty before the page is live. */
export function useReadLessons(): { readonly read: readonly string[]; readonly add: (slug: string) => void } {
  const [read, setRead] = useState<readonly string[]>([]);
  useEffect(() => setRead(kept()), []);
  const add = (slug: string): void => {
    const all = [...new Set([...kept(), slug])];
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing shows the tick until the page is left.
    }
    setRead(all);
  };
  return { read, add };
}
