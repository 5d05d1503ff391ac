import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { leftToCredit, type TaxGroup } from '../../../parts/payments/left-to-credit.js';
import { GiveBack } from '../../../parts/payments/parts/give-back.js';
import { GiveBackDocument, type GiveBackVariables } from '../../../parts/payments/payments.graphql.js';
import { amount } from './amount.js';
import { isPaid, type ShownInvoice } from './shown-invoice.js';
import { SumsAfter } from './sums-after.js';
import { useCorrection } from './use-correction.js';
import styles from '../invoice.module.css';

type Credited = GiveBackVariables['input']['credited'][number];
interface Props {
  readonly invoice: ShownInvoice;
  readonly done: () => Promise<void>;
}

/** Less is owed than was invoiced: lines are taken back; where lines are taxed differently, amounts of each tax. */
export function LessOwed({ invoice, done }: Props) {
  const { t } = useTranslation('admin-invoice');
  const left = leftToCredit(
    invoice.taxGroups,
    invoice.creditNotes.items.flatMap(({ taxGroups }) => taxGroups),
  );
  const [only] = left;
  if (only === undefined) return <p>{t('correct.allBack')}</p>;
  if (invoice.taxGroups.length === 1) return <Lines invoice={invoice} group={only} done={done} />;
  return (
    <GiveBack
      invoice={invoice}
      again={() => void done()}
      byTransfer={invoice.product?.paymentType === 'TRANSFER'}
    />
  );
}

function Lines({ invoice, group, done }: Props & { group: TaxGroup }) {
  const { t } = useTranslation('admin-invoice');
  const { busy, wrong, say, run } = useCorrection();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [why, setWhy] = useState('');
  const [isLast, setLast] = useState(false);
  const { currency, total } = invoice;
  const base = chosen.reduce((sum, at) => sum + (invoice.lines[at]?.net ?? 0), 0);
  const vat = base === group.base ? group.vat : Math.round((base * Number(group.rate)) / 100);
  const money = (amountMinor: number): string => amount({ amountMinor, currency });
  const earlier = invoice.creditNotes.items.reduce((sum, note) => sum + note.total.amountMinor, 0);
  const rest = total.amountMinor + earlier - base - vat;
  const look = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen.length === 0) return say(t('correct.noLine'));
    if (base > group.base) return say(t('correct.tooMuch', { most: money(group.base) }));
    if (why.trim() === '') return say(t('correct.whyMissing'));
    say(undefined);
    setLast(true);
  };
  const send = async (): Promise<void> => {
    const { category, rate, reason } = group;
    const credited: Credited = {
      category: category as Credited['category'],
      rate,
      base,
      ...(reason == null ? {} : { reason }),
    };
    const input = { invoiceId: invoice.id, reason: why.trim(), credited: [credited] };
    if (await run(GiveBackDocument, { input })) await done();
    else setLast(false);
  };
  const sums = (
    <SumsAfter
      rows={[
        [t('correct.credit'), money(-base - vat)],
        [t('correct.invoiceAfter'), money(rest)],
        isPaid(invoice) ? [t('correct.goesBack'), money(base + vat)] : [t('correct.leftToPay'), money(rest)],
      ]}
    />
  );
  return (
    <form className={styles.form} onSubmit={look} noValidate>
      <WhichLines invoice={invoice} chosen={chosen} onChoose={setChosen} isLast={isLast} />
      <label>
        <span>{t('correct.why')}</span>
        <textarea
          rows={2}
          maxLength={2000}
          readOnly={isLast}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </label>
      {sums}
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      {isLast && (
        <p>{t(invoice.product?.paymentType === 'TRANSFER' ? 'correct.byTransfer' : 'correct.oneNumber')}</p>
      )}
      <div className={styles.buttons}>
        {isLast ? (
          <>
            <Button size="small" busy={busy} onClick={() => void send()}>
              {t('correct.issueCredit')}
            </Button>
            <Button size="small" look="quiet" onClick={() => setLast(false)}>
              {t('correct.back')}
            </Button>
          </>
        ) : (
          <Button type="submit" size="small">
            {t('correct.toLastSheet')}
          </Button>
        )}
      </div>
    </form>
  );
}

function WhichLines({
  invoice: { lines, currency },
  chosen,
  onChoose,
  isLast,
}: {
  readonly invoice: ShownInvoice;
  /** Places of lines, from 0. */
  readonly chosen: readonly number[];
  readonly onChoose: (chosen: readonly number[]) => void;
  readonly isLast: boolean;
}) {
  const { t } = useTranslation('admin-invoice');
  return (
    <fieldset className={styles.ways} disabled={isLast}>
      <legend>{t('correct.whichLines')}</legend>
      {lines.map(({ description, net }, at) => (
        <label key={at} className={styles.tick}>
          <input
            type="checkbox"
            checked={chosen.includes(at)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, at] : chosen.filter((one) => one !== at))
            }
          />
          {t('correct.lineOf', { description, net: amount({ amountMinor: net, currency }) })}
        </label>
      ))}
    </fieldset>
  );
}
