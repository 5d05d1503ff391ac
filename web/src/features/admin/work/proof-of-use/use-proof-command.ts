import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedDocument } from '../../../../data/documents.js';
import type { RecordFacts } from '../../parts/records/record-facts.js';
import { useReread } from '../../parts/records/steps/use-reread.js';
import { useSubmit } from '../../parts/use-submit.js';

/** Why the last press was refused: sentences by field, and one for what is of no field. */
export interface Wrong {
  readonly message?: string;
  readonly fields: Readonly<Record<string, string>>;
}

const nothing: Wrong = { fields: {} };

/** Sends one command about a part of the proof and reads the whole again. */
export function useProofCommand(facts: RecordFacts): {
  readonly busy: boolean;
  readonly wrong: Wrong;
  /** @returns whether it is so now */
  readonly run: <V>(document: TypedDocument<unknown, V>, variables: V, done: string) => Promise<boolean>;
} {
  const { t } = useTranslation('admin-proof');
  const [wrong, setWrong] = useState<Wrong>(nothing);
  const { busy, run } = useSubmit(['work', facts.table]);
  const reread = useReread(facts);
  return {
    busy,
    wrong,
    run: async (document, variables, done) => {
      const answer = await run(document, variables, done);
      if (answer === 'done') {
        setWrong(nothing);
        await reread();
        return true;
      }
      if (answer === 'failed') setWrong({ message: t('notSent'), fields: {} });
      else
        setWrong({
          ...(answer.fields.length === 0 ? { message: answer.message } : {}),
          fields: Object.fromEntries(answer.fields.map(({ path, message }) => [path.join('.'), message])),
        });
      return false;
    },
  };
}
