import { useTranslation } from 'react-i18next';
import type { Answer } from './signed-in-api.js';

/** The sentence of an answer that was no, in the reader's language: from the first of these namespaces that has it, else from `common`. */
export function useMessage(...namespaces: readonly string[]): (answer: Answer | undefined) => string | undefined {
  const { t } = useTranslation([...namespaces]);
  return (answer) => (answer?.message === undefined ? undefined : t([...[...namespaces, 'common'].map((namespace) => `${namespace}:${answer.message}`), 'common:refusal.OTHER']));
}
