import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kit/dates/day.js';
import { Moment } from '../../kit/dates/moment.js';
import { OfficeName, useOfficeName } from '../jurisdiction/office-name.js';
import type { FrozenReport } from './report.graphql.js';
import { searchedOffices } from './search-sentences.js';
import styles from './findings.module.css';

/** What was searched, office by office, and what was not and why: recorded facts only. */
export function SearchedRegisters({ report }: { report: FrozenReport }) {
  const { t, i18n } = useTranslation('report');
  const answered = new Set(report.jurisdictions.map(({ jurisdiction }) => jurisdiction));
  const searched = searchedOffices(report.searches).filter(({ office }) => answered.has(office.jurisdiction));
  return (
    <section className={styles.searched}>
      <h2>{t('searched.title')}</h2>
      {searched.length > 0 && (
        <ul className={styles.rows}>
          {searched.map(({ search, office }) => (
            <li key={`${search.searchId} ${office.jurisdiction}`}>
              <h3>
                <OfficeName code={office.jurisdiction} />
              </h3>
              <p>
                {search.source === 'BY_HAND' ? t('searched.site') : office.register}
                {office.dataOf != null && (
                  <> · {t('searched.dataOf', { day: formatDay(office.dataOf, i18n.language) })}</>
                )}
              </p>
              {office.coverage != null && (
                <p>{t(`coverage.${office.coverage}`, { year: office.sinceYear ?? 0 })}</p>
              )}
              <p>
                {t('searched.query', { query: search.query })}
                {search.classes.length > 0 && (
                  <>
                    {' '}
                    ·{' '}
                    {t('similar.classes', {
                      classes: search.classes.join(', '),
                      count: search.classes.length,
                    })}
                  </>
                )}
                {search.liveOnly && <> · {t('searched.liveOnly')}</>}
              </p>
              <p>{t('searched.hits', { identical: office.identical, similar: office.similar })}</p>
              <p className={styles.when}>
                {t('searched.at')} <Moment at={search.searchedAt} style="date" />
              </p>
            </li>
          ))}
        </ul>
      )}
      <NotSearched report={report} />
    </section>
  );
}

function NotSearched({ report }: { report: FrozenReport }) {
  const { t } = useTranslation('report');
  const office = useOfficeName();
  const without = report.jurisdictions.filter(({ notSearched }) => notSearched != null);
  const euOnly = report.asked.offices.includes('EU');
  const compared = new Set(report.searches.flatMap(({ gaps }) => gaps.map((gap) => gap.split(' ')[0])));
  return (
    <div className={styles.not}>
      <h3>{t('searched.not')}</h3>
      <ul>
        {without.map(({ jurisdiction, notSearched, notSearchedText }) => (
          <li key={jurisdiction}>
            {t('searched.officeNot', { office: office(jurisdiction) })}{' '}
            {notSearched === 'OTHER' ? notSearchedText : t(`notSearched.${notSearched ?? 'OTHER'}`)}{' '}
            {t('searched.noAnswer')}
          </li>
        ))}
        {report.asked.kind !== 'TEXT' && <li>{t('searched.logo')}</li>}
        {compared.has('SCRIPT_NOT_COMPARED') && <li>{t('searched.script')}</li>}
        {euOnly && <li>{t('searched.euOnly')}</li>}
        <li>{t('limits.not')}</li>
      </ul>
      <p>{t('limits.none')}</p>
    </div>
  );
}
