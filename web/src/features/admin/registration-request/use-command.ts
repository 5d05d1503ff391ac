import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../data/refusal.js';
import type { TypedDocument } from '../../../data/documents.js';
import { useSubmit } from '../parts/use-submit.js';

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
  const { busy, run } = useSubmit(['request', id]);
  return {
    busy,
    run: async (document, variables, done) => {
      const answer = await run(document, variables, done);
      if (answer === 'done') return { ok: true };
      if (answer === 'failed') return { ok: false, refusal: undefined, message: t('failedWrite') };
      const message = t(`refusal.${answer.code}`, { defaultValue: answer.message });
      return { ok: false, refusal: answer, message };
    },
  };
}
