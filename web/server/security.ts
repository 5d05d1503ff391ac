import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Drawn anew with each start and sent to nobody: what somebody writes into an address or a form can never be taken for one. */
const placeholder = (name: string): string => `__${name}_${randomBytes(18).toString('hex')}__`;

/** Stands in cached pages where the answer's own nonce goes. */
export const NONCE_PLACEHOLDER = placeholder('nonce');

/** Stands in cached pages where it is said whether this request brought a session. */
export const SESSION_PLACEHOLDER = placeholder('session');

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** What inline scripts and styles of an answer are trusted by: its nonce, or their digests. */
export interface Trusted {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const byNonce = (nonce: string): Trusted => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/** @param framedBy origins that may show the page in a frame; without one nobody may
 *  @param others origins of the chat and of other programs; their scripts come by way of ours, what those ask for from there alone */
export function contentPolicy(
  { scripts, styles }: Trusted,
  framedBy: readonly string[] = [],
  others: readonly string[] = [],
): string {
  const also = others.map((origin) => ` ${origin}`).join('');

  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')} 'strict-dynamic'`,
    `style-src-elem 'self' ${styles.join(' ')}${also}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${also}`,
    `connect-src 'self'${also}${also.replaceAll('https:', 'wss:')}`,
    `font-src 'self'${also}`,
    `frame-src 'self'${also}`,
    `frame-ancestors ${framedBy.length === 0 ? "'none'" : framedBy.join(' ')}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}

interface Asked {
  readonly query: Readonly<Record<string, unknown>>;
}

/** Whether a page is asked for as a part of the shared inbox. */
export const isForInbox = ({ query }: Asked): boolean => 'missiveIframe' in query;

const STAFF_DOOR = '/admin/login';

/** Only pages of staff, and their sign-in, that were asked for as a part of the inbox may stand in its frame. */
export function framersOf(
  page: { readonly area: string; readonly path: string } | undefined,
  asked: Asked,
  inboxOrigins: readonly string[],
): readonly string[] {
  const isStaffs = page?.area === 'admin' || page?.path === STAFF_DOOR;
  return isStaffs && isForInbox(asked) ? inboxOrigins : [];
}

/** Two years. Of this host alone: what else stands below the firm's name is not ours to close. */
const ONLY_HTTPS = 'max-age=63072000';

/** `https`: whether the public reaches us by it; browsers then never try without. */
export const securityHeaders =
  ({ https }: { readonly https: boolean }): RequestHandler =>
  (_request, response, next) => {
    if (https) response.setHeader('Strict-Transport-Security', ONLY_HTTPS);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    next();
  };
