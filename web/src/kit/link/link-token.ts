import { linkProblem } from '../problem/page-problem.js';

/** The part of a link token anybody may read. The signature is the gateway's business. */
export interface LinkSubject {
  readonly id: string;
  readonly expiresAt: Date;
}

/** The signature is 16 bytes: a shorter one was cut on its way. */
const SHAPE = /^[a-z]{1,4}\.([A-Za-z0-9_-]{22})\.[0-9a-z]+\.([0-9a-z]+)\.[A-Za-z0-9_-]{22}$/;

/** Whom a link is about and until when; undefined for anything that is no link of ours. */
export function readLinkToken(token: string): LinkSubject | undefined {
  const match = SHAPE.exec(token);
  if (match === null) return undefined;
  const bytes = Uint8Array.from(atob((match[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, expiresAt: new Date(Number.parseInt(match[2] ?? '0', 36) * 1000) };
}

/** For loaders: the subject, or the page that says why there is none. */
export function subjectOrThrow(token: string | undefined, now = Date.now()): string {
  const subject = token === undefined ? undefined : readLinkToken(token);
  if (subject === undefined) throw linkProblem('damaged');
  if (subject.expiresAt.getTime() < now) throw linkProblem('expired');
  return subject.id;
}
