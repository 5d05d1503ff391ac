// npm run sight:check: the alert rules by Prometheus's own tool: well formed, and waking whom they should.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { ROOT } from '../local/paths.mjs';
import { ruleGroups } from './rules.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cotta-rules-'));
try {
  const manifest = readFileSync(join(ROOT, 'k8s/components/alerts/rules.yaml'), 'utf8');
  writeFileSync(join(folder, 'rules.yaml'), stringify({ groups: ruleGroups(manifest) }));
  copyFileSync(join(ROOT, 'infra/sight/rules.test.yaml'), join(folder, 'rules.test.yaml'));
  for (const args of [
    ['check', 'rules', 'rules.yaml'],
    ['test', 'rules', 'rules.test.yaml'],
  ]) {
    const { status, error } = spawnSync('promtool', args, { cwd: folder, stdio: 'inherit' });
    if (error !== undefined) {
      console.error(
        'promtool is not there: install Prometheus (on Debian: apt-get install prometheus), then try again.',
      );
      process.exitCode = 1;
      break;
    }
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
