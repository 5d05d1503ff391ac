import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import styles from '../../parts/reading/reading.module.css';

/** From the picture to what it is for; on the page of a class, to its terms. */
export function Onward({ number }: { number?: number }) {
  const { t } = useTranslation('records');
  return (
    <section className={styles.next}>
      <h2>{t('onward.title')}</h2>
      <p>{t('onward.text')}</p>
      <p className={styles.actions}>
        <ButtonLink to="/declaration-of-use-in-us" look="accent" size="large">
          {t('onward.declare')}
        </ButtonLink>
        <ButtonLink
          to={number === undefined ? '/class-assist' : `/class-assist/trademark-class/${number}`}
          size="large"
        >
          {number === undefined ? t('onward.classes') : t('onward.class', { number })}
        </ButtonLink>
      </p>
    </section>
  );
}
