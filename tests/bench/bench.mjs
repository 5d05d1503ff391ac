// npm run bench: every figure of the project in one run, each beside a peer or a gate of the same run. Starts its own servers
// unless their addresses are given. Exits 1 below a gate.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freeBase } from '../../infra/local/net.mjs';
import { stateDir } from '../../infra/local/paths.mjs';
import { portsFrom } from '../../infra/local/ports.mjs';
import { startServers } from '../../infra/local/start-servers.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIRST_BASE = 24_300;

/** @type {(() => Promise<void>)[]} */
const undo = [];
const base = await freeBase(FIRST_BASE, (from) => Object.values(portsFrom(from)));
const dir = stateDir(`bench-${base}`);
rmSync(dir, { recursive: true, force: true });
const { environment } = await startServers({ base, dir, durable: true, say: () => undefined, register: (/** @type {() => Promise<void>} */ stop) => void undo.push(stop) });

const parts = [
  { title: 'Events: command, relay, effect, idle', command: [process.execPath, 'tests/bench/events.bench.mjs'] },
  { title: 'Gateway: joined query against the stock set-up', command: [process.execPath, 'gateway/build-step.mjs', 'bench'] },
  { title: 'Web: what a page weighs', command: [process.execPath, 'web/scripts/check-budgets.mjs'] },
];
let missed = 0;
for (const { title, command: [program = '', ...args] } of parts) {
  console.log(`\n${title}`);
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } });
  if (status !== 0) missed += 1;
}
for (const stop of undo.reverse()) await stop();
rmSync(dir, { recursive: true, force: true });
console.log(`\n${parts.length - missed} parts within their gates, ${missed} not`);
process.exitCode = missed === 0 ? 0 : 1;
