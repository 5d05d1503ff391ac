// What a running copy takes of the processor while nobody asks it for anything: each program and each server, and the connections to the broker.
// `node tests/bench/idle.bench.mjs 4300` looks at the copy on that base for a minute; SECONDS for another time. Exits 1 above the gate. Linux alone.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stateDir } from '../../infra/local/paths.mjs';
import { baseFrom, portsFrom } from '../../infra/local/ports.mjs';
import { processes, textOf, treeOf } from './processor.mjs';

const GATE_PERCENT = 10;
const SECONDS = Number(process.env['SECONDS'] ?? 60);
const ESTABLISHED = '01';

/** @param {number} pid */
function nameOf(pid) {
  const words = textOf(`/proc/${pid}/cmdline`)
    .split('\0')
    .filter((word) => word !== '');
  const main = words.find((word) => /\.m?js$/.test(word)) ?? words.at(-1) ?? '';
  if (words[0]?.includes('java')) return 'kafka';
  if (words[0]?.includes('postgres')) return 'postgres';
  return main.split('/').slice(-3).join('/');
}

/** @param {number} port @returns connections that somebody has to it */
function connectionsTo(port) {
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((path) => textOf(path).split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, , remote, state]) =>
        state === ESTABLISHED && Number.parseInt(remote?.split(':')[1] ?? '', 16) === port,
    ).length;
}

const [asked = '4300'] = process.argv.slice(2);
const base = baseFrom(['--base', asked], process.env);
const note = textOf(join(stateDir(String(base)), 'run.json'));
if (note === '') {
  console.error(`no copy runs on base ${base}: npm start -- --base ${base}`);
  process.exit(2);
}
/** @type {{ launcher: { pid: number }, children: { pid: number }[] }} */
const { launcher, children } = JSON.parse(note);
const before = processes();
const from = performance.now();
await pause(SECONDS * 1000);
const seconds = (performance.now() - from) / 1000;
const after = processes();
const roots = [...new Set([launcher.pid, ...children.map(({ pid }) => pid)])];
const counted = new Set(roots.flatMap((pid) => treeOf(after, pid)));
/** @type {Map<string, number>} */
const byName = new Map();
for (const pid of counted) {
  const used = (after.get(pid)?.seconds ?? 0) - (before.get(pid)?.seconds ?? 0);
  byName.set(nameOf(pid), (byName.get(nameOf(pid)) ?? 0) + used);
}
let all = 0;
for (const [name, used] of [...byName].toSorted(([, one], [, other]) => other - one)) {
  const percent = (used / seconds) * 100;
  all += percent;
  console.log(`${percent.toFixed(2).padStart(6)} %  ${name}`);
}
console.log(
  `${all.toFixed(2)} % of a core in all, ${counted.size} processes, over ${seconds.toFixed(0)} s (gate ${GATE_PERCENT} %); ${connectionsTo(portsFrom(base).kafka)} connections to Kafka`,
);
process.exitCode = all > GATE_PERCENT ? 1 : 0;
