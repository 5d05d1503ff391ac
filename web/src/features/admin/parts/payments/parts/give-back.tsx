import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../../../data/refusal.js';
import { Button } from '../../../../../kit/button/button.js';
import { formatMoney } from '../../../../../kit/money/format-money.js';
import { useToast } from '../../../../../kit/toast/toast.js';
import { submit } from '../../admin-api.js';
import { GiveBackDocument, type GiveBackVariables } from '../payments.graphql.js';
import { decimalsOf, leftToCredit, minorOf, type TaxGroup } from '../left-to-credit.js';
import type { PaidInvoice } from '../paid-order.js';
import styles from '../order-payments.module.css';

type Creditable = Pick<PaidInvoice, 'id' | 'currency' | 'taxGroups' | 'creditNotes'>;
type Credited = GiveBackVariables['input']['credited'][number];

/** Takes an invoice back with a credit note, wholly or in part; the money follows by itself, or by two persons where it came by transfer. */
export function GiveBack({
  invoice,
  again,
  byTransfer,
}: {
  invoice: Creditable;
  again: () => void;
  byTransfer: boolean;
}) {
  const { t } = useTranslation('admin-records');
  const [open, setOpen] = useState(false);
  const left = leftToCredit(
    invoice.taxGroups,
    invoice.creditNotes.items.flatMap((note) => note.taxGroups),
  );
  if (left.length === 0) return <p className={styles.none}>{t('payments.back.all')}</p>;
  if (!open)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        {t('payments.back.open')}
      </Button>
    );
  return (
    <Form
      invoice={invoice}
      left={left}
      byTransfer={byTransfer}
      close={() => setOpen(false)}
      done={() => {
        setOpen(false);
        again();
      }}
    />
  );
}

interface FormProps {
  readonly invoice: Creditable;
  readonly left: readonly TaxGroup[];
  readonly byTransfer: boolean;
  readonly close: () => void;
  readonly done: () => void;
}

function Form({ invoice, left, byTransfer, close, done }: FormProps) {
  const { t, i18n } = useTranslation('admin-records');
  const toast = useToast();
  const { currency } = invoice;
  const decimals = decimalsOf(currency);
  const [amounts, setAmounts] = useState(() =>
    left.map(({ base, vat }) => ((base + vat) / 10 ** decimals).toFixed(decimals)),
  );
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  // One key for one form: a second click is the same wish.
  const [key] = useState(() => crypto.randomUUID());
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const credited = left.map((group, index) => creditedOf(group, minorOf(amounts[index] ?? '', decimals)));
    if (credited.includes(undefined)) return setWrong(t('payments.back.amountWrong'));
    const wanted = credited.filter((one): one is Credited => one != null);
    if (wanted.length === 0) return setWrong(t('payments.back.nothing'));
    if (reason.trim() === '') return setWrong(t('payments.back.reasonMissing'));
    setBusy(true);
    try {
      const { createCreditNote: answer } = await submit(
        GiveBackDocument,
        { input: { invoiceId: invoice.id, reason: reason.trim(), credited: wanted } },
        key,
      );
      if (isRefusal(answer)) return setWrong(answer.message);
      toast('success', t('payments.back.done'));
      done();
    } catch {
      setWrong(t('form.notSent'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.back} onSubmit={(event) => void send(event)} noValidate>
      <fieldset>
        <legend>{t('payments.back.legend', { currency })}</legend>
        {left.map((group, index) => (
          <label key={`${group.category} ${group.rate}`}>
            <span>
              {t('payments.back.group', {
                rate: group.rate,
                most: formatMoney(group.base + group.vat, currency, i18n.language),
              })}
            </span>
            <input
              inputMode="decimal"
              value={amounts[index]}
              onChange={({ target }) =>
                setAmounts(amounts.map((old, at) => (at === index ? target.value : old)))
              }
            />
          </label>
        ))}
      </fieldset>
      <label>
        <span>{t('payments.back.reason')}</span>
        <textarea
          rows={2}
          maxLength={2000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <p className={styles.none}>{t(byTransfer ? 'payments.back.byTransfer' : 'payments.back.byCard')}</p>
      {wrong !== undefined && (
        <p role="alert" className={styles.warning}>
          {wrong}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="accent" size="small" busy={busy}>
          {t('payments.back.send')}
        </Button>
        <Button size="small" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Null where nothing of a group goes back; undefined where the amount makes no sense. */
function creditedOf(
  { category, rate, reason, base, vat }: TaxGroup,
  amount: number | undefined,
): Credited | null | undefined {
  if (amount === undefined || amount > base + vat) return undefined;
  if (amount === 0) return null;
  const group = { category: category as Credited['category'], rate, ...(reason == null ? {} : { reason }) };
  return vat === 0 || amount === base + vat
    ? { ...group, base: vat === 0 ? amount : base }
    : { ...group, gross: amount };
}
