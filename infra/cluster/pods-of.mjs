/**
 * One pod of each workload, as its controller would ask for it.
 * @param {readonly import('./release.mjs').Manifest[]} manifests
 * @returns {import('./release.mjs').Manifest[]}
 */
export function podsOf(manifests) {
  return manifests
    .filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job', 'CronJob'].includes(kind))
    .map(({ metadata, spec }) => ({ metadata, spec: spec.jobTemplate?.spec ?? spec }))
    .map(({ metadata, spec }) => ({
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { ...spec.template.metadata, name: metadata.name, namespace: metadata.namespace },
      spec: {
        ...spec.template.spec,
        volumes: [...(spec.template.spec.volumes ?? []), ...claimed(spec.volumeClaimTemplates)],
      },
    }));
}

/** @param {{ metadata: { name: string } }[]} [templates] */
const claimed = (templates = []) =>
  templates.map(({ metadata: { name } }) => ({ name, persistentVolumeClaim: { claimName: name } }));
