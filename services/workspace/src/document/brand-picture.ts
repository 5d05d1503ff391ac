import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';
import { databaseContentStore } from './content-store.js';
import { openPicture } from './picture/open-picture.js';
import type { PictureProblem } from './picture/picture-facts.js';

interface Uploaded {
  readonly mediaType: string;
  readonly pictureProblem: PictureProblem | null;
  readonly path: string;
}

/** Pictures of a brand are compared with what scans come upon: one that cannot be compared is refused while its sender is there, and not by a scan months later. */
export async function brandPictureProblem(
  db: Pick<EntityManager, 'query'>,
  documentId: string,
): Promise<Refusal | undefined> {
  const [file]: Uploaded[] = await db.query(
    'select media_type as "mediaType", picture_problem as "pictureProblem", path from document where id = $1',
    [documentId],
  );
  if (file === undefined) return undefined;
  if (!file.mediaType.startsWith('image/')) return atUpload('BRAND_PICTURE_TYPE');
  if (file.pictureProblem !== null) return atUpload(`PICTURE_${file.pictureProblem}`);
  const bytes = await databaseContentStore(db).get(file.path);
  return bytes !== undefined && (await isWhole(bytes)) ? undefined : atUpload('PICTURE_CORRUPT');
}

/** The head of a file says nothing of what is broken further down. */
async function isWhole(bytes: Buffer): Promise<boolean> {
  try {
    await openPicture(bytes).resize({ width: 64, height: 64, fit: 'inside' }).toBuffer();
    return true;
  } catch {
    return false;
  }
}

function atUpload(problem: 'BRAND_PICTURE_TYPE' | `PICTURE_${PictureProblem}`): Refusal {
  const { refused: code, message } = no(problem);
  return refuseFields([{ path: ['upload'], code, message }]);
}
