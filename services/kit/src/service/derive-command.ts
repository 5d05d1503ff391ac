import { derivedFiles, printDerived, staleDerived } from '../resource/print.js';
import type { ServiceDefinition } from './service-definition.js';

/** Writes what follows from the declarations into `services/<name>/derived`, or with `--check` says what is stale and exits 1.
 *  Run from the root of the checkout. */
export async function deriveCommand(definition: ServiceDefinition): Promise<void> {
  const folder = `services/${definition.name}/derived`;
  const check = process.argv.includes('--check');
  const stale = check ? await staleDerived(definition, folder) : await printDerived(definition, folder);
  const files = Object.keys(derivedFiles(definition)).length;
  process.stdout.write(
    `${definition.name}: ${files} derived files, ${stale.length === 0 ? 'none stale' : `${check ? 'stale' : 'written'}: ${stale.join(', ')}`}\n`,
  );
  if (check && stale.length > 0) process.exitCode = 1;
}
