import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedDocument } from '../../../../data/documents.js';
import { isRefusal } from '../../../../data/refusal.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { submit } from '../../parts/admin-api.js';

interface Counted {
  readonly busy: boolean;
  /** Why the last one was refused, until the next. */
  readonly wrong: string | undefined;
  readonly run: () => void;
}

/** Sends a command about a watch that answers with a number, and says it. Without an answer the next press carries the same key. */
export function useCounted(
  document: TypedDocument<unknown, { readonly id: string }>,
  id: string,
  said: (count: number) => string,
): Counted {
  const { t } = useTranslation('admin-records');
  const toast = useToast();
  const queries = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const send = async (): Promise<void> => {
    setBusy(true);
    setWrong(undefined);
    try {
      const data = (await submit(document, { id }, key)) as Record<string, { __typename?: string }>;
      const answer = Object.values(data)[0];
      setKey(crypto.randomUUID());
      if (isRefusal(answer)) return setWrong(answer.message);
      toast('success', said((answer as { count?: number } | undefined)?.count ?? 0));
      await queries.invalidateQueries({ queryKey: ['work'] });
    } catch {
      setWrong(t('form.notSent'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, run: () => void send() };
}
