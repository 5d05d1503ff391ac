import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import type { Draft } from './draft.js';
import { holdUnsent, newest, storeDraft, unsent } from './held-drafts.js';

/** So long after the last key the draft is sent. */
const PAUSE_MS = 700;
const AGAIN_MS = 5_000;

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

/** One save at a time for each order, whichever page sends it. */
const running = new Map<string, Promise<boolean>>();

/** The draft of an order as it is typed: kept on this device at once, and with the service after a pause. */
export function useOrderDraft(first: Draft, { requestId, token, savedAt, readOnly }: Opened): OrderDraftBook {
  const [draft, setDraft] = useState(() => newest(requestId, first, savedAt));
  const latest = useRef(draft);
  const { saved, setSaved, closed, sendNewest } = useSending({ requestId, token, savedAt }, latest);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

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
    [closed, readOnly, requestId, sendNewest],
  );

  const take = useCallback(
    (next: Draft): void => {
      latest.current = next;
      setDraft(next);
      if (readOnly) return;
      holdUnsent(requestId, next);
      setSaved((last) => (last.is === 'closed' || last.is === 'failed' ? last : { ...last, is: 'saving' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [flush, readOnly, requestId, setSaved],
  );

  const change = useCallback(
    (part: Partial<Draft>) => (closed.current ? undefined : take({ ...latest.current, ...part })),
    [closed, take],
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

interface Sending {
  readonly saved: SavedState;
  readonly setSaved: Dispatch<SetStateAction<SavedState>>;
  readonly closed: RefObject<boolean>;
  /** True when the service has the newest draft. */
  readonly sendNewest: (always: boolean) => Promise<boolean>;
}

/** Sends the newest draft, and says how that went. */
function useSending(
  { requestId, token, savedAt }: Omit<Opened, 'readOnly'>,
  latest: RefObject<Draft>,
): Sending {
  const [saved, setSaved] = useState<SavedState>({
    is: 'saved',
    at: savedAt === null ? undefined : new Date(savedAt),
  });
  const stored = useRef({ text: JSON.stringify(latest.current), any: savedAt !== null });
  const closed = useRef(false);

  const send = useCallback(
    async (text: string): Promise<boolean> => {
      const answer = await storeDraft(text, { requestId, token });
      if (answer !== 'stored') {
        closed.current = answer === 'closed';
        setSaved((last) => ({ ...last, is: answer }));
        return false;
      }
      stored.current = { text, any: true };
      setSaved({ is: JSON.stringify(latest.current) === text ? 'saved' : 'saving', at: new Date() });
      return true;
    },
    [latest, requestId, token],
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
    [latest, send],
  );

  return { saved, setSaved, closed, sendNewest };
}
