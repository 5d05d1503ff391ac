import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button.js';
import { orderAddress } from '../service-order/service-addresses.js';
import styles from './revival.module.css';

interface Props {
  readonly number: string | null | undefined;
  readonly name: string;
}

/** The application ended because its day was missed, and may still be revived: the form of the petition, with its mark filled in. */
export function Revival({ number, name }: Props) {
  const { t } = useTranslation('portal-proof');
  return (
    <section aria-labelledby="revival" className={styles.revival}>
      <h2 id="revival">{t('revival.title')}</h2>
      <p>{t('revival.text')}</p>
      <p>
        <ButtonLink
          to={orderAddress('petition-to-revive', { jurisdiction: 'US', number, name })}
          look="accent"
          size="large"
        >
          {t('revival.button')}
        </ButtonLink>
      </p>
    </section>
  );
}
