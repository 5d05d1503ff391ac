import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { formatMoney } from '../../../../../kit/money/format-money.js';
import { ask } from '../../../parts/admin-api.js';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import type { Mark } from '../mark.js';
import { MarkMoneyDocument, type MarkMoneyResult } from '../mark.graphql.js';
import styles from '../mark.module.css';
import { useMarkOrders } from '../use-mark-orders.js';
import { FailedPart } from './failed-part.js';

type Product = MarkMoneyResult['productList']['items'][number];

const amount = ({ amountMinor, currency }: Product['total']): string =>
  formatMoney(amountMinor, currency, 'en');
const OVER: ReadonlySet<string> = new Set(['CANCELLED', 'REFUNDED']);

/** One sum a currency, of what counts. */
function sums(products: readonly Product[], counts: (product: Product) => number): readonly string[] {
  const found = new Map<string, number>();
  for (const product of products.filter(({ status }) => !OVER.has(status)))
    found.set(product.total.currency, (found.get(product.total.currency) ?? 0) + counts(product));
  return [...found].map(([currency, sum]) => formatMoney(sum, currency, 'en'));
}
const openOf = ({ paidAt, stillToPay, total }: Product): number =>
  paidAt === null ? (stillToPay ?? total).amountMinor : 0;

/** What was ordered for this mark, what of it was paid, and what is open. An order of several offices counts as a whole. */
export function Money({ mark, row }: { mark: Mark; row: RecordRow }) {
  const { t } = useTranslation('admin-mark');
  const orders = useMarkOrders(mark.id);
  const order = row['registrationRequestId'];
  const subjects = [
    mark.id,
    ...(typeof order === 'string' ? [order] : []),
    ...(orders.data ?? []).map(({ id }) => id),
  ];
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'mark-money', ...subjects],
    queryFn: () => ask(MarkMoneyDocument, { subjects }),
    enabled: !orders.isPending,
  });
  const products = data?.productList.items ?? [];
  return (
    <section>
      <h2>{t('money.title')}</h2>
      {error !== null && <FailedPart name={t('money.part')} again={() => void refetch()} />}
      {data !== undefined && products.length === 0 && <p>{t('money.none')}</p>}
      {products.length > 0 && (
        <p>
          {t('money.sum', {
            ordered: sums(products, ({ total }) => total.amountMinor).join(' + '),
            open: sums(products, openOf).join(' + '),
          })}
        </p>
      )}
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <AppLink to={`/product/${product.id}/show`}>{product.name}</AppLink>{' '}
            <span className={styles.sum}>{amount(product.total)}</span>{' '}
            <StatusWord table="product" status={product.status} />
            {product.subjectType === 'registration_request' && (
              <span className={styles.muted}> {t('money.whole')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
