import { useTranslation } from 'react-i18next';
import { RequestStatus } from '../../../../domain/request/request-status.js';
import { Button, ButtonLink } from '../../../../kit/button/button.js';
import { Seal } from '../../../../kit/seal/seal.js';
import { useSession } from '../../../../kit/session/use-session.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { ask } from '../../parts/admin-api.js';
import { TimeLeft } from '../../parts/time-left.js';
import {
  AssignRegistrationRequestDocument,
  PauseRemindersDocument,
  ResendVerificationResultDocument,
  StartVerificationDocument,
  SummaryLinkDocument,
} from '../registration-request-commands.graphql.js';
import type { AdminRequest } from '../result-draft.js';
import { useCommand } from '../use-command.js';
import { Assignee } from '../../parts/assignee.js';
import styles from '../registration-request-show.module.css';

/** From the approval on there is something to file. */
const TO_FILE: readonly string[] = ['APPLICATION_APPROVED', 'FILED'];

/** Name, state, time left, who is in charge, and the few things one does to a request as a whole. */
export function RequestHead({ request }: { request: AdminRequest }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const me = useSession().session?.user.id;
  const { busy, run } = useCommand(request.id);
  const open = request.status === 'VERIFICATION_REQUESTED';
  const report = (outcome: Awaited<ReturnType<typeof run>>): void => {
    if (!outcome.ok) toast('error', outcome.message);
  };

  const takeOver = async (): Promise<void> =>
    report(await run(StartVerificationDocument, { id: request.id }, t('request.taken')));
  const copyLink = async (): Promise<void> => {
    try {
      const { summaryLink } = await ask(SummaryLinkDocument, { id: request.id });
      await navigator.clipboard.writeText(`${window.location.origin}${summaryLink ?? ''}`);
      toast('success', t('request.copied'));
    } catch {
      toast('error', t('failedWrite'));
    }
  };
  const paused = request.remindersPaused === true;

  return (
    <header className={styles.head}>
      <Seal name={request.value ?? ''} size={64} />
      <div className={styles.name}>
        <h1>{request.value || t('request.logo')}</h1>
        <p>
          <span className="mono">{request.publicId}</span>{' '}
          <RequestStatus status={request.status} ns="admin" />{' '}
          {open && request.promisedAt != null && <TimeLeft at={request.promisedAt} />}
        </p>
      </div>
      <div className={styles.actions}>
        {TO_FILE.includes(request.status ?? '') && (
          <ButtonLink size="small" look="accent" to={`/registration_request/${request.id}/show/filing`}>
            {t('request.filing')}
          </ButtonLink>
        )}
        {open && request.assignedAdminId !== me && (
          <Button size="small" look="accent" busy={busy} onClick={() => void takeOver()}>
            {t('request.takeOver')}
          </Button>
        )}
        <Assignee
          assigned={request.assignedAdminId}
          busy={busy}
          onAssign={(assignedAdminId) =>
            void run(
              AssignRegistrationRequestDocument,
              { id: request.id, input: { assignedAdminId } },
              t('request.assigned'),
            ).then(report)
          }
        />
        {!open && (
          <Button
            size="small"
            busy={busy}
            onClick={() =>
              void run(ResendVerificationResultDocument, { id: request.id }, t('request.resent')).then(report)
            }
          >
            {t('request.resend')}
          </Button>
        )}
        {!open && (
          <Button size="small" onClick={() => void copyLink()}>
            {t('request.copyLink')}
          </Button>
        )}
        <Button
          size="small"
          busy={busy}
          aria-pressed={paused}
          onClick={() =>
            void run(PauseRemindersDocument, { id: request.id, input: { paused: !paused } }).then(report)
          }
        >
          {t(paused ? 'request.resumeReminders' : 'request.pauseReminders')}
        </Button>
      </div>
    </header>
  );
}
