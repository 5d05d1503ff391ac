import Provider, { errors, type AdapterPayload, type Configuration, type JWK } from 'oidc-provider';
import {
  partnerPath,
  partnerScopes,
  partnerTokenSeconds,
  sandboxScope,
} from '@cotta/reference/partner-scopes.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import type {
  AuthorizationQuestion,
  ClientDirectory,
  OpenAuthorizationServer,
} from '../../partner-client/authorization-server.js';

const PATHS: Readonly<Record<AuthorizationQuestion, string>> = {
  token: '/oauth/token',
  jwks: '/oauth/jwks',
  metadata: '/.well-known/oauth-authorization-server',
};

/** Members of the metadata that are true of what is left of it. */
const TRUE_METADATA: ReadonlySet<string> = new Set([
  'issuer',
  'token_endpoint',
  'jwks_uri',
  'scopes_supported',
  'grant_types_supported',
  'response_types_supported',
  'token_endpoint_auth_methods_supported',
]);

/** oidc-provider with client credentials alone. `origin`: of our pages, the issuer; `key`: signs tokens; its public half is what the gateway has. */
export function openAuthorizationServer({
  origin,
  key,
  log,
  isSandbox = false,
}: {
  readonly origin: string;
  readonly key: JWK;
  readonly log: Log;
  /** Whether the scope of a sandbox is given. @defaultValue false */
  readonly isSandbox?: boolean;
}): OpenAuthorizationServer {
  const scopes = partnerScopes.filter((scope) => isSandbox || scope !== sandboxScope);
  return (clients) => {
    const provider = new Provider(origin, configuration(clients, { origin, key, scopes }));
    // It may only believe the address that this adapter gives it.
    provider.proxy = true;
    provider.Client.prototype.compareClientSecret = async function compareClientSecret(secret: string) {
      const shown = await clients.secretShown(this.clientId, secret);
      if (Provider.ctx !== undefined) Provider.ctx.state['secretId'] = shown;
      return shown !== undefined;
    };
    provider.on('server_error', (_context, error) => log.error({ err: error }, 'a token was not given'));
    provider.use(async (context, next) => {
      await next();
      if (context.path === PATHS.metadata) context.body = onlyTrue(context.body, scopes);
    });
    const listener = provider.callback();
    const { protocol, host } = new URL(origin);
    return {
      answer: async (question, request, response) => {
        request.url = PATHS[question];
        request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
        request.headers['x-forwarded-host'] = host;
        await listener(request, response);
      },
    };
  };
}

function configuration(
  clients: ClientDirectory,
  { origin, key, scopes }: { readonly origin: string; readonly key: JWK; readonly scopes: readonly string[] },
): Configuration {
  const off = { enabled: false } as const;
  return {
    adapter: (model: string) => storeOf(model, clients),
    jwks: { keys: [{ ...key, use: 'sig', alg: 'ES256' }] },
    scopes: [...scopes],
    responseTypes: [],
    ttl: { ClientCredentials: partnerTokenSeconds },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    routes: { token: PATHS.token, jwks: PATHS.jwks },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    features: {
      clientCredentials: { enabled: true },
      devInteractions: off,
      dPoP: off,
      pushedAuthorizationRequests: off,
      rpInitiatedLogout: off,
      userinfo: off,
      resourceIndicators: {
        enabled: true,
        defaultResource: () => `${origin}${partnerPath}`,
        useGrantedResource: () => true,
        getResourceServerInfo: (context, resource, { scope }) => {
          // What we sign is for our own interface, whoever else would believe it.
          if (resource !== `${origin}${partnerPath}`) throw new errors.InvalidTarget();
          // Asked for nothing, it is given all that the program may: RFC 6749, 3.3.
          if (context.oidc.params !== undefined) context.oidc.params['scope'] ??= scope;
          return {
            scope: scopes.join(' '),
            audience: resource,
            accessTokenFormat: 'jwt',
            accessTokenTTL: partnerTokenSeconds,
            jwt: { sign: { alg: 'ES256' } },
          };
        },
      },
    },
    extraTokenClaims: async (context, { clientId }) => ({
      account_id: (await clients.find(clientId ?? ''))?.userId,
      secret_id: context.state['secretId'] as string,
    }),
  };
}

/** It stores nothing: tokens carry all they are. Programs are looked up anew for every token. */
function storeOf(model: string, clients: ClientDirectory) {
  const nothing = (): Promise<undefined> => Promise.resolve(undefined);
  return {
    find: async (id: string): Promise<AdapterPayload | undefined> => {
      const client = model === 'Client' ? await clients.find(id) : undefined;
      if (client === undefined) return undefined;
      return {
        client_id: client.clientId,
        // Never compared: the hash of what is shown is.
        client_secret: 'kept as a hash',
        grant_types: ['client_credentials'],
        response_types: [],
        redirect_uris: [],
        scope: client.scopes.join(' '),
        // Either way of showing it is good; it wants to know one.
        token_endpoint_auth_method:
          Provider.ctx?.get('authorization') === '' ? 'client_secret_post' : 'client_secret_basic',
      };
    },
    upsert: nothing,
    findByUserCode: nothing,
    findByUid: nothing,
    consume: nothing,
    destroy: nothing,
    revokeByGrantId: nothing,
  };
}

function onlyTrue(metadata: unknown, scopes: readonly string[]): unknown {
  if (typeof metadata !== 'object' || metadata === null) return metadata;
  const kept = Object.entries(metadata).filter(([name]) => TRUE_METADATA.has(name));
  // It adds a scope of OpenID Connect, which nobody can be given here.
  return { ...Object.fromEntries(kept), scopes_supported: [...scopes] };
}
