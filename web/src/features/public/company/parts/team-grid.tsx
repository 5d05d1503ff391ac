import { useTranslation } from 'react-i18next';
import type { Member } from '../../../../domain/firm/firm-profile.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Seal } from '../../../../kit/seal/seal.js';
import styles from '../company.module.css';
import { DEMO } from '../use-shown-profile.js';

/** Who works at the firm: name, role, and the way to more; where nobody was set there is no more. */
export function TeamGrid({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation('company');
  if (members.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="firm-team">
      <h2 id="firm-team">{t('team')}</h2>
      <ul className={styles.team}>
        {members.map(({ slug, name, role }) => (
          <li key={slug}>
            <Seal name={name} size={72} className={styles.seal} />
            {slug === DEMO ? <span>{name}</span> : <AppLink to={`/about-us/${slug}`}>{name}</AppLink>}
            <p>{role}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
