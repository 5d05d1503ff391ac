import { run } from '../local/run.mjs';

/** Calls of the docker client against one engine. */
export class Docker {
  /** @param {string | undefined} host */
  constructor(host) {
    this.env = {
      ...process.env,
      ...(host === undefined ? {} : { DOCKER_HOST: host }),
      DOCKER_CLI_HINTS: 'false',
    };
  }

  /**
   * @param {...string} args
   * @returns {Promise<string>} what it printed
   */
  async call(...args) {
    return (await run('docker', args, { env: this.env })).trim();
  }

  /**
   * What a container printed last, errors among it.
   * @param {string} container
   * @returns {Promise<string>}
   */
  async outputs(container) {
    return run('sh', ['-c', 'exec docker logs --tail=2000 "$0" 2>&1', container], { env: this.env });
  }

  /**
   * Builds with the engine's own builder, which caches the steps of one build for the next.
   * @param {string} tag
   * @param {{ file: string, context: string, target?: string, values?: Record<string, string> }} from
   * @returns {Promise<string>} the id of the image
   */
  async build(tag, { file, context, target, values = {} }) {
    const flags = Object.entries(values).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
    const into = target === undefined ? [] : ['--target', target];
    await run(
      'docker',
      ['build', '--network=host', '--file', file, '--tag', tag, ...into, ...flags, context],
      {
        // Only the classic builder is part of every engine.
        env: { ...this.env, DOCKER_BUILDKIT: '0' },
      },
    );
    return this.idOf(tag);
  }

  /** @param {string} image @returns {Promise<string>} */
  async idOf(image) {
    return this.call('image', 'inspect', '--format', '{{.Id}}', image);
  }

  /** @param {string} image @returns {Promise<boolean>} */
  async has(image) {
    return this.idOf(image).then(
      () => true,
      () => false,
    );
  }

  /** @param {string} image @returns {Promise<number>} bytes, its base included */
  async sizeOf(image) {
    return Number(await this.call('image', 'inspect', '--format', '{{.Size}}', image));
  }

  /**
   * @param {string} container
   * @param {number} port inside it
   * @returns {Promise<string>} where it is reached from this machine: `127.0.0.1:49153`
   */
  async addressOf(container, port) {
    const [first = ''] = (await this.call('port', container, String(port))).split('\n');
    return first;
  }
}
