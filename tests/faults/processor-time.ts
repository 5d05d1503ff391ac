import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Ticks a second of the counters in /proc, on every Linux there is. */
const TICKS = 100;

interface Counted {
  readonly parent: number;
  /** Of the process itself and of children that ended. */
  readonly ms: number;
}

/** Milliseconds of processor that a process has taken, with every process under it. Zero where it is gone, and on a system without /proc. */
export function processorMs(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const all = new Map(numbersIn('/proc').flatMap((id) => entry(id)));
  return ofTree(all, pid);
}

/** The process that listens on a port of this machine. */
export function listenerOn(port: number): number | undefined {
  const inode = ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => (read(file) ?? '').split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .find(
      ([, local, , state]) => state === '0A' && Number.parseInt(local?.split(':')[1] ?? '', 16) === port,
    )?.[9];
  if (inode === undefined) return undefined;
  const holders = numbersIn('/proc').filter((pid) =>
    numbersIn(`/proc/${pid}/fd`).some((fd) => linkOf(pid, fd) === `socket:[${inode}]`),
  );
  // Whoever was forked by the listener holds its socket as well.
  return holders.find((pid) => !holders.includes(entry(pid)[0]?.[1].parent ?? 0));
}

function entry(pid: number): [number, Counted][] {
  const text = read(`/proc/${pid}/stat`);
  if (text === undefined) return [];
  // The name may hold anything; what follows its last bracket does not.
  const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = rest.slice(9, 13).reduce((sum, one) => sum + Number(one), 0);
  return [[pid, { parent: Number(parent), ms: (ticks * 1000) / TICKS }]];
}

function ofTree(all: ReadonlyMap<number, Counted>, pid: number): number {
  const own = all.get(pid)?.ms ?? 0;
  return [...all].reduce(
    (sum, [child, { parent }]) => (parent === pid ? sum + ofTree(all, child) : sum),
    own,
  );
}

function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function linkOf(pid: number, fd: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/fd/${fd}`);
  } catch {
    return undefined;
  }
}
