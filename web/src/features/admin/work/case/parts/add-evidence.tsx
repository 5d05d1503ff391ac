import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../../../kit/dates/day.js';
import { Upload } from '../../../../../kit/upload/upload.js';
import { AddRecord } from '../../parts/record-dialog.js';
import { filePicture } from '../../parts/file-picture.js';

/** A page that was seen, with its screenshot. The picture is filed once, however often the rest is corrected. */
export function AddEvidence({ finding }: { finding: { readonly id: string } }) {
  const { t } = useTranslation('admin-case');
  const box = useRef<HTMLDivElement>(null);
  const filed = useRef<{ readonly upload: string; readonly documentId: string }>(undefined);
  const picture = async (): Promise<{ documentId?: string }> => {
    const upload = box.current?.querySelector('input')?.value ?? '';
    if (upload === '') return {};
    if (filed.current?.upload !== upload)
      filed.current = {
        upload,
        documentId: await filePicture(upload, 'SCREENSHOT', {
          subjectType: 'case_infringement',
          subjectId: finding.id,
        }),
      };
    return { documentId: filed.current.documentId };
  };
  return (
    <AddRecord
      table="case_infringement_evidence"
      label={t('addEvidence')}
      done={t('saved')}
      keys={['website', 'evidenceDate', 'description']}
      fixed={{ caseInfringementId: finding.id }}
      start={{ evidenceDate: dayOf(new Date()) }}
      more={picture}
    >
      <div ref={box}>
        <Upload name="upload" label={t('upload')} onChange={() => undefined} />
      </div>
    </AddRecord>
  );
}
