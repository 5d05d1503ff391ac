/** As the inspector gives it. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

export interface Share {
  readonly name: string;
  /** Of the time that was not idle. */
  readonly share: number;
}

/** What each part of the work is seen by: the nearest function of the stack that belongs to one of them. */
const PARTS: readonly (readonly [string, RegExp])[] = [
  [
    'who asks, and how much (sessions, limits, Redis)',
    /ioredis|redis-parser|\/jose\/|\/zod\/|dist\/(caller|access-token|revocations|rate-limit|request-budget|operation-guard|cost|client-address|bounded-cache|trusted-documents)\.js/,
  ],
  [
    'HTTP to services',
    /undici|_http_client|_http_agent|minipass|make-fetch-happen|node-fetch|dist\/(service-process|data-source|http-call|service-connection)|@graphql-mesh\/transport|executor-http/,
  ],
  [
    'executing the operation',
    /@apollo\/(gateway|query-planner|federation|server|utils|usage)|federation-internals|graphql-tools|\/graphql\/|graphql-hive\/(router|gateway)|@envelop|graphql-yoga|dist\/(engine\/|join-entities|questions-together|representations|run-operation|mask-errors|staff-reads)/,
  ],
  ['figures, log, traces', /prom-client|opentelemetry|\/pino|dist\/metrics\.js|runtime\/(tracing|process)\//],
  [
    'HTTP from clients',
    /_http_(server|incoming|outgoing|common)|\/express\/|body-parser|raw-body|finalhandler|\/router\/|as-integrations|@whatwg-node|dist\/(front|http-)|graphql-request/,
  ],
];
const OF_ENGINE = new Map([
  ['(garbage collector)', 'garbage collection'],
  ['(program)', 'the engine and the system below it'],
]);
const REST = 'sockets, timers and what else node does';

/** Shares of the parts, biggest first. */
export function partsOf(profile: CpuProfile): readonly Share[] {
  return shares(profile, ({ chain }) => {
    const own = OF_ENGINE.get(chain[0]?.functionName ?? '');
    if (own !== undefined) return own;
    for (const { url } of chain) {
      const part = PARTS.find(([, seenBy]) => seenBy.test(url));
      if (part !== undefined) return part[0];
    }
    return REST;
  });
}

/** Functions that took most time themselves. */
export function topFunctions(profile: CpuProfile, most: number): readonly Share[] {
  return shares(profile, ({ chain }) => placeOf(chain[0])).slice(0, most);
}

function shares(
  { nodes, samples, timeDeltas }: CpuProfile,
  nameOf: (stack: { readonly chain: readonly ProfileNode['callFrame'][] }) => string,
): readonly Share[] {
  const parents = new Map(nodes.flatMap(({ id, children }) => (children ?? []).map((child) => [child, id])));
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const names = new Map(
    nodes.map(({ id }) => {
      const chain: ProfileNode['callFrame'][] = [];
      for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
        const frame = byId.get(at);
        if (frame !== undefined) chain.push(frame);
      }
      return [id, isNoWork(chain) ? undefined : nameOf({ chain })];
    }),
  );
  const times = new Map<string, number>();
  let whole = 0;
  for (const [index, id] of samples.entries()) {
    const name = names.get(id);
    if (name === undefined) continue;
    const time = timeDeltas[index] ?? 0;
    whole += time;
    times.set(name, (times.get(name) ?? 0) + time);
  }
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, time]) => ({ name, share: time / whole }));
}

/** Waiting, and the looking itself. */
function isNoWork(chain: readonly ProfileNode['callFrame'][]): boolean {
  return chain[0]?.functionName === '(idle)' || chain.some(({ url }) => url.endsWith('/measured.js'));
}

function placeOf(frame: ProfileNode['callFrame'] | undefined): string {
  const { functionName = '', url = '', lineNumber = 0 } = frame ?? {};
  const name = functionName === '' ? '(no name)' : functionName;
  const file = url.replace(/^.*\/node_modules\//, '').replace(/^.*\/gateway\/dist\//, '');
  return file === '' ? name : `${name}  ${file}:${lineNumber + 1}`;
}
