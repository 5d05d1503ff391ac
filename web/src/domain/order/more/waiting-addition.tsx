import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../kit/button/button.js';
import { formatMoney } from '../../../kit/money/format-money.js';
import { send } from '../../sign-in/signed-in-api.js';
import { useAnswer } from '../../sign-in/use-answer.js';
import { useMessage } from '../../sign-in/use-message.js';
import styles from './more.module.css';
import { TakeOutMoreDocument } from './more.graphql.js';

export interface Addition {
  readonly id: string;
  readonly publicId: string;
  readonly total: { readonly amountMinor: number; readonly currency: string };
  /** Null until it was priced, a moment after it was ordered. */
  readonly product: { readonly id: string } | null;
}

/** Its product is made within seconds. */
const COMING_MS = 1_500;

interface Props {
  readonly orderId: string;
  readonly addition: Addition;
  readonly onDone: () => void;
  readonly look?: 'accent' | 'plain';
  /** The draft without it waits for an approval. */
  readonly approving?: boolean;
}

/** The one that waits for its money; there is one at most. */
export function waitingAddition(
  units: readonly { readonly paid: string; readonly additionalOrder: Addition | null }[],
): Addition | undefined {
  return (
    units.find(({ paid, additionalOrder }) => paid === 'TO_PAY' && additionalOrder !== null)
      ?.additionalOrder ?? undefined
  );
}

/** What was ordered on top and waits for its money: pay it, or take it out again. Needs the texts `order-more`. */
export function WaitingAddition({
  orderId,
  addition: { id, publicId, total, product },
  onDone,
  look = 'plain',
  approving = false,
}: Props) {
  const { t, i18n } = useTranslation('order-more');
  const message = useMessage('order-more');
  const { busy, answer, run } = useAnswer();
  useEffect(() => {
    if (product !== null) return undefined;
    const timer = setInterval(onDone, COMING_MS);
    return () => clearInterval(timer);
  }, [product, onDone]);
  const amount = formatMoney(total.amountMinor, total.currency, i18n.language);
  const takeOut = (): void =>
    void run(() => send(TakeOutMoreDocument, { id: orderId, input: { additionalOrderId: id } })).then(
      (done) => {
        if (done) onDone();
      },
    );
  return (
    <div className={styles.price}>
      <p>
        {t('waits', { amount })} <span className="mono">{publicId}</span>
      </p>
      {approving && <p>{t('approving')}</p>}
      {answer?.done === false && (
        <p role="alert" className={styles.wrong}>
          {message(answer)}
        </p>
      )}
      <div className={styles.buttons}>
        {product === null ? (
          <span role="status">{t('coming')}</span>
        ) : (
          <ButtonLink to={`/product/${product.id}/checkout`} size="small" look={look}>
            {t('pay', { amount })}
          </ButtonLink>
        )}
        <Button type="button" look="quiet" size="small" busy={busy} onClick={takeOut}>
          {t('takeOut')}
        </Button>
      </div>
    </div>
  );
}
