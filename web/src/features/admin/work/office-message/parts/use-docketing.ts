import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isRefusal } from '../../../../../data/refusal.js';
import { useToast } from '../../../../../kit/toast/toast.js';
import { submit } from '../../../parts/admin-api.js';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import { useSubmit } from '../../../parts/use-submit.js';
import {
  DocketMessageDocument,
  KeepMessageDocument,
  type DocketMessageVariables,
} from '../office-message.graphql.js';

/** What goes wrong by field; `form`: what is about no field. */
export type Wrong = Readonly<Record<string, string>>;

/** Makes an office action of a message, or keeps it with its mark. What is refused is said at its field, and nothing typed is lost. */
export function useDocketing(row: RecordRow) {
  const { t } = useTranslation('admin-office-message');
  const goTo = useNavigate();
  const toast = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const { run } = useSubmit(['work']);

  const docket = async (input: DocketMessageVariables['input']): Promise<void> => {
    setBusy(true);
    setWrong({});
    try {
      const { createOfficeAction: answer } = await submit(
        DocketMessageDocument,
        { input },
        crypto.randomUUID(),
      );
      if (isRefusal(answer)) return setWrong(byField(answer));
      await queries.invalidateQueries();
      toast('success', t('done'));
      if ('id' in answer) await goTo(`/office_action/${answer.id}/docketing`);
    } catch {
      setWrong({ form: t('notSent') });
    } finally {
      setBusy(false);
    }
  };
  const keep = async (trademarkId: string): Promise<void> => {
    setWrong({});
    const answer = await run(
      KeepMessageDocument,
      {
        id: row.id,
        input: { trademarkId, state: 'MATCHED', senderVerified: true, doubts: [] },
        expectedVersion: Number(row['version']),
      },
      t('kept'),
    );
    if (answer === 'failed') setWrong({ form: t('notSent') });
    else if (answer !== 'done') setWrong(byField(answer));
    else await queries.invalidateQueries();
  };
  return { busy, wrong, setWrong, docket, keep };
}

function byField({
  message,
  fields,
}: {
  readonly message: string;
  readonly fields?: readonly { readonly path: readonly string[]; readonly message: string }[];
}): Wrong {
  const found = (fields ?? []).map(({ path, message: words }) => [path[0] ?? 'form', words] as const);
  return found.length === 0 ? { form: message } : Object.fromEntries(found);
}
