// What belongs to a record: lists of others that point at it, and what the desk has about it.
import { fieldName } from './names.mjs';
import { forStaff } from './read-resources.mjs';

/** @typedef {import('./read-resources.mjs').Resource} Resource */

/** Fields by which a desk entity says what it is about: any kind of record, by table and id. */
const ABOUT = [
  ['subjectType', 'subjectId'],
  ['entity', 'entityId'],
];
/** On the page of a person: whose things they are, not who worked on them. */
const OF_A_PERSON = new Set(['userId', 'clientId']);
/** What others did stands last. */
const LAST = ['audit_log', 'user_auth_log', 'outgoing_mail', 'notification'];

/** Lists of other entities that point at this one. @param {Resource} resource @param {readonly Resource[]} all */
export function children({ name, table: own }, all) {
  const found = all
    .filter(({ listable, table }) => forStaff(listable) && !table.endsWith('_tracking'))
    .flatMap(({ table, fields }) =>
      fields
        .filter(
          ({ key, kind, typeName, filterable }) =>
            kind === 'ref' && typeName === name && filterable && (own !== 'user' || OF_A_PERSON.has(key)),
        )
        .map((field) => ({ table, key: field.key, label: fieldName(field, table) })),
    );
  const rank = (/** @type {{ table: string }} */ { table }) => LAST.indexOf(table);
  return found.sort((left, right) => rank(left) - rank(right));
}

/** How it says what it is about. `names`: table → its value there, where only these may be meant; `byId`: its list is narrowed by the id alone. @param {Resource} resource @returns {{ type: string, id: string, byId?: boolean, names?: Record<string, string> } | undefined} */
export function aboutFacts({ fields }) {
  const pair = ABOUT.find(([, id]) =>
    fields.some(({ key, kind, filterable }) => key === id && kind === 'id' && filterable),
  );
  if (pair === undefined) return undefined;
  const [type = '', id = ''] = pair;
  const { values, enumNames, filterable } = fields.find(({ key }) => key === type) ?? {};
  if (values === undefined) return { type, id, ...(filterable === true ? {} : { byId: true }) };
  // Where only some kinds may be meant, each has a name of its own.
  const names = values.map((label, index) => [
    label.toLowerCase().replaceAll(/[ -]/g, '_'),
    enumNames?.[index] ?? label,
  ]);
  return { type, id, names: Object.fromEntries(names) };
}

/** Roots that count what belongs to a record, by the names of its lists, and who may read each list; `$id` is the record. @param {Resource} resource @param {readonly Resource[]} all @returns {{ line: string, by: readonly string[] }[]} */
export function countLines(resource, all) {
  const root = (/** @type {string} */ name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Count`;
  const own = children(resource, all).map(({ table, key }) => {
    const other = all.find((one) => one.table === table);
    return {
      line: `  ${table}_${key}: ${root(other?.name ?? '')}(filter: { ${key}: { eq: $id } })\n`,
      by: other?.listable ?? [],
    };
  });
  const about = all.flatMap((other) => {
    const fields = aboutFacts(other);
    if (fields === undefined || !forStaff(other.listable)) return [];
    const kind = fields.names === undefined ? `"${resource.table}"` : fields.names[resource.table];
    if (kind === undefined) return [];
    const kinds = fields.byId === true ? '' : `${fields.type}: { eq: ${kind} }, `;
    return [
      {
        line: `  about_${other.table}: ${root(other.name)}(filter: { ${kinds}${fields.id}: { eq: $id } })\n`,
        by: other.listable,
      },
    ];
  });
  return [...own, ...about];
}
