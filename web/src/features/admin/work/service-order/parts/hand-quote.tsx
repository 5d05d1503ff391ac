import { useQuery } from '@tanstack/react-query';
import { use, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TaxReasons } from '../../../../../domain/order/tax-reasons.js';
import { Button } from '../../../../../kit/button/button.js';
import { useToast } from '../../../../../kit/toast/toast.js';
import { ask } from '../../../parts/admin-api.js';
import { CountryChoice } from '../../../parts/countries/country-choice.js';
import { decimalsOf, minorOf } from '../../../parts/payments/left-to-credit.js';
import { command as sendCommand } from '../../../parts/records/data-provider.js';
import { factsOf } from '../../../parts/records/facts-of.js';
import { outcomeOf } from '../../../parts/records/form/write-outcome.js';
import { isAllowed } from '../../../parts/records/record-facts.js';
import { useReread } from '../../../parts/records/steps/use-reread.js';
import { useRole } from '../../../parts/records/use-facts.js';
import { amount } from '../../invoice/parts/amount.js';
import { HandQuoteDocument, type HandQuoteVariables } from '../service-order.graphql.js';
import type { ServiceOrder } from '../service-order.js';
import styles from '../service-order.module.css';

/** Sums and country as far as they can be priced. */
function askedOf(
  { ours, office, country }: Readonly<Record<string, string>>,
  { currency, jurisdiction }: ServiceOrder,
): HandQuoteVariables | undefined {
  const decimals = decimalsOf(currency);
  const fee = minorOf(ours ?? '', decimals);
  const officeFee = (office ?? '').trim() === '' ? 0 : minorOf(office ?? '', decimals);
  const known = /^[A-Z]{2}$/.test(country ?? '');
  if (fee === undefined || officeFee === undefined || fee + officeFee <= 0 || !known) return undefined;
  return { net: fee + officeFee, officeFee, jurisdiction, currency, country: country ?? '' };
}

/** A price that no list holds: our part, the office's, its tax, and a word, seen as the client will read it before it is named. */
export function HandQuote({ order }: { order: ServiceOrder }) {
  const { t } = useTranslation('admin-service-order');
  const facts = use(factsOf('service_request'));
  const step = facts.steps.find(({ root }) => root === 'quoteServiceRequest');
  const role = useRole();
  const reread = useReread(facts);
  const toast = useToast();
  const [typed, setTyped] = useState({ ours: '', office: '', country: order.country ?? '', note: '' });
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const asked = askedOf(typed, order);
  if (step === undefined || !isAllowed(step, role)) return null;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (asked === undefined) return setWrong(t('sum'));
    const { net, officeFee, currency, country } = asked;
    const note = typed.note.trim();
    const input = {
      price: { amountMinor: net, currency },
      officeFee: { amountMinor: officeFee, currency },
      country,
      ...(note === '' ? {} : { quoteNote: note }),
    };
    setBusy(true);
    try {
      await sendCommand(facts, step, { id: order.id, input, expectedVersion: order.version });
      toast('success', t('quoted'));
    } catch (error) {
      const { message, errors } = outcomeOf(error, t('admin-records:form.notSent'));
      const said = Object.values(errors).map((one) =>
        typeof one === 'object' && 'text' in one ? one.text : '',
      );
      setWrong([message, ...said].filter(Boolean).join(' '));
    } finally {
      setBusy(false);
      await reread();
    }
  };
  return (
    <section>
      <h3>{t('quote')}</h3>
      <div className={styles.beside}>
        <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          <Sums typed={typed} currency={order.currency} onChange={setTyped} />
          {wrong !== undefined && (
            <p role="alert" className={styles.wrong}>
              {wrong}
            </p>
          )}
          <div>
            <Button type="submit" size="small" busy={busy}>
              {t('send')}
            </Button>
          </div>
        </form>
        <Preview asked={asked} note={typed.note} />
      </div>
    </section>
  );
}

interface Typed {
  readonly ours: string;
  readonly office: string;
  readonly country: string;
  readonly note: string;
}

function Sums({
  typed,
  currency,
  onChange,
}: {
  typed: Typed;
  currency: string;
  onChange: (typed: Typed) => void;
}) {
  const { t } = useTranslation('admin-service-order');
  const put = (key: keyof Typed, value: string): void => onChange({ ...typed, [key]: value });
  return (
    <>
      {(['ours', 'office'] as const).map((key) => (
        <label key={key}>
          <span>
            {t(key)}, {currency}
          </span>
          <input inputMode="decimal" value={typed[key]} onChange={({ target }) => put(key, target.value)} />
        </label>
      ))}
      <label>
        <span>{t('country')}</span>
        <CountryChoice value={typed.country} onChange={(country) => put('country', country)} />
      </label>
      <label>
        <span>{t('note')}</span>
        <textarea
          rows={3}
          maxLength={2000}
          value={typed.note}
          onChange={({ target }) => put('note', target.value)}
        />
      </label>
    </>
  );
}

/** What the client will read and pay; priced by the service that will make the invoice. */
function Preview({ asked, note }: { asked: HandQuoteVariables | undefined; note: string }) {
  const { t } = useTranslation('admin-service-order');
  const { data } = useQuery({
    queryKey: ['work', 'hand-quote', asked],
    queryFn: () => ask(HandQuoteDocument, asked as HandQuoteVariables),
    enabled: asked !== undefined,
  });
  const priced = data?.handQuote;
  return (
    <section aria-label={t('preview')} className={styles.preview} aria-live="polite">
      <h4>{t('preview')}</h4>
      {asked === undefined && <p className={styles.muted}>{t('enterSum')}</p>}
      {priced?.__typename === 'Refusal' && <p className={styles.wrong}>{priced.message}</p>}
      {asked !== undefined && priced?.__typename === 'HandQuote' && (
        <>
          <table className={styles.sums}>
            <tbody>
              {(
                [
                  ['ours', priced.ourFee],
                  ['office', priced.officeFee],
                  ['tax', priced.tax],
                  ['total', priced.total],
                ] as const
              ).map(([line, amountMinor]) => (
                <tr key={line}>
                  <th scope="row">{t(`line.${line}`)}</th>
                  <td>{amount({ amountMinor, currency: priced.currency })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <TaxReasons taxes={priced.taxes} className={styles.reason} />
          {note.trim() !== '' && <p className={styles.note}>{note}</p>}
          <p className={styles.muted}>{t('payableDays', { count: priced.payableDays })}</p>
        </>
      )}
    </section>
  );
}
