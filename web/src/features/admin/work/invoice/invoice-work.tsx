import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { Paper } from '../../parts/paper/paper.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { RecordSteps } from '../../parts/records/steps/record-steps.js';
import { useReread } from '../../parts/records/steps/use-reread.js';
import { useRole } from '../../parts/records/use-facts.js';
import { letterName } from '../../parts/tops/letter-name.js';
import { LettersAboutDocument } from '../../parts/tops/tops.graphql.js';
import { amount } from './parts/amount.js';
import { EInvoice } from './parts/e-invoice.js';
import { Correct } from './parts/correct.js';
import { InvoiceOnDay } from './parts/invoice-on-day.js';
import { isPaid, surplusOf, type ShownInvoice } from './parts/shown-invoice.js';
import { TaxTable } from './parts/tax-table.js';
import { InvoiceWorkDocument } from './invoice.graphql.js';
import styles from './invoice.module.css';

const day = (date: string): string => formatDay(date, 'en', { short: true });

/** Who owes what, until when, and what was paid. */
function Owed({ invoice }: { invoice: ShownInvoice }) {
  const { t } = useTranslation('admin-invoice');
  const { customer, dueDate, paymentDate, total, status } = invoice;
  const where = [customer?.street, customer?.postcode, customer?.city, customer?.country];
  const numbers = [
    customer?.companyId && t('companyId', { number: customer.companyId }),
    customer?.taxId && t('taxId', { number: customer.taxId }),
    customer?.vatId && t('vatId', { number: customer.vatId }),
  ];
  return (
    <section className={styles.list}>
      <h3>{t('owes')}</h3>
      <p>
        <strong>{customer?.name ?? t('nobodyNamed')}</strong>
      </p>
      {customer !== null && <p>{where.filter(Boolean).join(', ')}</p>}
      {numbers.some(Boolean) && <p>{numbers.filter(Boolean).join(' · ')}</p>}
      <p>
        {isPaid(invoice) && paymentDate !== null
          ? t('paidOn', { day: day(paymentDate), how: t(`how.${invoice.paymentType ?? 'OTHER'}`) })
          : status === 'CREDITED'
            ? t('credited')
            : t(dueDate === null ? 'owesSum' : 'owesUntil', {
                sum: amount(total),
                day: dueDate === null ? '' : day(dueDate),
              })}
      </p>
    </section>
  );
}

/** What came in, and what was taken back. */
function Payments({ invoice }: { invoice: ShownInvoice }) {
  const { t } = useTranslation('admin-invoice');
  const { product, creditNotes, replaces, replacedBy } = invoice;
  const credits = product?.bankCredits.items ?? [];
  const [next] = replacedBy.items;
  return (
    <section className={styles.list}>
      <h3>{t('payments')}</h3>
      {product !== null && (
        <p>
          {t('ofOrder')} <AppLink to={`/product/${product.id}/show`}>{product.name}</AppLink>
        </p>
      )}
      {invoice.bankReference !== null && <p>{t('bankReference', { number: invoice.bankReference })}</p>}
      {credits.length === 0 && invoice.bankReference === null && (
        <p className={styles.muted}>{t('noTransfer')}</p>
      )}
      <ul>
        {credits.map((credit) => (
          <li key={credit.id}>
            <AppLink to={`/bank_credit/${credit.id}/show`}>
              {t('transfer', { sum: amount(credit), day: day(credit.bookedAt.slice(0, 10)) })}
            </AppLink>
            {` · ${t('bankReference', { number: credit.transactionId })}`}
            {surplusOf(credit) > 0 &&
              ` · ${t('more', { sum: amount({ ...credit, amountMinor: surplusOf(credit) }) })}`}
          </li>
        ))}
        {creditNotes.items.map((note) => (
          <li key={note.id}>
            <AppLink to={`/credit_note/${note.id}/show`}>{t('creditNote', { number: note.number })}</AppLink>{' '}
            {amount(note.total)} · {note.reason}
          </li>
        ))}
      </ul>
      {product !== null && !isPaid(invoice) && (
        <div>
          <RecordSteps table="product" row={product} only={['confirmProductTransfer']} />
        </div>
      )}
      {replaces !== null && (
        <p>
          {t('inPlaceOf')} <AppLink to={`/invoice/${replaces.id}/show`}>{replaces.number}</AppLink>
        </p>
      )}
      {next !== undefined && (
        <p>
          {t('replacedBy')}{' '}
          <AppLink to={`/invoice/${next.id}/show`}>{next.number ?? t('noNumberYet')}</AppLink>
        </p>
      )}
    </section>
  );
}

/** Letters about it and about its order; one that does not answer keeps nothing else from showing. */
function Letters({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation(['admin-invoice', 'admin-desk']);
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'letters', ...ids],
    queryFn: () => ask(LettersAboutDocument, { ids }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  const letters = data?.letterList.items ?? [];
  return (
    <section className={styles.list}>
      <h3>{t('letters')}</h3>
      {data !== undefined && letters.length === 0 && (
        <p className={styles.muted}>{t('admin-desk:tops.noLetters')}</p>
      )}
      <ul>
        {letters.map((letter) => (
          <li key={letter.id}>
            <AppLink to={`/outgoing_mail/${letter.id}/show`}>{letterName(letter.template)}</AppLink>{' '}
            {t(`admin-desk:tops.letter.${letter.state}`)}{' '}
            <Moment at={letter.sentAt ?? letter.createdAt} style="short" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An invoice: its paper, who owes what, and the ways to put it right. */
export function InvoiceWork({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-invoice');
  const reread = useReread(facts);
  const role = useRole();
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'invoice', row.id],
    queryFn: () => ask(InvoiceWorkDocument, { id: row.id }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const { invoice } = data;
  if (invoice === null) return null;
  return (
    <section className={styles.sheet} aria-label={t('title')}>
      <Paper file={invoice.document} none={t(invoice.number === null ? 'noPaperYet' : 'paperComes')} />
      <div className={styles.side}>
        <Owed invoice={invoice} />
        <TaxTable
          caption={t('lines')}
          lines={invoice.lines}
          groups={invoice.taxGroups}
          currency={invoice.currency}
          total={invoice.total}
        />
        <Payments invoice={invoice} />
        <EInvoice of={invoice} />
        <Letters ids={[invoice.id, ...(invoice.product === null ? [] : [invoice.product.id])]} />
        <InvoiceOnDay invoice={invoice} />
        {role === 'admin' && <Correct invoice={invoice} reread={reread} />}
      </div>
    </section>
  );
}
