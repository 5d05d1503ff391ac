import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { submit } from '../../parts/admin-api.js';
import { DeskFileReceiptDocument } from '../filing.graphql.js';
import type { DeskMark } from './desk-mark.js';

type Kept = { readonly documentId: string } | { readonly wrong: string };

/** Puts the uploaded receipt with its mark, once for each upload, however often the rest is corrected. The box holds the upload. */
export function useReceiptFile(mark: DeskMark): (box: HTMLElement | null) => Promise<Kept> {
  const { t } = useTranslation('admin-filing');
  const filed = useRef<{ readonly upload: string; readonly documentId: string }>(undefined);
  return async (box) => {
    const upload = box?.querySelector<HTMLInputElement>('input[type="hidden"]')?.value ?? '';
    const isOnItsWay = upload === '' && box?.querySelector('progress') != null;
    if (upload === '') return { wrong: t(isOnItsWay ? 'receiptOnItsWay' : 'receiptNeeded') };
    if (filed.current?.upload === upload) return filed.current;
    try {
      const { createDocument: kept } = await submit(
        DeskFileReceiptDocument,
        {
          input: {
            upload,
            type: 'OFFICE_RECEIPT',
            subjectType: 'trademark',
            subjectId: mark.id,
            ...(mark.userId === null ? {} : { userId: mark.userId }),
          },
        },
        crypto.randomUUID(),
      );
      if (kept.__typename === 'Refusal') return { wrong: kept.message };
      filed.current = { upload, documentId: kept.id };
      return filed.current;
    } catch {
      return { wrong: t('admin:failedWrite') };
    }
  };
}
