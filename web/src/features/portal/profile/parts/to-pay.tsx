import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { Status } from '../../../../kit/status/status.js';
import { Day } from '../../parts/day.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger } from '../../parts/ledger.js';
import { Money } from '../../parts/money.js';
import { Section } from '../../parts/page.js';
import { dueOf, payPath } from '../../parts/payable.js';
import type { ToPayLine } from './open-invoices.js';
import styles from './to-pay.module.css';

/** What waits for money, each with the one button that pays it: invoices, and orders that have none yet. The most pressing one has the filled button. */
export function ToPay({ lines }: { lines: readonly ToPayLine[] }) {
  const { t } = useTranslation('portal-profile');
  if (lines.length === 0) return null;
  const first = lines.find(({ product }) => product !== undefined);
  return (
    <Section title={t('pay.title')}>
      <Ledger
        label={t('pay.title')}
        rows={lines.map((line) => {
          const { product, invoice } = line;
          const name = invoice?.number ?? product?.name ?? t('invoice.request');
          return {
            id: line.id,
            title: invoice?.document == null ? name : <a href={invoice.document.url} download={invoice.document.name}>{name}</a>,
            text: <About line={line} />,
            status: <Standing line={line} />,
            end: <div className={line.overdue ? styles['overdue'] : undefined}><strong><Left line={line} /></strong>{line.dueDate !== null && <><br />{t('pay.by')} <Day on={line.dueDate} due /></>}</div>,
            actions: product !== undefined && <ButtonLink size="small" look={line === first ? 'accent' : 'plain'} to={payPath(product.id)}>{t(product.status === 'CHECKOUT_COMPLETED' ? 'pay.how' : 'pay.do')}<span className="visually-hidden">: {name}</span></ButtonLink>,
          };
        })}
      />
    </Section>
  );
}

function Standing({ line: { overdue, invoice, product } }: { line: ToPayLine }): ReactNode {
  const { t } = useTranslation('portal-profile');
  if (overdue) return <Status tone="problem">{t('pay.overdue')}</Status>;
  return invoice === undefined ? <EntityStatus of="product" status={product?.status ?? ''} /> : <EntityStatus of="invoice" status={invoice.status} />;
}

/** What it is for, and what a transfer has to bear. */
function About({ line: { invoice, product } }: { line: ToPayLine }): ReactNode {
  const { t } = useTranslation('portal-profile');
  const symbol = invoice?.variableSymbol ?? product?.variableSymbol ?? null;
  return (
    <>
      {invoice !== undefined && product !== undefined && <>{product.name}<br /></>}
      {product !== undefined && product.creditUsed !== null && <>{t('pay.credit')} <Money of={product.creditUsed} />. </>}
      {symbol !== null && <>{t('invoice.symbol')} <span className="mono">{symbol}</span></>}
      {product === undefined && <><br />{t('pay.transfer')}</>}
    </>
  );
}

function Left({ line: { invoice, product } }: { line: ToPayLine }): ReactNode {
  if (invoice !== undefined) return <Money of={invoice.total} />;
  return product === undefined ? null : <Money of={dueOf(product)} />;
}
