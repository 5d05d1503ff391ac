const TYPED_IN =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';
/** Enter and Space belong to these. */
const PRESSED = 'a[href], button, summary, [role=button], [role=option], input';

const elementOf = ({ target }: KeyboardEvent): Element | null => (target instanceof Element ? target : null);

export const isTyping = (event: KeyboardEvent): boolean => elementOf(event)?.closest(TYPED_IN) != null;

/** What the browser does with the key on what has the focus: Enter opens a link, Space presses a button. Space on a link does nothing, so it is free. */
export function isPressed(event: KeyboardEvent): boolean {
  const pressed = elementOf(event)?.closest(PRESSED) ?? null;
  if (pressed === null) return false;
  return (
    (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) ||
    (event.key === ' ' && !pressed.matches('a'))
  );
}

/** Whether an event is one stroke as the table of keys writes it: `x`, `Shift+x`, `Ctrl+k`, `Space`. A digit is also known by its place, because some keyboards type it with Shift only. */
export function isStroke(stroke: string, event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  const parts = stroke.split('+');
  const wanted = parts.at(-1) ?? '';
  if ((event.ctrlKey || event.metaKey) !== parts.includes('Ctrl')) return false;
  const key = event.key === ' ' ? 'Space' : event.key;
  if (/^[a-z]$/.test(wanted))
    return key.toLowerCase() === wanted && event.shiftKey === parts.includes('Shift');
  if (/^\d$/.test(wanted)) return key === wanted || (event.code === `Digit${wanted}` && !event.shiftKey);
  return key === wanted && (wanted.length === 1 || event.shiftKey === parts.includes('Shift'));
}
