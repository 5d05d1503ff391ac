import type { FocusEvent, KeyboardEvent } from 'react';

/** Escape closes what opened below a word, and the word has the focus again. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

/** Whoever goes on to something else leaves nothing open behind. */
export function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>): void {
  if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
    event.currentTarget.open = false;
}
