import { mkdirSync, openSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { probe } from '../local/run.mjs';
import { waitFor } from '../local/wait.mjs';

/** Away from what engines choose for themselves, so that another one on this machine is not disturbed. */
const BRIDGE = '172.31.240.1/24';

/**
 * A container engine: the one that answers, else one of our own where `dockerd` is installed and we are root.
 * @param {string} folder where the data of our own engine is kept between runs
 * @param {(line: string) => void} say
 * @returns {Promise<{ host: string | undefined, stop: () => Promise<void> }>} `host` as DOCKER_HOST takes it; undefined: the default socket
 * @throws {Error} that says what to install
 */
export async function openEngine(folder, say) {
  if (probe('docker', ['--version']) === undefined)
    throw new Error('No docker client here. Install one (apt-get install docker.io).');
  const version = answering(process.env);
  if (version !== undefined) {
    say(`the engine that answers is used (${version})`);
    return { host: process.env.DOCKER_HOST, stop: async () => undefined };
  }
  if (process.getuid?.() !== 0 || probe('dockerd', ['--version']) === undefined)
    throw new Error(
      'No container engine answers. Start one or name it with DOCKER_HOST; as root, `apt-get install docker.io` is enough.',
    );
  return startEngine(folder, say);
}

/** @param {NodeJS.ProcessEnv} env */
function answering(env) {
  const at = env.DOCKER_HOST ? ['--host', env.DOCKER_HOST] : [];
  return probe('docker', [...at, 'info', '--format', '{{.ServerVersion}}'], 10_000);
}

/**
 * @param {string} folder
 * @param {(line: string) => void} say
 */
async function startEngine(folder, say) {
  mkdirSync(folder, { recursive: true });
  const host = `unix://${join(folder, 'docker.sock')}`;
  const log = openSync(join(folder, 'dockerd.log'), 'a');
  const flags = {
    '--data-root': join(folder, 'data'),
    '--exec-root': join(folder, 'exec'),
    '--pidfile': join(folder, 'dockerd.pid'),
    '--host': host,
    '--bip': BRIDGE,
  };
  const args = Object.entries(flags).flat();
  const engine = spawn('dockerd', args, { stdio: ['ignore', log, log], detached: true });
  const ended = new Promise((resolve) => engine.once('exit', resolve));
  let alive = true;
  void ended.then(() => (alive = false));
  const stop = async () => {
    if (alive) engine.kill('SIGTERM');
    await ended;
  };
  try {
    await waitFor('dockerd', async () => answering({ DOCKER_HOST: host }) !== undefined, {
      timeoutMs: 60_000,
      everyMs: 500,
      failed: () => (alive ? undefined : `it ended at once; its log is ${join(folder, 'dockerd.log')}`),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  say('an engine of our own is started; no other answered');
  return { host, stop };
}
