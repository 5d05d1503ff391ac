import { use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../../../data/refusal.js';
import { Button } from '../../../../../kit/button/button.js';
import { useToast } from '../../../../../kit/toast/toast.js';
import { submit } from '../../../parts/admin-api.js';
import { factsOf } from '../../../parts/records/facts-of.js';
import { useReread } from '../../../parts/records/steps/use-reread.js';
import { SendInvitationAgainDocument, SendPasswordLinkDocument } from '../client.graphql.js';

/** The letter that lets somebody in, by the state of the account; none where there is nothing to come into. */
const LETTERS = {
  INITIATED: 'invitation',
  INVITED: 'invitation',
  ACTIVE: 'password',
} as const;

/** Sends the invitation again, or a link to set the password anew. */
export function SignInLink({ id, status }: { id: string; status: string }) {
  const { t } = useTranslation('admin-client');
  const letter = (LETTERS as Readonly<Record<string, 'invitation' | 'password'>>)[status];
  const reread = useReread(use(factsOf('user')));
  const toast = useToast();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (letter === undefined) return null;
  const send = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const key = crypto.randomUUID();
    try {
      const answer =
        letter === 'invitation'
          ? (await submit(SendInvitationAgainDocument, { id }, key)).sendInvitationAgain
          : (await submit(SendPasswordLinkDocument, { id }, key)).sendPasswordLink;
      setProblem(isRefusal(answer) ? answer.message : undefined);
      if (!isRefusal(answer)) toast('success', t(`link.sent.${letter}`));
    } catch {
      setProblem(t('link.failed'));
    }
    running.current = false;
    setBusy(false);
    await reread();
  };
  return (
    <div>
      <Button size="small" busy={busy} title={t(`link.sentence.${letter}`)} onClick={() => void send()}>
        {t(`link.${letter}`)}
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}
