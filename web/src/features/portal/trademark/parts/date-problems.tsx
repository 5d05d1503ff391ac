import { useTranslation } from 'react-i18next';
import { Section } from '../../parts/page.js';
import type { Mark } from './mark-of.js';

/** What is wrong with the dates of the mark, each kind once: somebody is looking at it, and letters about what hangs on them rest. */
export function DateProblems({ mark }: { mark: Pick<Mark, 'dateProblems'> }) {
  const { t } = useTranslation('portal-trademarks');
  const codes = [...new Set((mark.dateProblems ?? []).map(({ code }) => code))];
  if (codes.length === 0) return null;
  return (
    <Section title={t('dates.title')}>
      <p>{t('dates.lead')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{t(`dateProblem.${code}`)}</li>
        ))}
      </ul>
    </Section>
  );
}
