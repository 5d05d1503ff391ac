import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { dayOf } from '../../../../kit/dates/day.js';
import { Day } from '../../parts/day.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger } from '../../parts/ledger.js';
import { Money } from '../../parts/money.js';
import { openDebts } from '../../parts/open-debts.js';
import { Empty, Loaded, Section } from '../../parts/page.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  PortalBillingDocument,
  PortalBillingNode,
  PortalEInvoicesDocument,
  PortalEInvoicesNode,
} from '../profile-billing.graphql.js';
import { DeliveredEInvoice, type EInvoice } from './delivered-e-invoice.js';
import { Parties } from './parties.js';
import { ToPay, type CreditNote, type Invoice, type UnpaidProduct } from './to-pay.js';

/** Who owns and pays, who gets the invoices, and the invoices themselves. */
export function BillingTab() {
  const { t } = useTranslation('portal-profile');
  const [adding, setAdding] = useState(false);
  const answer = usePortalQuery(PortalBillingDocument, PortalBillingNode, {});
  // What stands beside the invoices holds none of them up.
  const delivered =
    usePortalQuery(PortalEInvoicesDocument, PortalEInvoicesNode, {}).data?.eInvoiceList.items ?? [];
  return (
    <Loaded answer={answer}>
      {({ partyList, productList, invoiceList, creditNoteList }) => (
        <>
          <Documents
            invoices={invoiceList.items}
            products={productList.items}
            notes={creditNoteList.items}
            delivered={delivered}
          />
          {creditNoteList.items.length > 0 && (
            <CreditNotes notes={creditNoteList.items} delivered={delivered} />
          )}
          <Section
            title={t('party.title')}
            aside={
              <Button size="small" aria-expanded={adding} onClick={() => setAdding(!adding)}>
                {t('party.add')}
              </Button>
            }
          >
            <Parties parties={partyList.items} adding={adding} onAdded={() => setAdding(false)} />
          </Section>
        </>
      )}
    </Loaded>
  );
}

/** What asks for money first; below it what does not any more. */
function Documents({
  invoices,
  products,
  notes,
  delivered,
}: {
  invoices: readonly Invoice[];
  products: readonly UnpaidProduct[];
  notes: readonly CreditNote[];
  delivered: readonly EInvoice[];
}) {
  const lines = openDebts(invoices, products, dayOf(new Date()));
  const open = new Set(lines.map(({ invoice }) => invoice?.id));
  return (
    <>
      <ToPay lines={lines} notes={notes} />
      <Invoices
        invoices={invoices.filter(({ id }) => !open.has(id))}
        empty={invoices.length === 0}
        delivered={delivered}
      />
    </>
  );
}

/** Those that ask for nothing any more. */
function Invoices({
  invoices,
  empty,
  delivered,
}: {
  invoices: readonly Invoice[];
  empty: boolean;
  delivered: readonly EInvoice[];
}) {
  const { t } = useTranslation('portal-profile');
  if (invoices.length === 0 && !empty) return null;
  return (
    <Section title={t('invoice.title')}>
      {invoices.length === 0 && <Empty>{t('invoice.empty')}</Empty>}
      {invoices.length > 0 && (
        <Ledger
          label={t('invoice.title')}
          rows={invoices.map((invoice) => ({
            id: invoice.id,
            title:
              invoice.document === null ? (
                (invoice.number ?? t('invoice.request'))
              ) : (
                <a href={invoice.document.url} download={invoice.document.name}>
                  {invoice.number ?? t('invoice.request')}
                </a>
              ),
            text: (
              <>
                {t('invoice.symbol')} <span className="mono">{invoice.variableSymbol}</span>
              </>
            ),
            status: <EntityStatus of="invoice" status={invoice.status} />,
            end: (
              <>
                <Money of={invoice.total} />
                <InvoiceState of={invoice} />
                <DeliveredEInvoice of={delivered.find(({ invoiceId }) => invoiceId === invoice.id)} />
              </>
            ),
          }))}
        />
      )}
    </Section>
  );
}

/** Each day with the word of what happened on it: beside «Paid» a bare day would be taken for the day of the payment. */
function InvoiceState({ of: { issueDate, paymentDate } }: { of: Invoice }) {
  const { t } = useTranslation('portal-profile');
  return (
    <>
      {issueDate !== null && (
        <>
          <br />
          {t('invoice.issuedOn')} <Day on={issueDate} />
        </>
      )}
      {paymentDate !== null && (
        <>
          <br />
          {t('invoice.paidOn')} <Day on={paymentDate} />
        </>
      )}
    </>
  );
}

function CreditNotes({ notes, delivered }: { notes: readonly CreditNote[]; delivered: readonly EInvoice[] }) {
  const { t } = useTranslation('portal-profile');
  return (
    <Section title={t('credit.title')}>
      <Ledger
        label={t('credit.title')}
        rows={notes.map((note) => ({
          id: note.id,
          title:
            note.document === null ? (
              note.number
            ) : (
              <a href={note.document.url} download={note.document.name}>
                {note.number}
              </a>
            ),
          text: (
            <>
              {t('credit.of', { number: note.invoiceReference })} · {note.reason}
            </>
          ),
          end: (
            <>
              <Money of={note.total} />
              <br />
              <Day on={note.issueDate} />
              <DeliveredEInvoice of={delivered.find(({ creditNoteId }) => creditNoteId === note.id)} />
            </>
          ),
        }))}
      />
    </Section>
  );
}
