import { useTranslation } from 'react-i18next';
import type { SpecimenClassCard } from '../../../../domain/records/specimen-guide.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from '../specimen-guide.module.css';

/** Classes with their plain names, each leading to what shows use in it. */
export function ClassColumns({ of }: { of: readonly SpecimenClassCard[] }) {
  const { t } = useTranslation('records');
  return (
    <ul className={styles.classes}>
      {of.map(({ number, name }) => (
        <li key={number}>
          <AppLink to={`/specimen-guide/trademark-class/${number}`}>
            {t('classNamed', { number, name })}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
