import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { CountryChoice } from '../../../parts/countries/country-choice.js';
import { ReplaceInvoiceDocument, type ReplaceInvoiceVariables } from '../invoice.graphql.js';
import { amount } from './amount.js';
import { isPaid, type ShownInvoice } from './shown-invoice.js';
import { SumsAfter } from './sums-after.js';
import { useCorrection } from './use-correction.js';
import styles from '../invoice.module.css';

type Input = ReplaceInvoiceVariables['input'];
const PARTS = [
  'name',
  'street',
  'city',
  'postcode',
  'country',
  'companyId',
  'taxId',
  'vatId',
  'email',
] as const;

/** Another buyer, or other words: all of it is credited and written anew for the same amount. */
export function Replace({ invoice, done }: { invoice: ShownInvoice; done: () => Promise<void> }) {
  const { t } = useTranslation('admin-invoice');
  const { busy, wrong, say, run } = useCorrection();
  const [buyer, setBuyer] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(PARTS.map((part) => [part, invoice.customer?.[part] ?? ''])),
  );
  const [words, setWords] = useState(() => invoice.lines.map(({ description }) => description));
  const [why, setWhy] = useState('');
  const [isLast, setLast] = useState(false);
  if (invoice.creditNotes.items.length > 0) return <p>{t('correct.creditedBefore')}</p>;

  const isOtherBuyer = PARTS.some((part) => (invoice.customer?.[part] ?? '') !== buyer[part]?.trim());
  const areOtherWords = words.some((text, at) => text.trim() !== invoice.lines[at]?.description);
  const look = (event: FormEvent): void => {
    event.preventDefault();
    if (!isOtherBuyer && !areOtherWords) return say(t('correct.nothingChanged'));
    if ([buyer['name'], buyer['country'], ...words].some((text) => text?.trim() === ''))
      return say(t('correct.incomplete'));
    if (why.trim() === '') return say(t('correct.whyMissing'));
    say(undefined);
    setLast(true);
  };
  const send = async (): Promise<void> => {
    const given = Object.entries(buyer).filter(([, text]) => text.trim() !== '');
    const customer = Object.fromEntries(given.map(([part, text]) => [part, text.trim()]));
    const input: Input = {
      why: why.trim(),
      // The form asks for every part; what stays empty is left out.
      ...(isOtherBuyer ? { customer: customer as unknown as NonNullable<Input['customer']> } : {}),
      ...(areOtherWords ? { descriptions: words.map((text) => text.trim()) } : {}),
    };
    const isDone = await run(ReplaceInvoiceDocument, {
      id: invoice.id,
      input,
      expectedVersion: invoice.version,
    });
    if (isDone) await done();
    else setLast(false);
  };
  const sums = <SumsOfReplacing invoice={invoice} />;
  if (isLast)
    return (
      <section className={styles.form} aria-label={t('correct.lastSheet')}>
        <h4>{t('correct.lastSheet')}</h4>
        {isOtherBuyer && <p>{t('correct.buyerFrom', { from: invoice.customer?.name, to: buyer['name'] })}</p>}
        {areOtherWords && <p>{t('correct.wordsFrom', { to: words.join('; ') })}</p>}
        <p>{t('correct.because', { why })}</p>
        {sums}
        <p>{t('correct.numbers')}</p>
        <div className={styles.buttons}>
          <Button size="small" busy={busy} onClick={() => void send()}>
            {t('correct.replace')}
          </Button>
          <Button size="small" look="quiet" onClick={() => setLast(false)}>
            {t('correct.back')}
          </Button>
        </div>
      </section>
    );
  return (
    <form className={styles.form} onSubmit={look} noValidate>
      <Buyer buyer={buyer} onChange={setBuyer} />
      {words.map((text, at) => (
        <label key={at}>
          <span>{t('correct.line', { at: at + 1 })}</span>
          <input
            value={text}
            onChange={({ target }) =>
              setWords(words.map((old, place) => (place === at ? target.value : old)))
            }
          />
        </label>
      ))}
      <label>
        <span>{t('correct.why')}</span>
        <textarea rows={2} maxLength={2000} value={why} onChange={({ target }) => setWhy(target.value)} />
      </label>
      {sums}
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <div>
        <Button type="submit" size="small">
          {t('correct.toLastSheet')}
        </Button>
      </div>
    </form>
  );
}

function SumsOfReplacing({ invoice }: { invoice: ShownInvoice }) {
  const { t } = useTranslation('admin-invoice');
  const { total } = invoice;
  const nothing = amount({ ...total, amountMinor: 0 });
  return (
    <SumsAfter
      rows={[
        [t('correct.credit'), amount({ ...total, amountMinor: -total.amountMinor })],
        [t('correct.newInvoice'), amount(total)],
        [t('correct.leftToPay'), isPaid(invoice) ? nothing : amount(total)],
      ]}
    />
  );
}

type Customer = Readonly<Record<string, string>>;

function Buyer({ buyer, onChange }: { buyer: Customer; onChange: (buyer: Customer) => void }) {
  const { t } = useTranslation('admin-invoice');
  return PARTS.map((part) => (
    <label key={part}>
      <span>{t(`buyer.${part}`)}</span>
      {part === 'country' ? (
        <CountryChoice value={buyer[part] ?? ''} onChange={(code) => onChange({ ...buyer, [part]: code })} />
      ) : (
        <input value={buyer[part]} onChange={({ target }) => onChange({ ...buyer, [part]: target.value })} />
      )}
    </label>
  ));
}
