import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from '../filing.module.css';
import type { DeskMark } from './desk-mark.js';

/** The offices of the order: each leads to its part of the page. */
export function Offices({
  requestId,
  marks,
  asked,
}: {
  requestId: string;
  marks: readonly DeskMark[];
  asked: string | null;
}) {
  const { t } = useTranslation('admin-filing');
  return (
    <nav aria-label={t('offices')}>
      <ul className={styles.offices}>
        {marks.map(({ id, jurisdiction, number }) => (
          <li key={id}>
            <AppLink
              to={`/registration_request/${requestId}/show/filing?trademarkId=${id}`}
              aria-current={id === asked ? 'true' : undefined}
            >
              {jurisdiction}
            </AppLink>{' '}
            {number}
          </li>
        ))}
      </ul>
    </nav>
  );
}
