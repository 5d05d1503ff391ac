import { describe, expect, it } from '@jest/globals';
import { restoredCluster } from './restored-cluster.mjs';

const serving = {
  apiVersion: 'postgresql.cnpg.io/v1',
  kind: 'Cluster',
  metadata: { name: 'postgres-cases', namespace: 'cotta' },
  spec: {
    instances: 3,
    storage: { size: '50Gi' },
    plugins: [
      {
        name: 'barman-cloud.cloudnative-pg.io',
        isWALArchiver: true,
        parameters: { barmanObjectName: 'postgres-archive' },
      },
    ],
    bootstrap: {
      initdb: {
        database: 'cotta_cases',
        owner: 'cases_owner',
        secret: { name: 'cases-database-owner' },
        postInitSQL: ['create role cases login'],
      },
    },
  },
};
const manifests = [{ kind: 'Namespace', metadata: { name: 'cotta' } }, serving];

describe('a database as it was at a moment', () => {
  it('is like the one that serves, beside it, and is filled from its copies up to then', () => {
    const { metadata, spec } = restoredCluster(manifests, 'cases', '2026-11-29T10:15:00Z');
    expect(metadata).toEqual({ name: 'postgres-cases-restored', namespace: 'cotta' });
    expect(spec).toMatchObject({ instances: 3, storage: { size: '50Gi' }, plugins: serving.spec.plugins });
    expect(spec.bootstrap).toEqual({
      recovery: {
        source: 'before',
        database: 'cotta_cases',
        owner: 'cases_owner',
        secret: { name: 'cases-database-owner' },
        recoveryTarget: { targetTime: '2026-11-29T10:15:00Z' },
      },
    });
    expect(spec.externalClusters).toEqual([
      {
        name: 'before',
        plugin: {
          name: 'barman-cloud.cloudnative-pg.io',
          parameters: { barmanObjectName: 'postgres-archive', serverName: 'postgres-cases' },
        },
      },
    ]);
    expect(serving.metadata.name).toBe('postgres-cases');
  });

  it.each([
    [manifests, 'cases', 'yesterday', '"yesterday" is no moment in UTC: give it like 2026-11-29T10:15:00Z.'],
    [manifests, 'cases', '2026-11-29T10:15:00+01:00', 'is no moment in UTC'],
    [manifests, 'cases', '2026-13-29T10:15:00Z', 'is no moment in UTC'],
    [manifests, 'moon', '2026-11-29T10:15:00Z', 'There is no database of "moon": cases.'],
    [[], 'cases', '2026-11-29T10:15:00Z', 'This overlay has no Postgres that keeps copies.'],
  ])('is refused with a sentence (%#)', (given, service, moment, sentence) => {
    expect(() => restoredCluster(given, service, moment)).toThrow(sentence);
  });
});
