import { Int32ValueSchema, StringValueSchema } from '@bufbuild/protobuf/wkt';
import { execute } from '../model/rows/sql.js';
import type { Migration } from '../runtime/schema/migrate.js';
import { type Aggregate, defineCommand } from '../model/decider/decider.js';
import { type Refusal, refuse } from '../model/words/refusal.js';
import { Fault } from '../model/words/fault.js';
import { f } from '../model/field/field.js';
import { publication, type Publications } from '../runtime/outbox/publication.js';
import type { InlineProjection } from '../model/rows/inline-projection.js';

/** The smallest thing with a rule and a sum, for tests of the kit: a jar of coins that holds so much and no more. */
export type JarEvent =
  | { readonly type: 'JarOpened'; readonly data: { readonly owner: string; readonly limit: number } }
  | { readonly type: 'CoinPut'; readonly data: { readonly amount: number } }
  | { readonly type: 'JarShaken'; readonly data: object };

export interface Jar {
  readonly owner: string | undefined;
  readonly limit: number;
  readonly total: number;
}

export const jarProjection: InlineProjection = {
  name: 'jar',
  tables: ['jar'],
  operationalColumns: { jar: ['lease'] },
  project: async (tx, event) => {
    const data = event.data as { owner?: string; amount?: number };
    if (event.type === 'JarOpened') {
      await execute(tx, 'insert into jar (id, version, owner, total) values ($1, $2, $3, 0)', [
        event.streamId,
        event.version,
        data.owner,
      ]);
      return;
    }
    const sql = 'update jar set version = $2, total = total + $3 where id = $1 and version = $2 - 1';
    const written = await execute(tx, sql, [event.streamId, event.version, data.amount ?? 0]);
    if (written !== 1) throw new Fault(`jar ${event.streamId} is not at version ${event.version - 1}`);
  },
};

export const jar: Aggregate<Jar, JarEvent> = {
  category: 'jar',
  initial: { owner: undefined, limit: 0, total: 0 },
  evolve: (state, event) => {
    if (event.type === 'JarOpened') return { ...state, owner: event.data.owner, limit: event.data.limit };
    if (event.type === 'CoinPut') return { ...state, total: state.total + event.data.amount };
    return state;
  },
  notificationEvents: ['JarShaken'],
  projections: [jarProjection],
};

export const openJar = defineCommand({
  name: 'OpenJar',
  doc: 'Puts a new jar on the shelf.',
  aggregate: jar,
  stream: 'new',
  input: { limit: f.integer('Most it can hold.', { min: 1, max: 1_000_000 }) },
  allowed: ['customer', 'admin'],
  decide: (_jar, input, { viewer }): JarEvent[] => [
    { type: 'JarOpened', data: { owner: viewer.userId ?? 'nobody', limit: input.limit } },
  ],
});

export const putCoin = defineCommand({
  name: 'PutCoin',
  doc: 'Drops coins in.',
  aggregate: jar,
  stream: 'existing',
  input: { amount: f.integer('How many.', { min: 0, max: 1_000_000 }) },
  allowed: ['customer', 'admin'],
  mayTouch: (state, viewer) => state.owner === viewer.userId,
  decide: (state, { amount }): JarEvent[] | Refusal => {
    if (amount === 0) return [];
    if (state.total + amount > state.limit)
      return refuse('JAR_FULL', 'The jar is full.', { limit: state.limit });
    return [{ type: 'CoinPut', data: { amount } }];
  },
});

export const shakeJar = defineCommand({
  name: 'ShakeJar',
  doc: 'Makes a noise that only this house hears.',
  aggregate: jar,
  stream: 'existing',
  input: {},
  allowed: ['admin'],
  decide: (): JarEvent[] => [{ type: 'JarShaken', data: {} }],
});

export const jarMigrations: readonly Migration[] = [
  {
    name: '0001-jar',
    sql: 'create table jar (id uuid primary key, version integer not null, owner text not null, total integer not null, lease timestamptz)',
  },
];

export const jarPublications: Publications = {
  JarOpened: publication(StringValueSchema, (event: { data: { owner: string } }) => ({
    value: event.data.owner,
  })),
  CoinPut: publication(Int32ValueSchema, (event: { data: { amount: number } }) => ({
    value: event.data.amount,
  })),
};

export const jarUnpublished = ['JarShaken'];
