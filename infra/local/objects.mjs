// npm run objects -- [PREFIX] [--base N]: what lies in the object store of a copy that runs, or of the one that OBJECT_STORE_URL names.
import { spawnSync } from 'node:child_process';
import { objectStoreEnvironment } from '../simulators/addresses.mjs';
import { ROOT } from './paths.mjs';
import { baseFrom, portsFrom } from './ports.mjs';

const args = process.argv.slice(2);
const { simulators } = portsFrom(baseFrom(args, process.env));
const passed = args.filter((arg, at) => !arg.startsWith('--base') && args[at - 1] !== '--base');
const { status } = spawnSync(
  process.execPath,
  ['services/kit/dist/edge/programs/list-objects.js', ...passed],
  {
    cwd: ROOT,
    env: { ...process.env, ...objectStoreEnvironment(`http://127.0.0.1:${simulators}`, process.env) },
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
