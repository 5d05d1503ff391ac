// Documents over all entities at once: questions for the palette, and what nobody has taken yet. Each service is asked by itself, so that one
// that is away takes only its own answers with it; the gateway allows twenty root fields in one.
import { searchKeys, titleKeys } from './describe.mjs';
import { lowerFirst, upperFirst } from './document-text.mjs';
import { isPage } from './module-text.mjs';
import { forStaff } from './read-resources.mjs';

/** @typedef {import('./read-resources.mjs').Resource} Resource */

const HEADER = '# Written by `npm run generate` from what the services declare.\n\n';
const PER_ENTITY = 4;
const ROOT_FIELDS = 20;

/** @param {string} name @param {string} taken @param {readonly Resource[]} asked @param {(resource: Resource) => string} line */
function operations(name, taken, asked, line) {
  const texts = [...new Set(asked.map(({ service }) => service))].flatMap((service) => {
    const lines = asked.filter((resource) => resource.service === service).map(line);
    const parts = Array.from({ length: Math.ceil(lines.length / ROOT_FIELDS) }, (_, part) =>
      lines.slice(part * ROOT_FIELDS, (part + 1) * ROOT_FIELDS),
    );
    return parts.map(
      (part, at) =>
        `query ${name}${upperFirst(service)}${at === 0 ? '' : at + 1}${taken} {\n${part.join('')}}\n`,
    );
  });
  return HEADER + texts.join('\n');
}

/** What tells two records of one name apart, and whose they are. */
const TELLING = [
  'status',
  'jurisdiction',
  'number',
  'publicId',
  'internationalNumber',
  'variableSymbol',
  'email',
  'userId',
  'role',
];

/** Fields by which the desk tells states of one status apart. @param {Resource} resource */
const deciding = ({ desk, fields }) =>
  desk === undefined || !fields.some(({ key }) => key === 'status')
    ? []
    : [...Object.values(desk.states).flat(), ...desk.otherwise].flatMap(({ has, lacks, until }) =>
        [has, lacks, until].filter((key) => key !== undefined),
      );

/** Words of a question to the palette; each may stand in another field of a record. The last one is all that follows. */
const WORDS = ['first', 'second', 'third'];

/** Records whose name, number or address holds each of the words. @param {readonly Resource[]} all */
export function searchDocument(all) {
  const searched = all.filter(
    (resource) => isPage(resource) && forStaff(resource.listable) && searchKeys(resource).length > 0,
  );
  const taken = `(${WORDS.map((word) => `$${word}: String!`).join(', ')})`;
  return operations('AdminSearch', taken, searched, (resource) => {
    const where = WORDS.map(
      (word) =>
        `{ or: [${searchKeys(resource)
          .map((key) => `{ ${key}: { contains: $${word} } }`)
          .join(' ')}] }`,
    ).join(' ');
    const telling = [...TELLING, ...deciding(resource)].filter((key) =>
      resource.fields.some((field) => field.key === key),
    );
    const shown = [...new Set(['id', ...titleKeys(resource), ...telling])];
    return `  ${resource.table}: ${lowerFirst(resource.name)}List(filter: { and: [${where}] }, limit: ${PER_ENTITY}) { items { ${shown.join(' ')} } }\n`;
  });
}

/** Whose id it is. @param {readonly Resource[]} all */
export function findDocument(all) {
  return operations(
    'AdminFind',
    '($id: ID!)',
    all.filter(isPage),
    ({ table, name }) => `  ${table}: ${lowerFirst(name)}(id: $id) { id }\n`,
  );
}

/** Nobody is put in charge of colleagues. */
const CLIENTS = 'role: { eq: CUSTOMER }, ';

/** How many of each nobody is in charge of. @param {readonly Resource[]} all */
export function unassignedDocument(all) {
  const assigned = all.filter(
    (resource) =>
      isPage(resource) &&
      forStaff(resource.listable) &&
      resource.fields.some(({ key, filterable }) => key === 'assignedAdminId' && filterable),
  );
  return operations(
    'AdminUnassigned',
    '',
    assigned,
    ({ table, name }) =>
      `  ${table}: ${lowerFirst(name)}Count(filter: { ${table === 'user' ? CLIENTS : ''}assignedAdminId: { isNull: true } })\n`,
  );
}
