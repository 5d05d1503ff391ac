import type { Request, Response } from 'express';
import { EdgeRefusal } from '../../graph-error.js';
import { isWrite, type RestRoute } from '../route.js';
import { partnerVersions } from './partner-versions.js';

export const versionHeader = 'Cotta-Version';

/** What every call of a program is asked beside its scope: a version that there is, and for a write the key that makes a repeat do nothing more.
 *  Says in the answer which version it is. @throws EdgeRefusal BAD_REQUEST with what to send */
export function keepManner(
  request: Request,
  response: Response,
  route: Pick<RestRoute, 'needs' | 'method'>,
): void {
  if (route.needs !== 'partner') return;
  const asked = request.get(versionHeader);
  const version = asked === undefined ? partnerVersions.at(-1) : partnerVersions.find((one) => one === asked);
  if (version === undefined)
    throw new EdgeRefusal(
      'BAD_REQUEST',
      `${versionHeader} has to be one of ${partnerVersions.join(', ')}; without it the newest is meant.`,
      { reason: 'UNKNOWN_VERSION' },
    );
  response.setHeader(versionHeader, version);
  if (isWrite(route) && request.get('idempotency-key') === undefined)
    throw new EdgeRefusal(
      'BAD_REQUEST',
      'Idempotency-Key is needed: 8 to 128 letters, digits or ._:- of your own choice, another for each thing you want done and the same when you send it again.',
      { reason: 'IDEMPOTENCY_KEY_NEEDED' },
    );
}

/** Where the next page is, for the header Link (RFC 8288); undefined on the last one. */
export function linkToNext({ originalUrl }: Pick<Request, 'originalUrl'>, body: unknown): string | undefined {
  const next = typeof body === 'object' && body !== null && 'next' in body ? body.next : undefined;
  if (typeof next !== 'string') return undefined;
  const [path = '', search = ''] = originalUrl.split('?');
  const parameters = new URLSearchParams(search);
  parameters.set('after', next);
  return `<${path}?${parameters}>; rel="next"`;
}
