import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { Extract, type ExtractRow } from '../../../../../kit/extract/extract.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { ask } from '../../../parts/admin-api.js';
import { DayFold } from '../../../parts/on-day/day-fold.js';
import type { RecordFacts } from '../../../parts/records/record-facts.js';
import { ReferenceText } from '../../../parts/records/reference-text.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import { MarkOnDayDocument, type MarkOnDayResult } from '../mark.graphql.js';
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
  return (
    <DayFold words={{ title: t('onDay.title'), day: t('onDay.day'), future: t('onDay.future') }}>
      {(chosen) => (
        <>
          {chosen !== undefined && <AskedThen facts={facts} id={id} chosen={chosen} />}
          <p>
            <AppLink to={`/admin/history/${id}${chosen === undefined ? '' : `?day=${chosen}`}`}>
              {t('onDay.more')}
            </AppLink>
          </p>
        </>
      )}
    </DayFold>
  );
}

function AskedThen({ facts, id, chosen }: { facts: RecordFacts; id: string; chosen: string }) {
  const { t } = useTranslation('admin-mark');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'mark-on-day', id, chosen],
    queryFn: () => ask(MarkOnDayDocument, { id, day: chosen }),
  });
  const then = data?.trademarkOnDay;
  if (error !== null) return <FailedPart name={t('onDay.title')} again={() => void refetch()} />;
  return then == null ? null : <Then then={then} table={facts.table} />;
}
