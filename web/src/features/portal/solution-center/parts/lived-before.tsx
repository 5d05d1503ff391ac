import { useTranslation } from 'react-i18next';
import { Section } from '../../parts/page.js';
import type { PortalSolutionsResult } from '../solution-center.graphql.js';

type Experience = NonNullable<
  NonNullable<NonNullable<PortalSolutionsResult['case']>['caseCounterparty']>['experience']
>;

/** What the firm has lived with this other side over all its clients; nothing while that could point at one of them. */
export function LivedBefore({ experience }: { readonly experience: Experience | null }) {
  const { t } = useTranslation('portal-threats');
  if (experience === null) return null;
  const { casesFrom, casesTo, gaveInPercent, cameBackPercent, medianWeeks } = experience;
  return (
    <Section title={t('center.lived.title')}>
      <p>
        {casesTo === null
          ? t('center.lived.more', { from: casesFrom })
          : t('center.lived.between', { from: casesFrom, to: casesTo })}{' '}
        {t('center.lived.gaveIn', { percent: gaveInPercent })}{' '}
        {medianWeeks !== null && t('center.lived.weeks', { count: medianWeeks })}{' '}
        {t('center.lived.cameBack', { percent: cameBackPercent })}
      </p>
      <p>{t('center.lived.how')}</p>
    </Section>
  );
}
