import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../jurisdiction/office-name.js';

/** Characters of a question; with what it is about before it, the server takes a few more. */
export const SHORTEST_QUESTION = 10;
export const LONGEST_QUESTION = 2_000;

/** What a question may be about: an office of the report by its code, or something of the whole. */
export function useQuestionTopics(offices: readonly string[]): readonly string[] {
  const { t } = useTranslation('report');
  const office = useOfficeName();
  return [
    ...offices.map((code) => office(code)),
    ...(['classes', 'price', 'other'] as const).map((topic) => t(`question.${topic}`)),
  ];
}
