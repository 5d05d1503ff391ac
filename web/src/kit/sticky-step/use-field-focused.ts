import { useEffect, useState } from 'react';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/** Whether somebody is in a field, where a phone shows its keyboard. */
export function useFieldFocused(): boolean {
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const came = ({ target }: FocusEvent): void => setFocused(isField(target));
    const left = ({ relatedTarget }: FocusEvent): void => setFocused(isField(relatedTarget));
    setFocused(isField(document.activeElement));
    document.addEventListener('focusin', came);
    document.addEventListener('focusout', left);
    return () => {
      document.removeEventListener('focusin', came);
      document.removeEventListener('focusout', left);
    };
  }, []);
  return focused;
}
