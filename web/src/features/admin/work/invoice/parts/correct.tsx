import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../../../kit/toast/toast.js';
import { LessOwed } from './less-owed.js';
import { PaidTwice } from './paid-twice.js';
import { Replace } from './replace.js';
import type { ShownInvoice } from './shown-invoice.js';
import styles from '../invoice.module.css';

const WAYS = { wrong: Replace, less: LessOwed, twice: PaidTwice } as const;
type Way = keyof typeof WAYS;
const ways = Object.keys(WAYS) as readonly Way[];

/** What has a number is not edited: three ways put it right. */
export function Correct({ invoice, reread }: { invoice: ShownInvoice; reread: () => Promise<void> }) {
  const { t } = useTranslation('admin-invoice');
  const toast = useToast();
  const name = useId();
  const [way, setWay] = useState<Way>();
  const Form = way === undefined ? undefined : WAYS[way];
  if (invoice.number === null) return null;
  if (invoice.replacement !== null && invoice.creditNotes.items.length === 0)
    return <p role="status">{t('correct.underWay')}</p>;
  const done = async (): Promise<void> => {
    toast('success', t(`correct.done.${way ?? 'wrong'}`));
    setWay(undefined);
    await reread();
  };
  return (
    <section className={styles.list} aria-label={t('correct.title')}>
      <fieldset className={styles.ways}>
        <legend>{t('correct.title')}</legend>
        {ways.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={way === one} onChange={() => setWay(one)} />
            {t(`correct.way.${one}`)}
          </label>
        ))}
      </fieldset>
      {Form !== undefined && <Form key={way} invoice={invoice} done={done} />}
    </section>
  );
}
