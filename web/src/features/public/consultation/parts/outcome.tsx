import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import type { BookedConsultationResult } from '../consultation.graphql.js';
import { offersOf } from '../offer-form.js';
import styles from '../consultation.module.css';

interface Props {
  readonly talk: NonNullable<BookedConsultationResult['consultation']>;
  /** Page of the talk. */
  readonly address: string;
}

/** What came of the talk, as its letter says it, and what can be ordered from here. */
export function Outcome({ talk, address }: Props) {
  const { t } = useTranslation('consultation');
  const offers = offersOf(talk);
  const parts = (['outcome', 'advice', 'resolution'] as const).filter((part) => talk[part]?.trim());
  return (
    <section className={styles.outcome} aria-label={t('outcome.title')}>
      {parts.map((part) => (
        <div key={part}>
          <h2>{t(`outcome.${part}`)}</h2>
          <p>{talk[part]}</p>
        </div>
      ))}
      {offers.length > 0 && (
        <div>
          <h2>{t('outcome.offers')}</h2>
          <div className={styles.ways}>
            {offers.map((offer, index) => (
              <ButtonLink
                key={offer}
                to={`${address}/${offer}`}
                {...(index === 0 ? { look: 'accent' as const } : {})}
              >
                {t(`outcome.${offer}`)}
              </ButtonLink>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
