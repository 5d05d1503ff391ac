import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import type { PortalEInvoicesResult } from '../profile-billing.graphql.js';

export type EInvoice = PortalEInvoicesResult['eInvoiceList']['items'][number];

/** That it came to the e-invoice mailbox of the company and when, with the file; nothing before. */
export function DeliveredEInvoice({ of: one }: { of: EInvoice | undefined }) {
  const { t } = useTranslation('portal-profile');
  if (one === undefined || one.deliveredAt === null) return null;
  return (
    <>
      <br />
      {t('eInvoice.delivered')} <Moment at={one.deliveredAt} style="date" />
      {one.document !== null && (
        <>
          <br />
          <a href={one.document.url} download={one.document.name}>
            {t('eInvoice.file')}
            <span className="visually-hidden">: {one.document.name}</span>
          </a>
        </>
      )}
    </>
  );
}
