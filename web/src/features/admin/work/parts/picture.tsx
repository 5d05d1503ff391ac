import { useRef, type ReactNode } from 'react';
import { Upload } from '../../../../kit/upload/upload.js';
import { filePaper } from './file-paper.js';

/** A place for the picture of a page, and how it is filed: once, however often the rest of the form is corrected. */
export function usePicture(
  about: { readonly subjectType: string; readonly subjectId: string },
  { label }: { readonly label: string },
): { readonly field: ReactNode; readonly file: () => Promise<{ documentId?: string }> } {
  const box = useRef<HTMLDivElement>(null);
  const filed = useRef<{ readonly upload: string; readonly documentId: string }>(undefined);
  return {
    field: (
      <div ref={box}>
        <Upload name="upload" label={label} onChange={() => undefined} />
      </div>
    ),
    file: async () => {
      const upload = box.current?.querySelector('input')?.value ?? '';
      if (upload === '') return {};
      if (filed.current?.upload !== upload)
        filed.current = { upload, documentId: await filePaper(upload, 'SCREENSHOT', about) };
      return { documentId: filed.current.documentId };
    },
  };
}
