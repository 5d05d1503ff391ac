import { useTranslation } from 'react-i18next';
import type { Letter } from '../letter.js';

/** How answers of the firm to the same objections ended at this office; nothing where there are too few of them to say. */
export function OwnOdds({ letter: { answerOdds } }: { letter: Letter }) {
  const { t } = useTranslation(['admin-office-letter', 'office-letter']);
  if (answerOdds.length === 0) return null;
  return (
    <section>
      <h3>{t('odds.title')}</h3>
      <ul>
        {answerOdds.map(({ category, cases, accepted }) => (
          <li key={category}>
            {t('odds.line', {
              ground: t(`office-letter:category.${category}`),
              accepted,
              cases,
              percent: Math.round((accepted / cases) * 100),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
