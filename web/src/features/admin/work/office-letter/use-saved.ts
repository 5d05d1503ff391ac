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
  /** The store that is under way. */
  running: Promise<boolean> | undefined;
}

/** Keys that somebody else changed while they were typed on. */
const clashes = ({ typed, base, known }: Memory): readonly string[] =>
  Object.keys(typed).filter((key) => !isSame(known[key], base[key]) && !isSame(known[key], typed[key]));

type Shown = Pick<Saved, 'state' | 'savedAt' | 'message'>;

/** What was typed, what of it is disputed and how far it is stored, as the page shows it. */
function useShown() {
  const [typed, setTyped] = useState<Words>({});
  const [disputed, setDisputed] = useState<Words>({});
  const [shown, setShown] = useState<Shown>({ state: 'still', savedAt: undefined, message: undefined });
  const said = useCallback((state: Saved['state'], message?: string): void => {
    setShown((last) => ({
      ...last,
      state,
      message,
      ...(state === 'saved' ? { savedAt: new Date() } : {}),
    }));
  }, []);
  return { typed, setTyped, disputed, setDisputed, shown, said };
}

/** Stores once what is not stored yet. @returns whether all of it is. @throws what the service or the line said */
function useSending(facts: RecordFacts, id: string, memory: Memory, page: ReturnType<typeof useShown>) {
  const reread = useReread(facts);
  const { said, setDisputed, setTyped } = page;
  return async (): Promise<boolean> => {
    const keys = Object.keys(memory.typed);
    if (keys.length === 0 || facts.update === undefined) return true;
    const clash = clashes(memory);
    if (clash.length > 0) {
      setDisputed(Object.fromEntries(clash.map((key) => [key, memory.known[key] ?? null])));
      said('failed');
      return false;
    }
    const sent = memory.typed;
    const expectedVersion = memory.known['version'];
    const answer = await command(facts, facts.update, { id, input: sent, expectedVersion });
    memory.known = { ...memory.known, ...sent, version: answer['version'] ?? expectedVersion };
    const stored = keys.filter((key) => isSame(memory.typed[key], sent[key]));
    memory.base = { ...without(memory.base, stored), ...without(sent, stored) };
    memory.typed = without(memory.typed, stored);
    await reread();
    setTyped(memory.typed);
    said('saved');
    return Object.keys(memory.typed).length === 0;
  };
}

/** Stores, and where a colleague was quicker at another field once more on what stands there now; what goes wrong is said. */
function useSave(facts: RecordFacts, id: string, memory: Memory, page: ReturnType<typeof useShown>) {
  const { t } = useTranslation('admin-records');
  const send = useSending(facts, id, memory, page);
  const store = async (again: boolean): Promise<boolean> => {
    page.said('saving');
    try {
      return await send();
    } catch (error) {
      const outcome = outcomeOf(error, t('form.notSent'));
      if (outcome.stale === true && again) {
        memory.known = ((await recordProvider.getOne(facts.table, { id })) as { data: RecordRow }).data;
        return store(false);
      }
      const wrong = Object.values(outcome.errors)[0];
      page.said('failed', typeof wrong === 'object' && 'text' in wrong ? wrong.text : outcome.message);
      return false;
    }
  };
  return async (): Promise<boolean> => {
    // What was changed since the store under way began is stored after it, not left for the next change.
    while (memory.running !== undefined) await memory.running;
    if (Object.keys(memory.typed).length === 0) return true;
    memory.running = store(true).finally(() => {
      memory.running = undefined;
    });
    return memory.running;
  };
}

/** Fields of one record, stored after a pause, with Ctrl+S, and when the page is left; what a colleague wrote to the same field meanwhile is never overwritten. */
export function useSaved(facts: RecordFacts, row: RecordRow): Saved {
  const memory = useRef<Memory>({ typed: {}, base: {}, known: row, running: undefined }).current;
  const page = useShown();
  const { typed, setTyped, disputed, setDisputed, shown, said } = page;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (Number(row['version']) > Number(memory.known['version'])) memory.known = row;
  const store = useSave(facts, row.id, memory, page);
  const save = (): Promise<boolean> => {
    clearTimeout(timer.current);
    return store();
  };
  const latest = useRef(save);
  latest.current = save;
  useSaveKey(() => void save());
  useEffect(() => () => void latest.current(), []);

  const change = useCallback(
    (key: string, value: unknown): void => {
      if (!Object.hasOwn(memory.typed, key)) memory.base = { ...memory.base, [key]: memory.known[key] };
      memory.typed = { ...memory.typed, [key]: value };
      setTyped(memory.typed);
      said('waiting');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void latest.current(), PAUSE_MS);
    },
    [memory, said, setTyped],
  );

  const settle = (key: string, whose: 'mine' | 'theirs'): void => {
    if (whose === 'theirs') memory.typed = without(memory.typed, [key]);
    else memory.base = { ...memory.base, [key]: memory.known[key] };
    setTyped(memory.typed);
    setDisputed(without(disputed, [key]));
    void save();
  };
  return {
    ...shown,
    value: (key) => (Object.hasOwn(typed, key) ? typed[key] : row[key]),
    change,
    save,
    disputed,
    settle,
  };
}
