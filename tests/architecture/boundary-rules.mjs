import { PURE } from './pure-files.mjs';

/** A file that declares commands, without being the table of a work item. */
const COMMAND = /\bdefineCommand\(/;

/**
 * Who may import whom. `from` and `to` are patterns over paths from the root; `$1` and `$2` in `exceptTo` are the groups of `from`.
 * Each rule is proved on a planted violation in boundaries.spec.ts.
 * `fromCode` and `toCode` look into the files: what a file is shows in what it declares, not in the folder it stands in.
 * @typedef {{ name: string, why: string, from: RegExp, exceptFrom?: RegExp, to: RegExp, exceptTo?: string, fromCode?: RegExp, toCode?: RegExp }} Rule
 * @type {readonly Rule[]}
 */
export const RULES = [
  {
    name: 'service-is-an-island',
    why: 'Services speak through events and federation, never through imports.',
    from: /^services\/([^/]+)\//,
    to: /^services\/(?!(kit|reference)\/)/,
    exceptTo: '^services/$1/',
  },
  {
    name: 'domain-is-pure',
    why: 'Rules of the field know fields, deciders, time, money and ids, nothing of databases or servers.',
    from: new RegExp(PURE),
    exceptFrom: /\.spec\.ts$/,
    to: /^(services|node_modules)\//,
    exceptTo: `${PURE}|^services/reference/|^services/kit/src/(model/(words|field|time|decider)|edge/links)/|^node_modules/(luxon|bysquare)`,
  },
  {
    name: 'command-is-an-island',
    why: 'One command, one file; what two share belongs to the domain.',
    from: /^services\/(?!kit\/)[^/]+\/src\//,
    exceptFrom: /\.spec\.ts$|\/testing\//,
    fromCode: COMMAND,
    to: /^services\/(?!kit\/)[^/]+\/src\//,
    toCode: COMMAND,
  },
  {
    name: 'kit-has-floors',
    why: 'The edge knows the runtime, the runtime knows the model, and never back.',
    from: /^services\/kit\/src\/(model|runtime)\//,
    exceptFrom: /\.spec\.ts$/,
    to: /^services\/kit\/src\/(runtime|edge)\//,
    exceptTo: '^services/kit/src/$1/',
  },
  {
    name: 'adapters-behind-ports',
    why: 'A capability names the port it needs; which vendor stands behind it only the programs know.',
    from: /^services\/[^/]+\/src\/(?!adapters\/|testing\/)[^/]+\//,
    exceptFrom: /\.spec\.ts$/,
    to: /^services\/[^/]+\/src\/adapters\//,
  },
  {
    name: 'infrastructure-behind-the-kit',
    why: 'Brokers, queues and drivers have ports in the kit.',
    from: /^services\/(?!kit\/)/,
    exceptFrom: /\.spec\.ts$/,
    to: /^node_modules\/(kafkajs|bullmq|ioredis|pg)$/,
  },
  {
    name: 'edge-talks-graphql-only',
    why: 'Of the services the edge knows the signed viewer, rings of keys, the link token, the stream of hints, how Redis is reached, how a process lives and how a trace goes on, no code; lists of the world are no service.',
    from: /^(gateway|web)\//,
    exceptFrom: /\.spec\.tsx?$|\/testing\//,
    to: /^services\//,
    exceptTo:
      '^services/(kit/src/(model/words/(viewer|key-ring)|edge/subgraph/viewer-token|edge/links/link-token|runtime/(hints/hint-stream|jobs/redis-connection|(process|tracing)/[^/]+))\\.ts$|reference/src/)',
  },
  {
    name: 'lists-stay-with-the-server',
    why: 'A list of the world is read from its file; a browser is given what its page shows of it.',
    from: /^web\/src\//,
    exceptFrom: /\.spec\.tsx?$/,
    to: /^services\/reference\//,
  },
  {
    name: 'feature-is-an-island',
    why: 'What two features share belongs to the web kit or its domain; the head and the facts of a record are those of every record.',
    from: /^web\/src\/features\/([^/]+)\/([^/]+)\//,
    exceptFrom: /\/work\/.*\.spec\.tsx?$/,
    to: /^web\/src\/features\/[^/]+\/[^/]+\//,
    exceptTo: '^web/src/features/$1/($2|parts|work|records/parts)/',
  },
  {
    name: 'app-mounts-features',
    why: 'The frame knows its pages; what a page needs of the frame is in the web kit.',
    from: /^web\/src\/features\//,
    exceptFrom: /\.spec\.tsx?$/,
    to: /^web\/src\/app\//,
  },
  {
    name: 'kit-knows-no-one',
    why: 'A kit knows no word of the field; what links may open is a list it is given.',
    from: /^(web\/src\/kit|services\/kit\/src)\//,
    to: /^(web\/src\/(features|app|domain)\/|services\/(?!kit\/)|gateway\/)/,
    exceptTo: '^services/reference/src/(link|encryption)-purposes\\.ts$',
  },
  {
    name: 'public-pages-stay-light',
    why: 'The portal’s client and the admin’s lists are not for visitors.',
    from: /^web\/src\/features\/public\//,
    exceptFrom: /\.spec\.tsx?$/,
    to: /^node_modules\/(@apollo\/client|ra-core|react-aria-components|zod)$/,
  },
  {
    name: 'tests-stay-outside',
    why: 'What runs never needs what tests it.',
    from: /^(services|gateway|web|proto)\//,
    exceptFrom: /\.spec\.tsx?$|\/testing\//,
    to: /\.spec\.tsx?$|^tests\/|^services\/kit\/src\/testing\/|^(services\/[^/]+|gateway)\/src\/testing\.ts$|^web\/testing\/testing\.ts$/,
  },
  {
    name: 'package-has-one-test-entry',
    why: 'Tests of the whole name what they need of a package in its testing.ts.',
    from: /^(tests|infra|gateway|web)\//,
    to: /^(services\/(?!(kit|reference)\/)[^/]+|gateway|web)\/(src|server|testing)\//,
    exceptTo: '^$1/|^(services/[^/]+|gateway)/src/testing\\.ts$|^web/testing/testing\\.ts$',
  },
];
