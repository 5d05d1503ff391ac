import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { objectStoreSettings } from '@cotta/kit/runtime/objects/object-store-settings.js';
import { parseAllDocuments } from 'yaml';
import { SERVICES } from '../../infra/local/processes.mjs';
import { podsOf } from '../../infra/cluster/pods-of.mjs';
import type { Manifest } from '../../infra/cluster/release.mjs';
import { store } from './workload.js';

const documents = (path: string): Manifest[] =>
  parseAllDocuments(readFileSync(new URL(`../../k8s/${path}`, import.meta.url), 'utf8')).map((document) =>
    document.toJS(),
  );
const jobsIn = (path: string): Manifest[] => documents(path).filter(({ kind }) => kind === 'CronJob');
const nightly = SERVICES.flatMap((service) => jobsIn(`base/nightly/${service}.yaml`));
const proofs = SERVICES.flatMap((service) => jobsIn(`components/backup-proof/${service}.yaml`));
const { secrets } = store();

interface Container {
  readonly args: readonly string[];
  readonly env: readonly { name: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[];
  readonly envFrom?: readonly { configMapRef?: { name: string }; secretRef?: { name: string } }[];
}
const containerOf = (name: string): Container => {
  const pod = podsOf(nightly).find(({ metadata }) => metadata.name === name);
  return pod?.spec.containers[0];
};

describe('each night', () => {
  it.each([...SERVICES])('%s takes months to the archive and checks its rows, as the owner', (service) => {
    for (const [name, args] of [
      ['archive', ['node', 'dist/archive.js', '--now']],
      ['rebuild-check', ['node', 'dist/rebuild.js', '--check', '--workers', '2']],
    ] as const) {
      const container = containerOf(`${service}-${name}`);
      expect(container.args).toEqual(args);
      expect(container.env.map((variable) => variable.name)).toContain('DATABASE_OWNER_URL');
      for (const { valueFrom } of container.env) {
        const ref = valueFrom?.secretKeyRef;
        if (ref !== undefined) expect(secrets.get(ref.name)).toContain(ref.key);
      }
    }
  });

  it('the archive has all that the object store asks for, and may go out to it', () => {
    const settings = documents('base/nightly/object-store.yaml')[0]?.['data'];
    const credentials = Object.fromEntries((secrets.get('object-store') ?? []).map((key) => [key, 'given']));
    expect(objectStoreSettings.safeParse({ ...settings, ...credentials }).success).toBe(true);
    const policy = documents('base/policies/to-vendors.yaml')[0];
    const mayGoOut = policy?.spec.podSelector.matchExpressions[0].values;
    for (const service of SERVICES) {
      expect(containerOf(`${service}-archive`).envFrom).toEqual([
        { configMapRef: { name: 'cotta-object-store' } },
        { secretRef: { name: 'object-store' } },
      ]);
      expect(mayGoOut).toContain(`${service}-archive`);
    }
  });

  it('no two jobs begin at once, and each service has its copy proven once a week', () => {
    const times = [...nightly, ...proofs].map(({ spec }) => spec.schedule);
    expect(new Set(times).size).toBe(times.length);
    expect(proofs.map(({ spec }) => spec.schedule.at(-1)).sort()).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  it('whoever proves a copy can take away no database that serves', () => {
    const role = documents('components/backup-proof/rights.yaml').find(({ kind }) => kind === 'Role');
    const named: string[] = role?.['rules'].flatMap(
      ({ verbs, resourceNames }: { verbs: string[]; resourceNames?: string[] }) =>
        verbs.some((verb) => !['create', 'list', 'watch'].includes(verb)) ? (resourceNames ?? ['*']) : [],
    );
    expect(named).toEqual(SERVICES.map((service) => `postgres-${service}-proof`));
  });
});
