import { useCallback, useEffect, useRef, useState } from 'react';
import { apiOf } from '../../data/api-of.js';
import { forgetKept, keep, readKept } from '../../kit/form/kept.js';
import type { Draft } from './draft.js';
import { SaveOrderDraftDocument } from './save-order-draft.graphql.js';

/** So long after the last key the draft is sent. */
const PAUSE_MS = 700;
const AGAIN_MS = 5_000;
/** What waits on this device since a crash wins, unless another device saved clearly later. */
const OTHER_DEVICE_MS = 60_000;

export interface SavedState {
  /** `closed`: the order was placed meanwhile, here or on another device; `failed`: kept on this device and tried again. */
  readonly is: 'saved' | 'saving' | 'failed' | 'closed';
  readonly at: Date | undefined;
}

export interface OrderDraftBook {
  readonly draft: Draft;
  readonly saved: SavedState;
  /** A placed order takes nothing more; the page that is open says so. */
  change(part: Partial<Draft>): void;
  /** Sends what waits; true when the service has all of it. `always`: also what nobody has touched yet. */
  flush(always?: boolean): Promise<boolean>;
}

interface Opened {
  readonly requestId: string;
  readonly token: string;
  readonly savedAt: string | null;
  readonly readOnly: boolean;
}

interface Held {
  readonly draft: Draft;
  /** When the service stored it, ms; Infinity while it has not. */
  readonly at: number;
}

/** What was last typed on any page of this browser, so that a page whose data was read a moment before brings nothing older back. Never filled on the server. */
const held = new Map<string, Held>();
/** One save at a time for each order, whichever page sends it. */
const running = new Map<string, Promise<boolean>>();

const msOf = (at: string | null): number => Date.parse(at ?? '1970-01-01');

function newest(requestId: string, first: Draft, savedAt: string | null): Draft {
  const mine = held.get(requestId);
  return mine !== undefined && mine.at > msOf(savedAt) ? mine.draft : first;
}

const keyOf = (requestId: string): string => `order-${requestId}`;

/** What this device holds since a crash or a reload and the service never got. */
function unsent(requestId: string, savedAt: string | null): Draft | undefined {
  const kept = held.has(requestId) ? undefined : readKept(keyOf(requestId));
  const text = kept?.values['draft']?.[0];
  return kept !== undefined && text !== undefined && kept.at + OTHER_DEVICE_MS > msOf(savedAt)
    ? (JSON.parse(text) as Draft)
    : undefined;
}

/** The order was placed: what this device kept of its form is no part of it and goes. True where something had not reached the service. */
export function dropOrderDraft(requestId: string): boolean {
  const waiting = held.get(requestId)?.at === Infinity || readKept(keyOf(requestId)) !== undefined;
  held.delete(requestId);
  forgetKept(keyOf(requestId));
  return waiting;
}

async function store(
  text: string,
  { requestId, token }: Pick<Opened, 'requestId' | 'token'>,
): Promise<'stored' | 'closed' | 'failed'> {
  const sent = JSON.parse(text) as Draft;
  const { saveOrderDraft: answer } = await apiOf(undefined).mutate(
    SaveOrderDraftDocument,
    { id: requestId, input: sent },
    { linkToken: token, idempotencyKey: crypto.randomUUID() },
  );
  if (answer.__typename === 'Refusal') return answer.code === 'WRONG_STATUS' ? 'closed' : 'failed';
  if (JSON.stringify(held.get(requestId)?.draft ?? sent) === text) {
    held.set(requestId, { draft: sent, at: msOf(answer.orderDraftSavedAt) });
    forgetKept(keyOf(requestId));
  }
  return 'stored';
}

/** The draft of an order as it is typed: kept on this device at once, and with the service after a pause. */
export function useOrderDraft(first: Draft, { requestId, token, savedAt, readOnly }: Opened): OrderDraftBook {
  const [draft, setDraft] = useState(() => newest(requestId, first, savedAt));
  const [saved, setSaved] = useState<SavedState>({
    is: 'saved',
    at: savedAt === null ? undefined : new Date(savedAt),
  });
  const latest = useRef(draft);
  const stored = useRef({ text: JSON.stringify(draft), any: savedAt !== null });
  const closed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = keyOf(requestId);

  const send = useCallback(
    async (text: string): Promise<boolean> => {
      const answer = await store(text, { requestId, token });
      if (answer !== 'stored') {
        closed.current = answer === 'closed';
        setSaved((last) => ({ ...last, is: answer }));
        return false;
      }
      stored.current = { text, any: true };
      setSaved({ is: JSON.stringify(latest.current) === text ? 'saved' : 'saving', at: new Date() });
      return true;
    },
    [requestId, token],
  );

  const sendNewest = useCallback(
    async (always: boolean): Promise<boolean> => {
      const text = JSON.stringify(latest.current);
      const nothingNew = text === stored.current.text && (stored.current.any || !always);
      // What failed stays said until it has gone well: a try that comes by itself is no news.
      setSaved((last) =>
        last.is === 'closed' || (last.is === 'failed' && !nothingNew)
          ? last
          : { ...last, is: nothingNew ? 'saved' : 'saving' },
      );
      return (
        nothingNew ||
        send(text).catch((error: unknown) => {
          if (!(error instanceof Error)) throw error;
          setSaved((last) => ({ ...last, is: 'failed' }));
          return false;
        })
      );
    },
    [send],
  );

  const flush = useCallback(
    (always = false): Promise<boolean> => {
      clearTimeout(timer.current);
      if (readOnly) return Promise.resolve(true);
      const turn = (running.get(requestId) ?? Promise.resolve(true)).then(() => sendNewest(always));
      running.set(requestId, turn);
      void turn.then((done) => {
        if (!done && !closed.current) timer.current = setTimeout(() => void flush(), AGAIN_MS);
      });
      return turn;
    },
    [readOnly, requestId, sendNewest],
  );

  const take = useCallback(
    (next: Draft): void => {
      latest.current = next;
      setDraft(next);
      if (readOnly) return;
      held.set(requestId, { draft: next, at: Infinity });
      setSaved((last) => (last.is === 'closed' || last.is === 'failed' ? last : { ...last, is: 'saving' }));
      keep(key, { at: Date.now(), values: { draft: [JSON.stringify(next)] } });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [flush, key, readOnly, requestId],
  );

  const change = useCallback(
    (part: Partial<Draft>) => (closed.current ? undefined : take({ ...latest.current, ...part })),
    [take],
  );

  useEffect(() => {
    const kept = readOnly ? undefined : unsent(requestId, savedAt);
    if (kept !== undefined) take(kept);
    const leave = (): void => void flush();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void flush();
    };
  }, [flush, readOnly, requestId, savedAt, take]);

  return { draft, saved, change, flush };
}
