/**
 * Who may import whom. `from` and `to` are patterns over paths from the root; `$1` and `$2` in `exceptTo` are the groups of `from`.
 * Each rule is proved on a planted violation in boundaries.spec.ts.
 * @typedef {{ name: string, why: string, from: RegExp, exceptFrom?: RegExp, to: RegExp, exceptTo?: string }} Rule
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
    from: /^services\/(?!kit\/)([^/]+)\/src\/(?:domain|money|deadlines)\//,
    exceptFrom: /\.spec\.ts$/,
    to: /^(services|node_modules)\//,
    exceptTo:
      '^(services/$1/src/(domain|money|deadlines)/|services/reference/|services/kit/src/(field|decider|time|money|ids|links)/|services/kit/src/model/words/viewer\\.ts|node_modules/(luxon|bysquare))',
  },
  {
    name: 'slice-is-an-island',
    why: 'One command, one file; what two share belongs to the domain.',
    from: /^services\/[^/]+\/src\/slices\//,
    exceptFrom: /\.spec\.ts$/,
    to: /^services\/[^/]+\/src\/slices\//,
    exceptTo: '/slices/may-touch\\.ts$',
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
    why: 'Of the services the edge knows the signed viewer and the link token, no code.',
    from: /^(gateway|web)\//,
    exceptFrom: /\.spec\.tsx?$|\/testing\//,
    to: /^services\//,
    exceptTo: '^services/kit/src/(subgraph/viewer(-token)?|links/link-token)\\.ts$',
  },
  {
    name: 'feature-is-an-island',
    why: 'What two features share belongs to the web kit or its domain.',
    from: /^web\/src\/features\/([^/]+)\/([^/]+)\//,
    to: /^web\/src\/features\/[^/]+\/[^/]+\//,
    exceptTo: '^web/src/features/$1/($2|parts)/',
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
    why: 'A kit knows no word of the field.',
    from: /^(web\/src\/kit|services\/kit\/src)\//,
    to: /^(web\/src\/(features|app|domain)\/|services\/(?!kit\/)|gateway\/)/,
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
    to: /\.spec\.tsx?$|^tests\/|^services\/kit\/src\/testing\//,
  },
];

/** Files where imports of types make circles too. The services follow when their own are broken (24 November 2026: 7 circles, and their folders are about to move). */
export const NO_CIRCLE_OF_TYPES = /^web\//;
