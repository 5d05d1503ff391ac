import { useTranslation } from 'react-i18next';
import type { Letter } from '../letter.js';

/** Entries of the history that give the letter another last day. */
export const CHANGES: readonly string[] = ['OfficeActionDueDateCorrected', 'OfficeActionExtended'];

/** The paper that gives a changed last day. */
export function DateSource({ paper }: { paper: NonNullable<Letter['dueDateSource']> }) {
  const { t } = useTranslation('admin-office-letter');
  return (
    <a href={paper.url} target="_blank" rel="noreferrer">
      {t('docket.source', { name: paper.name })}
    </a>
  );
}
