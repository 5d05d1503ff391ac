import { parseSource, visit } from './import-graph.mjs';
import { reachFrom } from './symbol-graph.mjs';

/** What runs by itself: it hears messages, falls due by the clock or answers people. */
export const RUNNING = /^services\/[^/]+\/src\/(main|worker)\.ts$/;
/** Tables of contents name a command without running it. */
const CONTENTS = /\/(service(-parts)?|request-(moves|transitions))\.ts$/;

/** @typedef {{ readonly command: string, readonly path: string, readonly local: string, readonly isStep: boolean }} SystemCommand */
/** @typedef {{ readonly command: string, readonly reason: string, readonly issue?: number }} Unrun */
/** @typedef {ReadonlyMap<string, import('./symbol-graph.mjs').Module>} Graph */

/**
 * Steps and commands that only the system may run, and that no job, consumer or policy of a running program names.
 * @param {string} root
 * @param {Graph} graph
 * @param {readonly string[]} programs
 * @returns {{ examined: number, unrun: string[] }} names of commands
 */
export function withoutRunner(root, graph, programs) {
  const { names } = reachFrom(graph, programs);
  const declared = [...graph.keys()]
    .filter((path) => path.startsWith('services/'))
    .flatMap((path) => systemCommandsIn(root, path));
  const walked = new Set([...names].map((key) => key.split(' ')[1] ?? ''));
  const runs = (/** @type {SystemCommand} */ one) =>
    one.isStep ? walked.has(`steps.${uncapitalized(one.command)}`) : isNamed(graph, names, one);
  return {
    examined: declared.length,
    unrun: declared.filter((one) => !runs(one)).map(({ command }) => command),
  };
}

/**
 * @param {readonly string[]} unrun
 * @param {readonly Unrun[]} exceptions
 * @returns {string[]}
 */
export function runnerViolations(unrun, exceptions) {
  const listed = new Set(exceptions.map(({ command }) => command));
  return [
    ...unrun
      .filter((command) => !listed.has(command))
      .map((command) => `${command}: is for the system alone, and nothing runs it`),
    ...[...listed]
      .filter((command) => !unrun.includes(command))
      .map((command) => `${command}: is run, or gone; take it out of the list`),
  ];
}

/**
 * Whether reached code beside the declaration names the command, in its own file or in one that imports it.
 * @param {Graph} graph
 * @param {ReadonlySet<string>} names
 * @param {SystemCommand} command
 */
function isNamed(graph, names, { path, local }) {
  const beside = graph.get(path);
  const atHome = [...(beside?.uses ?? [])].some(
    ([name, uses]) => name !== local && uses.has(local) && names.has(`${path} ${name}`),
  );
  return (
    atHome ||
    [...graph].some(([other, { imports, target }]) =>
      [...imports].some(
        ([name, imported]) =>
          !CONTENTS.test(other) &&
          imported.name === local &&
          names.has(`${other} ${name}`) &&
          target(imported.specifier) === path,
      ),
    )
  );
}

/** @param {string} root @param {string} path @returns {SystemCommand[]} */
function systemCommandsIn(root, path) {
  return parseSource(root, path).flatMap((/** @type {any} */ statement) => {
    const declaration = statement.declaration ?? statement;
    const parts = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
    return parts.flatMap((/** @type {any} */ part) =>
      callsIn(part).map((call) => ({ ...call, path, local: (part.id ?? part.identifier)?.value ?? '' })),
    );
  });
}

/** @param {any} part @returns {{ command: string, isStep: boolean }[]} */
function callsIn(part) {
  /** @type {{ command: string, isStep: boolean }[]} */ const found = [];
  visit(part, (node) => {
    const maker = node.type === 'CallExpression' ? node.callee.value : undefined;
    if (!['step', 'requestStep', 'defineCommand'].includes(maker)) return;
    const properties = node.arguments[0]?.expression.properties ?? [];
    const valueOf = (/** @type {string} */ key) =>
      properties.find((/** @type {any} */ property) => property.key?.value === key)?.value;
    const roles = valueOf(maker === 'defineCommand' ? 'allowed' : 'by');
    const name = valueOf(maker === 'defineCommand' ? 'name' : 'command');
    if (!isForTheSystem(roles)) return;
    // Put together while the program runs, a name could be looked for nowhere: it is found to have no runner.
    const command = name?.type === 'StringLiteral' ? name.value : 'a name that is put together';
    found.push({ command, isStep: maker === 'step' });
  });
  return found;
}

/** `[]` and `['system']`: whoever else is listed is a person. @param {any} roles */
const isForTheSystem = (roles) =>
  roles?.type === 'ArrayExpression' &&
  roles.elements.every((/** @type {any} */ { expression }) => expression.value === 'system');

/** @param {string} name */
const uncapitalized = (name) => name.charAt(0).toLowerCase() + name.slice(1);
