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
import type { Debt } from '../../parts/open-debts.js';
import type { PortalBillingResult } from '../profile-billing.graphql.js';
import styles from './to-pay.module.css';

export type Invoice = PortalBillingResult['invoiceList']['items'][number];
export type UnpaidProduct = PortalBillingResult['productList']['items'][number];
export type CreditNote = PortalBillingResult['creditNoteList']['items'][number];
type ToPayLine = Debt<Invoice, UnpaidProduct>;

/** What waits for money, each with the one button that pays it: invoices, and orders that have none yet. The most pressing one has the filled button. */
export function ToPay({ lines, notes }: { lines: readonly ToPayLine[]; notes: readonly CreditNote[] }) {
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
            title:
              invoice?.document == null ? (
                name
              ) : (
                <a href={invoice.document.url} download={invoice.document.name}>
                  {name}
                </a>
              ),
            text: <About line={line} />,
            status: <PaymentState line={line} />,
            end: (
              <div className={line.overdue ? styles.overdue : undefined}>
                <strong>
                  <Left line={line} notes={notes} />
                </strong>
                {line.dueDate !== null && (
                  <>
                    <br />
                    {t('pay.by')} <Day on={line.dueDate} due />
                  </>
                )}
              </div>
            ),
            actions: product !== undefined && (
              <ButtonLink size="small" look={line === first ? 'accent' : 'plain'} to={payPath(product.id)}>
                {t(product.status === 'CHECKOUT_COMPLETED' ? 'pay.how' : 'pay.do')}
                <span className="visually-hidden">: {name}</span>
              </ButtonLink>
            ),
          };
        })}
      />
    </Section>
  );
}

function PaymentState({ line: { overdue, invoice, product } }: { line: ToPayLine }): ReactNode {
  const { t } = useTranslation('portal-profile');
  if (overdue) return <Status tone="problem">{t('pay.overdue')}</Status>;
  return invoice === undefined ? (
    <EntityStatus of="product" status={product?.status ?? ''} />
  ) : (
    <EntityStatus of="invoice" status={invoice.status} />
  );
}

/** What it is for, and what a transfer has to bear. */
function About({ line: { invoice, product } }: { line: ToPayLine }): ReactNode {
  const { t } = useTranslation('portal-profile');
  const symbol = invoice?.variableSymbol ?? product?.variableSymbol ?? null;
  return (
    <>
      {invoice !== undefined && product !== undefined && (
        <>
          {product.name}
          <br />
        </>
      )}
      {product !== undefined && product.creditUsed !== null && (
        <>
          {t('pay.credit')} <Money of={product.creditUsed} />.{' '}
        </>
      )}
      {symbol !== null && (
        <>
          {t('invoice.symbol')} <span className="mono">{symbol}</span>
        </>
      )}
      {product === undefined && (
        <>
          <br />
          {t('pay.transfer')}
        </>
      )}
    </>
  );
}

/** What is owed without what credit notes took back; of an order the service says it. */
function Left({
  line: { invoice, product },
  notes,
}: {
  line: ToPayLine;
  notes: readonly CreditNote[];
}): ReactNode {
  if (product !== undefined) return <Money of={dueOf(product)} />;
  if (invoice === undefined) return null;
  const credited = notes
    .filter(({ invoiceReference }) => invoiceReference === invoice.number)
    .reduce((sum, { total }) => sum + total.amountMinor, 0);
  return <Money of={{ ...invoice.total, amountMinor: invoice.total.amountMinor + credited }} />;
}
