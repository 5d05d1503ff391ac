import { useTranslation } from 'react-i18next';
import { dayOf, formatDay } from '../../../../../kit/dates/day.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import type { Mark } from '../mark.js';
import { useMarkFamily } from '../use-mark-work.js';
import { FailedPart } from './failed-part.js';

function Watch({ mark }: { mark: Mark }) {
  const { t } = useTranslation('admin-mark');
  const [watch] = mark.watchSubscriptions.items;
  const isOn = watch !== undefined && (watch.dateEnd === null || watch.dateEnd >= dayOf(new Date()));
  const count = mark.toJudge.totalCount;
  const filter = { trademarkId: { eq: mark.id }, relevance: { isNull: true } };
  return (
    <p>
      {isOn ? (
        <AppLink to={`/trademark_watch_subscription/${watch.id}/show`}>{t('family.watched')}</AppLink>
      ) : (
        t('family.notWatched')
      )}
      {count > 0 && (
        <>
          {' · '}
          <AppLink to={`/trademark_monitoring_result?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
            {t('family.toJudge', { count })}
          </AppLink>
        </>
      )}
    </p>
  );
}

/** The same words of the same client at other offices, and whether somebody looks out for near ones. */
export function Family({ row, mark }: { row: RecordRow; mark: Mark }) {
  const { t } = useTranslation('admin-mark');
  const { data: others, error, refetch } = useMarkFamily(row);
  return (
    <section>
      <h2>{t('family.title')}</h2>
      {error !== null && <FailedPart name={t('family.part')} again={() => void refetch()} />}
      {others?.length === 0 && <p>{t('family.none')}</p>}
      <ul>
        {(others ?? []).map((other) => (
          <li key={other.id}>
            <AppLink to={`/trademark/${other.id}/show`}>
              {[other.jurisdiction, other.number].filter(Boolean).join(' · ')}
            </AppLink>{' '}
            <StatusWord table="trademark" status={other.status} row={other} />
            {other.nextDate !== null && (
              <span> {t('family.next', { day: formatDay(other.nextDate, 'en', { short: true }) })}</span>
            )}
          </li>
        ))}
      </ul>
      <Watch mark={mark} />
    </section>
  );
}
