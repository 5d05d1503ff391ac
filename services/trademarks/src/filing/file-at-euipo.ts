import type { EntityManager } from 'typeorm';
import type { ApprovedPictures } from './approved-pictures.js';
import type { OfficeDraft, OfficeFiling } from './office-filing.js';
import { approvedCopy } from './filing-copies.js';
import { markFormOf, missingForOffice, officeApplication } from './office-application.js';

export interface EuipoWay {
  readonly filing: OfficeFiling;
  /** Absent: nobody told where documents are opened; marks with a picture then come back. */
  readonly pictures?: ApprovedPictures;
}

export interface FilingToDraft {
  readonly id: string;
  readonly trademarkId: string;
}

export interface SavedDraft {
  readonly draft: OfficeDraft;
  /** SHA-256 of the picture the office has; null for words. */
  readonly pictureDigest: string | null;
}

const PICTURE = { name: 'mark.jpg', type: 'image/jpeg' } as const;

/** Brings what was approved to the office as a draft: first its picture, then all the rest. Done twice it is one draft, because the office finds it by our reference;
 *  a picture that no draft names is cleared away there.
 *  @returns `back`: why it cannot go over the wire, in words for staff */
export async function saveEuipoDraft(
  manager: EntityManager,
  { filing, pictures, encryptionKey }: EuipoWay & { readonly encryptionKey: string },
  job: FilingToDraft,
): Promise<SavedDraft | { readonly back: string }> {
  const copy = await approvedCopy(manager, job.trademarkId, encryptionKey);
  const missing = copy === undefined ? ['approved copy'] : missingForOffice(copy.content);
  if (copy === undefined || missing.length > 0) return { back: `Missing: ${missing.join(', ')}.` };
  const { content } = copy;
  const form = markFormOf(content.mark.kind);
  if (form === 'word')
    return { draft: await filing.saveDraft(officeApplication(job.id, content, null)), pictureDigest: null };
  if (form === 'other' || pictures === undefined || content.mark.logoDocumentId === null)
    return { back: 'Marks of this kind are filed at the office’s own site.' };
  const picture = await pictures.forEuipo({
    documentId: content.mark.logoDocumentId,
    sha256: content.mark.logoSha256 ?? null,
  });
  if ('trouble' in picture) return { back: picture.trouble };
  const imageId = await filing.uploadImage({ ...PICTURE, bytes: picture.bytes });
  return {
    draft: await filing.saveDraft(officeApplication(job.id, content, imageId)),
    pictureDigest: picture.digest,
  };
}
