// npm run k8s:apply -- OVERLAY TAG: a release into the cluster that kubectl speaks to, each step when the one before is done.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../local/run.mjs';
import { waitFor } from '../local/wait.mjs';
import { localSecrets } from './local-secrets.mjs';
import { releaseOf } from './release.mjs';

const MINUTE_MS = 60_000;
/** As long as a migration may take, and what its pod needs before. */
const MIGRATIONS_MS = 35 * MINUTE_MS;
const USAGE = 'Usage: npm run k8s:apply -- local|staging|production TAG';

/** @typedef {import('./release.mjs').Manifest} Manifest */

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
const kubectl = (/** @type {string[]} */ args) => run('kubectl', args);

const [overlay, tag, ...more] = process.argv.slice(2);
if (overlay === undefined || tag === undefined || more.length > 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
try {
  await release(overlay, tag);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** @param {string} name of the overlay @param {string} version */
async function release(name, version) {
  const [ground = [], migrations = [], ...programs] = await releaseOf(name, version, (folder) =>
    kubectl(['kustomize', folder]),
  );
  const namespace = ground.find(({ kind }) => kind === 'Namespace')?.metadata.name ?? 'default';
  await apply('what everything stands on', [...ground, ...(name === 'local' ? localSecrets(namespace) : [])]);
  await databases(namespace, ground);
  // What did not reach its end in a release of the same tag is begun anew.
  const unfinished = ['--selector=step=migrate', '--field-selector=status.successful=0'];
  await kubectl(['delete', 'jobs', `--namespace=${namespace}`, ...unfinished, '--ignore-not-found']);
  await apply('migrations', migrations);
  await completed(namespace, migrations);
  for (const step of programs) {
    await apply(step.map(({ metadata }) => metadata.name).join(', '), step);
    for (const { kind, metadata } of step)
      if (kind === 'Deployment')
        await kubectl(['rollout', 'status', `deployment/${metadata.name}`, '-n', namespace, '--timeout=10m']);
  }
  say(`${name} runs ${version}.`);
}

/** @param {string} what @param {Manifest[]} manifests */
async function apply(what, manifests) {
  say(`applying ${what}`);
  const dir = mkdtempSync(join(tmpdir(), 'cotta-release-'));
  try {
    const file = join(dir, 'list.json');
    writeFileSync(file, JSON.stringify({ apiVersion: 'v1', kind: 'List', items: manifests }), {
      mode: 0o600,
    });
    await kubectl(['apply', '--server-side', '--field-manager=cotta-release', '-f', file]);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** Waits for the databases that were asked for. @param {string} namespace @param {Manifest[]} ground */
async function databases(namespace, ground) {
  const clusters = ground.filter(({ kind }) => kind === 'Cluster').map(({ metadata }) => metadata.name);
  say('waiting for the databases');
  await (clusters.length === 0
    ? kubectl(['rollout', 'status', 'deployment/local-postgres', '-n', namespace, '--timeout=10m'])
    : kubectl([
        'wait',
        '--for=condition=Ready',
        '--timeout=20m',
        `--namespace=${namespace}`,
        ...clusters.map((cluster) => `cluster.postgresql.cnpg.io/${cluster}`),
      ]));
}

/** Waits until all migrations are complete. @param {string} namespace @param {Manifest[]} migrations @throws {Error} when one failed */
async function completed(namespace, migrations) {
  /** @type {string[]} */
  let failed = [];
  const done = async () => {
    const text = await kubectl(['get', 'jobs', '-n', namespace, '-l', 'step=migrate', '-o', 'json']);
    /** @type {{ items: { metadata: { name: string }, status: { conditions?: { type: string, status: string }[] } }[] }} */
    const { items } = JSON.parse(text);
    const asked = items.filter(({ metadata }) =>
      migrations.some((migration) => migration.metadata.name === metadata.name),
    );
    const inState = (/** @type {string} */ state) =>
      asked.filter(({ status }) =>
        (status.conditions ?? []).some(({ type, status: holds }) => type === state && holds === 'True'),
      );
    failed = inState('Failed').map(({ metadata }) => metadata.name);
    return inState('Complete').length === migrations.length;
  };
  await waitFor('migrations', done, {
    timeoutMs: MIGRATIONS_MS,
    everyMs: 2000,
    failed: () =>
      failed.length === 0
        ? undefined
        : `nothing after them was applied. kubectl -n ${namespace} logs job/${failed[0]} says why (failed: ${failed.join(', ')})`,
  });
}
