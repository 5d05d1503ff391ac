import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { waitFor } from '../local/wait.mjs';
import { environmentOf, filesOf, runArguments } from './container-arguments.mjs';

/** Those of which two run beside each other, so that one can be replaced. */
const TWO_OF = ['gateway', 'web'];

/**
 * The workloads of the cluster as containers of a run.
 */
export class Programs {
  /**
   * @param {import('./run.mjs').Run} run
   * @param {{ workloads: readonly import('./manifests.mjs').Workload[], given: Parameters<typeof environmentOf>[1], folder: string, tag: string }} options
   */
  constructor(run, { workloads, given, folder, tag }) {
    this.run = run;
    this.workloads = workloads;
    this.given = given;
    this.folder = folder;
    this.tag = tag;
  }

  /** Every migration to its end, all at the same time. */
  async migrate() {
    const jobs = this.workloads.filter(({ kind }) => kind === 'Job');
    await Promise.all(jobs.map((job) => this.#start(job, job.name)));
    const codes = await Promise.all(
      jobs.map(({ name }) => this.run.docker.call('wait', this.run.named(name))),
    );
    const failed = jobs.find((_, index) => codes[index] !== '0');
    if (failed !== undefined)
      throw new Error(`${failed.name} ended with an error:\n${lastOf(await this.run.logs(failed.name))}`);
    return jobs.length;
  }

  /** Every deployment, until each instance says that it is ready. @returns {Promise<string[]>} the instances */
  async serve() {
    const instances = this.workloads
      .filter(({ kind }) => kind === 'Deployment')
      .flatMap((workload) =>
        Array.from({ length: TWO_OF.includes(workload.name) ? 2 : 1 }, (_, index) => ({
          workload,
          name: `${workload.name}-${index + 1}`,
        })),
      );
    for (const { workload, name } of instances) await this.#start(workload, name);
    await Promise.all(
      instances.map(({ workload, name }) => this.ready(name, workload.readyPath ?? '/readyz')),
    );
    return instances.map(({ name }) => name);
  }

  /**
   * @param {string} instance
   * @param {string} [path]
   * @throws {Error} with the end of what it printed, when it ends or is not ready in time
   */
  async ready(instance, path = '/readyz') {
    let last = '';
    let ended = false;
    const probe = async () => {
      ended = !(await this.run.runs(instance));
      const address = await this.run.docker.addressOf(this.run.named(instance), 8080);
      const answer = await fetch(`http://${address}${path}`, { signal: AbortSignal.timeout(5000) });
      last = await answer.text();
      return answer.ok;
    };
    await waitFor(instance, probe, {
      timeoutMs: 240_000,
      everyMs: 500,
      failed: () => (ended ? 'it ended at once.' : undefined),
    }).catch(async (error) => {
      throw new Error(`${error.message} Last answer: ${last}\n${lastOf(await this.run.logs(instance))}`);
    });
  }

  /** @param {import('./manifests.mjs').Workload} workload @param {string} instance */
  async #start(workload, instance) {
    const folder = join(this.folder, workload.name);
    const environmentFile = join(folder, 'environment');
    mkdirSync(folder, { recursive: true });
    const environment = Object.entries(environmentOf(workload, this.given)).filter(
      ([, value]) => value !== '',
    );
    writeFileSync(environmentFile, environment.map(([name, value]) => `${name}=${value}\n`).join(''), {
      mode: 0o600,
    });
    for (const { folder: at, name, text } of filesOf(workload, this.given)) {
      const file = join(folder, 'files', at, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      // Read by the user of the container, which is none of this machine.
      chmodSync(file, 0o644);
      chmodSync(dirname(file), 0o755);
    }
    const image = `${workload.image.replace(/:.*$/, '')}:${this.tag}`;
    const args = runArguments({ workload, image, environmentFile, filesFolder: join(folder, 'files') });
    await this.run.start(instance, [`--network-alias=${workload.name}`, ...args]);
  }
}

/** @param {string} text */
function lastOf(text) {
  return text.trimEnd().split('\n').slice(-15).join('\n');
}
