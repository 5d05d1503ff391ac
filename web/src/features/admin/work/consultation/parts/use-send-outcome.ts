import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordFacts } from '../../../parts/records/record-facts.js';
import { useReread } from '../../../parts/records/steps/use-reread.js';
import { useSubmit } from '../../../parts/use-submit.js';
import { CloseWithOutcomeDocument, SendOutcomeDocument } from '../consultation.graphql.js';
import type { Talk } from '../talk.js';
import type { Outcome } from '../use-outcome.js';

interface Sending {
  readonly busy: boolean;
  /** Why it was not sent. */
  readonly wrong: string | undefined;
  /** `close`: the talk is over with it. */
  readonly send: (how: 'send' | 'close', words: Outcome) => Promise<void>;
}

/** Sends the letter about a talk, and closes the talk or leaves it open. */
export function useSendOutcome(facts: RecordFacts, { id, version }: Talk, onSent: () => void): Sending {
  const { t } = useTranslation('admin-consultation');
  const reread = useReread(facts);
  const { busy, run } = useSubmit(['work', 'consultation', id]);
  const [wrong, setWrong] = useState<string>();
  return {
    busy,
    wrong,
    send: async (how, { offers, ...words }) => {
      const variables = { id, input: { ...words, offers: [...offers] }, expectedVersion: version };
      const answer =
        how === 'close'
          ? await run(CloseWithOutcomeDocument, variables, t('outcome.closed'))
          : await run(SendOutcomeDocument, variables, t('outcome.sent'));
      if (answer === 'failed') return setWrong(t('outcome.notSent'));
      if (answer !== 'done')
        return setWrong([answer.message, ...answer.fields.map(({ message }) => message)].join(' '));
      setWrong(undefined);
      onSent();
      await reread();
    },
  };
}
