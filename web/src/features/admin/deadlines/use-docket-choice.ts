import { useState } from 'react';
import type { DocketItem } from './parts/row-place.js';

export interface DocketChoice {
  readonly picked: readonly DocketItem[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly all: () => void;
  readonly none: () => void;
}

/** Rows that are chosen; one that left the page is chosen no more. */
export function useDocketChoice(rows: readonly DocketItem[]): DocketChoice {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    picked: rows.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    all: () => setIds(new Set(rows.map(({ id }) => id))),
    none: () => setIds(new Set()),
  };
}
