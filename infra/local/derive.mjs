// npm run derive: prints everything that follows from the declarations, in the order in which it depends on each other.
import { spawnSync } from 'node:child_process';
import { SERVICES } from './processes.mjs';
import { ROOT } from './paths.mjs';

const node = process.execPath;
const steps = [
  ...SERVICES.map((service) => [node, `services/${service}/dist/derive.js`]),
  ['npm', 'run', '--silent', 'generate', '-w', 'proto'],
  [node, 'infra/local/refusals-page.mjs'],
  [node, 'gateway/build-step.mjs', 'compose'],
  [node, 'web/scripts/records/records.mjs'],
  [node, 'web/scripts/classes/declare.mjs'],
  [node, 'gateway/build-step.mjs', 'documents'],
];
for (const [command = node, ...args] of steps) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
