// What a screen needs to know of an entity and no declaration says: how it is called in one line, where it is searched, which columns come first.
import { ownColumns, ownParent, ownTitle } from './names.mjs';

/** @typedef {import('./read-resources.mjs').Resource} Resource @typedef {import('./read-resources.mjs').Field} Field */

const TITLES = [
  'displayName',
  'name',
  'title',
  'value',
  'mark',
  'companyName',
  'number',
  'publicId',
  'variableSymbol',
  'label',
  'code',
  'email',
  'businessKey',
  'text',
  'description',
  'event',
  'subjectType',
  'type',
  'kind',
  'status',
];
const ONE_LINE = new Set(['text', 'longText', 'email', 'code', 'enumeration', 'url', 'integer', 'phone']);
const TEXT = new Set(['text', 'longText', 'email', 'phone', 'url']);
const HEAVY = new Set(['longText', 'json', 'object']);
const COLUMNS = 8;

/** Keys whose values name a record for people. @param {Resource} resource @returns {string[]} */
export function titleKeys({ table, fields }) {
  const known = new Map(fields.filter(({ kind }) => ONE_LINE.has(kind)).map((field) => [field.key, field]));
  const person = ['firstname', 'lastname'].filter((key) => known.has(key));
  const own =
    ownTitle(table) ??
    (TITLES.slice(0, 3).some((key) => known.has(key)) || person.length < 2 ? undefined : person);
  const found = TITLES.find((key) => known.has(key));
  const title = own ?? (found === undefined ? [] : [found]);
  return known.has('publicId') && !title.includes('publicId') ? [...title, 'publicId'] : title;
}

/** Text columns a list may be searched by: what names a record, what people quote, how they are reached. @param {Resource} resource @returns {string[]} */
export function searchKeys(resource) {
  const wanted = new Set([
    ...TITLES.slice(0, 13),
    ...(ownTitle(resource.table) ?? []),
    'contactEmail',
    'firstname',
    'lastname',
  ]);
  return resource.fields
    .filter(({ key, kind, filterable }) => filterable && TEXT.has(kind) && wanted.has(key))
    .map(({ key }) => key);
}

/** Light enough for a list. @param {Field} field @returns {boolean} */
export function isLight({ kind, of }) {
  return !HEAVY.has(kind) && (of === undefined || isLight(of));
}

/** Keys of the columns a list shows before anybody chose: the title, the state, who, when. @param {Resource} resource @returns {string[]} */
export function firstColumns(resource) {
  const own = ownColumns(resource.table);
  if (own !== undefined) return own.filter((key) => resource.fields.some((field) => field.key === key));
  const title = titleKeys(resource);
  /** @param {Field} field */
  const rank = ({ key, kind, sortable }) => {
    if (key === 'status') return 0;
    if (key === 'assignedAdminId' || key === 'userId') return 2;
    if (key === 'jurisdiction' || key === 'jurisdictions') return 1;
    if (/^(due|promised|deadline|expir|nextPayment)/i.test(key)) return 1;
    if (kind === 'ref' || kind === 'enumeration' || kind === 'money') return 3;
    if (key === 'createdAt') return 4;
    return sortable && key !== 'id' && key !== 'updatedAt'
      ? 5
      : kind === 'text' || kind === 'calendarDate' || kind === 'email'
        ? 6
        : 9;
  };
  // What names the row stands in its link already.
  const others = resource.fields
    .filter(
      (field) =>
        isLight(field) &&
        field.key !== ownParent(resource.table) &&
        !title.includes(field.key) &&
        rank(field) < 9,
    )
    .sort((left, right) => rank(left) - rank(right))
    .slice(0, COLUMNS - title.length)
    .map(({ key }) => key);
  // The parts of a name stand together as the row's link; the number people quote has a column of its own.
  return [
    ...title.slice(0, 1),
    ...title.slice(1).filter((key) => key === 'publicId'),
    ...resource.fields.map(({ key }) => key).filter((key) => others.includes(key)),
  ];
}
