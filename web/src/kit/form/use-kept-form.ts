import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent, type RefObject } from 'react';
import { fill, snapshot, typed } from './form-answers.js';
import { forgetKept, keep, readKept, type Kept } from './kept.js';

const PAUSE_MS = 600;

export interface KeptForm {
  /** When the answers were last put into this device's storage. */
  readonly savedAt: Date | undefined;
  readonly restored: boolean;
  /** All answers as they stand, for what is drawn beside the form. */
  readonly values: Kept['values'];
  /** Takes the answers as they stand, where a field was changed by more than a key. */
  readonly take: () => void;
  /** For the form itself. */
  readonly heard: {
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  };
  readonly startOver: () => void;
}

/** Keeps a form's answers in the browser as they are typed, and brings them back after a reload. `presets` win over what was kept. */
export function useKeptForm(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  presets: Kept['values'],
): KeptForm {
  const [state, setState] = useState<{
    savedAt: Date | undefined;
    restored: boolean;
    values: Kept['values'];
  }>({ savedAt: undefined, restored: false, values: presets });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const first = useRef(presets);
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const typedEarly = typed(element);
    const kept = readKept(key);
    if (kept !== undefined) {
      fill(element, { ...kept.values, ...first.current, ...typedEarly });
      setState({ savedAt: new Date(kept.at), restored: true, values: snapshot(element) });
    } else {
      setState((last) => ({ ...last, values: snapshot(element) }));
    }
    return () => clearTimeout(timer.current);
  }, [form, key]);

  const keepNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const element = form.current;
    if (element === null) return;
    const at = new Date();
    if (keep(key, { at: at.getTime(), values: snapshot(element) }))
      setState((last) => ({ ...last, savedAt: at }));
  }, [form, key]);

  const take = useCallback(() => {
    const element = form.current;
    if (element === null) return;
    setState((last) => ({ ...last, values: snapshot(element) }));
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow, PAUSE_MS);
  }, [form, keepNow]);

  useLastMoment(form, timer, keepNow);

  const startOver = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    forgetKept(key);
    form.current?.reset();
    setState({
      savedAt: undefined,
      restored: false,
      values: form.current === null ? {} : snapshot(form.current),
    });
  }, [form, key]);

  return { ...state, take, heard: useHeard(take), startOver };
}

/** Keeps what nobody kept yet when the answers leave: on submit, and when the page is gone in the middle of a word. */
function useLastMoment(
  form: RefObject<HTMLFormElement | null>,
  timer: RefObject<ReturnType<typeof setTimeout> | undefined>,
  keepNow: () => void,
): void {
  // Before the answers leave: nothing may be kept after they have arrived and were forgotten here.
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('submit', keepNow);
    // A reload in the middle of a word must not lose it: what waits for its pause is kept at once.
    const leave = (): void => (timer.current === undefined ? undefined : keepNow());
    window.addEventListener('pagehide', leave);
    return () => {
      element?.removeEventListener('submit', keepNow);
      window.removeEventListener('pagehide', leave);
    };
  }, [form, timer, keepNow]);
}

function useHeard(take: () => void): KeptForm['heard'] {
  // A list tells its choice by `change`, after `input`: drawn between the two it would get its old answer back.
  return useMemo(
    () => ({
      onInput: ({ target }) => (target instanceof HTMLSelectElement ? undefined : take()),
      onChange: ({ target }) => (target instanceof HTMLSelectElement ? take() : undefined),
    }),
    [take],
  );
}
