import { useTranslation } from 'react-i18next';
import { Status } from '../../../../kit/status/status.js';
import styles from '../application-draft.module.css';

/** Classes whose terms the lawyer writes: an answer, and nothing that is missing. */
export function LawyerWrites({ classes }: { classes: readonly number[] }) {
  const { t } = useTranslation(['draft', 'classes']);
  if (classes.length === 0) return null;
  return (
    <ul className={styles.codes}>
      {classes.map((number) => (
        <li key={number}>
          {t('goods.class', { number, title: t(`classes:${number}`, { defaultValue: '' }) })}{' '}
          <Status tone="ok" quiet>
            {t('goods.byLawyer')}
          </Status>
        </li>
      ))}
    </ul>
  );
}
