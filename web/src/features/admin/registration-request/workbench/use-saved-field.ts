import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../parts/use-submit.js';
import { pick, recordIn, sameValues, type RecordKey, type Values } from './draft-records.js';
import { useWorkbench } from './workbench-context.js';

export interface SavedField {
  readonly busy: boolean;
  readonly savedAt: Date | undefined;
  /** Why it was not stored. */
  readonly wrong: string | undefined;
  /** What a colleague or the client wrote into the same field meanwhile. */
  readonly conflict: { readonly mine: Values; readonly theirs: Values } | undefined;
  /** Remembers what the field was when somebody began to write in it. */
  readonly begin: () => void;
  /** True once it is stored. One save follows the other. */
  readonly save: (values: Values) => Promise<boolean>;
  readonly settle: (keep: 'mine' | 'theirs') => Promise<boolean>;
}

type State = Omit<SavedField, 'begin' | 'save' | 'settle'>;
const STILL: State = { busy: false, savedAt: undefined, wrong: undefined, conflict: undefined };

/** One answer of the draft that keeps itself. What others change elsewhere in the same record is no conflict; the same answer changed twice is shown in both versions. */
export function useSavedField(of: RecordKey, names: readonly string[]): SavedField {
  const { t } = useTranslation('admin');
  const { requestId, now, reread } = useWorkbench();
  const { run } = useSubmit(['request', requestId]);
  const [state, setState] = useState<State>(STILL);
  const begun = useRef<Values>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const write = async (values: Values, base: Values): Promise<State> => {
    const record = recordIn(now(), of);
    if (record === undefined) return { ...STILL, wrong: t('failedWrite') };
    if (!sameValues(pick(record.values, names), base))
      return { ...STILL, conflict: { mine: values, theirs: pick(record.values, names) } };
    const answer = await run(record.document, { id: record.id, input: values, version: record.version });
    if (answer === 'done') return { ...STILL, savedAt: new Date() };
    if (answer === 'failed') return { ...STILL, wrong: t('failedWrite') };
    if (answer.code === 'CONFLICT') {
      const fresh = recordIn(await reread(), of);
      // Somebody was quicker, perhaps at another field: then it is sent once more on what is there now.
      return fresh === undefined || fresh.version === record.version
        ? { ...STILL, wrong: t('failedWrite') }
        : write(values, base);
    }
    const [field] = answer.fields.filter(({ path }) => names.includes(path[0] ?? ''));
    return { ...STILL, wrong: field?.message ?? answer.fields[0]?.message ?? answer.message };
  };
  const inTurn = (work: () => Promise<State>): Promise<boolean> => {
    const turn = queue.current.then(async () => {
      setState((last) => ({ ...last, busy: true, wrong: undefined }));
      const outcome = await work();
      setState(outcome);
      if (outcome.savedAt !== undefined) begun.current = undefined;
      return outcome.savedAt !== undefined;
    });
    queue.current = turn;
    return turn;
  };
  const baseNow = (): Values => pick(recordIn(now(), of)?.values ?? {}, names);
  return {
    ...state,
    begin: () => {
      begun.current ??= baseNow();
    },
    save: (values) => inTurn(() => write(values, begun.current ?? baseNow())),
    settle: (keep) => {
      if (state.conflict === undefined) return Promise.resolve(false);
      const { mine, theirs } = state.conflict;
      if (keep === 'mine') return inTurn(() => write(mine, theirs));
      begun.current = undefined;
      setState(STILL);
      return Promise.resolve(true);
    },
  };
}
