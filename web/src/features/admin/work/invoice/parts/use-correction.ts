import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedDocument } from '../../../../../data/documents.js';
import { isRefusal } from '../../../../../data/refusal.js';
import { submit } from '../../../parts/admin-api.js';

interface Correcting {
  readonly busy: boolean;
  readonly wrong: string | undefined;
  readonly say: (wrong: string | undefined) => void;
  /** @returns whether it is done. */
  readonly run: <V>(document: TypedDocument<unknown, V>, variables: V) => Promise<boolean>;
}

/** Sends one correction of the books. Without an answer the same wish is sent again under the same key: no number is taken twice. */
export function useCorrection(): Correcting {
  const { t } = useTranslation('admin-records');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const key = useRef<string>(undefined);
  const run: Correcting['run'] = async (document, variables) => {
    setBusy(true);
    setWrong(undefined);
    key.current ??= crypto.randomUUID();
    try {
      const data = (await submit(document, variables, key.current)) as Record<
        string,
        { __typename?: string }
      >;
      const answer = Object.values(data)[0];
      key.current = undefined;
      if (!isRefusal(answer)) return true;
      const said = (answer.fields ?? []).map(({ message }) => message);
      setWrong(said.length > 0 ? said.join(' ') : answer.message);
      return false;
    } catch {
      setWrong(t('form.notSent'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, say: setWrong, run };
}
