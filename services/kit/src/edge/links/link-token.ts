import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { keysIn, presentKey } from '../../model/words/key-ring.js';
import { linkPurposes, type LinkPurpose } from '@cotta/reference/link-purposes.js';
import type { LinkGrant } from '../../model/words/viewer.js';

/** What a link opens, and until when. */
export interface Link extends LinkGrant {
  readonly expiresAt: Date;
}

/** What became of reading a link. */
export type LinkReading =
  | { readonly state: 'valid'; readonly link: Link }
  /** The signature is ours but the time is over: offer a new link. */
  | { readonly state: 'expired'; readonly link: Link }
  | { readonly state: 'invalid' };

/** Text that opens one subject for one purpose without an account. About 60 characters, safe in a path.
 *  `key`: as `keysIn` takes it; the same in every service and the gateway. */
export function signLink(link: Link, key: string): string {
  const subject = Buffer.from(parse(link.subjectId)).toString('base64url');
  const expiry = Math.floor(link.expiresAt.getTime() / 1000).toString(36);
  const body = [linkPurposes[link.purpose], subject, link.revision.toString(36), expiry].join('.');
  return `${body}.${mac(body, presentKey(key))}`;
}

/** Checks signature, by any key of the ring, then expiry. Revocation is the owner's business: it compares `revision` with its row. */
export function readLink(token: string, key: string, now: Date): LinkReading {
  const cut = token.lastIndexOf('.');
  if (cut < 0 || token.length > 120) return { state: 'invalid' };
  const body = token.slice(0, cut);
  const signature = token.slice(cut + 1);
  if (!keysIn(key).some(({ bytes }) => equal(signature, mac(body, bytes)))) return { state: 'invalid' };
  const [code = '', subject = '', revision = '', expiry = ''] = body.split('.');
  const purpose = (Object.keys(linkPurposes) as LinkPurpose[]).find((known) => linkPurposes[known] === code);
  if (purpose === undefined) return { state: 'invalid' };
  const link: Link = {
    purpose,
    subjectId: stringify(Buffer.from(subject, 'base64url')),
    revision: Number.parseInt(revision, 36),
    expiresAt: new Date(Number.parseInt(expiry, 36) * 1000),
  };
  return { state: link.expiresAt.getTime() <= now.getTime() ? 'expired' : 'valid', link };
}

function mac(body: string, key: Buffer): string {
  return createHmac('sha256', key).update(body).digest().subarray(0, 16).toString('base64url');
}

function equal(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
