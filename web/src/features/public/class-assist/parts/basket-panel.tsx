import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../kit/button/button.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import type { Basket } from '../../../../domain/class-basket/use-basket.js';
import styles from '../class-assist.module.css';

/** What was kept, class by class, to copy or to take along. */
export function BasketPanel({ basket }: { basket: Basket }) {
  const { t } = useTranslation('class-assist');
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  if (!hydrated || basket.terms.length === 0) return null;
  const classes = [...new Set(basket.terms.map(({ classNumber }) => classNumber))].sort(
    (left, right) => left - right,
  );
  const lines = classes.map(
    (number) =>
      `${number}: ${basket.terms
        .filter(({ classNumber }) => classNumber === number)
        .map(({ term }) => term)
        .join('; ')}`,
  );
  return (
    <section className={styles.basket}>
      <h2>{t('basket.title')}</h2>
      <ul>
        {basket.terms.map((one) => (
          <li key={`${one.classNumber} ${one.term}`}>
            <span className="mono">{one.classNumber}</span> <span lang="en">{one.term}</span>
            <button
              type="button"
              aria-label={t('basket.drop', { term: one.term })}
              onClick={() => basket.toggle(one)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button
          type="button"
          size="small"
          onClick={() =>
            void navigator.clipboard.writeText(lines.join('\n')).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {t(copied ? 'basket.copied' : 'basket.copy')}
        </Button>
        <ButtonLink size="small" look="accent" to={`/trademark-search?c=${classes.join(',')}`}>
          {t('basket.check')}
        </ButtonLink>
      </div>
    </section>
  );
}
