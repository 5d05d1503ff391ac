// npm run demo -- --marks 1000 [--base N]: adds demo data to a copy that runs. Without --marks only the story that
// `npm start` tells too; told again it changes nothing. Everything goes through commands, so a load takes its minutes.
import { spawnSync } from 'node:child_process';
import { demoEnvironment, sharedEnvironment } from './environment.mjs';
import { ensureKeys } from './keys.mjs';
import { portAnswers } from './net.mjs';
import { ROOT, stateDir } from './paths.mjs';
import { baseFrom, portsFrom } from './ports.mjs';
import { DEMOS } from './processes.mjs';
import { serverEnvironment } from './start-servers.mjs';

const args = process.argv.slice(2);
const base = baseFrom(args, process.env);
const ports = portsFrom(base);
if (!(await portAnswers(ports.postgres)) && process.env.POSTGRES_ADMIN_URL === undefined) {
  console.error(`No copy runs at base ${base}: start one first (npm start), or name its base with --base N.`);
  process.exit(2);
}
const servers = serverEnvironment(base);
const env = {
  ...process.env,
  ...sharedEnvironment(base, servers, process.env),
  ...demoEnvironment({ servers, keys: ensureKeys(stateDir(base)) }),
};
const marks = args.indexOf('--marks');
const passed = marks < 0 ? [] : args.slice(marks, marks + 2);
for (const { name, command } of DEMOS) {
  const { status } = spawnSync(process.execPath, [...command, ...passed], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(`${name} stopped with code ${status}.`);
    process.exit(status ?? 1);
  }
}
