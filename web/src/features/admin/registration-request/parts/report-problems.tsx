import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { AdminRequest } from '../result-draft.js';
import styles from './result-editor.module.css';

/** What stands between the saved report and its release, each with its office. */
export function ReportProblems({ problems }: { readonly problems: AdminRequest['reportProblems'] }) {
  const { t } = useTranslation('admin-search');
  const office = useOfficeName();
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems} role="status">
      <p>{t('problem.title')}</p>
      <ul>
        {problems.map(({ code, jurisdiction, classNumber, refs }) => {
          const place = [
            jurisdiction === null ? [] : office(jurisdiction),
            classNumber === null ? [] : t('problem.class', { class: classNumber }),
          ]
            .flat()
            .join(', ');
          return (
            <li key={`${code} ${jurisdiction} ${classNumber}`}>
              {place !== '' && <strong>{place}: </strong>}
              {t(`problem.${code}`, { count: refs.length })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
