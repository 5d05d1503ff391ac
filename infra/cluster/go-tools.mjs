import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../local/paths.mjs';
import { run } from '../local/run.mjs';

/** What the manifests are checked against; a cluster may be newer. */
const KUBERNETES = '1.34.2';
const KUBE_SCORE = '1.20.0';

/**
 * The API server and kubectl of {@link KUBERNETES}, built once from their Go modules and kept. The first time takes ten minutes and more.
 * @returns {Promise<{ apiServer: string, kubectl: string }>} the files
 */
export async function kubernetesTools() {
  const dir = join(cacheDir(), `kubernetes-${KUBERNETES}`);
  const tools = { apiServer: join(dir, 'kube-apiserver'), kubectl: join(dir, 'kubectl') };
  await once(dir, async (folder) => {
    const source = await goModule(`k8s.io/kubernetes@v${KUBERNETES}`);
    writeFileSync(join(folder, 'go.mod'), moduleOf(readFileSync(join(source, 'go.mod'), 'utf8')));
    writeFileSync(join(folder, 'programs.go'), PROGRAMS);
    await go(['mod', 'tidy', '-e'], folder);
    const flags = `-s -w -X k8s.io/component-base/version.gitVersion=v${KUBERNETES}`;
    for (const name of ['kubectl', 'kube-apiserver'])
      await go(['build', '-p', '1', '-ldflags', flags, '-o', name, `k8s.io/kubernetes/cmd/${name}`], folder);
  });
  return tools;
}

/** @returns {Promise<string>} the file of kube-score, built once and kept */
export async function kubeScore() {
  const dir = join(cacheDir(), `kube-score-${KUBE_SCORE}`);
  await once(dir, (folder) =>
    go(['install', `github.com/zegl/kube-score/cmd/kube-score@v${KUBE_SCORE}`], folder, { GOBIN: folder }),
  );
  return join(dir, 'kube-score');
}

/**
 * Where the sources of a Go module lie.
 * @param {string} module with its version: `k8s.io/kubernetes@v1.34.2`
 * @returns {Promise<string>} the folder
 */
export async function goModule(module) {
  /** @type {{ Dir: string }} */
  const { Dir } = JSON.parse(await go(['mod', 'download', '-json', module], cacheDir()));
  return Dir;
}

/**
 * Makes a folder of the cache, which is there only once all of it is: what was broken off is never taken for finished.
 * @param {string} dir
 * @param {(folder: string) => Promise<unknown>} fill
 */
export async function once(dir, fill) {
  if (existsSync(dir)) return;
  const partial = `${dir}.partial-${process.pid}`;
  mkdirSync(partial, { recursive: true });
  try {
    await fill(partial);
    if (!existsSync(dir)) renameSync(partial, dir);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 */
function go(args, cwd, env = {}) {
  mkdirSync(cwd, { recursive: true });
  // The machine belongs to whoever works at it.
  return run('nice', ['-n', '19', 'go', ...args], { cwd, env: { ...process.env, ...env } });
}

/**
 * A module that builds programs of Kubernetes: the parts that its own source has beside it are modules of the same version here.
 * @param {string} theirs its go.mod
 */
function moduleOf(theirs) {
  const parts = [...theirs.matchAll(/^\t(k8s\.io\/[a-z-]+) => /gm)].map(([, name]) => name);
  const replaced = parts.map((name) => `replace ${name} => ${name} v${KUBERNETES.replace(/^1\./, '0.')}`);
  return `module cotta.test/kubernetes\n\ngo 1.24.0\n\nrequire k8s.io/kubernetes v${KUBERNETES}\n\n${replaced.join('\n')}\n`;
}

const PROGRAMS = `package programs

import (
	_ "k8s.io/kubernetes/cmd/kube-apiserver"
	_ "k8s.io/kubernetes/cmd/kubectl"
)
`;
