import { useTranslation } from 'react-i18next';
import type { CaseStudy, FirmProfile, Member } from '../../../domain/firm/firm-profile.js';

/** Address of what stands where nobody has set anything. */
export const DEMO = 'demo';

export interface ShownProfile {
  readonly members: readonly Member[];
  readonly cases: readonly CaseStudy[];
}

/** What a page shows of the firm: its own people and cases, and for what nobody has set one entry that says so. */
export function useShownProfile({ members, cases }: FirmProfile): ShownProfile {
  const { t, i18n } = useTranslation('company');
  return {
    members: members ?? [
      {
        slug: DEMO,
        name: t('demo.name'),
        role: t('demo.role'),
        admissions: [t('demo.admission')],
        languages: [i18n.language],
        text: t('demo.text'),
      },
    ],
    cases: cases ?? [
      {
        id: DEMO,
        title: t('demo.case.title'),
        industry: 'services',
        problem: t('demo.case.problem'),
        scan: t('demo.case.scan'),
        finding: t('demo.case.finding'),
        action: t('demo.case.action'),
        outcome: t('demo.case.outcome'),
        days: 1,
        cost: { amount: 0, currency: 'EUR' },
      },
    ],
  };
}
