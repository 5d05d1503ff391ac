import { readFileSync } from 'node:fs';
import type { JSONWebKeySet, JWK } from 'jose';
import { allowances, refuseUnsafe } from '@cotta/kit/runtime/process/production-settings.js';
import { drainMsOf, drainSettings } from '@cotta/kit/runtime/process/program-life.js';
import { settingProblems } from '@cotta/kit/runtime/process/read-env.js';
import { refuseSettings } from '@cotta/kit/runtime/process/settings-or-end.js';
import {
  errorReportSettings,
  type ErrorReportSettings,
} from '@cotta/kit/runtime/process/error-report-settings.js';
import { tracingSettings, type TracingSettings } from '@cotta/kit/runtime/tracing/tracing-settings.js';
import { KEY_RING } from '@cotta/kit/model/words/key-ring.js';
import { keyDays, type KeyDays } from '@cotta/kit/runtime/process/key-ages.js';
import { z } from 'zod';
import { redisAddress } from '@cotta/kit/runtime/jobs/redis-connection.js';
import { graphEngines, type GraphEngine } from './graph.js';
import { proxyNetworks } from './proxy-networks.js';
import { byService, serviceNames, type ServiceName } from './service-names.js';

const key = z.string().regex(KEY_RING, 'must be 32 bytes as base64url, former keys behind commas');
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');
const jsonFile = z.string().transform((path, context) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as object;
  } catch {
    context.addIssue({ code: 'custom', message: `is not a readable JSON file: ${path}` });
    return z.NEVER;
  }
});
const origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim().replace(/\/$/, '')));

/** One address, or several processes of a service with commas between. */
const addresses = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .pipe(z.array(z.url()).min(1));
/** `ACCOUNTS_URL` and so on, one per service. */
const urlSetting = (name: ServiceName): string => `${name.toUpperCase()}_URL`;
const serviceUrls = z.object(Object.fromEntries(serviceNames.map((name) => [urlSetting(name), addresses])));

/** With these alone everybody in a cluster looks like one visitor: good enough for one machine. */
const loopback = ['127.0.0.0/8', '::1/128'];

/** What the gateway reads. */
export const gatewaySettings = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4301),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    REDIS_URL: redisAddress,
    /** Milliseconds after which Redis counts as away: people do not wait for it longer. */
    REDIS_ANSWER_MS: z.coerce.number().int().min(1).max(60_000).default(500),
    /** Origins of our own pages, comma-separated; the first is the one that links lead to. */
    PUBLIC_ORIGIN: origins,
    /** Signs the viewer for the services. */
    VIEWER_PRIVATE_JWK_FILE: jsonFile,
    /** Its public half also checks what the web server says about a visitor. */
    VIEWER_JWKS_FILE: jsonFile,
    ACCESS_TOKEN_PRIVATE_JWK_FILE: jsonFile,
    ACCESS_TOKEN_JWKS_FILE: jsonFile,
    /** Checks access tokens of the authorisation server, which programs of partners show. */
    PARTNER_TOKEN_JWKS_FILE: jsonFile,
    LINK_TOKEN_KEY: key,
    SESSION_KEY: key,
    /** Networks whose word about a client's address counts: our web server and what stands before it. Must be said in production. */
    TRUSTED_PROXIES: proxyNetworks.optional(),
    /** Takes any document from anybody: development and tests only. */
    GATEWAY_ADHOC: flag,
    /** Lets staff ask for the schema. */
    GATEWAY_INTROSPECTION: flag,
    /** Serves previews of letters to staff. */
    GATEWAY_DEV_ROUTES: flag,
    /** Where metrics are read, never the port of the public. 0: nowhere. */
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    /** What executes operations: ours, or the engine it is compared with. */
    GRAPH_ENGINE: z.enum(graphEngines).default('compiled'),
    DRAIN_MS: drainSettings.DRAIN_MS,
    ...tracingSettings,
    ...errorReportSettings,
    ...allowances,
  })
  .and(serviceUrls);

export interface GatewayEnv {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  readonly redisUrl: string;
  readonly redisAnswerMs: number;
  readonly services: Readonly<Record<ServiceName, string>>;
  /** Further processes of a service, for reads that the first one cannot answer. @defaultValue none */
  readonly replicas?: Readonly<Record<ServiceName, readonly string[]>>;
  readonly publicOrigins: readonly string[];
  readonly viewerKey: JWK;
  readonly viewerKeys: JSONWebKeySet;
  readonly accessKey: JWK;
  readonly accessKeys: JSONWebKeySet;
  readonly partnerKeys: JSONWebKeySet;
  readonly linkKey: string;
  readonly sessionKey: string;
  readonly trustedProxies: readonly string[];
  readonly adhoc: boolean;
  readonly introspection: boolean;
  readonly devRoutes: boolean;
  /** Doors by which programs of partners pay, approve and hear from offices. @defaultValue none of them */
  readonly sandbox?: boolean;
  /** 0: metrics are not served. */
  readonly metricsPort: number;
  readonly drainMs: number;
  readonly graphEngine: GraphEngine;
  /** @defaultValue none says when it was made */
  readonly keyDays?: KeyDays;
  /** @defaultValue nobody collects spans */
  readonly tracing?: TracingSettings;
  readonly errorReports?: ErrorReportSettings;
}

/** Reads the settings once. @throws Fault that names every wrong one and shows none of their values. */
export function readGatewayEnv(source: Readonly<Record<string, string | undefined>>): GatewayEnv {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = gatewaySettings.safeParse(given);
  if (!parsed.success)
    refuseSettings(
      `the gateway cannot start, please mend these settings:\n${settingProblems(parsed.error, given)}`,
    );
  const read = parsed.data;
  if (read.NODE_ENV === 'production' && read.TRUSTED_PROXIES === undefined) {
    refuseSettings(
      'the gateway cannot start, please mend these settings:\n  TRUSTED_PROXIES: say in which networks our web server and the balancer stand, as 10.42.0.0/16 (127.0.0.0/8,::1/128 when all is on one machine); else all visitors count as one',
    );
  }
  refuseUnsafe({
    ...read,
    secrets: { LINK_TOKEN_KEY: read.LINK_TOKEN_KEY, SESSION_KEY: read.SESSION_KEY },
    keyFiles: Object.fromEntries(
      Object.entries(source).filter(
        (entry): entry is [string, string] => /_JWKS?_FILE$/.test(entry[0]) && entry[1] !== undefined,
      ),
    ),
  });
  return {
    production: read.NODE_ENV === 'production',
    host: read.HOST,
    port: read.PORT,
    logLevel: read.LOG_LEVEL,
    redisUrl: read.REDIS_URL,
    redisAnswerMs: read.REDIS_ANSWER_MS,
    services: byService((name) => parsed.data[urlSetting(name)]?.[0] ?? ''),
    replicas: byService((name) => parsed.data[urlSetting(name)]?.slice(1) ?? []),
    publicOrigins: read.PUBLIC_ORIGIN,
    viewerKey: read.VIEWER_PRIVATE_JWK_FILE as JWK,
    viewerKeys: read.VIEWER_JWKS_FILE as JSONWebKeySet,
    accessKey: read.ACCESS_TOKEN_PRIVATE_JWK_FILE as JWK,
    accessKeys: read.ACCESS_TOKEN_JWKS_FILE as JSONWebKeySet,
    partnerKeys: read.PARTNER_TOKEN_JWKS_FILE as JSONWebKeySet,
    linkKey: read.LINK_TOKEN_KEY,
    sessionKey: read.SESSION_KEY,
    trustedProxies: read.TRUSTED_PROXIES ?? loopback,
    adhoc: read.GATEWAY_ADHOC,
    introspection: read.GATEWAY_INTROSPECTION,
    devRoutes: read.GATEWAY_DEV_ROUTES,
    sandbox: read.SANDBOX === '1',
    metricsPort: read.METRICS_PORT,
    drainMs: drainMsOf(read),
    graphEngine: read.GRAPH_ENGINE,
    keyDays: keyDays(source),
    tracing: read,
    errorReports: read,
  };
}
