// npm run k8s:verify: every overlay as a release, against the API server of Kubernetes itself and the types of the operators.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../local/run.mjs';
import { startControlPlane } from './control-plane.mjs';
import { kubernetesTools, kubeScore } from './go-tools.mjs';
import { localSecrets } from './local-secrets.mjs';
import { operatorTypes } from './operator-types.mjs';
import { podsOf } from './pods-of.mjs';
import { OVERLAYS, releaseOf } from './release.mjs';
import { restoredCluster } from './restored-cluster.mjs';
import { scoreOf } from './score.mjs';

/** Applied one after the other: what cannot be changed once it is there shows at the second. */
const TAGS = ['1.0.0', '1.0.1'];

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

const tools = await kubernetesTools();
const score = await kubeScore();
const types = await operatorTypes();
const dir = mkdtempSync(join(tmpdir(), 'cotta-manifests-'));
const render = (/** @type {string} */ folder) => run(tools.kubectl, ['kustomize', folder]);
const plane = await startControlPlane(tools);
let problems = 0;
try {
  say(
    await plane
      .kubectl(['version', '--output=yaml'])
      .then((text) => /serverVersion[^]*gitVersion: (\S+)/.exec(text)?.[1] ?? ''),
  );
  for (const file of types) {
    const problem = await apply(file, 'types');
    if (problem !== undefined) throw new Error(`${file}: ${problem}`);
  }
  await plane.kubectl(['wait', '--for=condition=Established', '--all', '--timeout=120s', 'crd']);
  say(`${types.length} files of operators' types installed`);
  for (const overlay of OVERLAYS) problems += await verify(overlay);
} finally {
  await plane.stop();
  rmSync(dir, { recursive: true });
}
say(problems === 0 ? 'All overlays are accepted.' : `${problems} problems.`);
process.exitCode = problems === 0 ? 0 : 1;

/** @param {string} overlay @returns {Promise<number>} problems */
async function verify(overlay) {
  let found = 0;
  for (const tag of TAGS) {
    const manifests = (await releaseOf(overlay, tag, render)).flat();
    if (overlay === 'local') manifests.push(...localSecrets(namespaceOf(manifests), join(dir, 'local')));
    const problems = [...(await accepted(manifests)), ...otherImages(manifests, tag)];
    say(
      `${overlay} ${tag}: ${manifests.length - problems.length} of ${manifests.length} objects accepted by server-side apply`,
    );
    problems.forEach((problem) => say(`  ${problem}`));
    found += problems.length;
    if (tag !== TAGS[0]) continue;
    const restored = manifests
      .filter(({ kind }) => kind === 'Cluster')
      .map(({ metadata }) =>
        restoredCluster(manifests, metadata.name.replace('postgres-', ''), '2026-11-29T10:15:00Z'),
      );
    // A local overlay brings no database.
    const unlike = restored.length === 0 ? [] : await accepted(restored, ['--dry-run=server']);
    say(
      `${overlay}: ${restored.length - unlike.length} of ${restored.length} databases accepted as they were at a moment`,
    );
    unlike.forEach((problem) => say(`  ${problem}`));
    found += unlike.length;
    const pods = podsOf(manifests);
    // A controller of a whole cluster makes it.
    await plane.kubectl(['create', 'serviceaccount', 'default', `--namespace=${namespaceOf(manifests)}`]);
    const refused = await accepted(pods, ['--dry-run=server']);
    say(
      `${overlay}: ${pods.length - refused.length} of ${pods.length} pods admitted (restricted, quota, priority)`,
    );
    refused.forEach((problem) => say(`  ${problem}`));
    found += refused.length;
    // On the machine of a developer there is one of each.
    if (overlay === 'local') continue;
    const findings = await scoreOf(score, manifests, dir);
    say(`${overlay}: ${findings.length} findings of kube-score at warning or worse`);
    findings.forEach((finding) => say(`  ${finding}`));
    found += findings.length;
  }
  return found;
}

/**
 * Programs of ours that would not run the release.
 * @param {readonly import('./release.mjs').Manifest[]} manifests
 * @param {string} tag
 */
function otherImages(manifests, tag) {
  return podsOf(manifests)
    .filter(({ metadata }) => metadata.labels?.['tier'] !== undefined)
    .flatMap(({ metadata, spec }) =>
      spec.containers
        .filter(
          (/** @type {{ image: string }} */ { image }) =>
            image.includes('cotta/') && !image.endsWith(`:${tag}`),
        )
        .map((/** @type {{ image: string }} */ { image }) => `${metadata.name} runs ${image}`),
    );
}

/**
 * @param {readonly import('./release.mjs').Manifest[]} manifests
 * @param {string[]} [flags]
 * @returns {Promise<string[]>} what the server said of those that it does not take
 */
async function accepted(manifests, flags = []) {
  const list = fileOf({ apiVersion: 'v1', kind: 'List', items: manifests });
  const problem = await apply(list, 'verify', flags);
  if (problem === undefined) return [];
  // Only one by one it is plain which one is meant.
  const problems = [];
  for (const manifest of manifests) {
    const said = await apply(fileOf(manifest), 'verify', flags);
    if (said !== undefined) problems.push(`${manifest.kind} ${manifest.metadata.name}: ${said}`);
  }
  return problems.length === 0 ? [problem] : problems;
}

/** @param {readonly import('./release.mjs').Manifest[]} manifests */
function namespaceOf(manifests) {
  return manifests.find(({ kind }) => kind === 'Namespace')?.metadata.name ?? '';
}

/** @param {object} manifest */
function fileOf(manifest) {
  const file = join(dir, 'applied.json');
  writeFileSync(file, JSON.stringify(manifest));
  return file;
}

/**
 * Warnings of the server (a field it does not know, a kind that ends) are refusals here.
 * @param {string} file
 * @param {string} manager
 * @param {string[]} [flags]
 * @returns {Promise<string | undefined>} what was wrong
 */
async function apply(file, manager, flags = []) {
  const strict = ['--server-side', '--validate=strict', '--warnings-as-errors', `--field-manager=${manager}`];
  return plane.kubectl(['apply', ...strict, ...flags, '-f', file]).then(
    () => undefined,
    (error) => String(error.message).split('\n').slice(1).join(' '),
  );
}
