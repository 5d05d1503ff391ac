import { useRef, useState } from 'react';
import { failureKey } from '../../../data/failure.js';
import { fieldErrors, isRefusal } from '../../../data/refusal.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';

export interface PaymentAttempt {
  readonly number: number;
  readonly busy: boolean;
  readonly errors: FormErrors;
  readonly message?: string;
}

type Answer = { readonly __typename?: string };

interface Outcome {
  readonly look: () => void;
  readonly onDone: () => void;
}

/** One step of paying. A press carries one key until it was answered, so a double click is one; another tab finds the step done. */
export function usePaymentAttempt({ look, onDone }: Outcome) {
  const key = useRef(crypto.randomUUID());
  const [attempt, setAttempt] = useState<PaymentAttempt>({ number: 0, busy: false, errors: {} });
  const ended = (rest: Partial<PaymentAttempt>): void =>
    setAttempt((last) => ({ number: last.number + 1, busy: false, errors: {}, ...rest }));
  const run = async (send: (idempotencyKey: string) => Promise<Answer>): Promise<void> => {
    if (attempt.busy) return;
    setAttempt((last) => ({ ...last, busy: true }));
    try {
      const answer = await send(key.current);
      key.current = crypto.randomUUID();
      // Also where somebody was faster, perhaps this very person in another tab: the page is read anew then, and unless that takes the form away the reason stands at its button.
      if (isRefusal(answer)) ended({ errors: fieldErrors(answer), message: `refusal.${answer.code}` });
      else {
        onDone();
        ended({});
      }
      look();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      ended({
        message: failureKey(error),
      });
    }
  };
  return { attempt, run };
}
