import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests of kube-score that are not followed, each with its reason. */
const NOT_FOLLOWED = {
  'container-image-pull-policy': 'tags are never used twice, and pods start again while the registry is away',
  'container-security-context-user-group-id':
    'user 1000 is the one that the images of Node bring; user namespaces keep it apart from those of the machine',
  'deployment-replicas':
    'what has no HPA is scaled by KEDA, which never leaves fewer than two; this tool does not know it',
  'container-resources':
    'memory is requested and limited, the processor only requested: a limit slows down what would finish sooner on an idle machine',
};

/**
 * What kube-score finds at warning or worse.
 * @param {string} command
 * @param {readonly import('./release.mjs').Manifest[]} manifests
 * @param {string} dir for a file
 * @returns {Promise<string[]>}
 */
export async function scoreOf(command, manifests, dir) {
  const file = join(dir, 'scored.yaml');
  writeFileSync(file, manifests.map((manifest) => JSON.stringify(manifest)).join('\n---\n'));
  const ignored = Object.keys(NOT_FOLLOWED).flatMap((test) => ['--ignore-test', test]);
  const { stdout } = spawnSync(
    command,
    ['score', '--output-format', 'ci', '--kubernetes-version', 'v1.34', ...ignored, file],
    {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    },
  );
  return stdout.split('\n').filter((line) => /^\[(WARNING|CRITICAL)\]/.test(line));
}
