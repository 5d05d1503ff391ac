import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { languageName } from '../../parts/language-name.js';
import type { RuleRow } from '../settings.graphql.js';

type Said = Pick<
  RuleRow,
  'work' | 'office' | 'language' | 'clientId' | 'client' | 'assignedAdminId' | 'assignedAdmin'
>;

/** A rule as a sentence: “Check the name, Czechia, clients who write Czech → Lena Demo”. */
export function useRuleWords(): (rule: Said) => string {
  const { t } = useTranslation('admin-settings');
  const office = useOfficeName();
  return (rule) => {
    const conditions = [
      rule.work === null ? '' : t(`admin-day:work.${rule.work}`),
      rule.office === null ? '' : office(rule.office),
      rule.language === null ? '' : t('rules.language', { language: languageName(rule.language) }),
      rule.clientId === null ? '' : t('rules.client', { name: rule.client?.displayName ?? t('somebody') }),
    ].filter((part) => part !== '');
    const who =
      rule.assignedAdminId === null
        ? t('rules.leastBusy')
        : (rule.assignedAdmin?.displayName ?? t('somebody'));
    return `${conditions.join(', ') || t('rules.anything')} → ${who}`;
  };
}
