import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../kit/button/button.js';
import styles from './lists.module.css';

export const PAGE = 20;

/** The page in the address, so that Back brings it again. */
const pageOf = (query: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1);

export function usePage(): number {
  const [query] = useSearchParams();
  return pageOf(query);
}

/** Rows before the page in the address. */
export const offsetOf = (query: URLSearchParams, size = PAGE): number => (pageOf(query) - 1) * size;

interface PagerProps {
  readonly shown: number;
  readonly count: number;
  readonly more: boolean;
  /** Rows of a page. @defaultValue `PAGE` */
  readonly size?: number;
}

/** Steps through a list; keeps everything else that stands in the address. */
export function Pager({ shown, count, more, size = PAGE }: PagerProps) {
  const { t } = useTranslation('portal');
  const [query] = useSearchParams();
  const page = usePage();
  if (page === 1 && !more) return null;
  const address = (to: number): string =>
    `?${new URLSearchParams({ ...Object.fromEntries(query), page: String(to) }).toString()}`;
  return (
    <nav className={styles.pages} aria-label={t('orders.pages')}>
      {page > 1 && (
        <ButtonLink to={address(page - 1)} size="small">
          {t('orders.newer')}
        </ButtonLink>
      )}
      <span>{t('orders.range', { from: (page - 1) * size + 1, to: (page - 1) * size + shown, count })}</span>
      {more && (
        <ButtonLink to={address(page + 1)} size="small">
          {t('orders.older')}
        </ButtonLink>
      )}
    </nav>
  );
}
