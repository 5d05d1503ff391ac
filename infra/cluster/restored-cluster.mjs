const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/**
 * The database of a service as it was at a moment: a cluster like the one that serves, filled from its copies and its log up to then. It keeps copies of its own under its own name.
 * @param {readonly import('./release.mjs').Manifest[]} manifests of the overlay
 * @param {string} service
 * @param {string} moment in UTC, `2026-11-29T10:15:00Z`
 * @returns {import('./release.mjs').Manifest}
 * @throws {Error} for a moment that is none, and where no cluster serves the service
 */
export function restoredCluster(manifests, service, moment) {
  if (!MOMENT.test(moment) || Number.isNaN(Date.parse(moment)))
    throw new Error(`"${moment}" is no moment in UTC: give it like 2026-11-29T10:15:00Z.`);
  const clusters = manifests.filter(({ kind }) => kind === 'Cluster');
  const serving = clusters.find(({ metadata }) => metadata.name === `postgres-${service}`);
  if (serving === undefined)
    throw new Error(
      clusters.length === 0
        ? 'This overlay has no Postgres that keeps copies.'
        : `There is no database of "${service}": ${clusters.map(({ metadata }) => metadata.name.replace('postgres-', '')).join(', ')}.`,
    );
  const { metadata, spec, ...kind } = serving;
  const { database, owner, secret } = spec.bootstrap.initdb;
  const [{ parameters }] = spec.plugins;
  return {
    ...kind,
    metadata: { ...metadata, name: `${metadata.name}-restored` },
    spec: {
      ...spec,
      bootstrap: {
        recovery: { source: 'before', database, owner, secret, recoveryTarget: { targetTime: moment } },
      },
      externalClusters: [
        {
          name: 'before',
          plugin: {
            name: spec.plugins[0].name,
            parameters: { barmanObjectName: parameters.barmanObjectName, serverName: metadata.name },
          },
        },
      ],
    },
  };
}
