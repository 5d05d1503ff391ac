import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { languageName } from '../../parts/language-name.js';
import type { RuleRow } from '../settings.graphql.js';

type Said = Pick<
  RuleRow,
  | 'work'
  | 'office'
  | 'language'
  | 'clientId'
  | 'client'
  | 'fromAmount'
  | 'team'
  | 'assignedAdminId'
  | 'assignedAdmin'
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
      rule.fromAmount === null
        ? ''
        : t('rules.from', { sum: formatMoney(rule.fromAmount.amountMinor, rule.fromAmount.currency, 'en') }),
    ].filter((part) => part !== '');
    const least = rule.team === null ? t('rules.leastBusy') : t('rules.team', { team: rule.team });
    const who = rule.assignedAdminId === null ? least : (rule.assignedAdmin?.displayName ?? t('somebody'));
    return `${conditions.join(', ') || t('rules.anything')} → ${who}`;
  };
}
