// Processor time of processes, as Linux counts it in /proc.
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second of the counters in /proc, on every Linux there is. */
const TICKS = 100;

/** @typedef {{ parent: number, seconds: number, name: string }} Counted a process; seconds of its own and of its children that ended */

/** @param {string} path @returns {string} nothing where it is not there */
export function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** @returns {Map<number, Counted>} every process of this machine */
export function processes() {
  const all = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = textOf(`/proc/${pid}/stat`);
    if (stat === '') continue;
    const end = stat.lastIndexOf(')');
    // The name may hold anything; what follows its last bracket does not.
    const [, parent = '', ...rest] = stat.slice(end + 2).split(' ');
    const ticks = rest.slice(9, 13).reduce((sum, one) => sum + Number(one), 0);
    all.set(Number(pid), {
      parent: Number(parent),
      seconds: ticks / TICKS,
      name: stat.slice(stat.indexOf('(') + 1, end),
    });
  }
  return all;
}

/** @param {ReadonlyMap<number, Counted>} all @param {number} pid @returns {number[]} it and all under it */
export function treeOf(all, pid) {
  return [
    pid,
    ...[...all].filter(([, { parent }]) => parent === pid).flatMap(([child]) => treeOf(all, child)),
  ];
}

/** @param {number} pid @returns {number} seconds that it and all under it have taken */
export function secondsOf(pid) {
  const all = processes();
  return treeOf(all, pid).reduce((sum, one) => sum + (all.get(one)?.seconds ?? 0), 0);
}

/** @param {number} backend a process of a server of this machine, such as `pg_backend_pid()` says @returns {() => number} seconds that the whole server has taken, with connections that have ended */
export function secondsOfServer(backend) {
  const root = processes().get(backend)?.parent ?? 0;
  return () => secondsOf(root);
}
