import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../../app/page-meta.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import type { OrderPageData } from '../order.loader.js';
import styles from '../order.module.css';

/** The order is placed: what is left is to pay, or to follow it. */
export function Placed({ token, request }: { token: string; request: OrderPageData['registrationRequest'] }) {
  const { t } = useTranslation('order');
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <PageMeta title={t('meta.title')} />
      <header className={styles['head']}>
        <p className={styles['kind']}>{t('kind', { number: request.publicId })}</p>
        <h1>{t('placed.title')}</h1>
        <p>{t(request.status === 'ORDER_CREATED' ? 'placed.toPay' : 'placed.text')}</p>
        <p className={styles['go']}>
          {request.status === 'ORDER_CREATED' && <ButtonLink to={`/product/checkout?link=${token}`} look="accent" size="large">{t('placed.pay')}</ButtonLink>}
          <ButtonLink to={`/registration-request/${token}/success`}>{t('placed.follow')}</ButtonLink>
        </p>
      </header>
    </main>
  );
}
