import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Fault } from '../../model/words/fault.js';

/** Keys that `npm start` makes begin like this, also as former ones of a ring, and the ids of its signing keys: they lie in the folder of a checkout. */
const LOCAL = /(?:^|,)local[-_]/;

/** All credentials that only the simulators take have this word in them. */
const SIMULATED = /SIMULATOR/;

const REDIS = /^(rediss?):\/\/(?:[^:@/]*(?::([^@/]*))?@)?([^/?]+)/;
const HERE = /^(?:localhost|\[::1\]|127\.[\d.]+)(?::\d+)?$/;

/** What a production is refused for unless it says that it knows. */
export const allowances = {
  /** A line to Redis on another machine that anybody in the network may read and use. */
  REDIS_PLAINTEXT: z.enum(['allowed', 'refused']).default('refused'),
  /** Keys of a copy that `npm start` made. */
  LOCAL_KEYS: z.enum(['allowed', 'refused']).default('refused'),
  /** Credentials of outside systems that only the simulators take. */
  SIMULATORS: z.enum(['allowed', 'refused']).default('refused'),
  /** `1`: programs of partners pay, approve and hear from offices by doors of their own. For copies whose outside systems are simulators, and no others. */
  SANDBOX: z.enum(['0', '1']).default('0'),
};

/** Settings that are looked through before a program of a production opens anything. */
export interface ProductionSettings {
  readonly NODE_ENV: string;
  readonly REDIS_PLAINTEXT?: 'allowed' | 'refused';
  readonly LOCAL_KEYS?: 'allowed' | 'refused';
  readonly SIMULATORS?: 'allowed' | 'refused';
  readonly SANDBOX?: '0' | '1';
  readonly REDIS_URL?: string;
  /** By the name of their setting: texts, the secrets among them, and files of a JWK or a JWKS. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly keyFiles: Readonly<Record<string, string>>;
}

/** Where outside systems are told. */
const VENDOR_ADDRESS = /(?:_(?:BASE|AUTH)_URL|^SMTP_URL|^TSA_URL(?:_\d+)?|^RDAP_BOOTSTRAP_URL)$/;
/** Hosts that no vendor has: this machine, a network of one's own, a name without a domain or under one that is never public. */
const INSIDE =
  /^(?:localhost|\[::1\]|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|[\w-]+|.+\.(?:internal|local|test))$/;

/** In a sandbox offices are played, whatever the environment is called. @throws Fault where one would speak to a real system */
function refuseSandbox({ SANDBOX, SIMULATORS, secrets }: ProductionSettings): void {
  if (SANDBOX !== '1') return;
  if (SIMULATORS !== 'allowed')
    throw new Fault(
      'SANDBOX: pays, approves and files by what a program of a partner says, so it is for copies whose outside systems are simulators; leave it out (or set SIMULATORS=allowed where that is so)',
    );
  const real = Object.entries(secrets).filter(
    ([name, text]) => VENDOR_ADDRESS.test(name) && URL.canParse(text) && !INSIDE.test(new URL(text).hostname),
  );
  if (real.length > 0)
    throw new Fault(
      `a sandbox speaks to simulators alone:\n  ${real.map(([name]) => `${name}: is the address of a real system, give that of its simulator (or leave SANDBOX out)`).join('\n  ')}`,
    );
}

/** @throws Fault with one sentence for each setting with which no production may run */
export function refuseUnsafe(settings: ProductionSettings): void {
  refuseSandbox(settings);
  if (settings.NODE_ENV !== 'production') return;
  const problems = [...redisProblems(settings), ...keyProblems(settings), ...vendorProblems(settings)];
  if (problems.length > 0)
    throw new Fault(`the settings are not safe for production:\n  ${problems.join('\n  ')}`);
}

function redisProblems({ REDIS_URL, REDIS_PLAINTEXT }: ProductionSettings): string[] {
  if (REDIS_URL === undefined || REDIS_PLAINTEXT === 'allowed') return [];
  // Several hosts are sentinels, which the platform's own reader of addresses does not know.
  const [, scheme, password = '', hosts = ''] = REDIS.exec(REDIS_URL) ?? [];
  const isHere = hosts.split(',').every((host) => HERE.test(host));
  return scheme !== 'redis' || password !== '' || isHere
    ? []
    : [
        'REDIS_URL: the line is neither encrypted nor asks for a password, give rediss://user:password@host:6379 (or set REDIS_PLAINTEXT=allowed where the network is yours alone)',
      ];
}

function keyProblems({ LOCAL_KEYS, secrets, keyFiles }: ProductionSettings): string[] {
  if (LOCAL_KEYS === 'allowed') return [];
  const local = [
    ...Object.entries(secrets).filter(([name, secret]) => name.endsWith('_KEY') && LOCAL.test(secret)),
    ...Object.entries(keyFiles).filter(([, file]) => idsIn(file).some((id) => LOCAL.test(id))),
  ];
  return local.map(
    ([name]) =>
      `${name}: is the key of a local copy, make one of its own (or set LOCAL_KEYS=allowed where this is a local copy)`,
  );
}

function vendorProblems({ SIMULATORS, secrets }: ProductionSettings): string[] {
  if (SIMULATORS === 'allowed') return [];
  const simulated = Object.entries(secrets).filter(([, secret]) => SIMULATED.test(secret));
  return simulated.map(
    ([name]) =>
      `${name}: is what only the simulators take, give what the provider gave you (or set SIMULATORS=allowed where nobody is filed, paid or written to)`,
  );
}

/** Of the key, or the keys, of a file; none of one that is no such file, which whoever needs it says better. */
function idsIn(file: string): string[] {
  const shape = z.object({
    kid: z.string().optional(),
    keys: z.array(z.object({ kid: z.string() })).optional(),
  });
  try {
    const { kid, keys = [] } = shape.parse(JSON.parse(readFileSync(file, 'utf8')));
    return [...(kid === undefined ? [] : [kid]), ...keys.map((key) => key.kid)];
  } catch {
    return [];
  }
}
