import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { cleanAddress } from './search-address.js';

/** Long enough for a quick typist to go on, short enough to feel at once. */
const PAUSE_MS = 300;

/** Searches while somebody types: the address follows the form, and only the newest question is waited for. `typed` is the name as it stands in the field, also before it was asked for. */
export function useInstantSearch(form: RefObject<HTMLFormElement | null>): {
  readonly onInput: () => void;
  readonly typed: string;
} {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = address.get('q') ?? '';
  const [typed, setTyped] = useState(query);

  const settle = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const search = useCallback((): void => {
    settle();
    if (form.current !== null)
      void navigate(addressOf(form.current), { replace: true, preventScrollReset: true });
  }, [form, navigate, settle]);

  useEffect(() => {
    const element = form.current;
    // Whoever leaves has typed to the end. A link that is pressed next wins over the question, so what was typed stands in the address at once, for the way back.
    const leave = (): void => {
      if (timer.current === undefined || form.current === null) return;
      window.history.replaceState(window.history.state, '', addressOf(form.current));
      search();
    };
    element?.addEventListener('focusout', leave);
    element?.addEventListener('submit', settle);
    return () => {
      settle();
      element?.removeEventListener('focusout', leave);
      element?.removeEventListener('submit', settle);
    };
  }, [form, search, settle]);
  // Back and forward bring another question; a field in use is left to its typist, and so is what was not asked for yet.
  useEffect(() => {
    const field = fieldOf(form.current);
    if (field === undefined || document.activeElement === field || timer.current !== undefined) return;
    field.value = query;
    setTyped(query);
  }, [form, query]);

  const onInput = useCallback(() => {
    settle();
    setTyped(fieldOf(form.current)?.value.trim() ?? '');
    timer.current = setTimeout(search, PAUSE_MS);
  }, [form, search, settle]);
  return { onInput, typed };
}

const addressOf = (form: HTMLFormElement): string => `?${cleanAddress(new FormData(form))}`;

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem('q');
  return field instanceof HTMLInputElement ? field : undefined;
}
