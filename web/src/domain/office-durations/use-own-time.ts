import { useTranslation } from 'react-i18next';
import type { OfficeDuration } from './ask-office-durations.js';

/** Needs the texts `offices`. A range of months in the reader's words, with the cases it stands on. */
export function useOwnTime(): (duration: Pick<OfficeDuration, 'min' | 'max' | 'cases' | 'since'>) => string {
  const { t } = useTranslation('offices');
  return ({ min, max, cases, since }) =>
    t('ownTime', { count: cases, since, months: t('ownMonths', { count: max, min }) });
}
