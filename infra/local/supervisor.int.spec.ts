import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freeBase } from './net.mjs';
import { ROOT } from './paths.mjs';
import { delayAfter, Supervised } from './supervisor.mjs';
import { waitFor } from './wait.mjs';

const ANSWERS = `import { createServer } from 'node:http';
createServer((_, response) => response.end('ok')).listen(Number(process.env.PORT), '127.0.0.1');`;

let dir = '';
let port = 0;
let program: Supervised | undefined;
const said: string[] = [];

function supervise(source: string): Supervised {
  const file = join(dir, 'program.mjs');
  writeFileSync(file, source);
  const env = { ...process.env, PORT: String(port) };
  const options = {
    name: 'stand-in',
    command: [relative(ROOT, file)],
    env,
    healthUrl: `http://127.0.0.1:${port}`,
    logDir: dir,
    verbose: true,
  };
  program = new Supervised({ ...options, say: (line) => said.push(line), onChange: () => undefined });
  program.start();
  return program;
}

function runs(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a supervised program', () => {
  beforeEach(async () => {
    said.length = 0;
    dir = mkdtempSync(join(tmpdir(), 'cotta-supervisor-'));
    port = await freeBase(21_000 + (process.pid % 50) * 100, (base) => [base]);
  });
  afterEach(async () => {
    await program?.stop();
    rmSync(dir, { recursive: true });
  });

  it('is started again after a kill, and gone after a stop', async () => {
    const kept = supervise(ANSWERS);
    await kept.ready(120_000);
    const first = kept.pid;
    process.kill(first ?? 0, 'SIGKILL');
    await waitFor('another process', async () => kept.pid !== first && runs(kept.pid), {
      timeoutMs: 120_000,
    });
    await kept.ready(120_000);
    expect(said.join('\n')).toContain('stand-in ended (SIGKILL); starting it again');
    await kept.stop();
    expect(runs(kept.pid)).toBe(false);
  });

  it('gives up on a program that never comes up, with the end of its log', async () => {
    const kept = supervise("console.error('no such setting'); process.exit(2);");
    await expect(kept.ready(120_000)).rejects.toThrow(
      /ended 3 times before it was ready(.|\n)*no such setting/,
    );
  });

  it('waits longer after each failure, up to half a minute', () => {
    expect([1, 2, 3, 7, 20].map(delayAfter)).toEqual([500, 1000, 2000, 30_000, 30_000]);
  });
});
