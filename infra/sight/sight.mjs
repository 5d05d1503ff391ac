// npm run sight: a copy like `npm start`, with every trace recorded and shown, and Prometheus with our rules where it is installed.
// Flags are those of npm start.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { metricsAddresses } from '../local/environment.mjs';
import { ROOT, stateDir } from '../local/paths.mjs';
import { baseFrom, portsFrom } from '../local/ports.mjs';
import { startCollector } from './collector.mjs';
import { ruleGroups } from './rules.mjs';

const args = process.argv.slice(2);
const base = baseFrom(args, process.env);
const ports = portsFrom(base);
const collector = await startCollector({ host: '127.0.0.1', port: ports.collector });
console.log(`Traces:     http://localhost:${ports.collector}/`);

const prometheus = startPrometheus();
console.log(
  prometheus === undefined
    ? 'Prometheus is not installed; the same figures are in the staff area under Operations.'
    : `Prometheus: http://localhost:${ports.prometheus}/alerts`,
);

const copy = spawn(process.execPath, [join(ROOT, 'infra/local/start.mjs'), ...args], {
  stdio: 'inherit',
  env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${ports.collector}` },
});
// Ctrl+C reaches the copy by itself; what stands around it waits for it.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => void copy.kill(signal));
copy.once('close', (code) => {
  prometheus?.kill();
  void collector.close().then(() => process.exit(code ?? 0));
});

/** Beside a copy it forgets everything with its folder. */
function startPrometheus() {
  if (spawnSync('prometheus', ['--version']).error !== undefined) return undefined;
  const dir = join(stateDir(base), 'prometheus');
  mkdirSync(dir, { recursive: true });
  const manifest = readFileSync(join(ROOT, 'k8s/components/alerts/rules.yaml'), 'utf8');
  writeFileSync(join(dir, 'rules.yaml'), stringify({ groups: ruleGroups(manifest) }));
  writeFileSync(join(dir, 'prometheus.yaml'), stringify(settings()));
  return spawn(
    'prometheus',
    [
      `--config.file=${join(dir, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(dir, 'data')}`,
      `--web.listen-address=127.0.0.1:${ports.prometheus}`,
      '--log.level=warn',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

function settings() {
  return {
    global: { scrape_interval: '15s', evaluation_interval: '15s' },
    rule_files: ['rules.yaml'],
    scrape_configs: [
      {
        job_name: 'cotta',
        static_configs: metricsAddresses(base).map(({ name, address }) => ({
          targets: [address],
          labels: { namespace: 'cotta', pod: name },
        })),
      },
    ],
  };
}
