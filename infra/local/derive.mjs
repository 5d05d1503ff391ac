// npm run derive: prints everything that follows from the declarations, in the order in which it depends on each other.
import { spawnSync } from 'node:child_process';
import { SERVICES } from './processes.mjs';
import { ROOT } from './paths.mjs';

const steps = [
  ...SERVICES.map((service) => [`services/${service}/dist/derive.js`]),
  ['gateway/build-step.mjs', 'compose'],
  ['web/scripts/records/records.mjs'],
  ['gateway/build-step.mjs', 'documents'],
];
for (const step of steps) {
  const { status } = spawnSync(process.execPath, step, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
