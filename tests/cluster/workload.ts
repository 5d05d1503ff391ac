import { readdirSync, readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

const K8S = new URL('../../k8s/', import.meta.url);

interface KeyRef {
  readonly name: string;
  readonly key: string;
}

interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef?: KeyRef; readonly configMapKeyRef?: KeyRef };
}

interface Volume {
  readonly name: string;
  readonly secret?: {
    readonly secretName: string;
    readonly items?: readonly { key: string; path: string }[];
  };
}

/** What a pod of one workload is told. */
export interface Workload {
  readonly name: string;
  readonly settings: boolean;
  /** Secrets all of whose keys it gets. */
  readonly whole: readonly string[];
  readonly variables: readonly Variable[];
  readonly mounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly volumes: readonly Volume[];
}

/** What a namespace holds that workloads are told from. */
export interface Store {
  readonly settings: ReadonlyMap<string, string>;
  /** Keys by the name of the secret. */
  readonly secrets: ReadonlyMap<string, readonly string[]>;
}

/** What a program reads: its settings, and whether it starts without each. */
export type Read = ReadonlyMap<string, 'needed' | 'optional'>;

/** As far as it is looked at, of whatever kind. */
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data: Readonly<Record<string, string>>;
  readonly spec: {
    /** Of a workload. */
    readonly template: {
      readonly spec: { readonly containers: readonly Container[]; readonly volumes?: readonly Volume[] };
    };
    /** Of one that is begun by the clock. */
    readonly jobTemplate?: { readonly spec: Manifest['spec'] };
    /** Of an external secret. */
    readonly data?: readonly { readonly secretKey: string }[];
    readonly target?: { readonly template?: { readonly data: Readonly<Record<string, string>> } };
  };
}

interface Container {
  readonly env?: readonly Variable[];
  readonly envFrom?: readonly {
    readonly configMapRef?: { name: string };
    readonly secretRef?: { name: string };
  }[];
  readonly volumeMounts?: Workload['mounts'];
}

function documents(path: string): Manifest[] {
  return parseAllDocuments(readFileSync(new URL(path, K8S), 'utf8')).map((document) => document.toJS());
}

/** The workloads of the base: deployments, migrations and what is begun by the clock. */
export function workloads(): Workload[] {
  const folders = readdirSync(new URL('base/', K8S), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return folders.flatMap(({ name }) =>
    readdirSync(new URL(`base/${name}/`, K8S))
      .filter((file) => /^(deployment|migrate-job|snapshot-job)\.yaml$/.test(file))
      .flatMap((file) => documents(`base/${name}/${file}`).map(workloadOf)),
  );
}

function workloadOf({ kind, metadata, spec }: Manifest): Workload {
  const { containers, volumes = [] } = (spec.jobTemplate?.spec ?? spec).template.spec;
  const [{ env = [], envFrom = [], volumeMounts = [] } = {}] = containers;
  return {
    name: metadata.name,
    settings: envFrom.some((from) => from.configMapRef?.name === 'cotta-settings'),
    whole: envFrom.flatMap((from) => from.secretRef?.name ?? []),
    // Said for every program in one patch.
    variables: [
      ...env,
      ...(kind === 'Deployment'
        ? [
            { name: 'PORT', value: '8080' },
            { name: 'HOST', value: '0.0.0.0' },
          ]
        : []),
    ],
    mounts: volumeMounts,
    volumes,
  };
}

/** What the production holds. */
export function store(): Store {
  const settings = ['base/settings/settings.yaml', 'overlays/production/settings.yaml'].flatMap((path) =>
    documents(path).flatMap(({ data }) => Object.entries(data)),
  );
  const external = readdirSync(new URL('components/secrets/', K8S))
    .flatMap((file) => documents(`components/secrets/${file}`))
    .filter(({ kind, spec }) => kind === 'ExternalSecret' && spec.data !== undefined)
    .map(({ metadata, spec }): [string, string[]] => [
      metadata.name,
      Object.keys(spec.target?.template?.data ?? {}).concat(
        spec.target === undefined ? (spec.data ?? []).map(({ secretKey }) => secretKey) : [],
      ),
    ]);
  // The operator of Kafka makes one for each user, that of certificates one for the authority.
  const users = documents('components/servers/kafka/users.yaml').map(({ metadata }): [string, string[]] => [
    `kafka-user-${metadata.name}`,
    ['password'],
  ]);
  return {
    settings: new Map(settings),
    secrets: new Map([...external, ...users, ['cotta-servers-ca', ['ca.crt']]]),
  };
}

/** Variables whose file is for another program of the same image: that one has it mounted. */
const OPENED_ELSEWHERE: Readonly<Record<string, RegExp>> = {
  REVOLUT_BUSINESS_PRIVATE_KEY_FILE: /^invoicing(-consumers)?$/,
};

/** What is wrong with what a workload is told: nothing it needs is missing, nothing secret is given that it does not read. */
export function problemsOf(workload: Workload, read: Read, held: Store): string[] {
  return [...missing(workload, read, held), ...tooMuch(workload, read, held), ...files(workload, held)];
}

const keysOf = (name: string, { secrets }: Store): readonly string[] => secrets.get(name) ?? [];

function missing({ name, settings, whole, variables }: Workload, read: Read, held: Store): string[] {
  const given = new Set([
    ...variables.map((variable) => variable.name),
    ...whole.flatMap((secret) => keysOf(secret, held)),
    ...(settings ? held.settings.keys() : []),
  ]);
  const unknown = variables.flatMap(({ valueFrom }) => {
    const ref = valueFrom?.secretKeyRef;
    return ref === undefined || keysOf(ref.name, held).includes(ref.key)
      ? []
      : [`${name}: no secret ${ref.name} with ${ref.key}`];
  });
  return [
    ...[...read].flatMap(([setting, need]) =>
      need === 'needed' && !given.has(setting) ? [`${name}: ${setting} is not given`] : [],
    ),
    ...whole.flatMap((secret) => (held.secrets.has(secret) ? [] : [`${name}: no secret ${secret}`])),
    ...unknown,
  ];
}

function tooMuch({ name, whole, variables }: Workload, read: Read, held: Store): string[] {
  const texts = variables.map(({ value = '' }) => value).join(' ');
  const secret = [
    ...variables
      .filter(({ valueFrom }) => valueFrom?.secretKeyRef !== undefined)
      .map((variable) => variable.name),
    ...whole.flatMap((one) => keysOf(one, held)),
  ];
  return secret
    .filter((variable) => !read.has(variable) && !texts.includes(`$(${variable})`))
    .map((variable) => `${name}: ${variable} is secret and not read`);
}

function files({ name, settings, variables, mounts, volumes }: Workload, held: Store): string[] {
  const mounted = new Map(
    mounts.flatMap(({ name: volume, mountPath }) => {
      const secret = volumes.find((one) => one.name === volume)?.secret;
      const items =
        secret?.items ?? keysOf(secret?.secretName ?? '', held).map((key) => ({ key, path: key }));
      return items.map(({ key, path }): [string, boolean] => [
        `${mountPath}/${path}`,
        keysOf(secret?.secretName ?? '', held).includes(key),
      ]);
    }),
  );
  const asked = [
    ...variables.map(({ name: variable, value = '' }) => [variable, value] as const),
    ...(settings ? held.settings : []),
  ].filter(([variable]) => variable.endsWith('_FILE') && OPENED_ELSEWHERE[variable]?.test(name) !== true);
  const usesServers = variables.some(({ name: variable }) =>
    /^(REDIS_PLACE|DATABASE_OPTIONS)$/.test(variable),
  );
  const paths = new Set([
    ...asked.map(([, path]) => path),
    ...(usesServers ? ['/run/cotta/servers/ca.crt'] : []),
  ]);
  return [
    ...[...paths]
      .filter((path) => mounted.get(path) !== true && !isKafkas(path, usesServers))
      .map((path) => `${name}: ${path} is not there`),
    ...[...mounted.keys()]
      .filter((path) => !paths.has(path))
      .map((path) => `${name}: ${path} is there and not read`),
  ];
}

/** Among the settings of all; who has no servers has no Kafka. */
const isKafkas = (path: string, usesServers: boolean): boolean =>
  path === '/run/cotta/servers/ca.crt' && !usesServers;
