import { reachFrom } from './symbol-graph.mjs';

/** @typedef {{ readonly path: string, readonly name?: string, readonly reason: string, readonly issue?: number }} Unconnected */

/**
 * What no program reaches: modules that nothing imports from a program on, and in reached ones the values that are exported
 * and used by nobody but specs.
 * @param {ReadonlyMap<string, import('./symbol-graph.mjs').Module>} graph
 * @param {readonly string[]} programs
 * @param {(path: string) => boolean} generated what is looked through and not judged: nobody wrote it
 * @returns {{ examined: number, modules: string[], exports: string[] }} exports as `path name`
 */
export function unreachable(graph, programs, generated = () => false) {
  const reached = reachFrom(graph, programs);
  const own = [...graph.keys()].filter((path) => !generated(path));
  return {
    examined: own.length,
    modules: own.filter((path) => !reached.modules.has(path)),
    exports: own
      .filter((path) => reached.modules.has(path))
      .flatMap((path) =>
        (graph.get(path)?.values ?? [])
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
    ...[...found]
      .filter((key) => !keys.has(key))
      .map(
        (key) =>
          `${key}: no program reaches it: call it, take it out, or say in unconnected.mjs which issue will connect it`,
      ),
    ...[...keys]
      .filter((key) => !found.has(key))
      .map((key) => `${key}: is reached, or gone; take it out of the list`),
  ];
}
