import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { printEntities } from '../../runtime/outbox/print-entities.js';
import { builtFiles, printedFiles, staleNames, writeStale } from '../sdl/print.js';
import type { ServiceDefinition } from '../service/service-definition.js';

/** Writes what programs build on into `services/<name>/build`; with `--print` what is kept in git into `services/<name>/derived` and
 *  `proto/`; with `--check` says what is stale of that and exits 1. Run from the root of the checkout. */
export async function deriveCommand(definition: ServiceDefinition): Promise<void> {
  const { name } = definition;
  const printed = `services/${name}/derived`;
  const mode = process.argv[2];
  if (mode === '--check') {
    const stale = [
      ...(await staleNames(printedFiles(definition), printed)),
      ...(await staleMessages(definition, false)),
    ];
    printNames(name, stale, 'stale, run npm run derive and commit');
    if (stale.length > 0) process.exitCode = 1;
  } else if (mode === '--print') {
    const written = await writeStale(printedFiles(definition), printed);
    printNames(name, [...written, ...(await staleMessages(definition, true))], 'written');
  } else printNames(name, await writeStale(builtFiles(definition), `services/${name}/build`), 'written');
}

/** The messages of its entities, by the numbers of the file that stands there. @returns its path where it was stale; written on demand. */
async function staleMessages(
  { name, published = [] }: ServiceDefinition,
  written: boolean,
): Promise<string[]> {
  const path = `proto/cotta/${name}/v1/entities.proto`;
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  const text = printEntities(name, published, kept);
  if (kept === text) return [];
  if (written) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return [path];
}

function printNames(service: string, names: readonly string[], what: string): void {
  process.stdout.write(`${service}: ${names.length === 0 ? 'none stale' : `${what}: ${names.join(', ')}`}\n`);
}
