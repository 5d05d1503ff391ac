/**
 * What stands in the rooms of a service. Each kind is written as the newest of its sort in the tree are.
 * @typedef {import('./kinds.mjs').Wanted} Wanted
 * @typedef {import('./kinds.mjs').Made} Made
 */

/** @param {Wanted} wanted @returns {Made} */
export function record({ place, name, pascal, camel, snake }) {
  const [service, room] = inRoom(place);
  const folder = `services/${service}/src/${room}`;
  return {
    within: `services/${service}/src`,
    files: {
      [`${folder}/${name}.record.ts`]: `import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

export const ${camel}Resource = defineResource({
  name: '${pascal}',
  table: '${snake}',
  doc: 'What it is, in one sentence.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: { name: f.text('How people call it.', { max: 200, min: 1, filterable: true, sortable: true }) },
});

export const ${camel} = recordDecider(
  ${camel}Resource,
  { added: '${pascal}Added', amended: '${pascal}Amended', removed: '${pascal}Removed' },
  { writable: ['name'], create: staff, update: staff, remove: staff },
);

export const ${camel}Entity = recordEntity(${camel}Resource, ${camel});
`,
      [`${folder}/${name}.record.spec.ts`]: `import { describe, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { ${camel} } from './${name}.record.js';

describe('${pascal}', () => {
  it('is added under its name', () => {
    given().when(${camel}.create, { name: 'one' }).then({ type: '${pascal}Added', data: { name: 'another' } });
  });
});
`,
    },
    lines: contents(service, 'entities', `${camel}Entity`, `./${room}/${name}.record.js`),
    next: 'Then npm run derive: it prints the table, the SDL, the messages and the permissions. The next migrate makes the table.',
  };
}

/** @param {Wanted} wanted @returns {Made} */
export function command({ place, name, pascal, camel, beside }) {
  const [service, room] = inRoom(place);
  const folder = `services/${service}/src/${room}`;
  const { aggregate, file } = aggregateOf(folder, beside);
  return {
    within: folder,
    files: {
      [`${folder}/${name}.ts`]: `import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { ${aggregate.split('.')[0]} } from './${file}.js';

export const ${camel} = defineCommand({
  name: '${pascal}',
  doc: 'What it does, in one sentence.',
  aggregate: ${aggregate},
  stream: 'existing',
  allowed: [],
  input: {},
  decide: () => [],
});
`,
      [`${folder}/${name}.spec.ts`]: `import { describe, expect, it } from '@jest/globals';
import { ${camel} } from './${name}.js';

describe('${pascal}', () => {
  it('is open to someone', () => {
    expect(${camel}.allowed).not.toEqual([]);
  });
});
`,
    },
    lines: contents(service, 'commands', camel, `./${room}/${name}.js`),
    next: `Write the rule; its events are named in the events of ${file}.ts, and a work item has its commands as steps instead (docs/adding-a-command.md). Then npm run derive. Refusals: services/${service}/src/refusals.ts.`,
  };
}

/** @param {Wanted} wanted @returns {Made} */
export function projection({ place, name, camel, snake }) {
  const [service, room] = inRoom(place);
  const folder = `services/${service}/src/${room}`;
  return {
    within: folder,
    files: {
      [`${folder}/${name}.projection.ts`]: `import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import { changeRow } from '@cotta/kit/model/rows/row.js';

/** The row of \`${snake}\`. */
export const ${camel}Projection: InlineProjection = {
  name: '${snake}',
  tables: ['${snake}'],
  project: async (tx, event) => changeRow(tx, '${snake}', event, {}),
};
`,
    },
    lines: [],
    next: `List ${camel}Projection under \`projections\` of the aggregate it follows; node services/${service}/dist/rebuild.js --check compares it with the events.`,
  };
}

/** @param {Wanted} wanted @returns {Made} */
export function consumer({ place, name, camel, rest: [message = ''], messages }) {
  const [service, source] = inRoom(place);
  const heard = messages(source);
  const file = heard[message];
  if (file === undefined)
    throw new Error(
      `Last comes the message it hears. ${source} says: ${Object.keys(heard).join(', ') || 'nothing'}.`,
    );
  return {
    within: `services/${service}/src`,
    files: {
      [`services/${service}/src/heard/${source}/on-${name}.ts`]: `import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { ${message}Schema } from '@cotta/proto/cotta/${source}/v1/${file}_pb.js';

/** What it reacts to, and with what. */
export const ${camel} = defineConsumer({
  name: '${name}',
  sources: ['${source}'],
  mode: 'once',
  handlers: [
    on(${message}Schema, async ({ message }) => {
      throw new PermanentFault(\`Nobody has written what \${message.$typeName} leads to.\`);
    }),
  ],
});
`,
    },
    lines: contents(service, 'consumers', camel, `./heard/${source}/on-${name}.js`),
    next: `Write what follows: \`await run(command, { streamId, input })\` runs a command of ${service}, once for each event.`,
  };
}

/** @param {string} place @returns {[service: string, room: string]} */
function inRoom(place) {
  const [service = '', ...room] = place.split('/');
  if (room.length === 0)
    throw new Error(`The place is service/room: ${service}/${service === 'cases' ? 'case' : '…'}`);
  return [service, room.join('/')];
}

/**
 * The lines that put it into the table of contents.
 * @param {string} service @param {'commands' | 'consumers' | 'entities'} list @param {string} exported @param {string} from
 * @returns {Made['lines']}
 */
function contents(service, list, exported, from) {
  const file = `services/${service}/src/service.ts`;
  return [
    { file, among: 'imports', line: `import { ${exported} } from '${from}';` },
    { file, among: list, line: `${exported},` },
  ];
}

/**
 * Whose stream a command of this room writes.
 * @param {string} folder @param {Wanted['beside']} beside
 */
function aggregateOf(folder, beside) {
  for (const { name, text } of beside(folder)) {
    const file = name.replace(/\.ts$/, '');
    const declared = /export const (\w+)(?:: Aggregate<.*>)? = (workItem\(|recordDecider\(|\{)/.exec(text);
    // A command imports no file that defines commands.
    if (!/\.(work-item|record|aggregate)$/.test(file) || declared === null || text.includes('defineCommand('))
      continue;
    return { file, aggregate: declared[2] === '{' ? `${declared[1]}` : `${declared[1]}.aggregate` };
  }
  throw new Error(`No record, work item or aggregate stands in ${folder}: make that first.`);
}
