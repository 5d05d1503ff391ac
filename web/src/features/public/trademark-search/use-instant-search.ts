import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { cleanAddress } from './search-address.js';

/** Long enough for a quick typist to go on, short enough to feel at once. */
const PAUSE_MS = 300;

/** Searches while somebody types: the address follows the form, and only the newest question is waited for. */
export function useInstantSearch(form: RefObject<HTMLFormElement | null>): { readonly onInput: () => void } {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = address.get('q') ?? '';

  useEffect(() => () => clearTimeout(timer.current), []);
  // Back and forward bring another question; a field in use is left to its typist.
  useEffect(() => {
    const field = form.current?.elements.namedItem('q');
    if (field instanceof HTMLInputElement && document.activeElement !== field) field.value = query;
  }, [form, query]);

  const onInput = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (form.current !== null) void navigate(`?${cleanAddress(new FormData(form.current))}`, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  }, [form, navigate]);
  return { onInput };
}
