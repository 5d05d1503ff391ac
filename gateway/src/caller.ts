import type { IncomingMessage } from 'node:http';
import type { JWK } from 'jose';
import { signViewer } from '@cotta/kit/edge/subgraph/viewer-token.js';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { systemViewer, type LinkGrant, type Viewer } from '@cotta/kit/model/words/viewer.js';
import type { AccessTokens } from './access-token.js';
import { BoundedCache } from './bounded-cache.js';
import { addressKey, type AddressOf } from './client-address.js';
import type { Audience } from './audience.js';
import { EdgeRefusal } from './graph-error.js';
import type { Revocations } from './revocations.js';

/** Who calls, with the token that says so to the services. */
export interface Caller {
  readonly viewer: Viewer;
  readonly viewerToken: string;
  readonly audience: Audience;
  /** What limits count by. */
  readonly limitKey: string;
}

export interface CallerSettings {
  readonly tokens: AccessTokens;
  readonly revocations: Revocations;
  readonly addressOf: AddressOf;
  readonly viewerKey: JWK;
  readonly linkKey: string;
  readonly sessionKey: string;
  readonly now: () => Date;
}

export interface Callers {
  /** @throws EdgeRefusal UNAUTHENTICATED when a token was shown that is not good, also where a visitor would be welcome. */
  identify(request: IncomingMessage): Promise<Caller>;
  /** For the gateway's own calls behind a sign-in. */
  systemToken(): Promise<string>;
  /** The token by which services know this viewer. */
  vouch(viewer: Viewer): Promise<string>;
  address(request: IncomingMessage): Promise<{ address: string; key: string }>;
}

const LOCALES = ['en', 'cs', 'sk', 'es'];
const SIGN_AGAIN_MS = 30_000;

export function callers(settings: CallerSettings): Callers {
  const { now } = settings;
  const signed = new BoundedCache<string>(5_000, () => now().getTime());
  const tokenOf = async (viewer: Viewer): Promise<string> => {
    const key = JSON.stringify(viewer);
    const known = signed.get(key);
    if (known !== undefined) return known;
    const token = await signViewer(viewer, settings.viewerKey, now());
    signed.set(key, token, now().getTime() + SIGN_AGAIN_MS);
    return token;
  };
  const address: Callers['address'] = async (request) => {
    const found = await settings.addressOf(request);
    return { address: found, key: addressKey(found, settings.sessionKey, now()) };
  };
  return {
    address,
    systemToken: () => tokenOf(systemViewer),
    vouch: tokenOf,
    async identify(request) {
      const link = linkOf(request, settings);
      const locale = localeOf(request);
      const bearer = request.headers.authorization;
      if (bearer === undefined) {
        const { key } = await address(request);
        const viewer: Viewer = {
          role: 'visitor',
          locale,
          scopes: [],
          addressKey: key,
          ...(link === undefined ? {} : { link }),
        };
        return {
          viewer,
          viewerToken: await tokenOf(viewer),
          audience: 'customer',
          limitKey: `address:${key}`,
        };
      }
      const grant = await settings.tokens.read(bearerToken(bearer));
      if (grant === undefined || (await settings.revocations.isRevoked(grant.sessionId)))
        throw new EdgeRefusal('UNAUTHENTICATED', 'The access token is not valid.');
      const viewer: Viewer = {
        role: grant.role,
        userId: grant.userId,
        locale,
        scopes: [],
        ...(grant.authTime === undefined ? {} : { authTime: grant.authTime }),
        ...(link === undefined ? {} : { link }),
      };
      return {
        viewer,
        viewerToken: await tokenOf(viewer),
        audience: grant.audience,
        limitKey: `user:${grant.userId}`,
      };
    },
  };
}

/** The token of an Authorization header. @throws EdgeRefusal UNAUTHENTICATED for another kind of header */
export function bearerToken(header: string, challenge?: string): string {
  const token = header.slice('Bearer '.length);
  if (!/^Bearer [A-Za-z0-9._-]{1,4096}$/i.test(header))
    throw new EdgeRefusal(
      'UNAUTHENTICATED',
      'The access token is not valid.',
      challenge === undefined ? {} : { challenge },
    );
  return token;
}

function linkOf(request: IncomingMessage, settings: CallerSettings): LinkGrant | undefined {
  const shown = request.headers['x-link-token'];
  if (shown === undefined || shown === '') return undefined;
  const reading = readLink(typeof shown === 'string' ? shown : '', settings.linkKey, settings.now());
  if (reading.state === 'expired')
    throw new EdgeRefusal('UNAUTHENTICATED', 'This link is no longer valid.', { reason: 'LINK_EXPIRED' });
  if (reading.state === 'invalid')
    throw new EdgeRefusal('UNAUTHENTICATED', 'This link is not valid.', { reason: 'LINK_INVALID' });
  const { purpose, subjectId, revision } = reading.link;
  return { purpose, subjectId, revision };
}

/** The language the caller asks for; English where it is none of ours. */
export function localeOf(request: IncomingMessage): string {
  const asked = request.headers['x-locale'] ?? request.headers['accept-language'];
  const first = typeof asked === 'string' ? asked.slice(0, 2).toLowerCase() : 'en';
  return LOCALES.includes(first) ? first : 'en';
}
