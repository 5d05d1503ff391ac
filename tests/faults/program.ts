import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { until } from '@cotta/kit/testing/until.js';

export interface Program {
  /** All lines said so far. */
  readonly lines: string[];
  /** @throws Error with what it said when it has ended by itself: nothing more will come. */
  stillRuns(): void;
  /** SIGKILL: no goodbye. */
  kill(): Promise<void>;
  /** SIGTERM: finishes what it has in hand. @throws when it ends with an error. */
  stop(): Promise<void>;
}

/** Runs a program of the fixture folder against the built kit; returns once it said `ready`. */
export async function startProgram(
  name: 'jars' | 'shelf',
  env: Readonly<Record<string, string>>,
): Promise<Program> {
  const path = fileURLToPath(new URL(`./fixture/${name}.mjs`, import.meta.url));
  const { NODE_OPTIONS: _forTheRunner, ...outer } = process.env;
  const child = spawn(process.execPath, [path], {
    env: { ...outer, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  child.stderr.on('data', (text: Buffer) => errors.push(text.toString()));
  const stillRuns = (): void => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${name} ended by itself (${child.exitCode ?? child.signalCode}): ${errors.join('')}`);
  };
  const ready = (): boolean => {
    stillRuns();
    return lines.includes('ready');
  };
  await until(`${name} is ready`, ready).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    lines,
    stillRuns,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => endWell(child, name, errors),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  // `close` comes after the last line was read.
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
  return child.exitCode;
}

async function endWell(child: ChildProcess, name: string, errors: readonly string[]): Promise<void> {
  const code = await end(child, 'SIGTERM');
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${errors.join('')}`);
}

/** Event ids that were acknowledged to callers. */
export function acknowledged(programs: readonly Program[]): string[] {
  return programs.flatMap(({ lines }) =>
    lines.filter((line) => line.startsWith('ack ')).flatMap((line) => line.split(' ').slice(2)),
  );
}
