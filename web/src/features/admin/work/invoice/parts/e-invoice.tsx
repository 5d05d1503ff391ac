import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../../kit/dates/moment.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import type { ShownInvoice } from './shown-invoice.js';
import styles from '../invoice.module.css';

/** How far its e-invoice is; nothing where it is none. */
export function EInvoice({ of: { eInvoices } }: { of: Pick<ShownInvoice, 'eInvoices'> }) {
  const { t } = useTranslation('admin-invoice');
  const [one] = eInvoices.items;
  if (one === undefined) return null;
  const at = one.status === 'DELIVERED' ? one.deliveredAt : one.sentAt;
  return (
    <section className={styles.list}>
      <h3>{t('eInvoice.title')}</h3>
      <p>
        <AppLink to={`/e_invoice/${one.id}/show`}>{t(`eInvoice.${one.status}`)}</AppLink>
        {at !== null && (
          <>
            {' '}
            <Moment at={at} style="short" />
          </>
        )}
      </p>
      {one.problem !== null && <p>{one.problem}</p>}
      {one.document !== null && (
        <p>
          <a href={one.document.url} download={one.document.name}>
            {t('eInvoice.file')}
          </a>
        </p>
      )}
      <p className={styles.muted}>{t(`eInvoice.duty.${one.duty}`)}</p>
    </section>
  );
}
