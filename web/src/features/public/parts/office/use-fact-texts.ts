import { useTranslation } from 'react-i18next';
import { isSettled, type OfficeFacts } from './office-facts.js';

export type Fact =
  | 'months'
  | 'opposition'
  | 'term'
  | 'renewal'
  | 'grace'
  | 'use'
  | 'representative'
  | 'specimen'
  | 'languages'
  | 'classes'
  | 'madrid';

/** Field of the facts from which each is said; its certainty is that of the field. */
const FIELDS: Readonly<Record<Fact, string>> = {
  months: 'typicalMonths',
  opposition: 'oppositionPeriod',
  term: 'registrationTermYears',
  renewal: 'renewalWindowMonths',
  grace: 'renewalGraceMonths',
  use: 'nonUseVulnerabilityYears',
  representative: 'requiresPOA',
  specimen: 'requiresSpecimen',
  languages: 'languagesOfFiling',
  classes: 'multiClass',
  madrid: 'madridMember',
};

/** A fact of an office in the reader's words; what is not settled says so. */
export function useFactTexts(): (fact: Fact, facts: OfficeFacts) => string {
  const { t, i18n } = useTranslation('content');
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const unknown = t('unknown');
  const count = (key: string, value: number | null): string =>
    value === null ? unknown : t(key, { count: value });
  const yesNo = (value: boolean | null, key: string): string =>
    value === null ? unknown : t(`facts.${key}.${value ? 'yes' : 'no'}`);
  const said: Readonly<Record<Fact, (facts: OfficeFacts) => string>> = {
    months: ({ typicalMonths }) =>
      typicalMonths === null ? unknown : t('facts.monthsValue', { ...typicalMonths }),
    opposition: ({ oppositionPeriod: { value, unit, timing } }) =>
      timing === 'none' || value === null
        ? t(timing === 'none' ? 'facts.oppositionNone' : 'unknown')
        : t(`timeline.window.${unit?.replace(' ', '-') ?? 'months'}`, { count: value }),
    term: ({ registrationTermYears }) => count('deadlines.term.value', registrationTermYears),
    renewal: ({ renewalWindowMonths }) => count('deadlines.opens.value', renewalWindowMonths),
    grace: ({ renewalGraceMonths }) => count('deadlines.grace.value', renewalGraceMonths),
    use: ({ nonUseVulnerabilityYears }) => count('deadlines.use.value', nonUseVulnerabilityYears),
    representative: ({ requiresPOA }) => t(`facts.poa.${requiresPOA}`),
    specimen: ({ requiresSpecimen }) => yesNo(requiresSpecimen, 'specimenValue'),
    languages: ({ languagesOfFiling }) =>
      new Intl.ListFormat(i18n.language).format(languagesOfFiling.map((code) => languages.of(code) ?? code)),
    classes: ({ multiClass }) => yesNo(multiClass, 'classesValue'),
    madrid: ({ madridMember }) => yesNo(madridMember, 'madridValue'),
  };
  return (fact, facts) => {
    const text = said[fact](facts);
    return isSettled(facts, FIELDS[fact]) || text === unknown ? text : `${text} (${t('toBeConfirmed')})`;
  };
}
