import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Answer } from '../../../domain/sign-in/signed-in-api.js';

const PAUSE_MS = 700;

export interface Autosave {
  readonly state: 'still' | 'waiting' | 'saving' | 'saved' | 'failed';
  readonly savedAt: Date | undefined;
  readonly answer: Answer | undefined;
  readonly attempt: number;
  readonly onInput: () => void;
  readonly again: () => void;
}

/** Saves a form when somebody pauses, leaves a field or leaves the page; one save at a time, the newest answers last. */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  save: (answers: FormData) => Promise<Answer>,
): Autosave {
  const [shown, setShown] = useState<Omit<Autosave, 'onInput' | 'again'>>({
    state: 'still',
    savedAt: undefined,
    answer: undefined,
    attempt: 0,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef(false);
  const dirty = useRef(false);
  const latest = useRef(save);
  latest.current = save;

  const saveNow = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    if (running.current || !dirty.current || form.current === null) return;
    running.current = true;
    dirty.current = false;
    setShown((last) => ({ ...last, state: 'saving' }));
    const answer = await latest.current(new FormData(form.current));
    running.current = false;
    setShown((last) => ({
      state: answer.done ? 'saved' : 'failed',
      savedAt: answer.done ? new Date() : last.savedAt,
      answer,
      attempt: last.attempt + 1,
    }));
    // What was typed meanwhile goes now; what was refused waits for the next change.
    if (dirty.current) await saveNow();
    else dirty.current = !answer.done;
  }, [form]);

  const onInput = useCallback(() => {
    dirty.current = true;
    setShown((last) => ({ ...last, state: 'waiting' }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveNow(), PAUSE_MS);
  }, [saveNow]);

  useEffect(() => {
    const leave = (): void => {
      if (document.hidden) void saveNow();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void saveNow();
    };
  }, [saveNow]);

  return { ...shown, onInput, again: () => void saveNow() };
}
