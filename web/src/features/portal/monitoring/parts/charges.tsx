import { useTranslation } from 'react-i18next';
import { declineGroup } from '../../../../domain/order/decline-group.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { Day } from '../../parts/day.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger } from '../../parts/ledger.js';
import { Money } from '../../parts/money.js';
import { Empty } from '../../parts/page.js';
import { payableOf, type Subscription } from './subscription-state.js';

type Payment = Subscription['payments']['items'][number];

/** What was charged for each period, newest first; where it was declined, why and when it is tried again. */
export function Charges({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('portal-brands');
  if (payments.length === 0) return <Empty>{t('payment.empty')}</Empty>;
  return (
    <Ledger
      label={t('payment.title')}
      rows={payments.map((payment) => ({
        id: payment.id,
        title: (
          <>
            <Day on={payment.startDate} /> – <Day on={payment.endDate} />
          </>
        ),
        text: <Reason of={payment} />,
        status: <EntityStatus of="payment" status={payment.status} />,
        end: payment.product === null ? undefined : <Money of={payment.product.total} />,
        actions: <PayNow of={payment} />,
      }))}
    />
  );
}

function Reason({ of }: { of: Payment }) {
  const { t } = useTranslation('portal-brands');
  return (
    <>
      {of.tier !== null && t(`tier.${of.tier}`)}
      {of.declineReason !== null && <> · {t(`declined.${declineGroup(of.declineReason)}`)}</>}
      {of.numberOfAttempts > 1 && <> {t('payment.tried', { count: of.numberOfAttempts })}</>}
      {of.status === 'DECLINED' && of.nextAttemptOn !== null && (
        <>
          {' '}
          {t('payment.again')} <Day on={of.nextAttemptOn} due />.
        </>
      )}
    </>
  );
}

function PayNow({ of }: { of: Payment }) {
  const { t } = useTranslation('portal-brands');
  const product = of.status === 'PAID' ? undefined : payableOf(of);
  return product === undefined ? null : (
    <ButtonLink to={`/product/${product}/checkout`} size="small">
      {t('payment.pay')}
    </ButtonLink>
  );
}
