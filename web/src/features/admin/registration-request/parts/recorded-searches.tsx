import { useTranslation } from 'react-i18next';
import { OfficeName, useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Moment } from '../../../../kit/dates/moment.js';
import type { RecordedSearch } from '../found-mark.js';
import { CalendarDay } from './calendar-day.js';
import styles from './result-editor.module.css';

/** What was searched, with its limits first: offices nobody searched yet, and what each search does not cover. */
export function RecordedSearches({
  searches,
  name,
  codes,
}: {
  readonly searches: readonly RecordedSearch[];
  readonly name: string;
  readonly codes: readonly string[];
}) {
  const { t } = useTranslation('admin-search');
  const office = useOfficeName();
  const searched = new Set(
    searches.flatMap(({ offices }) => offices.map(({ jurisdiction }) => jurisdiction)),
  );
  const open = codes.filter((code) => !searched.has(code));
  return (
    <>
      {open.length > 0 && (
        <p role="status" className={styles.warn}>
          {t('search.open', { offices: open.map(office).join(', ') })}
        </p>
      )}
      {searches.map((search) => (
        <div key={search.id} className={styles.search}>
          <p>
            <strong>“{search.query}”</strong> · <Moment at={search.searchedAt} />
            {search.source === 'BY_HAND' && <> · {t('search.byHand')}</>}
            {search.classes.length > 0 && (
              <> · {t('search.inClasses', { classes: search.classes.join(', ') })}</>
            )}
          </p>
          {search.degraded && <p className={styles.warn}>{t('search.degraded')}</p>}
          {search.incomplete && <p className={styles.warn}>{t('search.incomplete')}</p>}
          {search.since !== null && <p className={styles.warn}>{t('search.narrowed')}</p>}
          {search.query.trim().toLowerCase() !== name.trim().toLowerCase() && (
            <p className={styles.warn}>{t('search.otherName')}</p>
          )}
          <ul>
            {search.offices.map(
              ({ jurisdiction, register, dataOf, coverage, sinceYear, identical, similar, total }) => (
                <li key={jurisdiction}>
                  <OfficeName code={jurisdiction} /> ({register}):{' '}
                  {coverage !== null && <>{t(`search.coverage.${coverage}`, { year: sinceYear ?? '' })}, </>}
                  {dataOf !== null && (
                    <>
                      {t('search.dataOf')} <CalendarDay date={dataOf} />,{' '}
                    </>
                  )}
                  {t(search.source === 'BY_HAND' ? 'search.countsByHand' : 'search.counts', {
                    identical,
                    similar,
                    total,
                    limit: search.closenessLimit,
                  })}
                </li>
              ),
            )}
          </ul>
        </div>
      ))}
    </>
  );
}
