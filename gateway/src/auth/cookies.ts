import type { IncomingMessage, ServerResponse } from 'node:http';

/** Host-only, so that a page on another of our hosts can neither read nor set them. */
export const sessionCookie = '__Host-session';
export const refreshCookie = '__Host-refresh';
export const csrfCookie = '__Host-csrf';
/** Goes on with one try to prove who one is; bound to this browser. */
export const attemptCookie = '__Host-attempt';

/** By which a browser is known again at the next sign-in; read for nothing else, and of no use by itself. */
export const browserCookie = '__Host-browser';

/** Said by our own pages where they stand in the frame of another site: browsers keep such cookies for that site alone. */
export const inFrameHeader = 'x-in-frame';

const VALUE = /^[A-Za-z0-9_-]{16,200}$/;

export function readCookie(request: IncomingMessage, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const cut = part.indexOf('=');
    if (cut < 0 || part.slice(0, cut).trim() !== name) continue;
    const value = part.slice(cut + 1).trim();
    return VALUE.test(value) ? value : undefined;
  }
  return undefined;
}

/** `until` absent: gone when the browser closes. */
export function setCookie(
  response: ServerResponse,
  cookie: { name: string; value: string; until?: Date },
): void {
  const site =
    response.req.headers[inFrameHeader] === undefined ? 'SameSite=Lax' : 'SameSite=None; Partitioned';
  const expires = cookie.until === undefined ? '' : `; Expires=${cookie.until.toUTCString()}`;
  response.appendHeader(
    'set-cookie',
    `${cookie.name}=${cookie.value}; Path=/; HttpOnly; Secure; ${site}${expires}`,
  );
}

export function dropCookies(response: ServerResponse, names: readonly string[]): void {
  for (const name of names) setCookie(response, { name, value: '', until: new Date(0) });
}
