import { useTranslation } from 'react-i18next';
import type { Letter } from '../letter.js';

/** Entries of the history that give the letter another last day. */
export const CHANGES: readonly string[] = ['OfficeActionDueDateCorrected', 'OfficeActionExtended'];

/** The paper that gives the changed last day. */
export function DateSource({ letter: { dueDateSource } }: { letter: Letter }) {
  const { t } = useTranslation('admin-office-letter');
  return dueDateSource === null ? null : (
    <a href={dueDateSource.url} target="_blank" rel="noreferrer">
      {t('docket.source', { name: dueDateSource.name })}
    </a>
  );
}
