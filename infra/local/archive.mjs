// npm run archive -- --list | --now | --month 2024-01 [--service X] [--base N]: the months of row changes and of the audit log of a copy that runs (docs/runbook.md). Without
// --service that of every service, one after the other.
import { spawnSync } from 'node:child_process';
import { objectStoreEnvironment } from '../simulators/addresses.mjs';
import { migrationEnvironment, sharedEnvironment } from './environment.mjs';
import { ensureKeys } from './keys.mjs';
import { portAnswers } from './net.mjs';
import { ROOT, stateDir } from './paths.mjs';
import { baseFrom, portsFrom } from './ports.mjs';
import { SERVICES } from './processes.mjs';
import { serverEnvironment } from './start-servers.mjs';

const args = process.argv.slice(2);
const base = baseFrom(args, process.env);
const ports = portsFrom(base);
const only = valueOf('--service');
const services = SERVICES.filter((service) => only === undefined || service === only);
if (services.length === 0) {
  console.error(`There is no service "${only}": ${SERVICES.join(', ')}.`);
  process.exit(2);
}
if (!(await portAnswers(ports.postgres)) && process.env.POSTGRES_ADMIN_URL === undefined) {
  console.error(`No copy runs at base ${base}: start one first (npm start), or name its base with --base N.`);
  process.exit(2);
}
const servers = serverEnvironment(base);
const copy = { servers, keys: ensureKeys(stateDir(base)) };
const passed = args.filter(
  (arg, at) =>
    !['--base', '--service'].includes(arg.split('=')[0] ?? '') &&
    !['--base', '--service'].includes(args[at - 1] ?? ''),
);
let failed = 0;
for (const service of services) {
  const { status } = spawnSync(process.execPath, [`services/${service}/dist/archive.js`, ...passed], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...sharedEnvironment(base, servers, process.env),
      ...migrationEnvironment(service, copy),
      ...objectStoreEnvironment(`http://127.0.0.1:${ports.simulators}`, process.env),
    },
    stdio: 'inherit',
  });
  failed = Math.max(failed, status ?? 1);
}
process.exit(failed);

/** @param {string} flag */
function valueOf(flag) {
  const at = args.findIndex((arg) => arg.split('=')[0] === flag);
  return at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
}
