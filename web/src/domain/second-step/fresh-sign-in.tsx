import { useEffect, useState } from 'react';
import { CACHED_SESSION_KEY } from '../../kit/session/admin-session.js';
import { whoAsksFreshSignIn } from '../../kit/session/freshly.js';
import { beginStepUp, knock } from '../../kit/session/security-doors.js';
import type { AskedProof } from '../../kit/session/session-store.js';
import { sessionStore } from '../../kit/session/use-session.js';
import type { FreshQuestion } from './fresh-question.js';

interface Question {
  readonly asked: AskedProof;
  readonly answer: (fresh: boolean) => void;
}

/** Asks in place for a fresh sign-in, over whatever is being done; what was typed below stays. */
export function FreshSignIn() {
  // Fetched when somebody asks: most visits never do, and it brings what passkeys need.
  const [asks, setAsks] = useState<{ readonly Question: typeof FreshQuestion } | undefined>();
  const [question, setQuestion] = useState<Question | undefined>();
  useEffect(
    () =>
      whoAsksFreshSignIn(async () => {
        const [begun, { FreshQuestion: Question }] = await Promise.all([
          beginStepUp(sessionStore()),
          import('./fresh-question.js'),
        ]);
        if (!begun.ok) return false;
        setAsks({ Question });
        return new Promise<boolean>((resolve) =>
          setQuestion({ asked: begun.body.secondStep, answer: resolve }),
        );
      }),
    [],
  );
  const close = (fresh: boolean): void => {
    question?.answer(fresh);
    setQuestion(undefined);
  };
  const prove = async (fields: Readonly<Record<string, string>>): Promise<string | undefined> => {
    const store = sessionStore();
    const answer = await knock(store, '/api/auth/step-up', fields);
    if (!answer.ok) return answer.code;
    // The staff area keeps its session for minutes: the new one says that it is fresh.
    localStorage.removeItem(CACHED_SESSION_KEY);
    await store.refresh();
    close(true);
    return undefined;
  };
  return (
    asks !== undefined && <asks.Question asked={question?.asked} prove={prove} onClose={() => close(false)} />
  );
}
