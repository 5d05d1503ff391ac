import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { DeskRequest } from './draft-records.js';

/** One thing that the draft lacks. */
export type Gap = DeskRequest['draftGaps'][number];

/** What is lacking, in which classes and at which office, in words. */
export function useGapWords(): (gap: Gap) => string {
  const { t } = useTranslation(['admin-draft', 'draft']);
  const office = useOfficeName();
  return ({ kind, jurisdiction, classes }) =>
    [
      t(`draft:gap.${kind}`),
      classes.length === 0
        ? ''
        : t('missing.classes', { classes: classes.join(', '), count: classes.length }),
      jurisdiction === null ? '' : `(${office(jurisdiction)})`,
    ]
      .filter(Boolean)
      .join(' ');
}
