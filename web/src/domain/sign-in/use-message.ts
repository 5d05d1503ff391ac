import { useTranslation } from 'react-i18next';
import { useInOffice } from '../jurisdiction/in-office.js';
import type { Answer } from './signed-in-api.js';

/** The sentence of an answer that was no, in the reader's language: from the first of these namespaces that has it, else from `common`. Where the answer names a class or an office, the sentence names it too. */
export function useMessage(
  ...namespaces: readonly string[]
): (answer: Answer | undefined) => string | undefined {
  const { t } = useTranslation([...namespaces]);
  const inOffice = useInOffice();
  return (answer) => {
    if (answer?.message === undefined) return undefined;
    const { message, params = {} } = answer;
    const { class: number, office } = params;
    const named =
      office === undefined ? [] : [number === undefined ? `${message}_office` : `${message}_class`];
    const keys = [...named, message].flatMap((key) =>
      [...namespaces, 'common'].map((namespace) => `${namespace}:${key}`),
    );
    return t([...keys, 'common:refusal.OTHER'], {
      ...params,
      ...(office === undefined ? {} : { office: inOffice(office) }),
    });
  };
}
