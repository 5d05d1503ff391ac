import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { StatusWord } from '../../parts/tops/status-words.js';
import styles from '../filing.module.css';
import { ConfirmFiling } from './confirm-filing.js';
import type { DeskFiling } from './desk-mark.js';
import { LastSheet } from './last-sheet.js';
import type { OrderPaid } from './order-paid.js';

/** One attempt: what the office or the partner has said so far, and, before it goes, the last sheet. */
export function FilingState({
  requestId,
  filing,
  paid,
}: {
  requestId: string;
  filing: DeskFiling;
  paid: OrderPaid;
}) {
  const { t } = useTranslation('admin-filing');
  const { status, route, partner, pictureDigest, acknowledgedAt, number, filingDate, returnReason } = filing;
  const isPrepared = status === 'PREPARED';
  return (
    <div className={styles.state}>
      <p>
        <StatusWord table="trademark_filing" status={status} /> {partner ?? t(`way.${route}`)} ·{' '}
        <Moment at={filing.createdAt} />
      </p>
      {pictureDigest !== null && (
        <p className={styles.digest}>
          {t('pictureSent')} <span className="mono">{pictureDigest}</span>
        </p>
      )}
      {acknowledgedAt !== null && (
        <p>
          {t('acknowledgedAt')} <Moment at={acknowledgedAt} />
        </p>
      )}
      {number !== null && (
        <p>
          <span className="mono">{number}</span> {filingDate !== null && formatDay(filingDate, 'en')}
        </p>
      )}
      {returnReason !== null && (
        <p>
          {t('returnedFor')} {returnReason}
        </p>
      )}
      <Trouble filing={filing} />
      {isPrepared && filing.lastSheet !== null && (
        <LastSheet filing={filing} sheet={filing.lastSheet} paid={paid} />
      )}
      {isPrepared && <ConfirmFiling requestId={requestId} filing={filing} partner={partner} />}
    </div>
  );
}

/** What the office did not take, or since when it is silent, how often it was tried, and when it is tried again. */
function Trouble({ filing }: { filing: DeskFiling }) {
  const { t } = useTranslation('admin-filing');
  const { trouble, nextTryAt, attempts, silentSince, status } = filing;
  if (trouble === null) return null;
  if (status === 'FILED' && silentSince === null) return <p role="status">{t('receiptLater')}</p>;
  return (
    <p className={styles.wrong} role="status">
      {silentSince === null ? (
        <>
          {t('trouble', { count: attempts ?? 1 })} {trouble}
        </>
      ) : (
        <>
          {t('silent.since')} <Moment at={silentSince} style="due" />, {t(`silent.${status}`)}
        </>
      )}{' '}
      {nextTryAt !== null && (
        <>
          {t('nextTry')} <Moment at={nextTryAt} />
        </>
      )}
    </p>
  );
}
