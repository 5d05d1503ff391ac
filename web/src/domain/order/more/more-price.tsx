import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button.js';
import { formatDay } from '../../../kit/dates/day.js';
import { formatMoney } from '../../../kit/money/format-money.js';
import { useMessageOf } from '../../../kit/form/form-errors.js';
import { EstimateNote } from '../estimate-note.js';
import { useInOffice } from '../../jurisdiction/in-office.js';
import { useMessage } from '../../sign-in/use-message.js';
import styles from './more.module.css';
import type { More } from './use-more.js';
import type { RequestedUnit } from './requested-unit.js';

interface Props {
  readonly more: More;
  readonly requestedUnits: readonly RequestedUnit[];
  readonly onOrdered: () => void;
  /** One filled button stands on a page. */
  readonly look?: 'accent' | 'plain';
  readonly children?: React.ReactNode;
}

/** What a wish costs, shown before anything is ordered: the difference alone, tax included. Needs the texts `order-more` and `offices`. */
export function MorePrice({
  more: { price, answer, busy, look, order },
  requestedUnits,
  onOrdered,
  look: filled = 'accent',
  children,
}: Props) {
  const { t, i18n } = useTranslation('order-more');
  const message = useMessage('order-more');
  const messageOf = useMessageOf();
  const inOffice = useInOffice();
  const amount = price === undefined ? '' : formatMoney(price.total, price.currency, i18n.language);
  const failed =
    answer?.done === false
      ? (message(answer) ??
        Object.entries(answer.errors)
          .map(([name, error]) => messageOf(name, error))
          .join(' '))
      : undefined;
  return (
    <div className={styles.price} aria-live="polite">
      {price !== undefined && (
        <>
          <ul>
            {requestedUnits.map(({ jurisdiction, classNumber }) => (
              <li key={`${jurisdiction} ${classNumber}`}>
                {t('class', { class: classNumber, office: inOffice(jurisdiction) })}
              </li>
            ))}
          </ul>
          <p>
            <strong>{t('costs', { amount })}</strong>{' '}
            {t(price.tax > 0 ? 'withTax' : 'noTax', {
              tax: formatMoney(price.tax, price.currency, i18n.language),
            })}
          </p>
          <EstimateNote price={price} most={price.officeFee} />
          <p className={styles.small}>{t('then', { day: formatDay(price.validUntil, i18n.language) })}</p>
        </>
      )}
      {failed !== undefined && (
        <p role="alert" className={styles.wrong}>
          {failed}
        </p>
      )}
      <div className={styles.buttons}>
        {price === undefined ? (
          <Button type="button" look={filled} busy={busy} onClick={() => void look()}>
            {t('see')}
          </Button>
        ) : (
          <Button
            type="button"
            look={filled}
            busy={busy}
            onClick={() =>
              void order().then((done) => {
                if (done) onOrdered();
              })
            }
          >
            {t('order', { amount })}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
