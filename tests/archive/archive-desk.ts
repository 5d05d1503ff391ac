import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { leastOf } from '@cotta/kit/runtime/months/month.js';
import { rowChangesOf } from '@cotta/kit/runtime/months/monthly-table.js';
import { S3ObjectStore } from '@cotta/kit/runtime/objects/s3-object-store.js';
import { resourceEntity } from '@cotta/kit/runtime/reading/entity.js';
import { freshDatabase } from '@cotta/kit/testing/postgres.js';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { objectStoreEnvironment } from '../../infra/simulators/addresses.mjs';
import { startSimulators } from '../../infra/simulators/simulators.mjs';

/** Somebody of a club: a name that tells of a person, and a role that does not. */
export const member = defineResource({
  name: 'Member',
  table: 'member',
  doc: 'Somebody of a club.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: {
    userId: f.ref('User', 'Whose.', { as: 'user', optional: true }),
    name: f.text('Name.', { max: 40, personal: true }),
    role: f.text('What they do.', { max: 40 }),
  },
});
export const members = recordDecider(
  member,
  { added: 'MemberJoined', amended: 'MemberChanged', removed: 'MemberLeft' },
  { writable: ['userId', 'name', 'role'], create: staff, update: staff, remove: staff },
);
export const changes = rowChangesOf([member]);

export interface ArchiveDesk {
  /** Of the service's role, which owns nothing. */
  readonly db: DataSource;
  readonly ownerUrl: string;
  readonly owner: pg.Client;
  readonly store: S3ObjectStore;
  /** The row changes as they were before they had months, emptied. */
  inOnePiece(): Promise<void>;
  /** Notes changes of rows in a month. @returns how many */
  noted(
    month: string,
    rows: readonly { readonly entityId: string; readonly after: object }[],
  ): Promise<number>;
  close(): Promise<void>;
}

export async function openArchiveDesk(): Promise<ArchiveDesk> {
  const fresh = await freshDatabase({ service: 'kit', migrations: [], resources: [member] });
  const db = await openDatabase({
    url: fresh.url,
    applicationName: 'spec',
    entities: [resourceEntity(member)],
  });
  const owner = new pg.Client({ connectionString: fresh.ownerUrl });
  await owner.connect();
  const simulators = await startSimulators({ port: 0 });
  const at = objectStoreEnvironment(simulators.url);
  const setting = (name: string): string => at[name] ?? '';
  const store = new S3ObjectStore({
    OBJECT_STORE_URL: setting('OBJECT_STORE_URL'),
    OBJECT_STORE_REGION: setting('OBJECT_STORE_REGION'),
    OBJECT_STORE_BUCKET: setting('OBJECT_STORE_BUCKET'),
    OBJECT_STORE_ACCESS_KEY: setting('OBJECT_STORE_ACCESS_KEY'),
    OBJECT_STORE_SECRET_KEY: setting('OBJECT_STORE_SECRET_KEY'),
  });
  let count = 0;
  return {
    db,
    ownerUrl: fresh.ownerUrl,
    owner,
    store,
    inOnePiece: async () => {
      await owner.query(`
        create table piece (like row_change including defaults);
        drop table row_change;
        alter table piece rename to row_change;
        alter table row_change add constraint row_change_pkey primary key (event_id, entity, entity_id);
        grant select, insert, update, delete on row_change to test_kit;
        delete from archived_month`);
    },
    noted: async (month, rows) => {
      for (const { entityId, after } of rows) {
        count += 1;
        const eventId = `${leastOf(month, 'id').slice(0, 24)}${count.toString(16).padStart(12, '0')}`;
        await owner.query('insert into row_change values ($1, $2, $3, null, $4)', [
          eventId,
          'member',
          entityId,
          JSON.stringify(after),
        ]);
      }
      return rows.length;
    },
    close: async () => {
      await owner.end();
      await db.destroy();
      await simulators.stop();
      await fresh.drop();
    },
  };
}
