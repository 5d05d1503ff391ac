import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { Dialog } from '../../kit/dialog/dialog.js';
import { CACHED_SESSION_KEY } from '../../kit/session/admin-session.js';
import { whoAsksFreshSignIn } from '../../kit/session/freshly.js';
import { beginStepUp, knock } from '../../kit/session/security-doors.js';
import type { AskedProof } from '../../kit/session/session-store.js';
import { sessionStore } from '../../kit/session/use-session.js';
import type { ProveForm } from './prove-form.js';

interface Question {
  readonly asked: AskedProof;
  /** Fetched when somebody asks: most visits never do, and it brings what passkeys need. */
  readonly Form: typeof ProveForm;
  readonly answer: (fresh: boolean) => void;
}

/** Asks in place for a fresh sign-in, over whatever is being done; what was typed below stays. */
export function FreshSignIn() {
  const { t } = useTranslation('second-step');
  const [question, setQuestion] = useState<Question | undefined>();
  useEffect(
    () =>
      whoAsksFreshSignIn(async () => {
        const [begun, { ProveForm: Form }] = await Promise.all([
          beginStepUp(sessionStore()),
          import('./prove-form.js'),
        ]);
        if (!begun.ok) return false;
        return new Promise<boolean>((resolve) =>
          setQuestion({ asked: begun.body.secondStep, Form, answer: resolve }),
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
    <Dialog open={question !== undefined} title={t('freshTitle')} onClose={() => close(false)}>
      <p>{t('freshLead')}</p>
      {question !== undefined && <question.Form asked={question.asked} prove={prove} />}
      <p>
        <Button type="button" look="quiet" onClick={() => close(false)}>
          {t('notNow')}
        </Button>
      </p>
    </Dialog>
  );
}
