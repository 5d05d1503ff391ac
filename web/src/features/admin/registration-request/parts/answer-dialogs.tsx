import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import {
  ApproveVerificationDocument,
  DismissVerificationDocument,
} from '../registration-request-commands.graphql.js';
import type { AdminRequest, Risk } from '../result-draft.js';
import { useCommand, type CommandOutcome } from '../use-command.js';
import styles from './result-editor.module.css';
import { TextPart } from './text-part.js';

interface Props {
  readonly request: AdminRequest;
  readonly version: number;
  readonly risk: Risk | '';
  readonly open: 'approve' | 'dismiss' | undefined;
  readonly onClose: () => void;
}

const WAYS = [0, 1, 2] as const;

/** The two answers. Both write to the client, so both say so before they are given. */
export function AnswerDialogs({ request, version, risk, open, onClose }: Props) {
  const { t } = useTranslation('admin');
  const { busy, run } = useCommand(request.id);
  const [reason, setReason] = useState('');
  const [ways, setWays] = useState(['', '', '']);
  const [message, setMessage] = useState<string>();
  const finish = (outcome: CommandOutcome): void => {
    setMessage(outcome.ok ? undefined : outcome.message);
    if (outcome.ok) onClose();
  };
  const approve = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (risk === '') return setMessage(t('answer.riskMissing'));
    finish(
      await run(
        ApproveVerificationDocument,
        { id: request.id, input: { overallRisk: risk }, expectedVersion: version },
        t('answer.approved'),
      ),
    );
  };
  const dismiss = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const alternatives = ways.map((way) => way.trim()).filter(Boolean);
    if (reason.trim() === '') return setMessage(t('answer.reasonMissing'));
    finish(
      await run(
        DismissVerificationDocument,
        { id: request.id, input: { reason: reason.trim(), alternatives }, expectedVersion: version },
        t('answer.dismissed'),
      ),
    );
  };
  const close = (): void => {
    setMessage(undefined);
    onClose();
  };
  const ends = (label: string, look: 'accent' | 'danger') => (
    <>
      {message !== undefined && (
        <p role="alert" className={styles.dialogWrong}>
          {message}
        </p>
      )}
      <div className={styles.dialogEnd}>
        <Button type="button" onClick={close}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" look={look} busy={busy}>
          {label}
        </Button>
      </div>
    </>
  );
  return (
    <>
      <Dialog open={open === 'approve'} title={t('answer.approveTitle')} onClose={close}>
        <form className={styles.form} onSubmit={(event) => void approve(event)}>
          <p>{t('answer.approveText', { email: request.contactEmail ?? '' })}</p>
          {ends(t('answer.approve'), 'accent')}
        </form>
      </Dialog>
      <Dialog open={open === 'dismiss'} title={t('answer.dismissTitle')} onClose={close}>
        <form className={styles.form} onSubmit={(event) => void dismiss(event)}>
          <p>{t('answer.dismissText', { email: request.contactEmail ?? '' })}</p>
          <TextPart label={t('answer.reason')} rows={4} value={reason} onChange={setReason} />
          {WAYS.map((way) => (
            <TextPart
              key={way}
              label={t('answer.alternative', { number: way + 1 })}
              value={ways[way] ?? ''}
              onChange={(value) =>
                setWays((last) => last.map((text, index) => (index === way ? value : text)))
              }
            />
          ))}
          {ends(t('answer.dismiss'), 'danger')}
        </form>
      </Dialog>
    </>
  );
}
