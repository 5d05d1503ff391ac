import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import styles from './last-sheet.module.css';
import type { DeskFiling } from './desk-mark.js';
import type { OrderPaid } from './order-paid.js';

type Sheet = NonNullable<DeskFiling['lastSheet']>;
interface Amount {
  readonly amountMinor: number;
  readonly currency: string;
}

const money = ({ amountMinor, currency }: Amount): string => formatMoney(amountMinor, currency, 'en');

/** What the office takes, from where, what the client paid for it, and who prepared it. */
export function SheetMoney({ filing, sheet, paid }: { filing: DeskFiling; sheet: Sheet; paid: OrderPaid }) {
  const { t } = useTranslation('admin-filing');
  const { officeFee, preparedBy, route } = filing;
  const isWired = route === 'EUIPO';
  return (
    <dl className={styles.money}>
      <dt>{t('sheet.fee')}</dt>
      <dd>
        {isWired ? <WiredFee officeFee={officeFee} fees={sheet.fees} /> : <ListFee fees={sheet.fees} />}
        <br />
        {t(isWired ? 'sheet.fromAccount' : 'sheet.throughPartner')}
      </dd>
      <dt>{t('sheet.order')}</dt>
      <dd>{paidWords(paid, t)}</dd>
      <dt>{t('sheet.preparedBy')}</dt>
      <dd>
        {preparedBy === null ? t('sheet.nobodyKnown') : preparedBy.displayName || preparedBy.email},{' '}
        <Moment at={filing.createdAt} />
      </dd>
    </dl>
  );
}

/** The sum the office asks, and how its own list comes to it; where the two are not the same, that is seen. */
function WiredFee({ officeFee, fees }: { officeFee: Amount | null; fees: Sheet['fees'] }) {
  const { t } = useTranslation('admin-filing');
  if (officeFee === null) return t('waitsForFee');
  const listed = (fees ?? []).reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const isKnown = fees !== null && fees.length > 0;
  const fits = isKnown && listed === officeFee.amountMinor;
  return (
    <>
      <strong>{money(officeFee)}</strong>
      {isKnown && fees.length > 1 && ` = ${fees.map(({ amount }) => money(amount)).join(' + ')}`}
      {isKnown && !fits && (
        <span className={styles.different}>
          {' '}
          {t('sheet.feeDiffers', { listed: money({ ...officeFee, amountMinor: listed }) })}
        </span>
      )}
    </>
  );
}

function ListFee({ fees }: { fees: Sheet['fees'] }) {
  const { t } = useTranslation('admin-filing');
  const [first] = fees ?? [];
  if (fees === null || first === undefined) return t('sheet.feeUnknown');
  const listed = fees.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  return t('sheet.feeByList', { listed: money({ ...first.amount, amountMinor: listed }) });
}

function paidWords(
  { paid, refunded, officeFees, otherwise }: OrderPaid,
  t: ReturnType<typeof useTranslation<'admin-filing'>>['t'],
): string {
  if (paid.length === 0)
    return t(otherwise === null ? 'sheet.nothingPaid' : `sheet.paidOtherwise.${otherwise}`);
  const sums = (all: readonly Amount[]): string => all.map(money).join(' + ');
  return [
    t('sheet.paid', { sum: sums(paid) }),
    officeFees.length === 0 ? '' : t('sheet.feesInIt', { sum: sums(officeFees) }),
    refunded.length === 0 ? '' : t('sheet.givenBack', { sum: sums(refunded) }),
  ]
    .filter(Boolean)
    .join(', ');
}
