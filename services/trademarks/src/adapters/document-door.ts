import { createHash } from 'node:crypto';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { systemClock, type Clock } from '@cotta/kit/model/time/clock.js';
import { z } from 'zod';
import type {
  ApprovedPicture,
  ApprovedPictures,
  OfficePicture,
  PictureTrouble,
} from '../filing/approved-pictures.js';

const LINK_MS = 5 * 60_000;
/** A picture of forty million pixels is pressed while we wait. */
const TIMEOUT_MS = 60_000;

const CHANGED = 'The picture is not the one that was uploaded and approved.';
const WORDS: Readonly<Record<string, string>> = {
  NOT_FOUND: 'The picture that was approved is not there any more.',
  CONTENT_CHANGED: CHANGED,
  CORRUPT: 'The picture cannot be read: file at the office’s own site.',
  ANIMATED: 'The picture moves: file at the office’s own site.',
  CMYK: 'The picture has the colours of a printing press (CMYK), which the office would change: file at its own site.',
  TOO_MANY_PIXELS: 'The picture has more than 40 million pixels: file at the office’s own site.',
};

const problem = z.object({ detail: z.string().optional() });

export interface DocumentDoorOptions {
  /** Address of the gateway, where documents are opened by signed links. */
  readonly url: string;
  readonly linkKey: string;
  readonly clock?: Clock;
}

/** Pictures through the door everybody's files go through, by a signed link of five minutes. */
export class DocumentDoor implements ApprovedPictures {
  constructor(private readonly options: DocumentDoorOptions) {}

  async forEuipo({ documentId, sha256 }: ApprovedPicture): Promise<OfficePicture | PictureTrouble> {
    const answer = await fetch(this.#address(documentId), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if ([404, 409, 415].includes(answer.status)) return { trouble: await wordsOf(answer) };
    if (answer.status !== 200 || answer.headers.get('content-type') !== 'image/jpeg')
      throw new Error(`the picture was answered with ${answer.status}`);
    if (sha256 !== null && answer.headers.get('source-digest') !== structured(Buffer.from(sha256, 'hex')))
      return { trouble: CHANGED };
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const hash = createHash('sha256').update(bytes).digest();
    if (answer.headers.get('content-digest') !== structured(hash))
      throw new Error('the picture did not come whole');
    return { bytes, digest: hash.toString('hex') };
  }

  #address(documentId: string): URL {
    const { url, linkKey, clock = systemClock } = this.options;
    const token = signLink(
      {
        purpose: 'download',
        subjectId: documentId,
        revision: 0,
        expiresAt: new Date(clock.now().getTime() + LINK_MS),
      },
      linkKey,
    );
    const address = new URL(
      `${url.replace(/\/$/, '')}/api/document/${encodeURIComponent(documentId)}/content`,
    );
    address.search = new URLSearchParams({ token, office: 'EUIPO' }).toString();
    return address;
  }
}

/** A digest as headers carry it. @source RFC 9530 */
function structured(digest: Buffer): string {
  return `sha-256=:${digest.toString('base64')}:`;
}

async function wordsOf(answer: Response): Promise<string> {
  const { data } = problem.safeParse(await answer.json().catch(() => undefined));
  return (
    WORDS[data?.detail ?? ''] ?? `The picture was refused (${answer.status}): file at the office’s own site.`
  );
}
