import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, formatDay } from '../../../../../kit/dates/day.js';
import { Extract, type ExtractRow } from '../../../../../kit/extract/extract.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { ask } from '../../../parts/admin-api.js';
import type { RecordFacts } from '../../../parts/records/record-facts.js';
import { isDay } from '../../../parts/records/record-title.js';
import { ReferenceText } from '../../../parts/records/reference-text.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import { MarkOnDayDocument, type MarkOnDayResult } from '../mark.graphql.js';
import styles from '../mark.module.css';
import { FailedPart } from '../parts/failed-part.js';

type OnDay = NonNullable<MarkOnDayResult['trademarkOnDay']>;

const day = (date: string): string => formatDay(date, 'en', { short: true });

function Then({ then, table }: { then: OnDay; table: string }) {
  const { t } = useTranslation('admin-mark');
  if (!then.known) return <p>{t('onDay.unknown', { day: day(then.day) })}</p>;
  const { status, number, user, ownerEntity, registrationDate, expirationDate } = then;
  const row = (label: string, value: ExtractRow['value'] | null): readonly ExtractRow[] =>
    value === null ? [] : [{ label: t(`onDay.${label}`), value }];
  return (
    <Extract
      rows={[
        ...row('status', <StatusWord table={table} status={status} />),
        ...row('number', number),
        ...row('client', user === null ? null : <ReferenceText table="user" id={user.id} />),
        ...row('owner', ownerEntity === null ? null : <ReferenceText table="entity" id={ownerEntity.id} />),
        ...row('registered', registrationDate === null ? null : day(registrationDate)),
        ...row('expires', expirationDate === null ? null : day(expirationDate)),
        ...row(
          'next',
          then.nextDate === null ? t('onDay.nothing') : `${day(then.nextDate)} ${then.nextDateName ?? ''}`,
        ),
      ]}
    />
  );
}

/** What the mark was at the end of a day, by its own history. */
export function StateOnDay({ facts, id }: { facts: RecordFacts; id: string }) {
  const { t } = useTranslation('admin-mark');
  const [chosen, setChosen] = useState('');
  const today = dayOf(new Date());
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'mark-on-day', id, chosen],
    queryFn: () => ask(MarkOnDayDocument, { id, day: chosen }),
    enabled: isDay(chosen) && chosen <= today,
  });
  const then = data?.trademarkOnDay;
  return (
    <details className={styles.fold}>
      <summary>{t('onDay.title')}</summary>
      <p>
        <label className={styles.day}>
          {t('onDay.day')}
          <input type="date" max={today} value={chosen} onChange={(event) => setChosen(event.target.value)} />
        </label>
      </p>
      {chosen > today && <p role="alert">{t('onDay.future')}</p>}
      {error !== null && <FailedPart name={t('onDay.title')} again={() => void refetch()} />}
      {then != null && <Then then={then} table={facts.table} />}
      <p>
        <AppLink to={`/admin/history/${id}${then == null ? '' : `?day=${chosen}`}`}>
          {t('onDay.more')}
        </AppLink>
      </p>
    </details>
  );
}
