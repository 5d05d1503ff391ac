import { useCallback, useEffect, useState } from 'react';
import { forgetKept, keep, readKept } from '../../../../../kit/form/kept.js';
import { useSession } from '../../../../../kit/session/use-session.js';
import type { Drafts } from './form-draft.js';

export interface KeptDrafts {
  readonly drafts: Drafts;
  readonly onChange: (drafts: Drafts) => void;
  /** When the answers were last put into this device's storage. */
  readonly savedAt: Date | undefined;
  /** They were typed before this page was opened. */
  readonly restored: boolean;
  /** What is there again as it is stored. */
  readonly startOver: () => void;
  /** Sent, or given up. */
  readonly forget: () => void;
}

/** Answers of one form of the staff area, kept on this device as they are typed, until they are sent. Only what differs from `start` is kept: what
 *  a colleague changed in the meantime is not put back. Two people on one device do not meet. `start`: read once. */
export function useKeptDrafts(form: string, start: () => Drafts): KeptDrafts {
  const key = `staff.${useSession().session?.user.id ?? 'nobody'}.${form}`;
  const [begun] = useState(start);
  const [state, setState] = useState<{ drafts: Drafts; savedAt: Date | undefined; restored: boolean }>({
    drafts: begun,
    savedAt: undefined,
    restored: false,
  });
  // After the first paint: the server knows nothing of this device.
  useEffect(() => {
    const kept = readKept(key);
    const typed = kept === undefined ? {} : draftsIn(kept.values, begun);
    if (kept === undefined || Object.keys(typed).length === 0) return;
    setState(({ drafts }) => ({
      drafts: { ...drafts, ...typed },
      savedAt: new Date(kept.at),
      restored: true,
    }));
  }, [key, begun]);
  const onChange = useCallback(
    (drafts: Drafts) => {
      const typed = Object.entries(drafts).filter(
        ([name, draft]) => JSON.stringify(draft) !== JSON.stringify(begun[name]),
      );
      const at = new Date();
      if (typed.length === 0) forgetKept(key);
      const saved =
        typed.length > 0 &&
        keep(key, {
          at: at.getTime(),
          values: Object.fromEntries(typed.map(([name, draft]) => [name, [JSON.stringify(draft)]])),
        });
      setState((last) => ({ ...last, drafts, savedAt: saved ? at : undefined }));
    },
    [key, begun],
  );
  const forget = useCallback(() => forgetKept(key), [key]);
  const startOver = useCallback(() => {
    forgetKept(key);
    setState({ drafts: begun, savedAt: undefined, restored: false });
  }, [key, begun]);
  return { ...state, onChange, startOver, forget };
}

/** Of fields the form still has; what cannot be read is as if it had not been kept. */
function draftsIn(values: Readonly<Record<string, readonly string[]>>, known: Drafts): Drafts {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, [text = '']]) => {
      if (!Object.hasOwn(known, name)) return [];
      try {
        return [[name, JSON.parse(text) as Drafts[string]]];
      } catch {
        return [];
      }
    }),
  );
}
