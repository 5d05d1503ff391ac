import { useCallback, useEffect, useState } from 'react';
import { forgetKept, keep, readKept } from '../../../kit/form/kept.js';
import { sameDraft } from './draft-comparison.js';
import { draftOf, type AdminRequest, type ResultDraft } from './result-draft.js';

interface Base {
  readonly version: number;
  readonly draft: ResultDraft;
}

export interface DraftState {
  readonly draft: ResultDraft;
  /** The version of the request the draft was built on; a save against a newer one is a conflict. */
  readonly version: number;
  readonly dirty: boolean;
  readonly change: (patch: Partial<ResultDraft>) => void;
  /** Continue from what the server now holds, with these words on the screen. */
  readonly rebase: (request: AdminRequest, draft: ResultDraft) => void;
}

const baseOf = (request: AdminRequest): Base => ({ version: request.version, draft: draftOf(request) });

function keptDraft(key: string): ResultDraft | undefined {
  const text = readKept(key)?.values['draft']?.[0];
  // A draft kept before classes had advice of their own begins with what is stored.
  const kept = text === undefined ? undefined : (JSON.parse(text) as Partial<ResultDraft>);
  return kept?.classAdvice === undefined || kept.setAside === undefined ? undefined : (kept as ResultDraft);
}

/** The lawyer's words: kept on this device with each change, never overwritten by what arrives from elsewhere. */
export function useResultDraft(request: AdminRequest): DraftState {
  const key = `result.${request.id}.${request.verificationVersion ?? 1}`;
  const [base, setBase] = useState(() => baseOf(request));
  const [draft, setDraft] = useState(() => keptDraft(key) ?? draftOf(request));
  const dirty = !sameDraft(draft, base.draft);

  useEffect(() => {
    const arrived = baseOf(request);
    if (arrived.version === base.version) return;
    if (sameDraft(arrived.draft, base.draft)) setBase(arrived);
    else if (!dirty) {
      setBase(arrived);
      setDraft(arrived.draft);
    }
  }, [request, base, dirty]);

  useEffect(() => {
    if (dirty) keep(key, { at: Date.now(), values: { draft: [JSON.stringify(draft)] } });
    else forgetKept(key);
  }, [key, draft, dirty]);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  const change = useCallback(
    (patch: Partial<ResultDraft>) => setDraft((last) => ({ ...last, ...patch })),
    [],
  );
  const rebase = useCallback((newer: AdminRequest, words: ResultDraft) => {
    setBase(baseOf(newer));
    setDraft(words);
  }, []);
  return { draft, version: base.version, dirty, change, rebase };
}
