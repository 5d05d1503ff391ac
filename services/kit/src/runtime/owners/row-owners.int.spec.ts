import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EntityChange, EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../database/open.js';
import type { CommandRuntime } from '../commands/handle-command.js';
import { f } from '../../model/field/field.js';
import { systemIds } from '../../model/words/ids.js';
import { systemViewer } from '../../model/words/viewer.js';
import { CHANGES, encrypt, type RowChange } from '../personal-data/encryption.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { freshDatabase, type FreshDatabase } from '../../testing/postgres.js';
import { deliver } from '../../testing/deliver.js';
import { followEpoch } from '../inbox/follow-epoch.js';
import { rowOwners } from './on-row-owners.js';
import { othersRows } from './others-rows.js';

const encryptionKey = Buffer.alloc(32, 7).toString('base64url');
const consumer = rowOwners({ bicycle: 'garage', boat: 'harbour' }, encryptionKey);
const [jana, eva] = [systemIds.next(), systemIds.next()];
const fields = {
  bicycle: f.ref('Bicycle', 'Which one.', { as: 'ridden', optional: true }),
  spares: f.list(f.id('One.'), { max: 5, optional: true }),
  parts: f.object('Parts', 'Parts.', { bell: f.id('Of which.', { optional: true }) }, { optional: true }),
  buyer: f.id('Who takes it over.', { optional: true, ofAnyClient: true }),
  userId: f.id('Whose.', { optional: true }),
};

let database: FreshDatabase;
let db: DataSource;
let runtime: CommandRuntime;
beforeAll(async () => {
  database = await freshDatabase({ service: 'owners', migrations: [] });
  db = await openDatabase({ url: database.url, applicationName: 'spec', entities: [] });
  runtime = testRuntime(db, {});
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const hear = (change: Partial<RowChange> & { id: string }, source = 'garage', logEpoch = 1) => {
  const published = {
    event: 'Told',
    reason: null,
    changes: [
      {
        entity: 'bicycle',
        before: null,
        after: { id: change.id },
        trademarkId: null,
        userId: jana,
        ...change,
      },
    ],
  };
  return deliver(runtime, consumer, {
    schema: EntityChangedSchema,
    message: { entity: 'bicycle', entityId: change.id, event: 'Told', change: EntityChange.ADDED },
    source,
    streamId: systemIds.next(),
    streamVersion: 1,
    logEpoch,
    sealedChanges: encrypt(Buffer.from(JSON.stringify(published)), encryptionKey, CHANGES),
  });
};
const customer = (userId: string) => ({ role: 'customer', userId, locale: 'en', scopes: [] }) as const;
const asked = (input: object, viewer: Parameters<typeof othersRows>[1]['viewer'] = customer(eva)) =>
  othersRows(db.manager, { viewer, fields, input }).then((found) =>
    found.map(({ path, code }) => `${path.join('.')} ${code}`),
  );

it('nobody names what is somebody else’s, whatever the field is called and however deep it lies', async () => {
  const id = systemIds.next();
  await hear({ id });
  expect(await asked({ bicycle: id })).toEqual(['bicycle UNKNOWN_REFERENCE']);
  expect(await asked({ spares: [systemIds.next(), id] })).toEqual(['spares.1 UNKNOWN_REFERENCE']);
  expect(await asked({ parts: { bell: id } })).toEqual(['parts.bell UNKNOWN_REFERENCE']);
  expect(await asked({ bicycle: id }, { role: 'visitor', locale: 'en', scopes: [] })).toEqual([
    'bicycle UNKNOWN_REFERENCE',
  ]);
  expect(await asked({ bicycle: id, spares: [id] }, customer(jana))).toEqual([]);
});

it('staff who act for a client name that client’s', async () => {
  const id = systemIds.next();
  await hear({ id });
  const lawyer = { role: 'lawyer', userId: systemIds.next(), locale: 'en', scopes: [] } as const;
  expect(await asked({ bicycle: id, userId: eva }, lawyer)).toEqual(['bicycle OTHER_CLIENT']);
  expect(await asked({ bicycle: id, userId: jana }, lawyer)).toEqual([]);
  expect(await asked({ bicycle: id }, lawyer)).toEqual([]);
  const hers = systemIds.next();
  await hear({ id: hers, userId: eva });
  // Nobody is named: what is named first says whose the rest has to be.
  expect(await asked({ bicycle: id, spares: [id, hers] }, lawyer)).toEqual(['spares.1 OTHER_CLIENT']);
  expect(await asked({ buyer: hers, bicycle: id }, lawyer)).toEqual([]);
  expect(await asked({ buyer: id }, customer(eva))).toEqual(['buyer UNKNOWN_REFERENCE']);
});

it('what follows from a fact names the rows of the client it acts for', async () => {
  const id = systemIds.next();
  await hear({ id });
  expect(await asked({ bicycle: id, userId: jana }, systemViewer)).toEqual([]);
  expect(await asked({ bicycle: id }, systemViewer)).toEqual([]);
  expect(await asked({ bicycle: id, userId: eva }, systemViewer)).not.toEqual([]);
});

it('a change that says nothing of the owner leaves the row whose it was; one that was too much for a message is taken at its word', async () => {
  const id = systemIds.next();
  await hear({ id });
  await hear({ id, before: { colour: 'red' }, after: { colour: 'blue' } });
  expect(await asked({ bicycle: id })).toEqual(['bicycle UNKNOWN_REFERENCE']);
  expect(await asked({ bicycle: id }, customer(jana))).toEqual([]);
  const large = systemIds.next();
  await hear({ id: large, before: null, after: null });
  expect(await asked({ bicycle: large })).toEqual(['bicycle UNKNOWN_REFERENCE']);
});

it('a row goes with its owner, and only its own service tells of it', async () => {
  const id = systemIds.next();
  await hear({ id, userId: jana }, 'stranger');
  expect(await asked({ bicycle: id })).toEqual([]);
  await hear({ id });
  await hear({ id, userId: eva, before: null, after: { user_id: eva } });
  expect(await asked({ bicycle: id })).toEqual([]);
  expect(await asked({ bicycle: id }, customer(jana))).toEqual(['bicycle UNKNOWN_REFERENCE']);
  await hear({ id, before: { id }, after: null });
  expect(await asked({ bicycle: id }, customer(jana))).toEqual([]);
});

it('after a restore of one of the services owners stay known while they are told anew, and new ones are learnt', async () => {
  const [kept, fresh] = [systemIds.next(), systemIds.next()];
  await hear({ id: kept });
  await expect(hear({ id: fresh }, 'garage', 2)).rejects.toThrow('--follow garage 2');
  expect(await followEpoch(db, [consumer], { source: 'garage', epoch: 2 })).toEqual(['row-owners']);
  expect(await asked({ bicycle: kept })).toEqual(['bicycle UNKNOWN_REFERENCE']);
  await hear({ id: fresh }, 'garage', 2);
  expect(await asked({ bicycle: fresh })).toEqual(['bicycle UNKNOWN_REFERENCE']);
  await hear({ id: kept, userId: eva }, 'garage', 2);
  expect(await asked({ bicycle: kept })).toEqual([]);
  expect(await asked({ bicycle: kept }, customer(jana))).toEqual(['bicycle UNKNOWN_REFERENCE']);
});
