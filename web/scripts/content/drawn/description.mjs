// What the partner interface says of itself: `gateway/partner-client/derived/openapi.json`, printed by `npm run derive`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CLIENT = fileURLToPath(new URL('../../../../gateway/partner-client/', import.meta.url));
const BASE = '/api/partner';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

let read;
/** @returns {Record<string, any>} */
export const description = () => (read ??= JSON.parse(readFileSync(`${CLIENT}derived/openapi.json`, 'utf8')));

/** A path without what all have. @param {string} path */
export const insideOf = (path) => path.slice(BASE.length);

/** What is at a path below it. @param {string} path */
export const at = (path) => description().paths[`${BASE}${path}`];

/** Operations in their order, each with its method and path. */
export const operations = () =>
  Object.entries(description().paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({ method, path, ...item[method] })),
  );

/** Scopes of which one is enough. @param {{ security?: readonly Record<string, readonly string[]>[] }} operation */
export const scopesOf = ({ security = [] }) => security.flatMap(({ oauth = [] }) => oauth);

/** The schema that a reference names. @param {Record<string, any>} schema */
export const resolved = (schema) => {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref ?? '')?.[1];
  return name === undefined ? schema : description().components.schemas[name];
};

/** An example as it is tested; undefined where there is none of that name. @param {string} file */
export function exampleOf(file) {
  try {
    return readFileSync(`${CLIENT}examples/${file}`, 'utf8').trimEnd();
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
