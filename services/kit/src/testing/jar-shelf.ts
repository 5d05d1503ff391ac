import { Int32ValueSchema, StringValueSchema } from '@bufbuild/protobuf/wkt';
import type { Migration } from '../runtime/schema/migrate.js';
import { execute } from '../model/rows/sql.js';
import { type Consumer, defineConsumer, on } from '../runtime/inbox/consumer.js';

/** Another service that keeps a copy of all jars and a tally of coins, for tests of consumers. */
export const shelfMigrations: readonly Migration[] = [
  {
    name: '0002-shelf',
    sql: `create table jar_copy (id uuid primary key, version integer not null, owner text not null, total integer not null check (total < 100000));
      create table effect (n bigint generated always as identity, consumer text not null, stream_id uuid not null, version integer not null, event_id uuid not null);`,
  },
];

/** Copies state: every version, in order. */
export const copyJars: Consumer = defineConsumer({
  name: 'copy-jars',
  sources: ['jars'],
  mode: 'ordered',
  copies: ['jar_copy'],
  handlers: [
    on(StringValueSchema, async ({ message, envelope, tx }) => {
      await execute(tx, 'insert into jar_copy values ($1, $2, $3, 0)', [
        envelope.streamId,
        envelope.streamVersion,
        message.value,
      ]);
    }),
    on(Int32ValueSchema, async ({ message, envelope, tx }) => {
      await execute(tx, 'update jar_copy set version = $2, total = total + $3 where id = $1', [
        envelope.streamId,
        envelope.streamVersion,
        message.value,
      ]);
      await execute(
        tx,
        'insert into effect (consumer, stream_id, version, event_id) values ($1, $2, $3, $4)',
        ['copy-jars', envelope.streamId, envelope.streamVersion, envelope.eventId],
      );
    }),
  ],
});

/** Reacts to coins: once each. */
export const countCoins: Consumer = defineConsumer({
  name: 'count-coins',
  sources: ['jars'],
  mode: 'once',
  handlers: [
    on(Int32ValueSchema, async ({ envelope, tx }) => {
      await execute(
        tx,
        'insert into effect (consumer, stream_id, version, event_id) values ($1, $2, $3, $4)',
        ['count-coins', envelope.streamId, envelope.streamVersion, envelope.eventId],
      );
    }),
  ],
});
