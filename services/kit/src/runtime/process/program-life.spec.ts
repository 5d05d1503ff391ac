import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { silentLog } from './log.js';
import { beginLife, drainMsOf, type ProgramLife } from './program-life.js';

const before = [...process.listeners('SIGTERM'), ...process.listeners('SIGINT')];
afterEach(() => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    for (const one of process.listeners(signal)) if (!before.includes(one)) process.off(signal, one);
});

/** A life whose end is said instead of ending this process. */
function life(drainMs = 0): { life: ProgramLife; ended: Promise<number>; end(): void } {
  let exit: (code: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => {
    exit = resolve;
  });
  const own = new Set(process.listeners('SIGTERM'));
  const begun = beginLife({ log: silentLog, drainMs, exit });
  const listener = process.listeners('SIGTERM').find((one) => !own.has(one));
  return { life: begun, ended, end: () => listener?.('SIGTERM') };
}

describe('a process that is told to end', () => {
  it('drains, closes its doors, and then what it runs on, the last first', async () => {
    const { life: program, ended, end } = life(20);
    const said: string[] = [];
    program.onDrain(() => said.push('not ready'));
    program.holds(() => said.push('database'));
    program.holds(() => said.push('consumers'));
    program.door(async () => {
      await Promise.resolve();
      said.push('door');
    });
    program.started();
    end();
    expect(said).toEqual(['not ready']);
    end();
    expect(await ended).toBe(0);
    expect(said).toEqual(['not ready', 'door', 'consumers', 'database']);
  });

  it('says with its code that something could not be closed', async () => {
    const { life: program, ended, end } = life();
    program.holds(() => Promise.reject(new Error('held fast')));
    program.started();
    end();
    expect(await ended).toBe(1);
  });

  it('ends at once with 0 while it is starting, having closed what is open', async () => {
    const program = `
      const { beginLife } = await import('@cotta/kit/runtime/process/program-life.js');
      const log = { info: () => undefined, error: () => undefined };
      const life = beginLife({ log, drainMs: 60_000 });
      life.holds(() => process.stdout.write('closed'));
      process.stdout.write('starting ');
      await new Promise((resolve) => setTimeout(resolve, 600_000));`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said === 'starting ') child.kill('SIGTERM');
    });
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(said).toBe('starting closed');
  });
});

it.each([
  [{ NODE_ENV: 'production' }, 10_000],
  [{ NODE_ENV: 'production', DRAIN_MS: 0 }, 0],
  [{ NODE_ENV: 'test' }, 0],
  [{ NODE_ENV: 'test', DRAIN_MS: 50 }, 50],
])('a program of %j drains %d milliseconds', (settings, ms) => expect(drainMsOf(settings)).toBe(ms));
