import { Counter, Gauge, register, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { queryRow } from '../../model/rows/sql.js';
import { byItself } from '../../runtime/database/by-itself.js';
import { countUnhandled } from '../../runtime/inbox/parking.js';
import type { Consumers } from '../../runtime/inbox/start-consumers.js';
import type { Relay } from '../../runtime/outbox/relay.js';
import { observeTogether } from '../../runtime/process/process-metrics.js';

/** What is looked at. */
export interface WriteSide {
  readonly db: DataSource;
  readonly relay: Pick<Relay, 'status'>;
  readonly consumers: Pick<Consumers, 'status'>;
}

interface Backlog {
  readonly waiting: number;
  /** Seconds since the oldest of them was recorded. */
  readonly age: number;
  readonly published: number;
}

const backlogSql = `
  select count(*)::integer as waiting, coalesce(extract(epoch from clock_timestamp() - min(e.recorded_at)), 0)::float8 as age,
         (select published_position::float8 from relay_state where name = 'main') as published
    from event_order o join tracking_event e using (stream_id, version)
   where o.position is null or o.position > (select published_position from relay_state where name = 'main')`;

/** What waits to be published, who publishes, what a person has to look at, and how far consumers are. */
export function observeWriteSide({ db, relay, consumers }: WriteSide, registry: Registry = register): void {
  observeOutbox(db, registry);
  observeRelay(relay, registry);
  observeConsumers(consumers, registry);
}

function observeOutbox(db: DataSource, registry: Registry): void {
  observeTogether({
    group: 'database',
    registry,
    gauges: {
      unpublished: {
        name: 'cotta_events_unpublished',
        help: 'Committed events that are not on the broker yet',
      },
      age: { name: 'cotta_events_unpublished_age_seconds', help: 'Age of the oldest of them' },
      position: { name: 'cotta_relay_position', help: 'Position up to which all is published' },
      parked: { name: 'cotta_events_parked', help: 'Events put aside because their handler failed' },
      deadLetters: { name: 'cotta_dead_letters', help: 'Messages that nobody can read' },
    },
    look: async (gauges) => {
      const [backlog, unhandled] = await Promise.all([
        byItself(db, (connection) => queryRow<Backlog>(connection, backlogSql)),
        countUnhandled(db),
      ]);
      gauges.unpublished.set(backlog?.waiting ?? 0);
      gauges.age.set(backlog?.age ?? 0);
      gauges.position.set(backlog?.published ?? 0);
      gauges.parked.set(unhandled.parked);
      gauges.deadLetters.set(unhandled.deadLetters);
    },
  });
}

function observeRelay(relay: Pick<Relay, 'status'>, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'cotta_relay_leading',
    help: '1 in the instance that publishes',
    registers,
    collect() {
      this.set(relay.status().leading ? 1 : 0);
    },
  });
  new Gauge({
    name: 'cotta_relay_halted',
    help: '1 when an event cannot be encoded',
    registers,
    collect() {
      this.set(relay.status().halted === undefined ? 0 : 1);
    },
  });
  new Gauge({
    name: 'cotta_relay_generation',
    help: 'Grows with each change of the lead',
    registers,
    collect() {
      this.set(Number(relay.status().generation));
    },
  });
}

function observeConsumers(consumers: Pick<Consumers, 'status'>, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'cotta_consumer_lag_records',
    help: 'Records on the broker that are not handled',
    labelNames: ['consumer'],
    registers,
    collect() {
      for (const { name, lag } of consumers.status()) this.set({ consumer: name }, lag);
    },
  });
  new Gauge({
    name: 'cotta_consumer_progress_age_seconds',
    help: 'Since it handled something or found nothing to handle',
    labelNames: ['consumer'],
    registers,
    collect() {
      for (const { name, progressAt } of consumers.status())
        this.set({ consumer: name }, (Date.now() - progressAt.getTime()) / 1000);
    },
  });
  new Counter({
    name: 'cotta_consumer_rebalances_total',
    help: 'How often partitions were handed out anew',
    labelNames: ['consumer'],
    registers,
    collect() {
      this.reset();
      for (const { name, rebalances } of consumers.status()) this.inc({ consumer: name }, rebalances);
    },
  });
  new Counter({
    name: 'cotta_consumer_events_total',
    help: 'Events by what came of them',
    labelNames: ['consumer', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const { name, tally } of consumers.status())
        for (const [outcome, count] of Object.entries(tally)) this.inc({ consumer: name, outcome }, count);
    },
  });
}
