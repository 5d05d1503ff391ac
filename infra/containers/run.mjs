import { waitFor } from '../local/wait.mjs';

/** The containers and networks of one run, which vanish with it. */
export class Run {
  /**
   * @param {import('./docker.mjs').Docker} docker
   * @param {string} name such as `cotta-containers`; what a killed run of the same name left is taken away first
   */
  constructor(docker, name) {
    this.docker = docker;
    this.name = name;
    /** Where all programs and servers stand. */
    this.network = `${name}-inside`;
    /** Where visitors come from. */
    this.outside = `${name}-outside`;
  }

  /** @param {string} name @returns {string} the container */
  named(name) {
    return `${this.name}-${name}`;
  }

  /** @returns {Promise<string>} the addresses of the inside, as `172.18.0.0/16` */
  async open() {
    await this.close();
    for (const network of [this.network, this.outside]) await this.docker.call('network', 'create', network);
    return this.docker.call(
      'network',
      'inspect',
      '--format',
      '{{(index .IPAM.Config 0).Subnet}}',
      this.network,
    );
  }

  /**
   * @param {string} name
   * @param {string[]} args of `docker run`, image and command last
   * @param {string} [network]
   */
  async start(name, args, network = this.network) {
    const known = [`--name=${this.named(name)}`, `--network=${network}`, `--network-alias=${name}`];
    await this.docker.call('run', '--detach', ...known, `--label=cotta-run=${this.name}`, ...args);
  }

  /** What it printed, errors too. @param {string} name @returns {Promise<string>} */
  async logs(name) {
    return this.docker.outputs(this.named(name));
  }

  /** @param {string} name @returns {Promise<boolean>} */
  async runs(name) {
    return (await this.docker.call('inspect', '--format', '{{.State.Running}}', this.named(name))) === 'true';
  }

  /**
   * Waits until a container has printed something.
   * @param {string} name
   * @param {RegExp} words
   */
  async logged(name, words) {
    await waitFor(name, async () => words.test(await this.logs(name)), { timeoutMs: 120_000, everyMs: 500 });
  }

  /** Takes away every container and network of this run. */
  async close() {
    const left = await this.docker.call('ps', '--all', '--quiet', '--filter', `label=cotta-run=${this.name}`);
    if (left !== '') await this.docker.call('rm', '--force', '--volumes', ...left.split('\n'));
    for (const network of [this.network, this.outside])
      await this.docker.call('network', 'rm', network).catch(() => undefined);
  }
}
