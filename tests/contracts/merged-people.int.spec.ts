import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { UserMergedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import type { Resource } from '@cotta/kit/model/resource/define.js';
import { sqlName } from '@cotta/kit/model/field/names.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { personColumns } from '@cotta/kit/runtime/people/person-columns.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { testRuntime } from '@cotta/kit/testing/command-runtime.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { freshDatabase, type FreshDatabase } from '@cotta/kit/testing/postgres.js';
import { insertRow, sampleRow } from '@cotta/kit/testing/sample-row.js';
import { tablesWith } from '@cotta/kit/testing/tables-with.js';
import { allServices } from '../testkit/services.js';

const went = nameBasedId('User', 'mine');
const stays = nameBasedId('User', 'stays');
const client = nameBasedId('User', 'foreign');

/** Tables of the definition that say whose their rows are. */
function ownedBy({ resources, views = [] }: ServiceDefinition): Resource[] {
  const shown = new Set(views.map(({ name }) => name));
  return resources.filter((resource) => !shown.has(resource.table) && personColumns(resource).length > 0);
}

describe.each(allServices.map((service) => [service.name, service] as const))('%s', (_, service) => {
  const owned = ownedBy(service);
  let fresh: FreshDatabase;
  let db: DataSource;
  beforeAll(async () => {
    const { name, migrations, resources, views = [] } = service;
    fresh = await freshDatabase({ service: name, migrations, resources, views });
    // The role of the running service: it has to have every right that giving rows over takes.
    db = await openDatabase({ url: fresh.url, applicationName: 'merged', entities: [] });
  });
  afterAll(async () => {
    await db.destroy();
    await fresh.drop();
  });

  const isPersons = ({ person }: Resource): boolean => person !== undefined && person !== 'id';
  const row = (resource: Resource, name: string, userId: string) =>
    sampleRow(
      resource,
      name,
      resource.person === undefined || resource.person === 'id' ? {} : { [resource.person]: userId },
    );
  const merge = (userId: string, intoId: string) =>
    deliver(testRuntime(db, {}), consumerOf(service, 'merged-people'), {
      schema: UserMergedSchema,
      message: { userId, intoId },
      source: 'accounts',
      streamId: userId,
    });
  const rowsOf = async (userId: string): Promise<number> => {
    let sum = 0;
    for (const resource of owned)
      for (const column of personColumns(resource)) {
        const found: { n: number }[] = await db.query(
          `select count(*)::int as n from ${sqlName(resource.table)} where ${sqlName(column)}::text = $1`,
          [userId],
        );
        sum += found[0]?.n ?? 0;
      }
    return sum;
  };

  it('gives every row of the account that went to the one that stays, and again when it is told again', async () => {
    for (const resource of owned) {
      await insertRow(db, resource, row(resource, 'mine', went));
      await insertRow(db, resource, row(resource, 'foreign', client));
    }
    const [before, others] = [await rowsOf(went), await rowsOf(client)];
    expect(before).toBeGreaterThan(0);
    await merge(went, stays);
    await merge(went, stays);
    expect([await rowsOf(went), await rowsOf(stays), await rowsOf(client)]).toEqual([0, before, others]);
    expect(await tablesWith(db, went)).toEqual(['merged_person']);
  });

  it('what is written late for the account that went is of the one that stays', async () => {
    for (const resource of owned.filter(isPersons)) {
      await db.query(`delete from ${sqlName(resource.table)}`);
      await insertRow(db, resource, row(resource, 'late', went));
    }
    expect(await tablesWith(db, went)).toEqual(['merged_person']);
  });

  it('an account that took one over and becomes a third gives both, in whatever order that is told', async () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => nameBasedId('User', name));
    await merge(b as string, c as string);
    await merge(a as string, b as string);
    await merge(c as string, d as string);
    const rows: { user_id: string; into_id: string }[] = await db.query(
      'select user_id, into_id from merged_person where user_id = any($1)',
      [[a, b, c, d]],
    );
    expect(rows.map(({ into_id: into }) => into)).toEqual([d, d, d]);
  });
});
