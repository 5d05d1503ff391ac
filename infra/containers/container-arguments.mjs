import { join } from 'node:path';

/**
 * What the cluster would hand out beside the manifests: values by the name of the ConfigMap or Secret.
 * @typedef {Record<string, Record<string, string>>} Values
 */

/**
 * Everything a workload is told, as the cluster would tell it: `$(NAME)` stands for a setting named before.
 * @param {import('./manifests.mjs').Workload} workload
 * @param {{ config: Values, secret: Values }} given
 * @returns {Record<string, string>}
 * @throws {Error} naming what the manifest asks for and nobody gives: in a cluster that pod would not start
 */
export function environmentOf(workload, given) {
  /** @type {Record<string, string>} */
  const environment = {};
  for (const { kind, name, optional } of workload.envFrom) {
    const values = given[kind][name];
    if (values === undefined && !optional)
      throw new Error(`${workload.name} reads the ${kind} ${name}, which is not given.`);
    Object.assign(environment, values);
  }
  for (const { name, value, from } of workload.env) {
    if (from === undefined) {
      environment[name] = (value ?? '').replaceAll(
        /\$\(([A-Z0-9_]+)\)/g,
        (whole, other) => environment[other] ?? whole,
      );
      continue;
    }
    const found = given[from.kind][from.name]?.[from.key];
    if (found !== undefined) environment[name] = found;
    else if (!from.optional)
      throw new Error(
        `${workload.name} reads ${from.key} of the ${from.kind} ${from.name}, which is not given.`,
      );
  }
  return environment;
}

/**
 * The files a workload finds at its mounts.
 * @param {import('./manifests.mjs').Workload} workload
 * @param {{ config: Values, secret: Values }} given
 * @returns {{ folder: string, name: string, text: string }[]} `folder` is the path inside the container
 * @throws {Error} naming what is not given
 */
export function filesOf(workload, given) {
  return workload.mounts.flatMap(({ path, from }) => {
    if (from === 'empty' || from.kind === 'volume') return [];
    const values = given[from.kind][from.name];
    if (values === undefined)
      throw new Error(`${workload.name} mounts the ${from.kind} ${from.name}, which is not given.`);
    const items = from.items ?? Object.keys(values).map((key) => ({ key, path: key }));
    return items.map(({ key, path: name }) => {
      const text = values[key];
      if (text === undefined)
        throw new Error(
          `${workload.name} mounts ${key} of the ${from.kind} ${from.name}, which is not given.`,
        );
      return { folder: path, name, text };
    });
  });
}

/**
 * Arguments of `docker run` for one instance of a workload under the settings of the cluster: its user, a read-only
 * root, no capabilities, no more memory than its limit, and files of secrets as files.
 * @param {object} options
 * @param {import('./manifests.mjs').Workload} options.workload
 * @param {string} options.image
 * @param {string} options.environmentFile
 * @param {string} options.filesFolder holds what is mounted, at the paths it has inside
 * @returns {string[]}
 */
export function runArguments({ workload, image, environmentFile, filesFolder }) {
  const mounts = workload.mounts.flatMap(({ path, from }) =>
    from === 'empty'
      ? ['--tmpfs', `${path}:rw,nosuid,nodev,mode=1777`]
      : [
          '--volume',
          from.kind === 'volume' ? `${from.name}:${path}` : `${join(filesFolder, path)}:${path}:ro`,
        ],
  );
  const memory = String(workload.memory);
  return [
    `--user=${workload.user}`,
    ...(workload.readOnly ? ['--read-only'] : []),
    ...workload.drop.map((capability) => `--cap-drop=${capability}`),
    '--security-opt=no-new-privileges',
    `--memory=${memory}`,
    // No swap: a cluster has none.
    `--memory-swap=${memory}`,
    `--env-file=${environmentFile}`,
    ...(workload.readyPath === undefined ? [] : ['--publish=127.0.0.1::8080']),
    ...mounts,
    image,
    ...workload.args,
  ];
}
