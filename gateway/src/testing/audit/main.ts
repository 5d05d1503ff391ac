import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { graphEngines, type GraphEngine } from '../../graph.js';
import { auditEngine, type SuiteResult } from './audited-gateway.js';

// npm run audit:federation -- FOLDER: the questions of the public audit of federation gateways, answered by our engine and by the reference.
// FOLDER is a clone of it with its packages, which is no part of this repository (docs/services/gateway.md).

const START_MS = 60_000;
/** The audit is written for a younger Node than ours; this is all that it misses. */
const YOUNGER_NODE = `data:text/javascript,${encodeURIComponent(
  'Promise.withResolvers ??= function () { let resolve, reject; const promise = new Promise((...both) => ([resolve, reject] = both)); return { promise, resolve, reject }; };',
)}`;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = process.argv[3];
if (folder === undefined || !existsSync(join(folder, 'node_modules', 'tsx'))) {
  say(
    'Say where the audit is: git clone https://github.com/graphql-hive/federation-gateway-audit FOLDER, npm install --ignore-scripts in it, then npm run audit:federation -- FOLDER',
  );
  process.exitCode = 2;
} else for (const engine of graphEngines) report(engine, await audited(engine, resolve(folder)));

/** On a server of its own: some questions write. */
async function audited(engine: GraphEngine, folderOfAudit: string): Promise<readonly SuiteResult[]> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['--import', YOUNGER_NODE, '--import', 'tsx', 'src/cli.ts', 'serve', '--port', String(port)],
    {
      cwd: folderOfAudit,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    await started(server);
    return await auditEngine(engine, `http://localhost:${port}`);
  } finally {
    server.kill();
  }
}

function report(engine: GraphEngine, results: readonly SuiteResult[]): void {
  const passed = results.reduce((sum, one) => sum + one.passed, 0);
  const failed = results.reduce((sum, one) => sum + one.failed.length, 0);
  const whole = results.filter((one) => one.failed.length === 0).length;
  const share = ((100 * passed) / (passed + failed)).toFixed(2);
  say(
    `${engine}: ${passed} of ${passed + failed} questions (${share} %), ${whole} of ${results.length} suites whole`,
  );
  for (const one of results)
    if (one.failed.length > 0) say(`  not as expected: ${one.suite} ${one.failed.join(', ')}`);
}

function started(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error('the audit did not start')), START_MS);
    server.once('exit', (code) => fail(new Error(`the audit stopped (${code})`)));
    server.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('Server started')) return;
      clearTimeout(late);
      done();
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
