import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mintAccessToken, type AccessGrant } from '../access-token.js';
import type { GatewayEnv } from '../env.js';
import { readGraphFiles } from '../graph-files.js';
import { silentLog, type Log } from '@cotta/kit/runtime/process/log.js';
import { openGateway, type Gateway } from '../open-gateway.js';
import { gatewayRoot } from '../paths.js';
import { readManifest, trustedDocuments, type TrustedDocuments } from '../trusted-documents.js';
import type { PartnerGrant } from '../rest/partner/partner-token.js';
import { newSecret, newSigningKey } from './fixture-keys.js';
import { partnerTokenOf } from './partner-token-of.js';

export interface StartedGateway {
  readonly origin: string;
  readonly gateway: Gateway;
  readonly env: GatewayEnv;
  readonly documents: TrustedDocuments;
  /** An access token of a partner's program, as the authorisation server makes it. `said` replaces single claims. */
  partnerToken(grant: PartnerGrant, said?: Readonly<Record<string, unknown>>): Promise<string>;
  /** An access token, as good as one of a session that lasts an hour. */
  tokenOf(grant: Omit<AccessGrant, 'expiresAt'>): Promise<string>;
  close(): Promise<void>;
}

/** The gateway as it runs, over services at given addresses, with keys of its own on a free port. `settings` replace single settings. */
export async function startGateway(
  settings: Pick<GatewayEnv, 'services'> & Partial<GatewayEnv>,
  {
    log = silentLog,
    rest = true,
    now = () => new Date(),
  }: { readonly log?: Log; readonly rest?: boolean; readonly now?: () => Date } = {},
): Promise<StartedGateway> {
  const partner = newSigningKey('partner');
  const env = { ...testEnv(), partnerKeys: partner.keys, ...settings };
  const documents = trustedDocuments([readManifest(resolve(gatewayRoot, 'documents.json'))]);
  const openApi: object = JSON.parse(readFileSync(resolve(gatewayRoot, 'openapi.json'), 'utf8'));
  const files = { graphs: readGraphFiles(gatewayRoot), documents, openApi };
  const gateway = await openGateway({ env, log, files, rest, now });
  return {
    origin: `http://127.0.0.1:${gateway.port}`,
    gateway,
    env,
    documents,
    close: () => gateway.close(),
    partnerToken: (grant, said = {}) =>
      partnerTokenOf(grant, {
        key: partner.privateKey,
        origin: env.publicOrigins[0] ?? '',
        now: now(),
        said,
      }),
    tokenOf: async (grant) => {
      const from = now();
      const until = new Date(from.getTime() + 3_600_000);
      return (await mintAccessToken(grant, { key: env.accessKey, now: from, until })).token;
    },
  };
}

function testEnv(): Omit<GatewayEnv, 'services' | 'partnerKeys'> {
  const viewer = newSigningKey('viewer');
  const access = newSigningKey('access');
  return {
    production: true,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
    // Nothing listens on port 1: without a server the gateway counts for itself.
    redisUrl: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:1',
    publicOrigins: ['http://localhost:4300'],
    viewerKey: viewer.privateKey,
    viewerKeys: viewer.keys,
    accessKey: access.privateKey,
    accessKeys: access.keys,
    linkKey: newSecret(),
    sessionKey: newSecret(),
    trustedProxies: ['127.0.0.0/8', '::1/128'],
    adhoc: false,
    introspection: false,
    devRoutes: false,
    metricsPort: 0,
    drainMs: 0,
    // All tests that ask a gateway can ask the other engine.
    graphEngine: process.env['GRAPH_ENGINE'] === 'reference' ? 'reference' : 'compiled',
    // On a machine that stands still for a second Redis is slow, not away: sign-ins would be refused and limits counted by guess.
    redisAnswerMs: 60_000,
  };
}
