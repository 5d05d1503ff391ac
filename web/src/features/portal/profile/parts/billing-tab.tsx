import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Day } from '../../parts/day.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger } from '../../parts/ledger.js';
import { Money } from '../../parts/money.js';
import { Empty, Loaded, Section } from '../../parts/page.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { PortalBillingDocument, PortalBillingNode, type PortalBillingResult } from '../portal-billing.graphql.js';
import { Parties } from './parties.js';
import { ToPay } from './to-pay.js';

/** Who owns and pays, who gets the invoices, and the invoices themselves. */
export function BillingTab() {
  const { t } = useTranslation('portal-profile');
  const [adding, setAdding] = useState(false);
  const answer = usePortalQuery(PortalBillingDocument, PortalBillingNode, {});
  return (
    <Loaded answer={answer}>
      {({ partyList, productList, invoiceList, creditNoteList }) => (
        <>
          <ToPay products={productList.items} />
          <Invoices invoices={invoiceList.items} />
          {creditNoteList.items.length > 0 && <CreditNotes notes={creditNoteList.items} />}
          <Section title={t('party.title')} aside={<Button size="small" aria-expanded={adding} onClick={() => setAdding(!adding)}>{t('party.add')}</Button>}>
            <Parties parties={partyList.items} adding={adding} onAdded={() => setAdding(false)} />
          </Section>
        </>
      )}
    </Loaded>
  );
}

function Invoices({ invoices }: { invoices: PortalBillingResult['invoiceList']['items'] }) {
  const { t } = useTranslation('portal-profile');
  return (
    <Section title={t('invoice.title')}>
      {invoices.length === 0 && <Empty>{t('invoice.empty')}</Empty>}
      {invoices.length > 0 && (
        <Ledger
          label={t('invoice.title')}
          rows={invoices.map((invoice) => ({
            id: invoice.id, title: invoice.document === null ? (invoice.number ?? t('invoice.request')) : <a href={invoice.document.url} download={invoice.document.name}>{invoice.number ?? t('invoice.request')}</a>,
            text: <>{t('invoice.symbol')} <span className="mono">{invoice.variableSymbol}</span></>,
            status: <EntityStatus of="invoice" status={invoice.status} />, end: <><Money of={invoice.total} /><br />{invoice.status !== 'PAID' && invoice.dueDate !== null ? <>{t('invoice.due')} <Day on={invoice.dueDate} due /></> : invoice.issueDate !== null && <Day on={invoice.issueDate} />}</>,
          }))}
        />
      )}
    </Section>
  );
}

function CreditNotes({ notes }: { notes: PortalBillingResult['creditNoteList']['items'] }) {
  const { t } = useTranslation('portal-profile');
  return (
    <Section title={t('credit.title')}>
      <Ledger
        label={t('credit.title')}
        rows={notes.map((note) => ({ id: note.id, title: note.document === null ? note.number : <a href={note.document.url} download={note.document.name}>{note.number}</a>, text: <>{t('credit.of', { number: note.invoiceReference })} · {note.reason}</>, end: <><Money of={note.total} /><br /><Day on={note.issueDate} /></> }))}
      />
    </Section>
  );
}
