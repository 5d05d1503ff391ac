import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { formatDay } from '../../../../../kit/dates/day.js';
import { decimalsOf, minorOf } from '../../../parts/payments/left-to-credit.js';
import { NoteReturnDocument, ReturnSurplusDocument } from '../invoice.graphql.js';
import { amount } from './amount.js';
import { surplusOf, type CameIn, type ShownInvoice } from './shown-invoice.js';
import { SumsAfter } from './sums-after.js';
import { useCorrection } from './use-correction.js';
import styles from '../invoice.module.css';

/** More came than was asked for: it is the client's credit until it is sent back. */
export function PaidTwice({ invoice, done }: { invoice: ShownInvoice; done: () => Promise<void> }) {
  const { t } = useTranslation('admin-invoice');
  const more = (invoice.product?.bankCredits.items ?? []).filter((credit) => surplusOf(credit) > 0);
  if (more.length === 0) return <p>{t('correct.nothingTwice')}</p>;
  return more.map((credit) => <Surplus key={credit.id} credit={credit} done={done} />);
}

function Surplus({ credit, done }: { credit: CameIn; done: () => Promise<void> }) {
  const { t } = useTranslation('admin-invoice');
  const sending = useCorrection();
  const { currency } = credit;
  const decimals = decimalsOf(currency);
  const surplus = surplusOf(credit);
  const [typed, setTyped] = useState(() => (surplus / 10 ** decimals).toFixed(decimals));
  const [why, setWhy] = useState('');
  const back = minorOf(typed, decimals) ?? 0;
  const money = (amountMinor: number): string => amount({ amountMinor, currency });
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (back <= 0 || back > surplus) return sending.say(t('correct.tooMuch', { most: money(surplus) }));
    if (why.trim() === '') return sending.say(t('correct.whyMissing'));
    const input = { returnedMinor: (credit.returnedMinor ?? 0) + back };
    if (
      !(await sending.run(ReturnSurplusDocument, { id: credit.id, input, expectedVersion: credit.version }))
    )
      return;
    const text = t('correct.returnNote', { sum: money(back), why: why.trim() });
    await sending.run(NoteReturnDocument, {
      input: { subjectType: 'bank_credit', subjectId: credit.id, text },
    });
    await done();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <p>
        {t('correct.cameTwice', {
          sum: money(surplus),
          day: formatDay(credit.bookedAt.slice(0, 10), 'en', { short: true }),
        })}
      </p>
      <p className={styles.muted}>{t('correct.sendFirst')}</p>
      <label>
        <span>{t('correct.sentBack', { most: money(surplus) })}</span>
        <input inputMode="decimal" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <label>
        <span>{t('correct.whyInside')}</span>
        <textarea rows={2} maxLength={2000} value={why} onChange={({ target }) => setWhy(target.value)} />
      </label>
      <SumsAfter
        rows={[
          [t('correct.cameMore'), money(surplus)],
          [t('correct.goesBack'), money(back)],
          [t('correct.staysCredit'), money(Math.max(0, surplus - back))],
        ]}
      />
      {sending.wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {sending.wrong}
        </p>
      )}
      <div>
        <Button type="submit" size="small" busy={sending.busy}>
          {t('correct.noteReturn')}
        </Button>
      </div>
    </form>
  );
}
