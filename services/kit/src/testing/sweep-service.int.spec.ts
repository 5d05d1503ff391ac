import { describe, expect, it } from '@jest/globals';
import { f } from '../model/field/field.js';
import { defineResource, everyRow } from '../model/resource/define.js';
import { tableSql } from '../model/resource/tables.js';
import { workshop } from './repair.js';
import { sweepService, sweptCustomerId } from './sweep-service.js';

const order = defineResource({
  name: 'Order',
  table: 'order',
  doc: 'A table whose name PostgreSQL keeps for itself.',
  tier: 'record',
  readableBy: ['customer', 'admin'],
  rows: { admin: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    user: f.text('A column likewise.', { max: 50, filterable: true }),
    userId: f.id('Whose it is.', { filterable: true }),
    price: f.money('What it costs.', { optional: true, visibleTo: ['admin'] }),
  },
});

const scene = { mine: { Order: { userId: sweptCustomerId } } };

describe('the sweep over a service', () => {
  it('finds nothing where tables are as printed', async () => {
    const { cases, problems } = await sweepService(
      { name: 'orders', migrations: [{ name: '0001', sql: tableSql(order) }], resources: [order] },
      scene,
    );
    expect(problems).toEqual([]);
    expect(cases).toBeGreaterThan(100);
  });

  it('goes through histories and through the lists on the other side', async () => {
    const mine = { Bicycle: { userId: sweptCustomerId }, Repair: { userId: sweptCustomerId } };
    const { cases, problems } = await sweepService(workshop, { mine });
    expect(problems).toEqual([]);
    expect(cases).toBeGreaterThan(900);
  });

  it('names what a migration made otherwise and nothing mends', async () => {
    const sql = tableSql(order)
      .replace(/create index order_user on.*;/, '')
      .replace('price jsonb', 'price jsonb not null')
      .replace('version integer', 'version bigint');
    const { problems } = await sweepService(
      { name: 'orders', migrations: [{ name: '0001', sql }], resources: [order] },
      scene,
    );
    expect(problems).toEqual(['order.version is bigint, not integer']);
  });
});
