// npm run backup:prove -- --base N: brings the last backup up on a port of its own, changes nothing there, and compares it with its own facts.
import { LocalCopy } from '../drills/local-copy.mjs';
import { baseFrom } from '../local/ports.mjs';
import { proveBackup } from './scratch-copy.mjs';

const begin = performance.now();
try {
  const copy = new LocalCopy(baseFrom(process.argv.slice(2), process.env), (kind, line) =>
    console.log(
      `${((performance.now() - begin) / 1000).toFixed(1).padStart(7)} s  ${kind.padEnd(6)}  ${line}`,
    ),
  );
  const { differing } = await proveBackup(copy);
  if (differing.length > 0)
    throw new Error(`The backup is not what its facts say in ${differing.join(', ')}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
