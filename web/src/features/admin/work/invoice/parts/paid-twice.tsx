import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { formatDay } from '../../../../../kit/dates/day.js';
import { decimalsOf, minorOf } from '../../../parts/payments/left-to-credit.js';
import { AskForReturnDocument, ConfirmReturnDocument } from '../invoice.graphql.js';
import { useSession } from '../../../../../kit/session/use-session.js';
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
  return more.map((credit) =>
    credit.returnAskedMinor === null ? (
      <Surplus key={credit.id} credit={credit} done={done} />
    ) : (
      <Asked key={credit.id} credit={credit} minor={credit.returnAskedMinor} done={done} />
    ),
  );
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
    const input = { returnAskedMinor: back, returnReason: why.trim() };
    if (await sending.run(AskForReturnDocument, { id: credit.id, input, expectedVersion: credit.version }))
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
      <p className={styles.muted}>{t('correct.askFirst')}</p>
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
          {t('correct.askReturn')}
        </Button>
      </div>
    </form>
  );
}

/** One admin asked for it: another one sends it from the bank, and says so. */
function Asked({ credit, minor, done }: { credit: CameIn; minor: number; done: () => Promise<void> }) {
  const { t } = useTranslation('admin-invoice');
  const sending = useCorrection();
  const me = useSession().session?.user.id;
  const asker = credit.returnAskedBy;
  const isMine = asker !== null && asker.id === me;
  const confirm = async (): Promise<void> => {
    if (await sending.run(ConfirmReturnDocument, { id: credit.id, expectedVersion: credit.version }))
      await done();
  };
  return (
    <section className={styles.form}>
      <p>
        {t('correct.returnAsked', {
          who: asker?.displayName ?? '–',
          sum: amount({ amountMinor: minor, currency: credit.currency }),
          why: credit.returnReason ?? '–',
        })}
      </p>
      <p className={styles.muted}>{t(isMine ? 'correct.anotherConfirms' : 'correct.sendFirst')}</p>
      {sending.wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {sending.wrong}
        </p>
      )}
      {!isMine && (
        <div>
          <Button size="small" busy={sending.busy} onClick={() => void confirm()}>
            {t('correct.noteReturn')}
          </Button>
        </div>
      )}
    </section>
  );
}
