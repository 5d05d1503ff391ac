import { Gauge, register, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { queryRow } from '../../model/rows/sql.js';
import { inTransaction } from '../../runtime/database/transaction.js';
import type { Consumers } from '../../runtime/inbox/start-consumers.js';
import { countUnhandled } from '../../runtime/inbox/parking.js';
import type { Relay } from '../../runtime/outbox/relay.js';

/** What is looked at; a program without a relay or consumers leaves them out. */
export interface WriteSide {
  readonly service: string;
  readonly db: DataSource;
  readonly relay?: Relay;
  readonly consumers?: Consumers;
}

interface Backlog {
  readonly waiting: number;
  /** Seconds since the oldest of them was recorded. */
  readonly age: number;
}

const backlogSql = `
  select count(*)::integer as waiting, coalesce(extract(epoch from clock_timestamp() - min(e.recorded_at)), 0)::float8 as age
    from event_order o join tracking_event e using (stream_id, version)
   where o.position is null or o.position > (select published_position from relay_state where name = 'main')`;

/** Gauges that are read when someone asks: what waits to be published, who lags, what a person has to look at.
 *  A person is paged for unpublished age over 2 min, parked events over an hour, lag without progress for 5 min. */
export function observeWriteSide(
  { service, db, relay, consumers }: WriteSide,
  registry: Registry = register,
): void {
  const registers = [registry];
  const labelled = { service };
  new Gauge({
    name: 'cotta_events_unpublished',
    help: 'Committed events that are not on the broker yet',
    labelNames: ['service'],
    registers,
    async collect() {
      const backlog = await inTransaction(db, (tx) => queryRow<Backlog>(tx, backlogSql));
      this.set(labelled, backlog?.waiting ?? 0);
      unpublishedAge.set(labelled, backlog?.age ?? 0);
    },
  });
  const unpublishedAge = new Gauge({
    name: 'cotta_events_unpublished_age_seconds',
    help: 'Age of the oldest of them',
    labelNames: ['service'],
    registers,
  });
  new Gauge({
    name: 'cotta_events_set_aside',
    help: 'Events parked and messages nobody can read',
    labelNames: ['service', 'kind'],
    registers,
    async collect() {
      const { parked, deadLetters } = await countUnhandled(db);
      this.set({ ...labelled, kind: 'parked' }, parked);
      this.set({ ...labelled, kind: 'dead_letter' }, deadLetters);
    },
  });
  new Gauge({
    name: 'cotta_relay',
    help: 'leading: 1 in the instance that publishes; halted: 1 when an event cannot be encoded; generation grows with each change of the lead',
    labelNames: ['service', 'what'],
    registers,
    collect() {
      if (relay === undefined) return;
      const { leading, halted, generation } = relay.status();
      this.set({ ...labelled, what: 'leading' }, leading ? 1 : 0);
      this.set({ ...labelled, what: 'halted' }, halted === undefined ? 0 : 1);
      this.set({ ...labelled, what: 'generation' }, Number(generation));
    },
  });
  new Gauge({
    name: 'cotta_consumer',
    help: 'lag in records, quiet_seconds since the last progress, rebalances, and events by what came of them',
    labelNames: ['service', 'consumer', 'what'],
    registers,
    collect() {
      for (const { name, lag, progressAt, rebalances, tally } of consumers?.status() ?? []) {
        const figures = {
          lag,
          rebalances,
          quiet_seconds: (Date.now() - progressAt.getTime()) / 1000,
          ...tally,
        };
        for (const [what, value] of Object.entries(figures))
          this.set({ ...labelled, consumer: name, what }, value);
      }
    },
  });
}
