import type { DataSource } from 'typeorm';
import { openDatabase } from '../runtime/database/open.js';
import { nameBasedId } from '../model/words/ids.js';
import type { Resource } from '../model/resource/define.js';
import { resourceEntity } from '../runtime/reading/entity.js';
import { tableSql } from '../model/resource/tables.js';
import type { Viewer } from '../model/words/viewer.js';
import { courier, parcel } from './parcel.js';
import { freshDatabase } from './postgres.js';
import { insertRow } from './sample-row.js';

export interface ParcelDatabase {
  readonly db: DataSource;
  /** Statements sent since the last `forget`. */
  readonly statements: { readonly seen: readonly string[]; forget(): void };
  close(): Promise<void>;
}

/** A database with the tables of the fixture resources, and an ear on what is sent to it. */
export async function parcelDatabase(): Promise<ParcelDatabase> {
  const resources: readonly Resource[] = [parcel, courier];
  const fresh = await freshDatabase({
    service: 'parcels',
    migrations: [{ name: '0001-parcels', sql: resources.map(tableSql).join('\n') }],
  });
  const db = await openDatabase({
    url: fresh.ownerUrl,
    applicationName: 'parcels-test',
    entities: resources.map(resourceEntity),
  });
  let seen: string[] = [];
  db.setOptions({ logging: ['query'], logger: { ...quiet, logQuery: (sql) => void seen.push(sql) } });
  db.logger = { ...quiet, logQuery: (sql) => void seen.push(sql) };
  return {
    db,
    statements: {
      get seen() {
        return seen;
      },
      forget: () => {
        seen = [];
      },
    },
    close: async () => {
      await db.destroy();
      await fresh.drop();
    },
  };
}

const quiet = {
  logQuery: () => undefined,
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};

export const eva = nameBasedId('eva');
export const jan = nameBasedId('jan');

export function parcelId(label: string): string {
  return nameBasedId('parcel', label);
}

/** Eva's parcel unless said otherwise. */
export async function insertParcel(
  db: DataSource,
  label: string,
  otherwise: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = parcelId(label);
  const at = new Date('2026-01-01T00:00:00.000Z');
  const row = {
    id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    label,
    state: 'On the way',
    userId: eva,
    countries: ['SK'],
    insured: true,
    remark: `hush ${label}`,
    linkRevision: 3,
    ...otherwise,
  };
  await insertRow(db, parcel, row);
  return id;
}

export function viewerOf(role: Viewer['role'], userId?: string): Viewer {
  return { role, locale: 'en', scopes: [], ...(userId === undefined ? {} : { userId }) };
}
