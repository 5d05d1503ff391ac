import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { dropOrderDraft } from '../../../../domain/order/held-drafts.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import styles from './order-placed.module.css';

interface Props {
  readonly token: string;
  readonly request: {
    readonly id: string;
    readonly publicId: string;
    readonly status: string | null;
    readonly orderedAt: string | null;
  };
}

/** The order is placed: what is left is to pay, or to follow it. What this device kept of its form goes, and is not silently taken for a part of it. */
export function OrderPlaced({ token, request }: Props) {
  const { t, i18n } = useTranslation('order');
  const [dropped, setDropped] = useState(false);
  useEffect(() => {
    if (dropOrderDraft(request.id)) setDropped(true);
  }, [request.id]);
  const hydrated = useHydrated();
  const day =
    request.orderedAt === null
      ? ''
      : formatMoment(request.orderedAt, i18n.language, 'date', hydrated ? undefined : 'UTC');
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('meta.title')} />
      <header className={styles.head}>
        <p className={styles.kind}>{t('kind', { number: request.publicId })}</p>
        <h1>{day === '' ? t('placed.title') : t('placed.on', { day })}</h1>
        <p>{t(request.status === 'ORDER_CREATED' ? 'placed.toPay' : 'placed.text')}</p>
        {dropped && (
          <p role="status" className={styles.dropped}>
            {t('placed.dropped')}
          </p>
        )}
        <p className={styles.go}>
          {request.status === 'ORDER_CREATED' && (
            <ButtonLink to={`/product/checkout?link=${token}`} look="accent" size="large">
              {t('placed.pay')}
            </ButtonLink>
          )}
          <ButtonLink to={`/registration-request/${token}/success`}>{t('placed.follow')}</ButtonLink>
        </p>
      </header>
    </main>
  );
}
