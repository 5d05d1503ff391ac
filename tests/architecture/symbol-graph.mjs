import { dirname, join, normalize } from 'node:path';
import { moduleSymbols } from './module-symbols.mjs';
import { resolveImport } from './import-graph.mjs';

/** Modules that the product is made of; what tests them is no source. */
const SOURCE = /^(services\/[^/]+\/src|gateway\/src|web\/src|web\/server)\/.*\.tsx?$/;
const UNTESTED = /\.spec\.tsx?$|\/testing(\/|\.tsx?$)/;

/**
 * Every module of the product with what it names of the others.
 * @param {string} root
 * @param {readonly string[]} files sources and what tests them, of which only sources count
 * @returns {ReadonlyMap<string, Module>}
 */
export function symbolGraph(root, files) {
  const sources = files.filter((path) => SOURCE.test(path) && !UNTESTED.test(path));
  return new Map(sources.map((path) => [path, linked(root, path, sources)]));
}

/**
 * A module whose imports name files of the tree.
 * @param {string} root
 * @param {string} path
 * @param {readonly string[]} sources
 */
function linked(root, path, sources) {
  const symbols = moduleSymbols(root, path);
  const target = (/** @type {string} */ specifier) => resolveImport(root, path, specifier).to;
  const globbed = symbols.globs.flatMap((glob) => {
    const wanted = globPattern(normalize(join(dirname(path), glob)));
    return sources.filter((source) => wanted.test(source));
  });
  return { ...symbols, target, globbed };
}

/** `../features/{a,b}/*.tsx` as a pattern over paths. @param {string} glob */
function globPattern(glob) {
  const text = glob
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`);
  return new RegExp(`^${text}$`);
}

/** @typedef {ReturnType<typeof linked>} Module */

/**
 * What is used from programs on: modules, exports and local names, the last two as `path name`. A reference counts wherever its
 * name stands in what is reached, in a type too.
 * @param {ReadonlyMap<string, Module>} modules
 * @param {readonly string[]} programs
 * @returns {{ modules: ReadonlySet<string>, exports: ReadonlySet<string>, names: ReadonlySet<string> }}
 */
export function reachFrom(modules, programs) {
  /** @type {Set<string>} */ const reached = new Set();
  /** @type {Set<string>} */ const used = new Set();
  /** @type {Set<string>} */ const names = new Set();
  /** @type {(() => void)[]} */ const waiting = [];

  const enter = (/** @type {string} */ path) => {
    const found = modules.get(path);
    if (found === undefined || reached.has(path)) return;
    reached.add(path);
    waiting.push(() => {
      for (const specifier of found.imported) enter(found.target(specifier));
      for (const { specifier, name } of found.wanted) use(found.target(specifier), name);
      for (const other of found.globbed) use(other, '*');
      for (const name of found.effects) useLocal(path, found, name);
    });
  };
  /** @param {string} path @param {string} name */
  const use = (path, name) => {
    const found = modules.get(path);
    const key = `${path} ${name}`;
    if (found === undefined || used.has(key)) return;
    used.add(key);
    enter(path);
    waiting.push(() => {
      if (name === '*') for (const each of found.exports.keys()) use(path, each);
      const exported = found.exports.get(name);
      if (exported === undefined) for (const all of found.passedOn) use(found.target(all), name);
      else if (exported.specifier === undefined) useLocal(path, found, exported.name);
      else use(found.target(exported.specifier), exported.name);
    });
  };
  /** @param {string} path @param {Module} found @param {string} local */
  const useLocal = (path, found, local) => {
    const key = `${path} ${local}`;
    if (names.has(key)) return;
    names.add(key);
    const imported = found.imports.get(local);
    if (imported !== undefined) waiting.push(() => use(found.target(imported.specifier), imported.name));
    for (const name of found.uses.get(local) ?? []) waiting.push(() => useLocal(path, found, name));
    for (const [name, exported] of found.exports)
      if (exported.specifier === undefined && exported.name === local) used.add(`${path} ${name}`);
  };

  for (const path of programs) use(path, '*');
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) next();
  return { modules: reached, exports: used, names };
}
