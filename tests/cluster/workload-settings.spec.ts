import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { gatewaySettings } from '@cotta/gateway/testing.js';
import { webSettings } from '@cotta/web/testing.js';
import { problemsOf, store, workloads, type Read, type Workload } from './workload.js';

const parsed: z.ZodObject[] = [];
// Each program parses its settings where it is loaded; here they are only looked at.
jest.unstable_mockModule('@cotta/kit/runtime/process/read-env.js', () => ({
  readEnv: (schema: z.ZodObject) => {
    parsed.push(schema);
    return {};
  },
}));
jest.unstable_mockModule('@cotta/kit/runtime/process/settings-or-end.js', () => ({
  settingsOrEnd: (read: () => unknown) => {
    try {
      return read();
    } catch {
      return {};
    }
  },
}));

const MIGRATION = z.object({ DATABASE_OWNER_URL: z.string() });
const held = store();
const all = workloads();

/** Programs of a service that have settings of their own. */
const OWN_SETTINGS: Readonly<Record<string, string>> = {
  'cases-capture': 'capture-env',
  'trademarks-search': 'search-env',
  'trademarks-search-snapshot': 'search-snapshot-env',
};

/** Where the settings of a workload's program stand. */
async function schemaOf(name: string): Promise<z.ZodType> {
  if (name === 'gateway') return gatewaySettings;
  if (name === 'web') return webSettings;
  if (name.endsWith('-migrate')) return MIGRATION;
  const [service] = name.split('-');
  // By a computed path: these files are the services' own, and only the shape of what they read is of interest.
  jest.resetModules();
  await import(`../../services/${service}/src/${OWN_SETTINGS[name] ?? 'env'}.js`);
  return parsed.at(-1) ?? z.object({});
}

function readBy(schema: z.ZodType): Read {
  if (schema instanceof z.ZodIntersection)
    return new Map([...readBy(schema.def.left as z.ZodType), ...readBy(schema.def.right as z.ZodType)]);
  const { shape } = schema as z.ZodObject;
  return new Map(
    Object.entries(shape).map(([name, type]) => [
      name,
      (type as z.ZodType).safeParse(undefined).success ? 'optional' : 'needed',
    ]),
  );
}

const named = (name: string): Workload => {
  const found = all.find((workload) => workload.name === name);
  if (found === undefined) throw new Error(`no workload ${name}`);
  return found;
};

describe('what each workload is told', () => {
  it('is looked at for every program', () => expect(all.length).toBeGreaterThanOrEqual(31));

  it.each(all.map(({ name }) => name))(
    '%s: all that it needs, nothing secret that it does not read',
    async (name) => {
      expect(problemsOf(named(name), readBy(await schemaOf(name)), held)).toEqual([]);
    },
  );

  it('no setting of all is read by nobody', async () => {
    const read = new Set<string>();
    for (const { name } of all) for (const setting of readBy(await schemaOf(name)).keys()) read.add(setting);
    // Read by a library, not by us.
    read.add('APOLLO_TELEMETRY_DISABLED');
    expect([...held.settings.keys()].filter((setting) => !read.has(setting))).toEqual([]);
  });
});

it('the option of OpenSearch gives the search what it reads, and a secret with all of it', async () => {
  const part = (file: string) =>
    parse(readFileSync(new URL(`../../k8s/components/opensearch/${file}`, import.meta.url), 'utf8'));
  const read = readBy(await schemaOf('trademarks-search'));
  const [{ env }] = part('search.yaml').spec.template.spec.containers;
  const names: string[] = env.map(({ name }: { name: string }) => name);
  expect(names.filter((name) => !read.has(name))).toEqual([]);
  const keys: string[] = part('external-secret.yaml').spec.data.map(
    (one: { secretKey: string }) => one.secretKey,
  );
  expect(keys).toEqual(names.filter((name) => name !== 'SEARCH_CANDIDATES'));
});

describe('a mistake is seen', () => {
  let web: Read;
  let worker: Read;
  beforeAll(async () => {
    web = readBy(webSettings);
    worker = readBy(await schemaOf('invoicing-worker'));
  });
  const sessionKey = {
    name: 'SESSION_KEY',
    valueFrom: { secretKeyRef: { name: 'cotta-keys', key: 'SESSION_KEY' } },
  };

  it.each([
    [
      'a key that web does not read',
      () => problemsOf({ ...named('web'), variables: [...named('web').variables, sessionKey] }, web, held),
      'web: SESSION_KEY is secret and not read',
    ],
    [
      'all files of keys for web',
      () =>
        problemsOf(
          { ...named('web'), volumes: [{ name: 'keys', secret: { secretName: 'cotta-keys-files' } }] },
          web,
          held,
        ),
      'web: /run/cotta/keys/access-token.private.jwk.json is there and not read',
    ],
    [
      'a worker without its vendors',
      () => problemsOf({ ...named('invoicing-worker'), whole: [] }, worker, held),
      'invoicing-worker: REVOLUT_MERCHANT_SECRET_KEY is not given',
    ],
    [
      'a worker without its file',
      () => problemsOf({ ...named('invoicing-worker'), mounts: [] }, worker, held),
      'invoicing-worker: /run/cotta/vendors/revolut-business.pem is not there',
    ],
    [
      'a secret that nobody makes',
      () => problemsOf(named('invoicing-worker'), worker, { ...held, secrets: new Map() }),
      'invoicing-worker: no secret invoicing-vendors',
    ],
  ])('%s', (_what, found, problem) => expect(found()).toContain(problem));
});
