import { type RefObject } from 'react';
import { useDeskKeys } from '../parts/keys/use-desk-keys.js';

const links = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('tbody th a') ?? []),
];

/** Row in which the focus stands, or -1. */
const focused = (list: HTMLElement | null): number =>
  links(list).findIndex((link) => link.closest('tr')?.contains(document.activeElement) === true);

function focusRow(list: HTMLElement | null, at: number): void {
  const all = links(list);
  all[Math.max(0, Math.min(all.length - 1, at))]?.focus();
}

/** Ticks the box of the row in focus; with `shift` everything since the last one follows. */
function tick(list: HTMLElement | null, shiftKey: boolean): void {
  const row = links(list)[focused(list)]?.closest('tr');
  row
    ?.querySelector<HTMLInputElement>('input[type=checkbox]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
}

interface Doings {
  readonly selects: boolean;
  readonly clear: (() => void) | undefined;
  readonly filter: () => void;
  readonly refresh: () => void;
}

/** Keys of a list: rows are moved through, opened and ticked; the search, the filter and the columns are opened. */
export function useListKeys(list: RefObject<HTMLElement | null>, doings: Doings): void {
  const press = (selector: string) => () => list.current?.querySelector<HTMLElement>(selector)?.click();
  useDeskKeys('list', {
    next: () => focusRow(list.current, focused(list.current) + 1),
    previous: () => focusRow(list.current, focused(list.current) - 1),
    first: () => focusRow(list.current, 0),
    last: () => focusRow(list.current, links(list.current).length - 1),
    select: doings.selects ? () => tick(list.current, false) : undefined,
    selectRange: doings.selects ? () => tick(list.current, true) : undefined,
    selectAll: doings.selects ? press('thead input[type=checkbox]') : undefined,
    search: () => list.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    filter: doings.filter,
    columns: press('[data-opens=columns]'),
    refresh: doings.refresh,
    clear: doings.clear,
  });
}
