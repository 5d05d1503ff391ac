// What the services say about their resources (services/<name>/build/resources.json), as far as the composed staff contract has it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isObjectType, isUnionType } from 'graphql';
import { answersOf } from './names.mjs';

/**
 * @typedef {{ key: string, column: string, kind: string, doc: string, optional: boolean, filterable: boolean, sortable: boolean, readers?: string[], typeName?: string,
 *   values?: string[], enumNames?: string[], as?: string, many?: string, max?: number, min?: number, scalar?: string, of?: Field, fields?: Field[] }} Field
 * @typedef {{ mutation: string, by: string[], input: Field[], batch?: boolean, doc?: string, label?: string, audience?: string, from?: string[], stream?: string, returnsRow?: boolean }} Command
 * @typedef {{ word: string, waitsFor: string, next?: (string | { page: string, label: string })[], has?: string, lacks?: string, until?: string, since?: string }} DeskState
 * @typedef {{ group: string, label: string, sentence: string, from?: string[], has?: string, lacks?: string, only?: { field: string, values: string[] }, why?: string, notBy?: { key: string, why: string }, secondLook?: { why: string } }} DeskStep
 * @typedef {{ states: Record<string, DeskState[]>, otherwise: DeskState[], urgent?: { has: string, next: (string | { page: string, label: string })[] }[], steps: Record<string, DeskStep> }} Desk
 * @typedef {{ service: string, name: string, table: string, doc: string, tier: string, readableBy: string[], listable: string[], defaultOrder: { field: string, direction: string }[],
 *   fields: Field[], operations: { create?: Command, update?: Command, remove?: Command, save?: Command }, steps: Command[], commands: Command[], desk?: Desk }} Resource
 */

const STAFF = ['lawyer', 'admin'];
/** @param {readonly string[]} roles */
export const forStaff = (roles) => STAFF.some((role) => roles.includes(role));

/** What the contract has of a command: with the row among its answers, without one, or not at all. @param {import('graphql').GraphQLSchema} contract @param {string} name @param {Command} command @returns {Command | undefined} */
function composed(contract, name, command) {
  const answer = contract.getMutationType()?.getFields()[command.mutation]?.type;
  if (answer === undefined) return undefined;
  const union = getNamedType(answer);
  return {
    ...command,
    returnsRow: isUnionType(union) && union.getTypes().some((member) => member.name === name),
  };
}

/** @param {import('graphql').GraphQLSchema} contract @param {Resource} resource @returns {Resource} */
function composedParts(contract, resource) {
  const { name, fields, operations, steps, commands } = resource;
  const type = contract.getType(name);
  const known = isObjectType(type) ? type.getFields() : {};
  const present = (/** @type {Command} */ command) => composed(contract, name, command);
  const answers = answersOf(resource.table).map((answer) => ({
    ...answer,
    column: '',
    optional: true,
    filterable: false,
    sortable: false,
  }));
  return {
    ...resource,
    fields: [...fields, ...answers].filter(({ key }) => known[key] !== undefined),
    steps: steps.flatMap((step) => present(step) ?? []),
    commands: commands.flatMap((command) => present(command) ?? []),
    operations: Object.fromEntries(
      Object.entries(operations).flatMap(([kind, command]) => {
        const found = present(command);
        return found === undefined ? [] : [[kind, found]];
      }),
    ),
  };
}

/** @param {string} root @param {string} contractText the composed staff schema @returns {Resource[]} */
export function readResources(root, contractText) {
  const folder = join(root, 'services');
  const files = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name, 'build', 'resources.json'))
    .filter((path) => existsSync(path));
  if (files.length === 0)
    throw new Error('no service has built its resources.json; run npm run generate first');
  const contract = buildSchema(contractText);
  const asked = contract.getQueryType()?.getFields() ?? {};
  // A type may stand there as a stub of another service; only its owner answers for one by id.
  const isComposed = (/** @type {string} */ name) =>
    asked[`${name.charAt(0).toLowerCase()}${name.slice(1)}`] !== undefined;
  return files.flatMap((path) => {
    const { service, resources } = JSON.parse(readFileSync(path, 'utf8'));
    return resources
      .filter(
        (/** @type {Resource} */ resource) => forStaff(resource.readableBy) && isComposed(resource.name),
      )
      .map((/** @type {Resource} */ resource) => composedParts(contract, { ...resource, service }));
  });
}
