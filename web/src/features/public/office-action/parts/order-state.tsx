import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { rememberOrderPage } from '../../parts/order-page.js';
import { isBegun, type LetterOrder, type LetterPhase, type LinkedLetter } from '../linked-letter.js';
import styles from '../office-action.module.css';

interface Props {
  readonly letter: LinkedLetter;
  readonly order: LetterOrder | null;
  readonly phase: LetterPhase;
  readonly link: string;
}

/** What was ordered, and the way to pay for it until it is paid. */
export function OrderState({ letter, order, phase, link }: Props) {
  const { t, i18n } = useTranslation('portal-letter');
  if (phase !== 'pay' && !isBegun(phase)) return null;
  const chosen = letter.sheet.options.find(({ id }) => id === letter.orderedSolutionId);
  const product = order?.payableProductId ?? null;
  const { orderLink } = letter.sheet;
  return (
    <section aria-labelledby="ordered" className={styles.ordered}>
      <h2 id="ordered">{t('ordered.title')}</h2>
      {chosen !== undefined && <p>{chosen.solution}</p>}
      {order !== null && (
        <p>
          {t('ordered.number')} <strong className="mono">{order.publicId}</strong>
        </p>
      )}
      {phase === 'pay' && product !== null && orderLink !== null && (
        <p>
          <ButtonLink
            to={`/product/${product}/checkout?link=${encodeURIComponent(orderLink)}`}
            look="accent"
            size="large"
            onClick={() => rememberOrderPage(letter.serviceRequestId, `/office-action/${link}`)}
          >
            {order?.price == null
              ? t('ordered.pay')
              : t('ordered.paySum', {
                  sum: formatMoney(order.price.amountMinor, order.price.currency, i18n.language),
                })}
          </ButtonLink>
        </p>
      )}
      {phase === 'pay' && product === null && (
        <p role="status">{t(order?.status === 'SUBMITTED' ? 'ordered.priced' : 'ordered.soon')}</p>
      )}
    </section>
  );
}
