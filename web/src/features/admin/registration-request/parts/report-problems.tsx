import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Status } from '../../../../kit/status/status.js';
import type { AdminRequest } from '../result-draft.js';
import styles from './result-editor.module.css';

type Problems = AdminRequest['reportProblems'];

/** Where it is: at which office, in which class; and what it is. */
function useProblemWords(): (problem: Problems[number]) => { readonly place: string; readonly what: string } {
  const { t } = useTranslation('admin-search');
  const office = useOfficeName();
  return ({ code, jurisdiction, classNumber, refs }) => ({
    place: [
      jurisdiction === null ? [] : office(jurisdiction),
      classNumber === null ? [] : t('problem.class', { class: classNumber }),
    ]
      .flat()
      .join(', '),
    what: t(`problem.${code}`, { count: refs.length }),
  });
}

/** Beside the answer, before it is pressed: the first thing that the saved report lacks for it, and how many more. */
export function BeforeApproval({ problems }: { readonly problems: Problems }) {
  const { t } = useTranslation('admin-search');
  const words = useProblemWords();
  const [first] = problems;
  if (first === undefined) return null;
  const { place, what } = words(first);
  return (
    <Status tone="waiting" quiet>
      {[
        t('problem.before', { first: place === '' ? what : `${place}: ${what}` }),
        problems.length > 1 ? t('problem.more', { count: problems.length - 1 }) : '',
      ]
        .filter(Boolean)
        .join(' ')}
    </Status>
  );
}

/** What stands between the saved report and its release, each with its office. */
export function ReportProblems({ problems }: { readonly problems: Problems }) {
  const { t } = useTranslation('admin-search');
  const words = useProblemWords();
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems} role="status">
      <p>{t('problem.title')}</p>
      <ul>
        {problems.map((problem) => {
          const { place, what } = words(problem);
          return (
            <li key={`${problem.code} ${problem.jurisdiction} ${problem.classNumber}`}>
              {place !== '' && <strong>{place}: </strong>}
              {what}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
