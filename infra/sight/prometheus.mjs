import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { metricsAddresses } from '../local/environment.mjs';
import { ROOT, stateDir } from '../local/paths.mjs';
import { portsFrom } from '../local/ports.mjs';
import { ruleGroups } from './rules.mjs';

/**
 * Prometheus with our rules beside a copy; it forgets everything with the copy's folder.
 * @param {number} base
 * @returns {{ url: string, child: import('node:child_process').ChildProcess } | undefined} undefined: it is not installed
 */
export function startPrometheus(base) {
  if (spawnSync('prometheus', ['--version']).error !== undefined) return undefined;
  const dir = join(stateDir(base), 'prometheus');
  mkdirSync(dir, { recursive: true });
  const manifest = readFileSync(join(ROOT, 'k8s/components/alerts/rules.yaml'), 'utf8');
  writeFileSync(join(dir, 'rules.yaml'), stringify({ groups: ruleGroups(manifest) }));
  writeFileSync(join(dir, 'prometheus.yaml'), stringify(settings(base)));
  const address = `127.0.0.1:${portsFrom(base).prometheus}`;
  const child = spawn(
    'prometheus',
    [
      '--config.file=prometheus.yaml',
      `--storage.tsdb.path=${join(dir, 'data')}`,
      `--web.listen-address=${address}`,
      '--log.level=warn',
    ],
    // It shows where its rules stand: beside its settings, wherever the checkout is.
    { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return { url: `http://${address}`, child };
}

/** @param {number} base */
function settings(base) {
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
