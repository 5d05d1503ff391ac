import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../local/net.mjs';
import { probe, run } from '../local/run.mjs';
import { startServer } from '../local/server.mjs';

/**
 * An API server of Kubernetes on this machine, with nothing in it and nobody who acts on what it is told: no nodes, no operators.
 * @typedef {object} ControlPlane
 * @property {(args: string[]) => Promise<string>} kubectl as somebody who may do anything
 * @property {() => Promise<void>} stop takes its data away too
 */

/**
 * @param {{ apiServer: string, kubectl: string }} tools
 * @returns {Promise<ControlPlane>}
 */
export async function startControlPlane({ apiServer, kubectl }) {
  if (probe('etcd', ['--version']) === undefined)
    throw new Error('etcd is missing: apt-get install etcd-server');
  const dir = mkdtempSync(join(tmpdir(), 'cotta-kubernetes-'));
  mkdirSync(join(dir, 'logs'));
  const store = await startStore(dir);
  const token = randomBytes(24).toString('hex');
  const api = await startApiServer(apiServer, { dir, store: store.url, token }).catch(async (error) => {
    await store.stop();
    throw error;
  });
  const config = join(dir, 'kubeconfig.json');
  writeFileSync(config, JSON.stringify(kubeconfig(api.url, token)));
  return {
    kubectl: (args) => run(kubectl, ['--kubeconfig', config, ...args]),
    stop: async () => {
      await api.stop();
      await store.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** @param {string} dir */
async function startStore(dir) {
  const [port, peers] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const peerUrl = `http://127.0.0.1:${peers}`;
  const args = [
    `--data-dir=${join(dir, 'etcd')}`,
    '--unsafe-no-fsync',
    '--log-level=error',
    `--listen-client-urls=${url}`,
    `--advertise-client-urls=${url}`,
    `--listen-peer-urls=${peerUrl}`,
    `--initial-advertise-peer-urls=${peerUrl}`,
    `--initial-cluster=default=${peerUrl}`,
  ];
  const program = { name: 'etcd', command: 'etcd', args, logFile: join(dir, 'logs', 'etcd.log') };
  const ready = async () => (await fetch(`${url}/health`)).ok;
  return { url, ...(await startServer({ program, ready })) };
}

/**
 * @param {string} command
 * @param {{ dir: string, store: string, token: string }} options
 */
async function startApiServer(command, { dir, store, token }) {
  const port = await freePort();
  const key = join(dir, 'service-account.pem');
  await run('openssl', ['genrsa', '-out', key, '2048']);
  const tokens = join(dir, 'tokens.csv');
  writeFileSync(tokens, `${token},verify,verify,"system:masters"\n`, { mode: 0o600 });
  const args = [
    `--etcd-servers=${store}`,
    '--bind-address=127.0.0.1',
    `--secure-port=${port}`,
    `--cert-dir=${join(dir, 'certificates')}`,
    `--token-auth-file=${tokens}`,
    '--authorization-mode=RBAC',
    '--anonymous-auth=true',
    '--service-account-issuer=https://kubernetes.default.svc',
    `--service-account-key-file=${key}`,
    `--service-account-signing-key-file=${key}`,
    '--service-cluster-ip-range=10.96.0.0/16',
    '--v=0',
  ];
  const program = { name: 'kube-apiserver', command, args, logFile: join(dir, 'logs', 'kube-apiserver.log') };
  const url = `https://127.0.0.1:${port}`;
  const ready = async () => (await run('curl', ['-sSk', `${url}/readyz`])) === 'ok';
  return { url, ...(await startServer({ program, ready, timeoutMs: 180_000 })) };
}

/**
 * @param {string} server
 * @param {string} token
 */
function kubeconfig(server, token) {
  return {
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'verify',
    clusters: [{ name: 'verify', cluster: { server, 'insecure-skip-tls-verify': true } }],
    users: [{ name: 'verify', user: { token } }],
    contexts: [{ name: 'verify', context: { cluster: 'verify', user: 'verify' } }],
  };
}
