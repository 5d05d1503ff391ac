import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedDocument } from '../../../data/documents.js';
import { isRefusal } from '../../../data/refusal.js';
import { useToast } from '../../../kit/toast/toast.js';
import { submit } from '../parts/admin-api.js';

/** Sends one command about a filing and reads the page again. What is refused is said beside the button, in words. @returns what is wrong, or undefined */
export function useFilingCommand(requestId: string): {
  readonly busy: boolean;
  readonly run: <V>(
    document: TypedDocument<unknown, V>,
    variables: V,
    done: string,
  ) => Promise<string | undefined>;
} {
  const { t } = useTranslation('admin-filing');
  const toast = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async <V>(
    document: TypedDocument<unknown, V>,
    variables: V,
    done: string,
  ): Promise<string | undefined> => {
    setBusy(true);
    try {
      const answer = Object.values(
        (await submit(document, variables, crypto.randomUUID())) as Record<string, { __typename?: string }>,
      )[0];
      if (isRefusal(answer))
        return [answer.message, ...(answer.fields ?? []).map(({ message }) => message)].join(' ');
      await queries.invalidateQueries({ queryKey: ['filing desk', requestId] });
      toast('success', done);
      return undefined;
    } catch {
      return t('admin:failedWrite');
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
