import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Fault } from '../../model/words/fault.js';

interface Place {
  readonly host: string;
  readonly port: number;
}

interface Shared {
  readonly db: number;
  readonly username?: string;
  readonly password?: string;
  /** There when the line is encrypted. `ca`: PEM of the authority that alone is trusted. */
  readonly tls?: { readonly ca?: string };
}

/** One Redis at one place. */
type Direct = Shared & Place;

/** Whichever Redis the sentinels name as master; user, password and authority hold for the sentinels too. */
interface Watched extends Shared {
  /** Not readonly only because the client's type is not. */
  readonly sentinels: Place[];
  /** What the sentinels call the master. */
  readonly name: string;
  readonly sentinelUsername?: string;
  readonly sentinelPassword?: string;
  readonly enableTLSForSentinelMode?: true;
  readonly sentinelTLS?: { readonly ca?: string };
}

const PARTS = /^(rediss?):\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^/?]+)(?:\/(\d*))?(?:\?(.*))?$/;
const HOST = /^(\[[\da-f:.]+\]|[^:[\]]+)(?::(\d{1,5}))?$/i;
const SENTINEL_PORT = 26_379;
const REDIS_PORT = 6379;

/**
 * What BullMQ and ioredis want instead of an address. `redisUrl`: `redis://[[user]:password@]host[:port][/db]`, `rediss:` for an encrypted line.
 * With sentinels, theirs and the name of the master: `rediss://user:password@a:26379,b:26379,c:26379/0?master=cotta`.
 * `ca=FILE` behind the question mark: the authority that signed the servers' certificates, PEM.
 * @throws Fault that says which part cannot be read, and shows none of it; an authority's file that is not there, too
 */
export function connectionTo(redisUrl: string): Direct | Watched {
  const [, scheme, user = '', password = '', hosts = '', db = '', asked = ''] = PARTS.exec(redisUrl) ?? [];
  if (scheme === undefined)
    throw new Fault(
      'REDIS_URL: an address as redis://user:password@host:6379/0 is needed, rediss: where encrypted',
    );
  const { master, ca, ...others } = Object.fromEntries(new URLSearchParams(asked));
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new Fault(`REDIS_URL: behind the question mark only master and ca are known, not ${unknown}`);
  const places = hosts
    .split(',')
    .map((text) => placeOf(text, master === undefined ? REDIS_PORT : SENTINEL_PORT));
  const tls = tlsOf(scheme === 'rediss', ca);
  const names = {
    ...(user === '' ? {} : { username: decodeURIComponent(user) }),
    ...(password === '' ? {} : { password: decodeURIComponent(password) }),
  };
  const shared = { db: Number(db), ...names, ...(tls === undefined ? {} : { tls }) };
  if (master !== undefined)
    return {
      ...shared,
      sentinels: places,
      name: master,
      ...(names.username === undefined ? {} : { sentinelUsername: names.username }),
      ...(names.password === undefined ? {} : { sentinelPassword: names.password }),
      ...(tls === undefined ? {} : { enableTLSForSentinelMode: true, sentinelTLS: tls }),
    };
  const [place, ...more] = places;
  if (place === undefined || more.length > 0)
    throw new Fault(
      'REDIS_URL: several places are those of sentinels; say what they call the master: ?master=NAME',
    );
  return { ...shared, ...place };
}

/** A setting that is such an address. */
export const redisAddress = z.string().superRefine((text, context) => {
  try {
    connectionTo(text);
  } catch (error) {
    const message = error instanceof Error ? error.message.replace('REDIS_URL: ', '') : 'is no address';
    context.addIssue({ code: 'custom', message });
  }
});

function placeOf(text: string, usual: number): Place {
  const [, host, port] = HOST.exec(text) ?? [];
  if (host === undefined || Number(port ?? usual) > 65_535)
    throw new Fault('REDIS_URL: a place is a host with or without a port, as redis-0.redis:6379');
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? usual) };
}

function tlsOf(encrypted: boolean, caFile: string | undefined): { ca?: string } | undefined {
  if (!encrypted && caFile !== undefined)
    throw new Fault('REDIS_URL: an authority (ca=) is asked of an encrypted line only: begin with rediss:');
  if (!encrypted) return undefined;
  if (caFile === undefined) return {};
  try {
    return { ca: readFileSync(caFile, 'utf8') };
  } catch (cause) {
    throw new Fault(`REDIS_URL: the authority's file cannot be read: ${caFile}`, { cause });
  }
}
