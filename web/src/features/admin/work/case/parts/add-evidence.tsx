import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../../../kit/dates/day.js';
import { usePicture } from '../../parts/picture.js';
import { AddRecord } from '../../parts/record-dialog.js';

/** A page that was seen, with its screenshot. */
export function AddEvidence({ finding }: { finding: { readonly id: string } }) {
  const { t } = useTranslation('admin-case');
  const picture = usePicture(
    { subjectType: 'case_infringement', subjectId: finding.id },
    { label: t('upload') },
  );
  return (
    <AddRecord
      table="case_infringement_evidence"
      label={t('addEvidence')}
      done={t('saved')}
      keys={['website', 'evidenceDate', 'description']}
      fixed={{ caseInfringementId: finding.id }}
      start={{ evidenceDate: dayOf(new Date()) }}
      more={picture.file}
    >
      {picture.field}
    </AddRecord>
  );
}
