/** Moves the focus to the next (`j`) or previous (`k`) link of the rows; typing in a field is left alone. */
export function moveFocus(event: KeyboardEvent, rows: HTMLElement): void {
  if (event.key !== 'j' && event.key !== 'k') return;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.target as HTMLElement).closest('input, textarea, select, [contenteditable], dialog') !== null
  )
    return;
  const links = [...rows.querySelectorAll<HTMLElement>('a')];
  const now = links.indexOf(document.activeElement as HTMLElement);
  const next = now === -1 ? 0 : Math.min(links.length - 1, Math.max(0, now + (event.key === 'j' ? 1 : -1)));
  links[next]?.focus();
  event.preventDefault();
}
