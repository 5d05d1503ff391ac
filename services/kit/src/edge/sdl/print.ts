import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exposed, isPublic } from '../call/exposed-command.js';
import { serviceSdl, type ServiceShape } from './service-sdl.js';
import { screenFacts } from './screen-facts.js';
import { tableSql } from '../../model/resource/tables.js';
import { visibilityTable } from './visibility-table.js';

/** Texts by the names of their files. */
type Files = Readonly<Record<string, string>>;

/** What a review reads of a service instead of the kit; kept in git. */
export function printedFiles(shape: ServiceShape): Files {
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
    'tables.sql': shape.resources.map(tableSql).join('\n\n') + '\n',
    'visibility.md':
      [`# Who sees and does what in ${shape.name}`, ...shape.resources.map(visibilityTable), ...writes].join(
        '\n\n',
      ) + '\n',
  };
}

/** What the graphs and the staff area are built from: the same declarations for programs; never kept. */
export function builtFiles(shape: ServiceShape): Files {
  return {
    'schema.graphql': serviceSdl(shape),
    'resources.json': linesOf(screenFacts(shape), 4) + '\n',
  };
}

/** JSON with one line for whatever lies deeper than `depth`: a field is a line of a difference. */
function linesOf(value: unknown, depth: number, indent = ''): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return JSON.stringify(value);
  const deeper = `${indent} `;
  if (Array.isArray(value))
    return `[\n${value.map((item) => deeper + linesOf(item, depth - 1, deeper)).join(',\n')}\n${indent}]`;
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{\n${parts.map(([key, part]) => `${deeper}${JSON.stringify(key)}: ${linesOf(part, depth - 1, deeper)}`).join(',\n')}\n${indent}}`;
}

/** Writes what differs into `folder`; returns the names of the files that did. */
export async function writeStale(files: Files, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const stale = await staleNames(files, folder);
  for (const name of stale) await writeFile(join(folder, name), files[name] ?? '');
  return stale;
}

/** Names of the files in `folder` that no longer say what the declarations say. */
export async function staleNames(files: Files, folder: string): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const kept = await readFile(join(folder, name), 'utf8').catch(() => undefined);
    if (kept !== text) stale.push(name);
  }
  return stale;
}
