import type { IncomingMessage } from 'node:http';
import type { PartnerScope } from '@cotta/reference/partner-scopes.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { bearerToken, localeOf, type Caller, type Callers } from '../../caller.js';
import { EdgeRefusal } from '../../graph-error.js';
import type { Revocations } from '../../revocations.js';
import type { PartnerTokens } from './partner-token.js';

export interface PartnerCallers {
  /** The program that calls, as the account it works for. A session's token opens nothing here, and a program's token nothing elsewhere.
   *  One of the scopes is enough.
   *  @throws EdgeRefusal UNAUTHENTICATED without a good token, FORBIDDEN where no scope is granted; both with a challenge as RFC 6750 has it */
  identify(request: IncomingMessage, ...scopes: readonly PartnerScope[]): Promise<Caller>;
}

/** Who may pass to the partner interface. */
export function partnerCallers(settings: {
  readonly tokens: PartnerTokens;
  readonly revocations: Revocations;
  readonly vouch: Callers['vouch'];
}): PartnerCallers {
  const { tokens, revocations, vouch } = settings;
  return {
    async identify(request, ...anyOf) {
      const { authorization } = request.headers;
      if (authorization === undefined)
        throw new EdgeRefusal(
          'UNAUTHENTICATED',
          'An access token is needed: ask /oauth/token for one with the id and a secret of your client.',
          { challenge: challenge() },
        );
      const grant = await tokens.read(bearerToken(authorization, challenge('invalid_token')));
      if (
        grant === undefined ||
        (await revocations.isRevoked(grant.clientId)) ||
        (await revocations.isRevoked(grant.secretId))
      )
        throw new EdgeRefusal(
          'UNAUTHENTICATED',
          'The access token is not valid any more; ask /oauth/token for another.',
          {
            challenge: challenge('invalid_token'),
          },
        );
      if (!anyOf.some((scope) => grant.scopes.includes(scope)))
        throw new EdgeRefusal(
          'FORBIDDEN',
          `This needs the scope ${anyOf.join(' or ')}, which the token does not have.`,
          {
            reason: 'INSUFFICIENT_SCOPE',
            challenge: `${challenge('insufficient_scope')}, scope="${anyOf.join(' ')}"`,
          },
        );
      const { userId, clientId, scopes } = grant;
      const viewer: Viewer = { role: 'customer', userId, clientId, locale: localeOf(request), scopes };
      return {
        viewer,
        viewerToken: await vouch(viewer),
        audience: 'customer',
        limitKey: `client:${clientId}`,
      };
    },
  };
}

/** What WWW-Authenticate says. */
function challenge(error?: 'invalid_token' | 'insufficient_scope'): string {
  return `Bearer realm="partner"${error === undefined ? '' : `, error="${error}"`}`;
}
