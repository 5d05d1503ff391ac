// Which files are generated, from what and by which program, in the order in which they depend on each other. Whoever
// adds a generated file names it here and in .gitignore.
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { writePartnerTypes } from './partner-types.mjs';
import { SERVICES } from './processes.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly import('./fingerprint.mjs').Place[]} inputs everything the outputs follow from, programs included
 * @property {readonly import('./fingerprint.mjs').Place[]} outputs everything the step writes, each at least one file
 * @property {() => Promise<unknown>} make
 */

/** @param {string[]} args */
const node = (...args) => run(process.execPath, args, { cwd: ROOT });

/** What runs; a spec and what is printed for reviews change nothing. */
const RUNNING = /^(?!.*(\.spec\.tsx?$|\/derived\/|\.md$))/;
const LIBRARIES = ['package-lock.json', 'tsconfig.base.json'];
const GATEWAY = /** @type {const} */ ([
  ...LIBRARIES,
  ['services/kit/src', RUNNING],
  ['gateway/src', RUNNING],
  'gateway/tsconfig.json',
  'gateway/build-step.mjs',
]);
const BOTH = ['admin', 'customer'];
const APIS = BOTH.map((audience) => `gateway/api.${audience}.graphql`);
const SUPERGRAPHS = BOTH.map((audience) => `gateway/supergraph.${audience}.graphql`);
const SCHEMAS = SERVICES.map((service) => `services/${service}/build/schema.graphql`);
const RESOURCES = SERVICES.map((service) => `services/${service}/build/resources.json`);
const RECORDS = 'web/src/features/admin/parts/records/generated';

/** @type {readonly Step[]} */
export const STEPS = [
  {
    name: 'messages',
    inputs: [
      'package-lock.json',
      'proto/package.json',
      'proto/buf.yaml',
      'proto/buf.gen.yaml',
      'proto/write-messages.mjs',
      ['proto/cotta', /\.proto$/],
    ],
    outputs: ['proto/gen'],
    make: () => run('npm', ['run', '--silent', 'generate', '-w', 'proto'], { cwd: ROOT }),
  },
  {
    name: 'types of the partner client',
    inputs: [
      'package-lock.json',
      'infra/local/partner-types.mjs',
      'gateway/partner-client/derived/openapi.json',
    ],
    outputs: ['gateway/partner-client/src/generated/description.ts'],
    make: writePartnerTypes,
  },
  {
    name: 'declarations',
    inputs: [...LIBRARIES, 'tsconfig.json', ['services', RUNNING], 'proto/gen', 'proto/tsconfig.json'],
    outputs: [...SCHEMAS, ...RESOURCES],
    make: async () => {
      await compile();
      await Promise.all(SERVICES.map((service) => node(`services/${service}/dist/derive.js`)));
    },
  },
  {
    name: 'graphs',
    inputs: [...GATEWAY, ...SCHEMAS],
    outputs: [...APIS, ...SUPERGRAPHS],
    make: () => node('gateway/build-step.mjs', 'compose'),
  },
  {
    name: 'records',
    inputs: [
      'package-lock.json',
      ['web/scripts/records', RUNNING],
      ...RESOURCES,
      'gateway/api.admin.graphql',
      // Names of work.
      'web/locales/en/admin-day.json',
    ],
    outputs: [[RECORDS, /(\.record\.ts|registry\.ts|\.graphql)$/], 'web/src/generated/record-pages.ts'],
    make: () => node('web/scripts/records/records.mjs'),
  },
  {
    name: 'classes',
    inputs: ['package-lock.json', 'web/scripts/classes', ['web/src', /\.module\.css$/]],
    outputs: ['web/build/classes'],
    make: () => node('web/scripts/classes/declare.mjs'),
  },
  {
    name: 'documents',
    inputs: [...GATEWAY, ...APIS, ...SUPERGRAPHS, ['web/src', /\.graphql$/]],
    outputs: [
      'gateway/documents.json',
      'gateway/openapi.json',
      ...BOTH.map((audience) => `gateway/plans.${audience}.json`),
      ['web/src', /\.graphql\.ts$/],
      'web/src/generated/schema.ts',
    ],
    make: () => node('gateway/build-step.mjs', 'documents'),
  },
];

/** The services, as far as they compile: a wrong type is reported here and refused by the build; what is declared can be read all the same. */
async function compile() {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  await run(process.execPath, [tsc, '-b'], { cwd: ROOT, show: true }).catch(() => {});
}
