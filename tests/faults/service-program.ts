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
  /** Killed, and ready again. `whileDown`: what is done before it starts again. */
  strike(whileDown?: () => Promise<unknown>): Promise<void>;
  /** What it has taken of the processor while it was up, however often it was killed; milliseconds. A long day does not notice that programs start, a short bench would. */
  processorMs(): number;
}

const started = { withinMs: 120_000, everyMs: 200 };

/** The built `main` (interface, relay, consumers) or `worker` of a service, not started yet. */
export async function serviceProgram(
  service: string,
  program: 'main' | 'worker',
  env: Readonly<Record<string, string>>,
): Promise<ServiceProgram> {
  const path = fileURLToPath(new URL(`../../services/${service}/dist/${program}.js`, import.meta.url));
  const port = await ownPorts();
  const url = `http://127.0.0.1:${port}`;
  const { NODE_OPTIONS: _forTheRunner, ...outer } = process.env;
  let child: ChildProcess | undefined;
  let said = '';
  let ofThoseKilled = 0;
  let untilItListened = 0;
  const hasEnded = (): boolean => child?.exitCode !== null || child.signalCode !== null;
  const answers = async (probe: '/livez' | '/readyz'): Promise<boolean> => {
    if (child?.exitCode !== null) throw new Error(`${service} ${program} ended: ${said.slice(-2_000)}`);
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
    await until(`${service} ${program} listens`, () => answers('/livez'), started);
    untilItListened = processorMs(child.pid);
  };
  const taken = (): number =>
    ofThoseKilled + (hasEnded() ? 0 : Math.max(0, processorMs(child?.pid) - untilItListened));
  const ready = async (): Promise<void> =>
    void (await until(`${service} ${program} is ready`, () => answers('/readyz'), started));
  const kill = async (): Promise<void> => {
    if (child === undefined || hasEnded()) return;
    ofThoseKilled = taken();
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  };
  const strike = async (whileDown?: () => Promise<unknown>): Promise<void> => {
    await kill();
    await whileDown?.();
    await start();
    await ready();
  };
  return { port, url, start, ready, kill, strike, processorMs: taken };
}

/** The same, started and ready. */
export async function startService(...named: Parameters<typeof serviceProgram>): Promise<ServiceProgram> {
  const program = await serviceProgram(...named);
  await program.start();
  await program.ready();
  return program;
}
