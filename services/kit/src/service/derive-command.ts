import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { printEntities } from '../outbox/print-entities.js';
import { derivedFiles, printDerived, staleDerived } from '../resource/print.js';
import type { ServiceDefinition } from './service-definition.js';

/** Writes what follows from the declarations into `services/<name>/derived` and `proto/`, or with `--check` says what is stale and exits 1.
 *  Run from the root of the checkout. */
export async function deriveCommand(definition: ServiceDefinition): Promise<void> {
  const folder = `services/${definition.name}/derived`;
  const check = process.argv.includes('--check');
  const stale = [
    ...(check ? await staleDerived(definition, folder) : await printDerived(definition, folder)),
    ...(await staleMessages(definition, check)),
  ];
  const files = Object.keys(derivedFiles(definition)).length + 1;
  process.stdout.write(
    `${definition.name}: ${files} derived files, ${stale.length === 0 ? 'none stale' : `${check ? 'stale' : 'written'}: ${stale.join(', ')}`}\n`,
  );
  if (check && stale.length > 0) process.exitCode = 1;
}

/** The messages of its entities, by the numbers of the file that stands there. @returns its path where it was stale; written unless it is only checked. */
async function staleMessages({ name, published = [] }: ServiceDefinition, check: boolean): Promise<string[]> {
  const path = `proto/cotta/${name}/v1/entities.proto`;
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  const text = printEntities(name, published, kept);
  if (kept === text) return [];
  if (!check) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return [path];
}
