import { useTranslation } from 'react-i18next';
import type { TypedDocument } from '../../../data/documents.js';
import { useSubmit } from '../parts/use-submit.js';

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
  const { busy, run } = useSubmit(['filing desk', requestId]);
  return {
    busy,
    run: async (document, variables, done) => {
      const answer = await run(document, variables, done);
      if (answer === 'done') return undefined;
      if (answer === 'failed') return t('admin:failedWrite');
      return [answer.message, ...(answer.fields ?? []).map(({ message }) => message)].join(' ');
    },
  };
}
