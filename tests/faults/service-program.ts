import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from '@cotta/kit/testing/until.js';
import { apart } from './apart.js';
import { ownPorts } from './own-ports.js';
import { processorMs } from './processor-time.js';

/** A service as it runs in production, in a process of its own; always at the same address. */
export interface ServiceProgram {
  readonly port: number;
  readonly url: string;
  /** Resolves once its port is open, whatever it can answer yet. */
  start(): Promise<void>;
  /** Resolves once it says that it is ready. */
  ready(): Promise<void>;
  /** SIGKILL, no goodbye. */
  kill(): Promise<void>;
  /** SIGTERM. @returns the code it ended with */
  stop(): Promise<number | null>;
  /** Killed, and ready again. `whileDown`: what is done before it starts again. */
  strike(whileDown?: () => Promise<unknown>): Promise<void>;
  /** What it has taken of the processor while it was up, however often it was killed; milliseconds. A long day does not notice that programs start, a short bench would. */
  processorMs(): number;
}

const started = { withinMs: 120_000, everyMs: 200 };

/** The built `main` (interface, relay, consumers) or `worker` of a service, not started yet. */
export function serviceProgram(
  service: string,
  program: 'main' | 'worker',
  env: Readonly<Record<string, string>>,
): Promise<ServiceProgram> {
  return builtProgram(`services/${service}/dist/${program}.js`, env);
}

/** Any built program with a port, not started yet. `built`: its file, from the root of the checkout. */
export async function builtProgram(
  built: string,
  env: Readonly<Record<string, string>>,
): Promise<ServiceProgram> {
  const path = fileURLToPath(new URL(`../../${built}`, import.meta.url));
  const port = await ownPorts();
  const url = `http://127.0.0.1:${port}`;
  const { NODE_OPTIONS: _forTheRunner, ...outer } = process.env;
  let child: ChildProcess | undefined;
  let said = '';
  let ofThoseKilled = 0;
  let untilItListened = 0;
  const hasEnded = (): boolean => child?.exitCode !== null || child.signalCode !== null;
  const answers = async (probe: '/livez' | '/readyz'): Promise<boolean> => {
    if (child?.exitCode !== null) throw new Error(`${built} ended: ${said.slice(-2_000)}`);
    return fetch(`${url}${probe}`).then(
      (answer) => answer.ok || probe === '/livez',
      () => false,
    );
  };
  const start = async (): Promise<void> => {
    said = '';
    child = spawn(process.execPath, [path], {
      env: { ...outer, ...apart, ...env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        said += text.toString();
      });
    await until(`${built} listens`, () => answers('/livez'), started);
    untilItListened = processorMs(child.pid);
  };
  const taken = (): number =>
    ofThoseKilled + (hasEnded() ? 0 : Math.max(0, processorMs(child?.pid) - untilItListened));
  const ready = async (): Promise<void> =>
    void (await until(`${built} is ready`, () => answers('/readyz'), started));
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    if (child === undefined || hasEnded()) return child?.exitCode ?? null;
    ofThoseKilled = taken();
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
    return child.exitCode;
  };
  const kill = async (): Promise<void> => void (await end('SIGKILL'));
  const strike = async (whileDown?: () => Promise<unknown>): Promise<void> => {
    await kill();
    await whileDown?.();
    await start();
    await ready();
  };
  return { port, url, start, ready, kill, stop: () => end('SIGTERM'), strike, processorMs: taken };
}

/** The same, started and ready. */
export async function startService(...named: Parameters<typeof serviceProgram>): Promise<ServiceProgram> {
  const program = await serviceProgram(...named);
  await program.start();
  await program.ready();
  return program;
}
