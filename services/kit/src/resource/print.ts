import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exposed, isPublic } from '../subgraph/exposed-command.js';
import { serviceSdl, type ServiceShape } from '../subgraph/service-sdl.js';
import { screenFacts } from '../subgraph/screen-facts.js';
import { tableSql } from './tables.js';
import { visibilityTable } from './visibility-table.js';

/** The derived files of a service by name: what a review reads instead of the kit. */
export function derivedFiles(shape: ServiceShape): Readonly<Record<string, string>> {
  const commands = shape.commands.map(exposed).map(({ command }) => command);
  const callers = commands.map(
    (command) =>
      `| ${command.name} | ${isPublic(command) ? command.allowed.join(', ') : 'the service itself'} |`,
  );
  const writes =
    callers.length === 0
      ? []
      : [['## Commands', '', '| command | who may |', '|---|---|', ...callers].join('\n')];
  return {
    'schema.graphql': serviceSdl(shape),
    'resources.json': linesOf(screenFacts(shape), 4) + '\n',
    'tables.sql': shape.resources.map(tableSql).join('\n\n') + '\n',
    'visibility.md':
      [`# Who sees and does what in ${shape.name}`, ...shape.resources.map(visibilityTable), ...writes].join(
        '\n\n',
      ) + '\n',
  };
}

/** JSON with one line for whatever lies deeper than `depth`: a field is a line of the review. */
function linesOf(value: unknown, depth: number, indent = ''): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return JSON.stringify(value);
  const deeper = `${indent} `;
  if (Array.isArray(value))
    return `[\n${value.map((item) => deeper + linesOf(item, depth - 1, deeper)).join(',\n')}\n${indent}]`;
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{\n${parts.map(([key, part]) => `${deeper}${JSON.stringify(key)}: ${linesOf(part, depth - 1, deeper)}`).join(',\n')}\n${indent}}`;
}

/** Writes the derived files into `folder`; returns the names of those that changed. */
export async function printDerived(shape: ServiceShape, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const stale = await staleDerived(shape, folder);
  const files = derivedFiles(shape);
  for (const name of stale) await writeFile(join(folder, name), files[name] ?? '');
  return stale;
}

/** Names of derived files that no longer say what the declarations say. */
export async function staleDerived(shape: ServiceShape, folder: string): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, text] of Object.entries(derivedFiles(shape))) {
    const kept = await readFile(join(folder, name), 'utf8').catch(() => undefined);
    if (kept !== text) stale.push(name);
  }
  return stale;
}
