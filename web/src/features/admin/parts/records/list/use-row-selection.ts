import { useRef } from 'react';

export interface RowSelection {
  readonly all: boolean;
  readonly has: (id: string) => boolean;
  readonly toggleAll: () => void;
  /** With Shift everything since the last one touched follows. */
  readonly toggle: (id: string, event: Event) => void;
}

/** Ids between two rows, both included, in the order they stand. */
export function rangeOf(ids: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)];
  return start === -1 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Undefined when nothing could be done with a selection. */
export function useRowSelection(
  ids: readonly string[],
  selected: readonly string[] | undefined,
  onSelect: ((ids: readonly string[]) => void) | undefined,
): RowSelection | undefined {
  const last = useRef<string>(undefined);
  if (selected === undefined || onSelect === undefined) return undefined;
  const has = (id: string): boolean => selected.includes(id);
  const all = ids.every(has);
  const put = (some: readonly string[], on: boolean): void =>
    onSelect(on ? [...new Set([...selected, ...some])] : selected.filter((id) => !some.includes(id)));
  return {
    all,
    has,
    toggleAll: () => put(ids, !all),
    toggle: (id, event) => {
      const withShift = (event as MouseEvent).shiftKey === true;
      put(withShift ? rangeOf(ids, last.current, id) : [id], !has(id));
      last.current = id;
    },
  };
}
