import { parseAllDocuments } from 'yaml';

/**
 * What a cluster would run, read from its manifests.
 * @typedef {object} Workload
 * @property {string} name
 * @property {'Deployment' | 'Job'} kind
 * @property {string} image such as `cotta/requests`
 * @property {string[]} args what the entry point of the image runs
 * @property {number} user
 * @property {boolean} readOnly whether the root of its file system is
 * @property {string[]} drop capabilities that it lacks
 * @property {number} memory the limit, in bytes
 * @property {string | undefined} readyPath
 * @property {{ kind: 'config' | 'secret', name: string, optional: boolean }[]} envFrom later ones win
 * @property {Setting[]} env wins over `envFrom`
 * @property {Mount[]} mounts
 */

/** @typedef {{ name: string, value?: string, from?: { kind: 'config' | 'secret', name: string, key: string, optional: boolean } }} Setting */
/** @typedef {{ path: string, from: { kind: 'config' | 'secret', name: string, items?: { key: string, path: string }[] } | { kind: 'volume', name: string } | 'empty' }} Mount */

/**
 * Every Deployment and Job that runs an image of ours.
 * @param {string} text what `kubectl kustomize` prints
 * @returns {Workload[]} by name
 */
export function readWorkloads(text) {
  return objectsOf(text)
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map(workloadOf)
    .filter(({ image }) => image.startsWith('cotta/'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The data of all ConfigMaps, by name.
 * @param {string} text what `kubectl kustomize` prints
 * @returns {Record<string, Record<string, string>>}
 */
export function readConfigMaps(text) {
  const maps = objectsOf(text).filter(({ kind }) => kind === 'ConfigMap');
  return Object.fromEntries(maps.map(({ metadata, data }) => [metadata.name, data ?? {}]));
}

/** @param {string} text @returns {any[]} */
function objectsOf(text) {
  return parseAllDocuments(text)
    .map((one) => one.toJS())
    .filter((one) => one !== null);
}

/** @param {any} object @returns {Workload} */
function workloadOf({ kind, metadata, spec }) {
  const pod = spec.template.spec;
  const [container] = pod.containers;
  const security = container.securityContext ?? {};
  return {
    name: metadata.name,
    kind,
    image: container.image,
    args: container.args,
    user: security.runAsUser ?? pod.securityContext?.runAsUser,
    readOnly: security.readOnlyRootFilesystem === true,
    drop: security.capabilities?.drop ?? [],
    memory: bytesOf(container.resources.limits.memory),
    readyPath: container.readinessProbe?.httpGet?.path,
    envFrom: (container.envFrom ?? []).map(sourceOf),
    env: (container.env ?? []).map(settingOf),
    mounts: (container.volumeMounts ?? []).map((/** @type {any} */ mount) =>
      mountOf(mount, pod.volumes ?? [], metadata.name),
    ),
  };
}

/** @param {any} source */
function sourceOf({ configMapRef, secretRef }) {
  const ref = configMapRef ?? secretRef;
  /** @type {'config' | 'secret'} */
  const kind = configMapRef === undefined ? 'secret' : 'config';
  return { kind, name: ref.name, optional: ref.optional === true };
}

/** @param {any} setting @returns {Setting} */
function settingOf({ name, value, valueFrom }) {
  if (valueFrom === undefined) return { name, value: String(value ?? '') };
  const ref = valueFrom.configMapKeyRef ?? valueFrom.secretKeyRef;
  // What the cluster says about a pod itself has no meaning here.
  if (ref === undefined) return { name, value: '' };
  const kind = valueFrom.configMapKeyRef === undefined ? 'secret' : 'config';
  return { name, from: { kind, name: ref.name, key: ref.key, optional: ref.optional === true } };
}

/** @param {any} mount @param {any[]} volumes @param {string} workload @returns {Mount} */
function mountOf({ name, mountPath }, volumes, workload) {
  const volume = volumes.find((one) => one.name === name);
  if (volume === undefined) throw new Error(`${workload} mounts ${name}, which is none of its volumes.`);
  const { secret, configMap, persistentVolumeClaim: claim } = volume;
  if (claim) return { path: mountPath, from: { kind: 'volume', name: claim.claimName } };
  if (secret)
    return { path: mountPath, from: { kind: 'secret', name: secret.secretName, items: secret.items } };
  if (configMap)
    return { path: mountPath, from: { kind: 'config', name: configMap.name, items: configMap.items } };
  return { path: mountPath, from: 'empty' };
}

/**
 * @param {string} quantity such as `512Mi`
 * @returns {number}
 */
export function bytesOf(quantity) {
  const [, number, unit = ''] = /^(\d+)(Ki|Mi|Gi|)$/.exec(quantity) ?? [];
  const factor = { '': 1, Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30 }[unit];
  if (number === undefined || factor === undefined) throw new Error(`"${quantity}" is no size of memory.`);
  return Number(number) * factor;
}
