import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keysIn, presentKey } from '@cotta/kit/model/words/key-ring.js';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { EdgeRefusal } from '../graph-error.js';
import { csrfCookie, readCookie, sessionCookie, setCookie } from './cookies.js';

/** A token for the forms of this browser in its present session; the cookie holds one half, the form the other. */
export function issueCsrfToken(request: IncomingMessage, response: ServerResponse, secret: string): string {
  const known = readCookie(request, csrfCookie);
  const random = known ?? randomBytes(24).toString('base64url');
  if (known === undefined) setCookie(response, { name: csrfCookie, value: random });
  return `${random}.${mac(random, request, presentKey(secret))}`;
}

/** @throws EdgeRefusal FORBIDDEN when the form does not come from our own page in this browser */
export function checkCsrf(
  request: IncomingMessage,
  token: string,
  settings: { secret: string; origins: readonly string[] },
): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const foreign =
    (origin !== undefined && !settings.origins.includes(origin)) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none');
  const random = readCookie(request, csrfCookie);
  const ours =
    random !== undefined &&
    keysIn(settings.secret).some(({ bytes }) => equal(token, `${random}.${mac(random, request, bytes)}`));
  if (foreign || !ours)
    throw new EdgeRefusal('FORBIDDEN', 'The form is too old or does not come from our page.', {
      reason: 'CSRF',
    });
}

function mac(random: string, request: IncomingMessage, key: Buffer): string {
  return createHmac('sha256', key)
    .update(`csrf ${random} ${readCookie(request, sessionCookie) ?? ''}`)
    .digest('base64url');
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
