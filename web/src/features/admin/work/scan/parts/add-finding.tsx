import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../../../kit/dates/day.js';
import { usePicture } from '../../parts/picture.js';
import { AddRecord } from '../../parts/record-dialog.js';
import type { Scan } from '../scan.js';

/** Something the scan came upon, with its screenshot. */
export function AddFinding({ scan }: { scan: Scan }) {
  const { t } = useTranslation('admin-scan');
  const picture = usePicture(
    { subjectType: 'brand_monitoring_task', subjectId: scan.id },
    { label: t('upload') },
  );
  return (
    <AddRecord
      table="brand_monitoring_finding"
      label={t('addFinding')}
      done={t('saved')}
      keys={['platform', 'website', 'seenDate', 'otherSide', 'description']}
      fixed={{ brandMonitoringTaskId: scan.id, userId: scan.userId }}
      start={{ seenDate: dayOf(new Date()) }}
      more={picture.file}
    >
      {picture.field}
    </AddRecord>
  );
}
