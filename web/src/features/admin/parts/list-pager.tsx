import { useListContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button.js';
import { MOST_COUNTED } from './records/data-provider.js';
import styles from './admin-frame.module.css';

export function ListPager() {
  const { t } = useTranslation('admin');
  const { page, perPage, total = 0, setPage, hasPreviousPage, hasNextPage } = useListContext();
  if (total <= perPage) return null;
  return (
    <nav className={styles.pager} aria-label={t('list.pages')}>
      <Button size="small" disabled={hasPreviousPage !== true} onClick={() => setPage(page - 1)}>
        {t('list.previous')}
      </Button>
      <span>
        {t(total > MOST_COUNTED ? 'list.rangeAbove' : 'list.range', {
          from: (page - 1) * perPage + 1,
          to: Math.min(total, page * perPage),
          count: total,
          most: MOST_COUNTED,
        })}
      </span>
      <Button size="small" disabled={hasNextPage !== true} onClick={() => setPage(page + 1)}>
        {t('list.next')}
      </Button>
    </nav>
  );
}
