import { dirname, join, normalize } from 'node:path';
import { moduleSymbols } from './module-symbols.mjs';
import { resolveImport } from './import-graph.mjs';

/** Modules that the product is made of; what tests them is no source, and what is generated is not written by hand. */
const SOURCE = /^(services\/[^/]+\/src|gateway\/src|web\/src|web\/server)\/.*\.tsx?$/;
const UNTESTED = /\.spec\.tsx?$|\/testing\//;

/** @typedef {{ readonly path: string, readonly name?: string, readonly reason: string, readonly issue?: number }} Unconnected */

/**
 * What no program reaches: modules that nothing imports from a program on, and in reached ones the values that are exported
 * and used by nobody but specs. A reference counts wherever its name stands in what is reached, in a type too.
 * @param {string} root
 * @param {object} asked
 * @param {readonly string[]} asked.files all sources, those that are generated among them
 * @param {readonly string[]} asked.programs
 * @param {(path: string) => boolean} [asked.generated]
 * @returns {{ examined: number, modules: string[], exports: string[] }} exports as `path name`
 */
export function unreachable(root, { files, programs, generated = () => false }) {
  const sources = files.filter((path) => SOURCE.test(path) && !UNTESTED.test(path));
  const modules = new Map(sources.map((path) => [path, linked(root, path, sources)]));
  const reached = reach(modules, programs);
  const own = sources.filter((path) => !generated(path));
  return {
    examined: own.length,
    modules: own.filter((path) => !reached.modules.has(path)),
    exports: own
      .filter((path) => reached.modules.has(path))
      .flatMap((path) =>
        (modules.get(path)?.values ?? [])
          .map((name) => `${path} ${name}`)
          .filter((key) => !reached.exports.has(key)),
      ),
  };
}

/**
 * @param {{ modules: readonly string[], exports: readonly string[] }} found
 * @param {readonly Unconnected[]} exceptions
 * @returns {string[]} what is unreachable and in no list, and what is in the list for nothing
 */
export function unreachableViolations({ modules, exports }, exceptions) {
  const keys = new Set(exceptions.map(({ path, name }) => (name === undefined ? path : `${path} ${name}`)));
  const found = new Set([...modules, ...exports]);
  return [
    ...[...found].filter((key) => !keys.has(key)).map((key) => `${key}: no program reaches it`),
    ...[...keys]
      .filter((key) => !found.has(key))
      .map((key) => `${key}: is reached, or gone; take it out of the list`),
  ];
}

/** A module whose imports name files of the tree. @param {string} root @param {string} path @param {readonly string[]} sources */
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

/** @param {ReadonlyMap<string, Module>} modules @param {readonly string[]} programs */
function reach(modules, programs) {
  /** @type {Set<string>} */ const reached = new Set();
  /** @type {Set<string>} */ const used = new Set();
  /** @type {Set<string>} */ const units = new Set();
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
    if (units.has(key)) return;
    units.add(key);
    const imported = found.imports.get(local);
    if (imported !== undefined) waiting.push(() => use(found.target(imported.specifier), imported.name));
    for (const name of found.uses.get(local) ?? []) waiting.push(() => useLocal(path, found, name));
    for (const [name, exported] of found.exports)
      if (exported.specifier === undefined && exported.name === local) used.add(`${path} ${name}`);
  };

  for (const path of programs) use(path, '*');
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) next();
  return { modules: reached, exports: used };
}
