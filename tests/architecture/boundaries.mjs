import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from './boundary-rules.mjs';
import { importGraph } from './import-graph.mjs';
import { roomsOf } from './rooms.mjs';

/** Folders that hold TypeScript written by hand. */
export const SOURCE_ROOTS = ['services', 'gateway', 'web', 'infra', 'tests'];

/** @typedef {{ rule: string, from: string, to: string, why: string }} Violation */

/**
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {{ examined: number, imports: number, violations: Violation[] }}
 */
export function checkBoundaries(root, files) {
  const graph = importGraph(root, files);
  /** @type {Violation[]} */
  const violations = [];
  const arrows = [...graph].flatMap(([from, targets]) => targets.map((target) => ({ from, ...target })));
  for (const { from, to, found } of arrows) {
    if (!found) violations.push({ rule: 'no-unresolvable', from, to, why: 'The path does not exist.' });
    for (const rule of RULES)
      if (breaks(rule, from, to) && looksLike(root, rule.fromCode, from) && looksLike(root, rule.toCode, to))
        violations.push({ rule: rule.name, from, to, why: rule.why });
  }
  for (const cycle of cycles(graph))
    violations.push({
      rule: 'no-cycle',
      from: cycle[0] ?? '',
      to: cycle.join(' → '),
      why: 'Files that need each other are one file, or three.',
    });
  for (const [service, rooms] of roomsOf(graph))
    for (const cycle of cycles(rooms))
      violations.push({
        rule: 'no-circle-of-rooms',
        from: `services/${service}`,
        to: cycle.join(' → '),
        why: 'Of two rooms one stands below the other.',
      });
  return { examined: graph.size, imports: arrows.length, violations };
}

/** Whether the file is what a rule speaks of. @param {string} root @param {RegExp | undefined} code @param {string} path */
function looksLike(root, code, path) {
  return code === undefined || code.test(readFileSync(join(root, path), 'utf8'));
}

/** @param {import('./boundary-rules.mjs').Rule} rule @param {string} from @param {string} to */
function breaks(rule, from, to) {
  const match = rule.from.exec(from);
  if (match === null || rule.exceptFrom?.test(from) === true || !rule.to.test(to)) return false;
  return (
    rule.exceptTo === undefined ||
    !new RegExp(rule.exceptTo.replaceAll('$1', match[1] ?? '').replaceAll('$2', match[2] ?? '')).test(to)
  );
}

/**
 * One path per circle of files or rooms. Imports of types count too: they vanish at run time, but whoever reads follows them.
 * @param {ReadonlyMap<string, readonly { to: string }[]>} graph
 * @returns {string[][]}
 */
function cycles(graph) {
  /** @type {string[][]} */
  const found = [];
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map();
  /** @param {string} file @param {string[]} path */
  const walk = (file, path) => {
    state.set(file, 'open');
    for (const { to } of graph.get(file) ?? []) {
      if (!graph.has(to)) continue;
      if (state.get(to) === 'open') found.push([...path.slice(path.indexOf(to)), to]);
      else if (!state.has(to)) walk(to, [...path, to]);
    }
    state.set(file, 'done');
  };
  for (const file of graph.keys()) if (!state.has(file)) walk(file, [file]);
  return found;
}

/** TypeScript below `roots` that git tracks or does not ignore: what a check must have looked at. @param {string} root @param {readonly string[]} roots */
export function knownSources(root, roots) {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...roots],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  return listed.split('\n').filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
}
