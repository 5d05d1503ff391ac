import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../../../kit/dates/day.js';
import { Upload } from '../../../../../kit/upload/upload.js';
import { filePaper } from '../../parts/file-paper.js';
import { AddRecord } from '../../parts/record-dialog.js';
import type { Proof, ProofClass } from '../proof.js';

/** A specimen that came by mail or was found by the firm. The picture is filed once, however often the rest is corrected. */
export function AddSpecimen({ proof, one }: { proof: Proof; one: ProofClass }) {
  const { t } = useTranslation('admin-proof');
  const box = useRef<HTMLDivElement>(null);
  const filed = useRef<{ readonly upload: string; readonly documentId: string }>(undefined);
  const picture = async (): Promise<{ documentId?: string }> => {
    const upload = box.current?.querySelector('input')?.value ?? '';
    if (upload === '') return {};
    if (filed.current?.upload !== upload)
      filed.current = {
        upload,
        documentId: await filePaper(upload, 'SPECIMEN', {
          subjectType: 'use_in_commerce_request_class',
          subjectId: one.id,
        }),
      };
    return { documentId: filed.current.documentId };
  };
  return (
    <AddRecord
      table="specimen"
      label={t('add')}
      done={t('saved')}
      keys={['url', 'captureDate']}
      fixed={{
        useInCommerceRequestClassId: one.id,
        classNumber: one.classNumber,
        classItems: [],
        usptoRequirements: [],
        ...(proof.userId === null ? {} : { userId: proof.userId }),
      }}
      start={{ captureDate: dayOf(new Date()) }}
      more={picture}
    >
      <div ref={box}>
        <Upload name="upload" label={t('upload')} onChange={() => undefined} />
      </div>
    </AddRecord>
  );
}
