import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { useSession } from '../../../../kit/session/use-session.js';
import { useSecondLooks } from '../../parts/own/use-second-looks.js';
import { useRole } from '../../parts/records/use-facts.js';
import { DeskCancelFilingDocument, DeskConfirmFilingDocument } from '../filing.graphql.js';
import { useFilingCommand } from '../use-filing-command.js';
import styles from '../filing.module.css';
import type { DeskFiling } from './desk-mark.js';
import { SecondPerson } from './second-person.js';

/** The word that lets a prepared filing go, after it was compared, by whoever may say it; or that it stays here. */
export function ConfirmFiling({
  requestId,
  filing,
  partner,
}: {
  requestId: string;
  filing: DeskFiling;
  /** Name of who files, where a partner does. */
  partner: string | null;
}) {
  const { t } = useTranslation('admin-filing');
  const { busy, run } = useFilingCommand(requestId);
  const [compared, setCompared] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const { id, officeFee, lastSheet, preparedBy, route } = filing;
  const role = useRole();
  const looks = useSecondLooks();
  const me = useSession().session?.user.id;
  const waitsForFee = route === 'EUIPO' && officeFee === null;
  const needsAnother =
    lastSheet?.secondPersonNeeded === true &&
    (preparedBy === null || preparedBy.id === me || looks === false);
  const mayConfirm = role === 'lawyer' && !waitsForFee && !needsAnother;
  const confirm = async (): Promise<void> => {
    if (!compared) return setWrong(t('compareFirst'));
    setWrong(await run(DeskConfirmFilingDocument, { id, input: { compared } }, t('confirmed')));
  };
  const cancel = async (): Promise<void> =>
    setWrong(
      await run(DeskCancelFilingDocument, { id, input: { reason: t('cancelReason') } }, t('cancelled')),
    );
  return (
    <div className={styles.confirm}>
      {waitsForFee && <p role="status">{t('waitsForFee')}</p>}
      {!waitsForFee && role !== 'lawyer' && <p role="status">{t('lawyerConfirms')}</p>}
      {!waitsForFee && lastSheet?.secondPersonNeeded === true && (
        <SecondPerson requestId={requestId} filing={filing} limit={lastSheet.onePersonLimit} />
      )}
      {mayConfirm && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={compared}
            onChange={({ target }) => {
              setCompared(target.checked);
              setWrong(undefined);
            }}
          />
          {t('compared')}
        </label>
      )}
      <div className={styles.actions}>
        {mayConfirm && (
          <Button look="accent" busy={busy} onClick={() => void confirm()}>
            {officeFee === null
              ? t('fileThrough', { name: partner ?? '' })
              : t('fileAndSpend', { sum: formatMoney(officeFee.amountMinor, officeFee.currency, 'en') })}
          </Button>
        )}
        <Button busy={busy} onClick={() => void cancel()}>
          {t('cancel')}
        </Button>
      </div>
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}
