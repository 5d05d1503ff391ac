import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { Paper } from '../../parts/paper/paper.js';
import type { RecordRow } from '../../parts/records/record-facts.js';
import { amount } from './parts/amount.js';
import { EInvoice } from './parts/e-invoice.js';
import { SumsAfter } from './parts/sums-after.js';
import { TaxTable } from './parts/tax-table.js';
import { CreditNoteWorkDocument } from './invoice.graphql.js';
import styles from './invoice.module.css';

/** A credit note: its paper, what it takes back of which invoice, and where that money goes. */
export function CreditNoteWork({ row }: { row: RecordRow }) {
  const { t } = useTranslation('admin-invoice');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'credit_note', row.id],
    queryFn: () => ask(CreditNoteWorkDocument, { id: row.id }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const note = data.creditNote;
  if (note === null) return null;
  const { invoice, total, currency } = note;
  const settles = note.settlesMinor ?? 0;
  const [next] = invoice?.replacedBy.items ?? [];
  return (
    <section className={styles.sheet} aria-label={t('creditTitle')}>
      <Paper file={note.document} none={t('paperComes')} />
      <div className={styles.side}>
        <section className={styles.list}>
          <h3>{t('takesBack')}</h3>
          {invoice !== null && (
            <p>
              <AppLink to={`/invoice/${invoice.id}/show`}>
                {t('invoiceNumber', { number: invoice.number })}
              </AppLink>{' '}
              {invoice.customer?.name}
            </p>
          )}
          <p>{t('issuedOn', { day: formatDay(note.issueDate, 'en', { short: true }) })}</p>
          <p>{note.reason}</p>
        </section>
        <TaxTable caption={t('lines')} groups={note.taxGroups} currency={currency} total={total} />
        <SumsAfter
          rows={[
            [t('paysNew'), amount({ amountMinor: settles, currency })],
            [t('correct.goesBack'), amount({ amountMinor: -total.amountMinor - settles, currency })],
          ]}
        />
        <EInvoice of={note} />
        {next !== undefined && (
          <p>
            {t('replacedBy')}{' '}
            <AppLink to={`/invoice/${next.id}/show`}>{next.number ?? t('noNumberYet')}</AppLink>
          </p>
        )}
      </div>
    </section>
  );
}
