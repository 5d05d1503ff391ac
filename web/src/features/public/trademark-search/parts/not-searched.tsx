import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { SearchAnswer } from './search-answer.js';
import styles from '../trademark-search.module.css';

/** What nobody may take for searched, and how old the data is. */
export function NotSearched({ answer }: { answer: SearchAnswer }) {
  const { t, i18n } = useTranslation('search');
  const office = useOfficeName();
  const held = answer.dataAsOf.map(({ jurisdiction, importedAt }) =>
    t('gaps.asOf', { office: office(jurisdiction), date: formatDay(importedAt.slice(0, 10), i18n.language) }),
  );
  return (
    <section className={styles.gaps}>
      <h3>{t('gaps.title')}</h3>
      <ul>
        {answer.notSearched.map(({ code, subject }) => (
          <li key={`${code} ${subject ?? ''}`}>
            {t(`gap.${code}`, {
              subject: code === 'OFFICE_WITHOUT_DATA' && subject !== null ? office(subject) : (subject ?? ''),
            })}
          </li>
        ))}
      </ul>
      {held.length > 0 && <p>{t('gaps.held', { offices: held.join(', ') })}</p>}
      <p>{t('gaps.signal')}</p>
    </section>
  );
}
