import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal, type Refusal } from '../../../data/refusal.js';
import type { TypedDocument } from '../../../data/documents.js';
import { useToast } from '../../../kit/toast/toast.js';
import { submit } from '../parts/admin-api.js';

export type CommandOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal | undefined; readonly message: string };

/** Sends one named command about a request and reads everything about it again. */
export function useCommand(id: string): {
  readonly busy: boolean;
  readonly run: <V>(
    document: TypedDocument<unknown, V>,
    variables: V,
    done?: string,
  ) => Promise<CommandOutcome>;
} {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async <V>(
    document: TypedDocument<unknown, V>,
    variables: V,
    done?: string,
  ): Promise<CommandOutcome> => {
    setBusy(true);
    try {
      const answer = Object.values(
        (await submit(document, variables, crypto.randomUUID())) as Record<string, { __typename?: string }>,
      )[0];
      if (isRefusal(answer))
        return {
          ok: false,
          refusal: answer,
          message: t(`refusal.${answer.code}`, { defaultValue: answer.message }),
        };
      await queries.invalidateQueries({ queryKey: ['request', id] });
      if (done !== undefined) toast('success', done);
      return { ok: true };
    } catch {
      return { ok: false, refusal: undefined, message: t('failedWrite') };
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
