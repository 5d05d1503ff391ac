import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { Day } from '../../parts/day.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger } from '../../parts/ledger.js';
import { Money } from '../../parts/money.js';
import { Section } from '../../parts/page.js';
import { dueOf, payPath, waitsForMoney } from '../../parts/payable.js';
import type { PortalBillingResult } from '../portal-billing.graphql.js';

/** Orders that wait for money, each with the one button that pays it. */
export function ToPay({ products }: { products: PortalBillingResult['productList']['items'] }) {
  const { t } = useTranslation('portal-profile');
  const open = products.filter(waitsForMoney);
  if (open.length === 0) return null;
  return (
    <Section title={t('pay.title')}>
      <Ledger
        label={t('pay.title')}
        rows={open.map((product) => ({
          id: product.id, title: product.name,
          text: <>{product.creditUsed !== null && <>{t('pay.credit')} <Money of={product.creditUsed} />. </>}{product.variableSymbol !== null && <>{t('invoice.symbol')} <span className="mono">{product.variableSymbol}</span></>}</>,
          status: <EntityStatus of="product" status={product.status} />,
          end: <><strong><Money of={dueOf(product)} /></strong><br />{t('invoice.due')} <Day on={product.payableUntil} due /></>,
          actions: <ButtonLink size="small" look="accent" to={payPath(product.id)}>{t(product.status === 'CHECKOUT_COMPLETED' ? 'pay.how' : 'pay.do')}<span className="visually-hidden">: {product.name}</span></ButtonLink>,
        }))}
      />
    </Section>
  );
}
