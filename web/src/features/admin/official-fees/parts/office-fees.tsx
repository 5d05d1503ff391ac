import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { useRole } from '../../parts/records/use-facts.js';
import type { FeeLine, FeeOffice } from '../fee-amount.js';
import { OfficialFeeHistoryDocument } from '../official-fees.graphql.js';
import styles from '../official-fees.module.css';
import { ConfirmForm } from './confirm-form.js';
import { FeeHistory } from './fee-history.js';
import { Source } from './office-list.js';
import { useFeeWords } from './use-fee-words.js';

/** One office: its fees with what they rest on, each to confirm, and what was confirmed before. */
export function OfficeFees({ office }: { readonly office: FeeOffice }) {
  const { t } = useTranslation('admin-fees');
  const { lineName } = useFeeWords();
  const name = useOfficeName()(office.office);
  const isAdmin = useRole() === 'admin';
  const [confirming, setConfirming] = useState<FeeLine>();
  const { data, error, refetch } = useQuery({
    queryKey: ['official-fees', office.office],
    queryFn: () => ask(OfficialFeeHistoryDocument, { office: office.office }),
  });
  const history = data?.officialFeeConfirmationList.items;
  const waits = (line: FeeLine): boolean =>
    history?.some((one) => one.line === line.line && one.state === 'PROPOSED') === true;
  return (
    <>
      <p>
        <AppLink to="/admin/official-fees">{t('back')}</AppLink>
      </p>
      <h1>{t('ofOffice', { office: name })}</h1>
      {!isAdmin && <p className={styles.note}>{t('adminsConfirm')}</p>}
      <ul className={styles.lines} aria-label={t('fees')}>
        {office.lines.map((line) => (
          <li key={line.line}>
            <LineFacts office={office} line={line} />
            {waits(line) ? (
              <p>{t('waits')}</p>
            ) : (
              isAdmin && (
                <Button onClick={() => setConfirming(line)}>
                  {t('confirm')}
                  <span className="visually-hidden">: {lineName(line)}</span>
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {history !== undefined && <FeeHistory office={office} history={history} />}
      <Dialog
        open={confirming !== undefined}
        title={
          confirming === undefined ? '' : t('confirmTitle', { office: name, line: lineName(confirming) })
        }
        onClose={() => setConfirming(undefined)}
      >
        {confirming !== undefined && (
          <ConfirmForm office={office} line={confirming} onDone={() => setConfirming(undefined)} />
        )}
      </Dialog>
    </>
  );
}

function LineFacts({ office, line }: { readonly office: FeeOffice; readonly line: FeeLine }) {
  const { t } = useTranslation('admin-fees');
  const { amountsText, lineName, ageText } = useFeeWords();
  return (
    <>
      <p className={styles.head}>
        <strong>{lineName(line)}</strong>
        <span className={styles.state}>{t(`state.${line.priceUse}`)}</span>
        {line.toCheck && <strong className={styles.check}>{t('toCheck')}</strong>}
      </p>
      <p>{line.amounts.length === 0 ? t('nobodyKnows') : amountsText(line.amounts, office, line)}</p>
      {line.announced !== null && line.announcedFrom !== null && (
        <p>
          {t('from', { day: formatDay(line.announcedFrom, 'en') })}{' '}
          {amountsText(line.announced, office, line)}
        </p>
      )}
      {line.changesOn !== null && <p>{t('changes', { day: formatDay(line.changesOn, 'en') })}</p>}
      <p className={styles.note}>
        {line.seen === null ? t('neverSeen') : t('lastChecked', { day: ageText(line.seen) })} ·{' '}
        <Source source={line.source} />
      </p>
    </>
  );
}
