import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { DAY_PAGE } from '../day-view.js';
import styles from '../my-day.module.css';

interface Props {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

export function DayPages({ page, total, onPage }: Props) {
  const { t } = useTranslation('admin-day');
  if (total <= DAY_PAGE && page === 1) return null;
  const [from, to] = [(page - 1) * DAY_PAGE + 1, Math.min(total, page * DAY_PAGE)];
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('pages.previous')}
      </Button>
      <span>{t('pages.range', { from, to, total })}</span>
      <Button size="small" disabled={to >= total} onClick={() => onPage(page + 1)}>
        {t('pages.next')}
      </Button>
    </nav>
  );
}
