// The trusted documents of one entity: what its list, record and forms ask and tell.
import { isLight, titleKeys } from './describe.mjs';
import { ownAgainst, ownParent } from './names.mjs';
import { forStaff } from './read-resources.mjs';
import { countLines } from './relations.mjs';

const ROOT_FIELDS = 20;

/** @typedef {import('./read-resources.mjs').Resource} Resource @typedef {import('./read-resources.mjs').Field} Field @typedef {import('./read-resources.mjs').Command} Command */

/** @param {string} text */
export const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {string} text */
export const lowerFirst = (text) => text.charAt(0).toLowerCase() + text.slice(1);
/** @param {string} mutation */
export const operationOf = (mutation) => `Admin${upperFirst(mutation)}`;

/** @param {Field} field @returns {string} */
function selection({ key, kind, fields, of }) {
  if (kind === 'money') return `${key} { amountMinor currency }`;
  const parts = kind === 'object' ? fields : kind === 'list' && of !== undefined ? of.fields : undefined;
  if (parts !== undefined) return `${key} { ${parts.map(selection).join(' ')} }`;
  return kind === 'list' && of?.kind === 'money' ? `${key} { amountMinor currency }` : key;
}

/** @param {readonly Field[]} fields */
const selections = (fields) => fields.map((field) => `      ${selection(field)}\n`).join('');

/** @param {Resource} resource */
function reads(resource) {
  const { name, fields, listable } = resource;
  const single = lowerFirst(name);
  const one = `query Admin${name}($id: ID!) {\n  ${single}(id: $id) {\n${selections(fields)}  }\n}\n`;
  if (!forStaff(listable)) return [one];
  const named = fields.filter(({ key }) =>
    ['id', ownParent(resource.table), ownAgainst(resource.table), ...titleKeys(resource)].includes(key),
  );
  return [
    one,
    `query Admin${name}List($filter: ${name}Filter, $orderBy: [${name}Order!], $limit: Int!, $offset: Int, $after: String, $atMost: Int) {\n  ${single}List(filter: $filter, orderBy: $orderBy, limit: $limit, offset: $offset, after: $after) {\n    items {\n${selections(fields.filter((field) => isLight(field) || titleKeys(resource).includes(field.key)))}    }\n    totalCount(atMost: $atMost)\n    endCursor\n  }\n}\n`,
    `query Admin${name}Names($filter: ${name}Filter, $limit: Int!) {\n  ${single}List(filter: $filter, limit: $limit) {\n    items {\n${selections(named)}    }\n  }\n}\n`,
  ];
}

const REFUSED = '... on Refusal { code message fields { path code message } }';

/** @param {Command} command @param {{ existing: boolean, row?: string }} how `row`: type whose id and version come back, where the answer has them */
function write({ mutation, input, returnsRow }, { existing, row }) {
  const taken = [
    ...(existing ? [['id', 'ID!']] : []),
    ...(input.length > 0 ? [['input', `${upperFirst(mutation)}Input!`]] : []),
    ...(existing ? [['expectedVersion', 'Int']] : []),
  ];
  const declared = taken.map(([name, type]) => `$${name}: ${type}`).join(', ');
  const given = taken.map(([name]) => `${name}: $${name}`).join(', ');
  return `mutation ${operationOf(mutation)}(${declared}) {\n  ${mutation}(${given}) {\n    ${row === undefined || returnsRow !== true ? '' : `... on ${row} { id version } `}${REFUSED}\n  }\n}\n`;
}

/** @param {Command} command @param {boolean} existing */
function batch({ mutation, input }, existing) {
  const taken = existing
    ? [['ids', '[ID!]!'], ...(input.length > 0 ? [['input', `${upperFirst(mutation)}Input!`]] : [])]
    : [['inputs', `[${upperFirst(mutation)}Input!]!`]];
  return `mutation ${operationOf(mutation)}List(${taken.map(([name, type]) => `$${name}: ${type}`).join(', ')}) {\n  ${mutation}List(${taken.map(([name]) => `${name}: $${name}`).join(', ')}) {\n    ids\n    refusals { id refusal { code message } }\n  }\n}\n`;
}

/** How many of each belong to a record; the gateway allows twenty root fields in one. What only admins may list is asked apart: one root that is refused takes the others with it. @param {Resource} resource @param {readonly Resource[]} all */
function counts(resource, all) {
  const lines = countLines(resource, all);
  const ofRole = (/** @type {string} */ name, /** @type {typeof lines} */ asked) =>
    Array.from(
      { length: Math.ceil(asked.length / ROOT_FIELDS) },
      (_, part) =>
        `query ${name}${part === 0 ? '' : part + 1}($id: ID!) {\n${asked
          .slice(part * ROOT_FIELDS, (part + 1) * ROOT_FIELDS)
          .map(({ line }) => line)
          .join('')}}\n`,
    );
  const isForAll = (/** @type {{ by: readonly string[] }} */ { by }) => by.includes('lawyer');
  return [
    ...ofRole(`AdminCount${resource.name}`, lines.filter(isForAll)),
    ...ofRole(
      `AdminCount${resource.name}ForAdmins`,
      lines.filter((line) => !isForAll(line)),
    ),
  ];
}

/** @param {Resource} resource @param {readonly Resource[]} [all] @returns {string} */
export function documentText(resource, all = []) {
  const { name, operations, steps, commands } = resource;
  const { create, update, remove } = operations;
  const texts = [...reads(resource), ...counts(resource, all)];
  if (create !== undefined && forStaff(create.by)) texts.push(write(create, { existing: false, row: name }));
  if (update !== undefined && forStaff(update.by))
    texts.push(write(update, { existing: true, row: name }), ...(update.batch ? [batch(update, true)] : []));
  if (remove !== undefined && forStaff(remove.by))
    texts.push(write(remove, { existing: true }), ...(remove.batch ? [batch(remove, true)] : []));
  for (const command of staffCommands(steps, commands))
    texts.push(
      write(command, { existing: command.stream !== 'new' }),
      ...(command.batch ? [batch(command, true)] : []),
    );
  return `# Written by \`npm run generate\` from the declaration of ${name}.\n\n${texts.join('\n')}`;
}

/** Named commands a member of staff may give about a record. @param {...readonly Command[]} lists @returns {Command[]} */
export function staffCommands(...lists) {
  return lists.flat().filter(({ by, stream }) => forStaff(by) && stream !== 'new');
}
