import type { DataSource } from 'typeorm';
import { openDatabase } from '../runtime/database/open.js';
import type { View } from '../model/resource/view.js';
import type { Migration } from '../runtime/schema/migrate.js';
import { nameBasedId } from '../model/words/ids.js';
import { silentLog } from '../runtime/process/log.js';
import type { Resource } from '../model/resource/define.js';
import { resourceEntity } from '../runtime/reading/entity.js';
import { buildSubgraph } from '../edge/subgraph/build.js';
import type { Role, Viewer } from '../model/words/viewer.js';
import { freshDatabase } from './postgres.js';
import { insertSamples, parentIdIn } from './sample-rows.js';
import { schemaProblems } from './schema-check.js';
import { sweepProblem, visibilitySweep } from './visibility-sweep.js';

export interface SweptService {
  readonly name: string;
  readonly migrations: readonly Migration[];
  readonly resources: readonly Resource[];
  readonly views?: readonly View[];
}

export interface SweepScene {
  /** Values that make the first sample row belong to the customer (and open to the visitor's link), by resource name. */
  readonly mine: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The link a visitor comes with, if the resource can be reached by one. */
  readonly linkFor?: (resource: Resource, mine: string) => Viewer['link'];
}

/** The customer of every scene. */
export const sweptCustomerId = nameBasedId('swept customer');

/** Migrates a fresh database, fills two rows per resource and asks every question of the sweep. Needs `POSTGRES_ADMIN_URL`.
 *  Empty `problems` means: tables as declared, nothing leaks, nothing is missing. */
export async function sweepService(
  service: SweptService,
  scene: SweepScene,
): Promise<{ cases: number; problems: string[] }> {
  const fresh = await freshDatabase({
    service: service.name,
    migrations: service.migrations,
    resources: service.resources,
    views: service.views ?? [],
  });
  const db = await openDatabase({
    url: fresh.ownerUrl,
    applicationName: 'sweep',
    entities: service.resources.map(resourceEntity),
  });
  try {
    return await sweep(db, service, scene);
  } finally {
    await db.destroy();
    await fresh.drop();
  }
}

async function sweep(
  db: DataSource,
  service: SweptService,
  scene: SweepScene,
): Promise<{ cases: number; problems: string[] }> {
  const { resources, views = [] } = service;
  const problems = await schemaProblems(db, resources);
  const rows = await insertSamples(db, {
    resources,
    views,
    valuesOf: (resource, name) => (name === 'mine' ? (scene.mine[resource.name] ?? {}) : {}),
  });
  const { schema } = buildSubgraph({
    name: service.name,
    resources: service.resources,
    commands: [],
    execute: () => Promise.reject(new Error('a sweep writes nothing')),
  });
  const cases = visibilitySweep(service.resources);
  for (const [resource, ids] of rows) {
    const contextFor = (role: Role) => ({
      viewer: viewerFor(role, scene.linkFor?.(resource, ids.mine)),
      manager: db.manager,
      log: silentLog,
      requestId: 'sweep',
    });
    const stage = {
      schema,
      contextFor,
      idsOf: () => ids,
      parentIdOf: (child: Resource, row: 'mine' | 'foreign') =>
        parentIdIn(child, row, row === 'mine' ? scene.mine[child.name] : undefined),
    };
    for (const one of cases.filter((other) => other.resource === resource)) {
      const problem = await sweepProblem(one, stage);
      if (problem !== undefined) problems.push(problem);
    }
  }
  return { cases: cases.length, problems };
}

function viewerFor(role: Role, link: Viewer['link']): Viewer {
  const someone = { role, locale: 'en', scopes: [] };
  if (role === 'visitor') return link === undefined ? someone : { ...someone, link };
  if (role === 'system') return someone;
  return { ...someone, userId: role === 'customer' ? sweptCustomerId : nameBasedId('swept', role) };
}
