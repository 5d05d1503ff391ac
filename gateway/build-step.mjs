// Runs one build step of the gateway from its compiled sources: node gateway/build-step.mjs <step>
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const steps = {
  compose: 'compose/main.js',
  documents: 'documents/main.js',
  bench: 'testing/bench/main.js',
  audit: 'testing/audit/main.js',
};
const step = steps[process.argv[2] ?? ''];
if (step === undefined) throw new Error(`a step is one of: ${Object.keys(steps).join(', ')}`);

// The compiler reports every error in its own words; the step itself only needs the files, which are written all the same.
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
const compiled = spawnSync(process.execPath, [tsc, '-b', here], { stdio: ['ignore', 'inherit', 'inherit'] });
if (compiled.error !== undefined) throw compiled.error;
await import(pathToFileURL(join(here, 'dist', step)).href);
