import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { closeOnEscape, closeWhenLeft } from './closing.js';
import { GroupLinks } from './group-links.js';
import styles from './header-group.module.css';
import type { SiteGroup } from './site-links.js';

/** A group of the header: its links open below its word, without script too. One at a time; a change of page closes it. */
export function HeaderGroup({ of }: { of: SiteGroup }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  return (
    <details key={key} name="site" className={styles.group} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary>
        {t(`site:group.${of[0]}`)}
        <svg
          width="10"
          height="6"
          viewBox="0 0 10 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="M1 1l4 4 4-4" />
        </svg>
      </summary>
      <div className={styles.links}>
        <GroupLinks of={of} />
      </div>
    </details>
  );
}
