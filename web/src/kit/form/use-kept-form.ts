import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent, type RefObject } from 'react';
import { forgetKept, keep, readKept, type Kept } from './kept.js';

const PAUSE_MS = 600;

/** Names that are of one attempt only; an upload's token does not outlive the page. */
const NEVER_KEPT = new Set(['attempt', 'attemptOf', 'password', 'quote', 'logoUpload', 'deedUpload']);

function snapshot(form: HTMLFormElement): Kept['values'] {
  const values: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !NEVER_KEPT.has(name)) (values[name] ??= []).push(value);
  }
  return values;
}

function fill(form: HTMLFormElement, values: Kept['values']): void {
  for (const control of form.elements) {
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      )
    )
      continue;
    if (control.name === '' || NEVER_KEPT.has(control.name)) continue;
    const kept = values[control.name] ?? [];
    if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
      control.checked = kept.includes(control.value);
    else if (kept[0] !== undefined) control.value = kept[0];
  }
}

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
  }, [form, keepNow]);

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

  // A list tells its choice by `change`, after `input`: drawn between the two it would get its old answer back.
  const heard = useMemo<KeptForm['heard']>(
    () => ({
      onInput: ({ target }) => (target instanceof HTMLSelectElement ? undefined : take()),
      onChange: ({ target }) => (target instanceof HTMLSelectElement ? take() : undefined),
    }),
    [take],
  );

  return { ...state, take, heard, startOver };
}

/** What somebody typed before the page woke up: where a control says something else than the page gave it. A country that the page only proposed is no answer, and covers none. */
function typed(form: HTMLFormElement): Kept['values'] {
  const touched = new Set(
    [...form.elements].filter(isTouched).map((control) => (control as HTMLInputElement).name),
  );
  return Object.fromEntries(Object.entries(snapshot(form)).filter(([name]) => touched.has(name)));
}

function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return control.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    return control.checked !== control.defaultChecked;
  return (
    (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
    control.value !== control.defaultValue
  );
}
