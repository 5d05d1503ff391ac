import { useTranslation } from 'react-i18next';
import type { CaseStudy } from '../../../../domain/firm/firm-profile.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from '../company.module.css';
import { DEMO } from '../use-shown-profile.js';

/** What the firm did, by trade; where no case was set there is none to read. */
export function CaseList({ cases }: { cases: readonly CaseStudy[] }) {
  const { t } = useTranslation('company');
  if (cases.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="firm-cases">
      <h2 id="firm-cases">{t('cases')}</h2>
      <ul className={styles.cases}>
        {cases.map(({ id, title, industry }) => (
          <li key={id}>
            <span className={styles.tag}>{t(`content:blog.category.${industry}`)}</span>
            {id === DEMO ? (
              <span>{title}</span>
            ) : (
              <AppLink to={`/industry-case-study/${id}`}>{title}</AppLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
