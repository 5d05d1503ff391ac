import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import styles from './operations-head.module.css';

const PLACES = [
  { name: 'pictures', to: '/admin/operations' },
  { name: 'late', to: '/admin/operations/late' },
  { name: 'parked', to: '/admin/operations/parked' },
  { name: 'upkeep', to: '/admin/operations/upkeep' },
  { name: 'costs', to: '/admin/operations/costs' },
  { name: 'queues', to: '/admin/queues' },
] as const;

/** The head of each page of operations: what it shows, and the others one step away. */
export function OperationsHead({ title, lead }: { readonly title: string; readonly lead: string }) {
  const { t } = useTranslation('admin-operations');
  const { pathname } = useLocation();
  return (
    <header className={styles.head}>
      <PageMeta title={title} />
      <h1>{title}</h1>
      <p>{lead}</p>
      <nav aria-label={t('places')}>
        <ul className={styles.places}>
          {PLACES.map(({ name, to }) => (
            <li key={to}>
              <AppLink to={to} {...(pathname === to ? { 'aria-current': 'page' } : {})}>
                {t(`place.${name}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
