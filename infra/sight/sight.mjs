// npm run sight: a copy like `npm start`, with every trace recorded and shown, and Prometheus with our rules where it is installed.
// Flags are those of npm start.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../local/paths.mjs';
import { baseFrom, portsFrom } from '../local/ports.mjs';
import { startCollector } from './collector.mjs';
import { startPrometheus } from './prometheus.mjs';

const args = process.argv.slice(2);
const base = baseFrom(args, process.env);
const ports = portsFrom(base);
const collector = await startCollector({ host: '127.0.0.1', port: ports.collector });
console.log(`Traces:     http://localhost:${ports.collector}/`);

const prometheus = startPrometheus(base);
console.log(
  prometheus === undefined
    ? 'Prometheus is not installed; the same figures are in the staff area under Operations.'
    : `Prometheus: ${prometheus.url}/alerts`,
);

const copy = spawn(process.execPath, [join(ROOT, 'infra/local/start.mjs'), ...args], {
  stdio: 'inherit',
  env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${ports.collector}` },
});
// Ctrl+C reaches the copy by itself; what stands around it waits for it.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => void copy.kill(signal));
copy.once('close', (code) => {
  prometheus?.child.kill();
  void collector.close().then(() => process.exit(code ?? 0));
});
