import { useTranslation } from 'react-i18next';
import { knock } from '../../kit/session/security-doors.js';
import type { AskedProof } from '../../kit/session/session-store.js';
import { sessionStore } from '../../kit/session/use-session.js';
import { ProveForm } from './prove-form.js';

interface Props {
  readonly asked: AskedProof;
  readonly callbackUrl: string;
  readonly onDone: (url: string) => void;
  readonly onOver: () => void;
}

/** The second step of a sign-in. When the try is over one begins again with the password. */
export function SecondStepForm({ asked, callbackUrl, onDone, onOver }: Props) {
  const { t } = useTranslation('second-step');
  const prove = async (fields: Readonly<Record<string, string>>): Promise<string | undefined> => {
    const store = sessionStore();
    const answer = await knock<{ readonly url: string }>(store, '/api/auth/second-step', {
      ...fields,
      callbackUrl,
    });
    if (!answer.ok) {
      if (answer.code === 'ATTEMPT_OVER') onOver();
      return answer.code;
    }
    await store.cameIn();
    onDone(answer.body.url);
    return undefined;
  };
  return (
    <section aria-labelledby="second-step-title">
      <h2 id="second-step-title" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('title')}
      </h2>
      <ProveForm asked={asked} prove={prove} />
    </section>
  );
}
