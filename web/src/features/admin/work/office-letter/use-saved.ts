import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { command, recordProvider } from '../../parts/records/data-provider.js';
import { outcomeOf } from '../../parts/records/form/write-outcome.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { useReread } from '../../parts/records/steps/use-reread.js';
import { useSaveKey } from '../../parts/use-save-key.js';

const PAUSE_MS = 1500;

type Words = Readonly<Record<string, unknown>>;

/** What is typed into fields of a record and stored without being asked for. */
export interface Saved {
  readonly value: (key: string) => unknown;
  readonly change: (key: string, value: unknown) => void;
  /** Stores what is not stored yet; true when all of it is. */
  readonly save: () => Promise<boolean>;
  readonly state: 'still' | 'waiting' | 'saving' | 'saved' | 'failed';
  readonly savedAt: Date | undefined;
  /** Why it was not stored. */
  readonly message: string | undefined;
  /** Keys that a colleague wrote to as well, with what stands there now. */
  readonly disputed: Words;
  readonly settle: (key: string, whose: 'mine' | 'theirs') => void;
}

const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left ?? null) === JSON.stringify(right ?? null);
const without = (words: Words, gone: readonly string[]): Words =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !gone.includes(key)));

/** What was typed, what it was typed over, and the newest row known; read by saves, which outlive a drawing. */
interface Memory {
  typed: Words;
  base: Words;
  known: RecordRow;
  running: boolean;
}

/** Keys that somebody else changed while they were typed on. */
const clashes = ({ typed, base, known }: Memory): readonly string[] =>
  Object.keys(typed).filter((key) => !isSame(known[key], base[key]) && !isSame(known[key], typed[key]));

/** Fields of one record, stored after a pause, with Ctrl+S, and when the page is left; what a colleague wrote to the same field meanwhile is never overwritten. */
export function useSaved(facts: RecordFacts, row: RecordRow): Saved {
  const { t } = useTranslation('admin-records');
  const reread = useReread(facts);
  const memory = useRef<Memory>({ typed: {}, base: {}, known: row, running: false });
  const [typed, setTyped] = useState<Words>({});
  const [disputed, setDisputed] = useState<Words>({});
  const [shown, setShown] = useState<Pick<Saved, 'state' | 'savedAt' | 'message'>>({
    state: 'still',
    savedAt: undefined,
    message: undefined,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (Number(row['version']) > Number(memory.current.known['version'])) memory.current.known = row;

  const send = useCallback(async (): Promise<boolean> => {
    const now = memory.current;
    const keys = Object.keys(now.typed);
    if (keys.length === 0 || facts.update === undefined) return true;
    const clash = clashes(now);
    if (clash.length > 0) {
      setDisputed(Object.fromEntries(clash.map((key) => [key, now.known[key] ?? null])));
      setShown((last) => ({ ...last, state: 'failed', message: undefined }));
      return false;
    }
    const sent = now.typed;
    const answer = await command(facts, facts.update, {
      id: row.id,
      input: sent,
      expectedVersion: now.known['version'],
    });
    now.known = { ...now.known, ...sent, version: answer['version'] ?? now.known['version'] };
    const stored = keys.filter((key) => isSame(now.typed[key], sent[key]));
    now.base = { ...without(now.base, stored), ...without(sent, stored) };
    now.typed = without(now.typed, stored);
    await reread();
    setTyped(now.typed);
    setShown({ state: 'saved', savedAt: new Date(), message: undefined });
    return Object.keys(now.typed).length === 0;
  }, [facts, row.id, reread]);

  const save = async (again = true): Promise<boolean> => {
    clearTimeout(timer.current);
    if (memory.current.running || Object.keys(memory.current.typed).length === 0)
      return !memory.current.running;
    memory.current.running = true;
    setShown((last) => ({ ...last, state: 'saving' }));
    try {
      return await send();
    } catch (error) {
      const outcome = outcomeOf(error, t('form.notSent'));
      if (outcome.stale === true && again) {
        // Another field may have been written to: then nothing stands in the way of these words.
        memory.current.known = (
          (await recordProvider.getOne(facts.table, { id: row.id })) as { data: RecordRow }
        ).data;
        memory.current.running = false;
        return await save(false);
      }
      const wrong = Object.values(outcome.errors)[0];
      setShown((last) => ({
        ...last,
        state: 'failed',
        message: typeof wrong === 'object' && 'text' in wrong ? wrong.text : outcome.message,
      }));
      return false;
    } finally {
      memory.current.running = false;
    }
  };
  const latest = useRef(save);
  latest.current = save;
  useSaveKey(() => void save());
  useEffect(() => () => void latest.current(), []);

  const change = useCallback((key: string, value: unknown): void => {
    const now = memory.current;
    if (!Object.hasOwn(now.typed, key)) now.base = { ...now.base, [key]: now.known[key] };
    now.typed = { ...now.typed, [key]: value };
    setTyped(now.typed);
    setShown((last) => ({ ...last, state: 'waiting' }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), PAUSE_MS);
  }, []);

  const settle = (key: string, whose: 'mine' | 'theirs'): void => {
    const now = memory.current;
    if (whose === 'theirs') now.typed = without(now.typed, [key]);
    else now.base = { ...now.base, [key]: now.known[key] };
    setTyped(now.typed);
    setDisputed(without(disputed, [key]));
    void save();
  };
  return {
    ...shown,
    value: (key) => (Object.hasOwn(typed, key) ? typed[key] : row[key]),
    change,
    save: () => save(),
    disputed,
    settle,
  };
}
