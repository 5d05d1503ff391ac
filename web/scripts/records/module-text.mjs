// The description of one entity as a typed module of its own, loaded with its pages.
import { firstColumns, searchKeys, titleKeys } from './describe.mjs';
import { operationOf, staffCommands } from './document-text.mjs';
import {
  commandName,
  countdownOf,
  entityNames,
  fieldName,
  ownAgainst,
  ownFilter,
  ownParent,
  valueName,
} from './names.mjs';
import { forStaff } from './read-resources.mjs';
import { aboutFacts, children } from './relations.mjs';

/** @typedef {import('./read-resources.mjs').Resource} Resource @typedef {import('./read-resources.mjs').Field} Field @typedef {import('./read-resources.mjs').Command} Command @typedef {import('./read-resources.mjs').Desk} Desk */

const HEADER = '// Written by `npm run generate` from what the services declare.\n';

/** How colleagues call a status, for every state it may mean, the usual one first; “Registered” stands for “Registered, certificate to send” too. @param {readonly import('./read-resources.mjs').DeskState[]} states */
export function statusName(states) {
  const words = [...new Set(states.map(({ word }) => word).toReversed())];
  return words.filter((word) => !words.some((other) => other !== word && word.startsWith(other))).join(' / ');
}

/** Parts of a tax table, which are amounts though they are plain numbers. */
const MINOR = new Set(['net', 'vat', 'base', 'gross']);

/** Ours: a plain object without what is absent. @param {Record<string, unknown>} parts */
const present = (parts) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined && value !== false));

/** A value in the words of colleagues: of a status, those of the desk. @param {string} label @param {{ key: string, typeName?: string }} field @param {Desk | undefined} desk */
function wordOf(label, { key, typeName }, desk) {
  const states = key === 'status' ? desk?.states[label] : undefined;
  return states === undefined ? valueName(label, typeName) : statusName(states);
}

/** @param {Field} field @param {{ tables: Map<string, string>, table?: string, desk?: Desk }} within @returns {Record<string, unknown>} */
function fieldFacts(field, within) {
  const {
    key,
    kind,
    doc,
    optional,
    filterable,
    sortable,
    typeName,
    values,
    enumNames,
    max,
    min,
    scalar,
    of,
    fields,
  } = field;
  const bounded =
    kind === 'text' ||
    kind === 'longText' ||
    kind === 'list' ||
    (kind === 'integer' && max !== undefined && max < 2_000_000_000);
  return present({
    key,
    label: fieldName(field, within.table),
    kind,
    doc: plain(doc),
    optional,
    filterable,
    sortable,
    scalar,
    ...(bounded ? { max, ...(kind === 'integer' ? { min } : {}) } : {}),
    target: kind === 'ref' ? within.tables.get(typeName ?? '') : undefined,
    values:
      values === undefined
        ? undefined
        : values.map((label, index) => [enumNames?.[index] ?? label, wordOf(label, field, within.desk)]),
    minor: kind === 'integer' && (/minor units/i.test(doc) || MINOR.has(key)),
    of: of === undefined ? undefined : fieldFacts(of, { tables: within.tables }),
    parts: fields?.map((part) => fieldFacts(part, { tables: within.tables })),
  });
}

/** What a declaration says, without the marks by which programs set code apart. @param {string | undefined} doc */
function plain(doc) {
  return doc?.replaceAll('`', '');
}

/** A field the entity has itself goes by its key; an id of a field that is a reference there is one here. @param {Field} field @param {{ tables: Map<string, string>, table: string, desk?: Desk }} within @param {{ own: Map<string, Field>, plain: boolean }} known */
function inputFacts(field, within, { own, plain }) {
  const same = own.get(field.key);
  const isIdOf = field.kind === 'id' && same?.kind === 'ref';
  if (
    same !== undefined &&
    (same.kind === field.kind || isIdOf) &&
    (plain || same.optional === field.optional)
  )
    return field.key;
  return fieldFacts(isIdOf ? { ...field, kind: 'ref', typeName: same.typeName } : field, within);
}

/** @param {Command} command @param {{ tables: Map<string, string>, table: string, desk?: Desk }} within @param {{ own: Map<string, Field>, plain: boolean, type: string, desk?: Desk, sent: Map<string, string> }} known */
function commandFacts(command, within, known) {
  const { mutation, by, input, doc, label, from, batch } = command;
  const offered = known.desk?.steps[mutation];
  return present({
    document: operationOf(mutation),
    root: mutation,
    label: offered?.label ?? commandName(mutation, known.type),
    doc: plain(doc),
    outcome: label,
    group: offered?.group,
    sentence: offered?.sentence,
    has: offered?.has,
    lacks: offered?.lacks,
    only: offered?.only,
    why: offered?.why,
    notBy: offered?.notBy,
    secondLook: offered?.secondLook,
    from: (offered?.from ?? from)?.map((label) => known.sent.get(label) ?? label),
    by: by.filter((role) => role === 'lawyer' || role === 'admin'),
    input: input.map((field) => inputFacts(field, within, known)),
    batch: batch === true ? `${operationOf(mutation)}List` : undefined,
  });
}

/** A record that is named by another one: by what it is about, or against. @param {Resource} resource @param {readonly Resource[]} all @param {string | undefined} named */
function namedFacts({ fields }, all, named) {
  const field = fields.find(({ key, kind }) => key === named && kind === 'ref');
  const target = all.find(({ name }) => name === field?.typeName)?.table;
  return field === undefined || target === undefined ? undefined : { key: field.key, target };
}

/** Statuses as they are sent. @param {Resource} resource @param {Field} field */
function countdown({ table, fields }, { key }) {
  const { values = [], enumNames = [] } = fields.find((field) => field.key === 'status') ?? {};
  return countdownOf(table, key)?.map((label) => enumNames[values.indexOf(label)] ?? label);
}

/** Statuses as they are sent, by the label they are declared with. @param {Resource} resource @returns {Map<string, string>} */
function sentStatuses({ fields }) {
  const { values = [], enumNames = [] } = fields.find(({ key }) => key === 'status') ?? {};
  return new Map(values.map((value, index) => [value, enumNames[index] ?? value]));
}

/** Staff words by the status as it is sent. @param {Resource} resource */
function deskFacts(resource) {
  const { desk } = resource;
  if (desk === undefined) return undefined;
  const sent = sentStatuses(resource);
  return {
    states: Object.fromEntries(
      Object.entries(desk.states).map(([status, states]) => [sent.get(status) ?? status, states]),
    ),
    otherwise: desk.otherwise,
    ...present({ urgent: desk.urgent }),
  };
}

/** Where no desk says when a record may go, its removal is an end like others; a desk that does not name it does not offer it. @param {Record<string, unknown> | undefined} command @param {import('./read-resources.mjs').Desk | undefined} desk */
function removal(command, desk) {
  if (command === undefined || desk !== undefined) return command;
  return { ...command, group: 'ends', sentence: 'It disappears from lists and records. Its history stays.' };
}

/** @param {Resource} resource @param {readonly Resource[]} all @returns {Record<string, unknown>} */
export function recordFacts(resource, all) {
  const { name, table, service, doc, fields, operations, steps, commands, defaultOrder, listable, desk } =
    resource;
  const tables = new Map(all.map((other) => [other.name, other.table]));
  const within = { tables, table, ...(desk === undefined ? {} : { desk }) };
  const sent = sentStatuses(resource);
  const own = new Map(fields.map((field) => [field.key, field]));
  const tracking = all.find((other) => other.table === `${table}_tracking`);
  /** @param {Command | undefined} command */
  const staffOnly = (command) =>
    command !== undefined && forStaff(command.by)
      ? commandFacts(command, within, { own, plain: true, type: name, desk, sent })
      : undefined;
  return present({
    table,
    type: name,
    service,
    doc: plain(doc),
    ...entityNames(table),
    title: titleKeys(resource),
    parent: namedFacts(resource, all, ownParent(table)),
    against: namedFacts(resource, all, ownAgainst(table)),
    search: searchKeys(resource),
    columns: firstColumns(resource),
    order: defaultOrder[0],
    filter: ownFilter(table),
    listed: forStaff(listable),
    fields: fields.map((field) => ({
      ...fieldFacts(field, within),
      ...present({ countsDownIn: countdown(resource, field) }),
    })),
    create: staffOnly(operations.create),
    update: staffOnly(operations.update),
    remove: removal(staffOnly(operations.remove), desk),
    steps: staffCommands(steps).map((step) =>
      commandFacts(step, within, { own, plain: false, type: name, desk, sent }),
    ),
    commands: staffCommands(commands).map((command) =>
      commandFacts(command, within, { own, plain: false, type: name, desk, sent }),
    ),
    children: children(resource, all),
    tracking: tracking?.table,
    desk: deskFacts(resource),
  });
}

/** One line for each fact, and for each part of a fact that has parts. @param {Record<string, unknown>} facts */
function printed(facts) {
  return Object.entries(facts)
    .map(([key, value]) => {
      const lines =
        Array.isArray(value) && typeof value[0] === 'object'
          ? `[\n${value.map((part) => `    ${JSON.stringify(part)},\n`).join('')}  ]`
          : JSON.stringify(value);
      return `  ${key}: ${lines},\n`;
    })
    .join('');
}

/** @param {Resource} resource @param {readonly Resource[]} all */
export function recordModule(resource, all) {
  const file = resource.table.replaceAll('_', '-');
  return `${HEADER}import type { RecordFacts } from '../record-facts.js';\nimport { documents } from './${file}.graphql.js';\n\nexport const record: RecordFacts = {\n${printed(recordFacts(resource, all))}  documents,\n};\n`;
}

/** Words of what names a record, where that is one of several values: a status by the desk's word. @param {Resource} resource */
function titleValues(resource) {
  const said = titleKeys(resource).flatMap((key) => {
    const { values, enumNames } = resource.fields.find((field) => field.key === key) ?? {};
    if (values === undefined) return [];
    const words = values.map((label, index) => [
      enumNames?.[index] ?? label,
      (key === 'status' ? resource.desk?.states[label]?.at(-1)?.word : undefined) ?? valueName(label),
    ]);
    return [[key, words]];
  });
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

/** @param {readonly Resource[]} all */
export function registryModule(all) {
  const entries = all.map((resource) => {
    const { name, table, service, listable } = resource;
    const facts = {
      type: name,
      service,
      ...entityNames(table),
      title: titleKeys(resource),
      listed: forStaff(listable),
      ...present({
        values: titleValues(resource),
        parent: namedFacts(resource, all, ownParent(table)),
        against: namedFacts(resource, all, ownAgainst(table)),
        about: aboutFacts(resource),
        part: !isPage(resource),
      }),
    };
    const lines = Object.entries(facts)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}, `)
      .join('');
    return `  ${table}: { ${lines}load: () => import('./${table.replaceAll('_', '-')}.record.js') },\n`;
  });
  return `${HEADER}import type { RegistryEntry } from '../record-facts.js';\n\n/** Every entity by its table, with what a link to one of its records needs. */\nexport const registry: Readonly<Record<string, RegistryEntry>> = {\n${entries.join('')}};\n`;
}

/** A history is read on the page of its record. @param {Resource} resource */
export const isPage = ({ table }) => !table.endsWith('_tracking');

/** Which pages each entity has, for the route table; small, because every visitor loads that. @param {readonly Resource[]} all */
export function pagesModule(all) {
  const lines = all.filter(isPage).map(({ table, operations, listable }) => {
    /** @param {Command | undefined} command */
    const may = (command) => command !== undefined && forStaff(command.by);
    return `  ${table}: '${forStaff(listable) ? 'l' : ''}s${may(operations.create) ? 'c' : ''}${may(operations.update) ? 'e' : ''}',\n`;
  });
  return `${HEADER}\n/** Entity → its pages in the staff area: l list, s show, c create, e edit. */\nexport const recordPages: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`;
}
