import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { Status } from '../../../../kit/status/status.js';
import { statusTone } from '../../parts/records/status-tone.js';
import { DeskCancelFilingDocument, DeskConfirmFilingDocument } from '../filing.graphql.js';
import { useFilingCommand } from '../use-filing-command.js';
import { useRole } from '../../parts/records/use-facts.js';
import styles from '../filing.module.css';
import type { DeskFiling } from './desk-mark.js';

/** One attempt: what the office or the partner has said so far, and the lawyer's word that it may go. */
export function FilingState({ requestId, filing }: { requestId: string; filing: DeskFiling }) {
  const { t } = useTranslation('admin-filing');
  const { busy, run } = useFilingCommand(requestId);
  const [wrong, setWrong] = useState<string>();
  const {
    id,
    status,
    route,
    partner,
    officeFee,
    pictureDigest,
    acknowledgedAt,
    number,
    filingDate,
    returnReason,
  } = filing;
  const waitsForFee = route === 'EUIPO' && officeFee == null;
  const role = useRole();
  const confirm = async (): Promise<void> =>
    setWrong(await run(DeskConfirmFilingDocument, { id, input: {} }, t('confirmed')));
  const cancel = async (): Promise<void> =>
    setWrong(
      await run(DeskCancelFilingDocument, { id, input: { reason: t('cancelReason') } }, t('cancelled')),
    );
  return (
    <div className={styles.state}>
      <p>
        <Status tone={statusTone(status === 'RETURNED' ? 'rejected' : (status ?? '').toLowerCase())}>
          {t(`status.${status}`)}
        </Status>{' '}
        {partner ?? t(`way.${route}`)} · <Moment at={filing.createdAt} />
      </p>
      {officeFee != null && (
        <p>{t('fee', { amount: formatMoney(officeFee.amountMinor, officeFee.currency, 'en') })}</p>
      )}
      {pictureDigest != null && (
        <p className={styles.digest}>
          {t('pictureSent')} <span className="mono">{pictureDigest}</span>
        </p>
      )}
      {acknowledgedAt != null && (
        <p>
          {t('acknowledgedAt')} <Moment at={acknowledgedAt} />
        </p>
      )}
      {number != null && (
        <p>
          <span className="mono">{number}</span> {filingDate}
        </p>
      )}
      {returnReason != null && (
        <p>
          {t('returnedFor')} {returnReason}
        </p>
      )}
      <Trouble filing={filing} />
      {status === 'PREPARED' && (
        <div className={styles.actions}>
          {waitsForFee ? (
            <p role="status">{t('waitsForFee')}</p>
          ) : role === 'lawyer' ? (
            <Button look="accent" busy={busy} onClick={() => void confirm()}>
              {t('confirm')}
            </Button>
          ) : (
            <p role="status">{t('lawyerConfirms')}</p>
          )}
          <Button busy={busy} onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}

/** What the office did not take, how often it was tried, and when it is tried again. */
function Trouble({ filing: { trouble, nextTryAt, attempts } }: { filing: DeskFiling }) {
  const { t } = useTranslation('admin-filing');
  if (trouble == null) return null;
  return (
    <p className={styles.wrong}>
      {t('trouble', { count: attempts ?? 1 })} {trouble}{' '}
      {nextTryAt != null && (
        <>
          {t('nextTry')} <Moment at={nextTryAt} />
        </>
      )}
    </p>
  );
}
