import { useTranslation } from 'react-i18next';
import { useInOffice } from '../../../../domain/jurisdiction/in-office.js';
import { PriceSum } from '../../../../domain/order/price-sum.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { useBoot } from '../../../../kit/page/boot-context.js';
import type { FilingPrice as Price } from './office-facts.js';
import styles from './office.module.css';

interface Props {
  readonly office: string;
  readonly classes: number;
  readonly price: Price | undefined;
}

/** What one application costs there, in four lines, and the way to order it. */
export function FilingPrice({ office, classes, price }: Props) {
  const { t } = useTranslation('content');
  const { prefs } = useBoot();
  const inOffice = useInOffice();
  return (
    <section className={styles.price} aria-label={t('price.label', { office: inOffice(office) })}>
      <p className={styles.kicker}>{t('price.title', { office: inOffice(office), count: classes })}</p>
      {price?.quote === undefined ? (
        <p>{t(price === undefined ? 'price.away' : 'price.person')}</p>
      ) : (
        <>
          <PriceSum
            price={price.quote}
            taxed={prefs.guessed !== true}
            ns="order"
            officeFee={t('order:price.officeFee')}
            className={styles.lines}
            totalClassName={styles.total}
          />
          <p className={styles.note}>{price.quote.priceListLabel}</p>
        </>
      )}
      <p>
        <ButtonLink to={`/verification?jurisdiction=${office}`} size="small">
          {t('price.check')}
        </ButtonLink>
      </p>
    </section>
  );
}
