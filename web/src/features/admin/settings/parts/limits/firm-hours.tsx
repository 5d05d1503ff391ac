import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { Dialog } from '../../../../../kit/dialog/dialog.js';
import { ask } from '../../../parts/admin-api.js';
import { Failed } from '../../../parts/failed.js';
import type { Hours } from './hours.js';
import { SettingsFirmHoursDocument } from './limits.graphql.js';
import styles from '../../settings.module.css';
import { ChangeLine } from './change-line.js';
import { FirmHoursForm } from './firm-hours-form.js';
import { useDayList } from './use-day-list.js';

/** When the firm works and how long new work may be nobody’s, and how that came to be. */
export function FirmHours() {
  const { t } = useTranslation('admin-settings');
  const days = useDayList();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['firm-hours'],
    queryFn: () => ask(SettingsFirmHoursDocument, {}),
  });
  const now = data?.workHoursNow;
  const changes = data?.firmHoursList.items ?? [];
  return (
    <section aria-labelledby="firm-hours">
      <h2 id="firm-hours">{t('limits.hours')}</h2>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {now !== undefined && (
        <>
          <p>{t('limits.hoursNow', { from: now.opensAt, until: now.closesAt })}</p>
          <p>
            {now.closedDays.length === 0
              ? t('limits.closedNever')
              : t('limits.closedOn', { days: days(now.closedDays) })}
          </p>
          <p>{t('limits.unownedNow', { count: now.unownedHours })}</p>
          <p className={styles.note}>{t('limits.hoursNote')}</p>
          <Button onClick={() => setAsking(true)}>{t('limits.changeHours')}</Button>
          {changes.length > 0 && (
            <ol className={styles.history} aria-label={t('limits.hoursHistory')}>
              {changes.map((change) => (
                <ChangeLine key={change.id} change={change}>
                  <Difference before={change.former} after={change} />
                </ChangeLine>
              ))}
            </ol>
          )}
          <Dialog open={asking} title={t('limits.changeHours')} onClose={() => setAsking(false)}>
            <FirmHoursForm now={now} onDone={() => setAsking(false)} />
          </Dialog>
        </>
      )}
    </section>
  );
}

/** What one change made different; what it left alone is not said. */
function Difference({ before, after }: { before: Hours; after: Hours }) {
  const { t } = useTranslation('admin-settings');
  const days = useDayList();
  const parts = (['opensAt', 'closesAt', 'closedDays', 'unownedHours'] as const).map((key) => {
    const said = ({ [key]: value }: Hours): string =>
      typeof value === 'object'
        ? days(value) || t('limits.noDays')
        : typeof value === 'number'
          ? t('limits.workingHours', { count: value })
          : value;
    const [was, is] = [said(before), said(after)];
    return was === is ? '' : `${t(`limits.${key}`)}: ${t('limits.from', { before: was, after: is })}`;
  });
  return <>{parts.filter((part) => part !== '').join(' · ')}</>;
}
