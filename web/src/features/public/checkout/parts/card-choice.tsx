import { useTranslation } from 'react-i18next';
import { brandName, cardState, type SavedCard } from '../../../../domain/card/saved-card.js';
import styles from '../checkout.module.css';

/** A card of one's own, or null for one that is typed at the provider and perhaps kept. */
export interface ChosenCard {
  readonly card: SavedCard | null;
  readonly keep: boolean;
}

interface Props {
  readonly cards: readonly SavedCard[];
  readonly chosen: ChosenCard;
  readonly choose: (chosen: ChosenCard) => void;
  /** A period of a subscription is paid: who keeps the card agrees to its further charges. */
  readonly isPeriod: boolean;
}

/** Which card pays; one that cannot says why. A new one is kept with consent alone, which is never ticked beforehand. */
export function CardChoice({ cards, chosen, choose, isPeriod }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <>
      {cards.length > 0 && (
        <fieldset className={styles.methods}>
          <legend>{t('cards.label')}</legend>
          {cards.map((card) => (
            <KeptCard
              key={card.id}
              card={card}
              checked={chosen.card?.id === card.id}
              onChoose={() => choose({ card, keep: false })}
            />
          ))}
          <label className={styles.method}>
            <input
              type="radio"
              name="card"
              value=""
              checked={chosen.card === null}
              onChange={() => choose({ card: null, keep: false })}
            />
            <span>{t('cards.other')}</span>
            <small>{t('method.CARD.text')}</small>
          </label>
        </fieldset>
      )}
      {chosen.card === null && (
        <label className={styles.keep}>
          <input
            type="checkbox"
            name="keep"
            checked={chosen.keep}
            onChange={(event) => choose({ card: null, keep: event.target.checked })}
          />
          <span>{t(isPeriod ? 'cards.keepPeriod' : 'cards.keep')}</span>
          <small>
            {isPeriod && `${t('cards.keepPeriodText')} `}
            {t('cards.keepText')}
          </small>
        </label>
      )}
    </>
  );
}

function KeptCard({ card, checked, onChoose }: { card: SavedCard; checked: boolean; onChoose: () => void }) {
  const { t } = useTranslation('checkout');
  const state = cardState(card, new Date());
  return (
    <label className={styles.method}>
      <input
        type="radio"
        name="card"
        value={card.id}
        checked={checked}
        disabled={state !== 'ACTIVE'}
        onChange={onChoose}
      />
      <span>{t('cards.name', { brand: brandName(card), digits: card.cardLastFour })}</span>
      <small>{t(`cards.state.${state}`, { date: card.cardExpiration })}</small>
    </label>
  );
}
