import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import type { EntityManager } from 'typeorm';
import { execute, queryRows } from '../../model/rows/sql.js';
import type { Consumer } from './consumer.js';
import { HistoryDiverged } from './history-diverged.js';
import { isBeforeInbox } from './prune-inbox.js';
import { SourceEpochs } from './source-epochs.js';
import { currentPayload } from './former-message.js';

/** What an envelope is to a consumer: new, known, behind one that waits, or ahead of one that did not come yet. */
export type Verdict =
  | { readonly is: 'fresh' | 'repeat' | 'blocked' }
  | { readonly is: 'hole'; readonly reason: string };

/** What `relay_state` begins with. */
const FIRST_EPOCH = 1;

interface Mark {
  readonly logEpoch: number;
  readonly version: number;
  readonly eventId: string;
}

interface Opening {
  readonly envelopes: readonly Envelope[];
  readonly now: Date;
  readonly ignoreParked: boolean;
}

/** Streams of which something is parked, of those in `$2`; none where `$3`. */
const BLOCKED = `blocked as (select distinct source, stream_id from parked_event where consumer = $1 and stream_id = any($2::uuid[]) and not $3)`;

interface MarkRow {
  readonly what: 'source' | 'blocked' | 'mark';
  readonly source: string;
  readonly stream_id: string;
  readonly log_epoch: number;
  readonly version: number;
  readonly event_id: string;
}

/** What a copy remembers, in one statement. Sources come first: who moves the copy to another epoch takes them first as well. */
const MARKS = `with source as (select source, log_epoch from inbox_source where consumer = $1 for share),
  ${BLOCKED},
  mark as (select source, stream_id, log_epoch, version, event_id from inbox_stream where consumer = $1 and stream_id = any($2::uuid[]) order by stream_id for update)
  select 'source' as what, source, null::uuid as stream_id, log_epoch, null::integer as version, null::uuid as event_id from source
  union all select 'blocked', source, stream_id, null, null, null from blocked
  union all select 'mark', source, stream_id, log_epoch, version, event_id from mark`;

interface ClaimRow {
  readonly what: 'blocked' | 'fresh';
  readonly source: string;
  readonly stream_id: string;
  readonly event_id: string;
}

/** Remembers the events of a reaction that did not come before, in one statement; none of a stream of which something is parked. */
const CLAIMS = `with ${BLOCKED},
  fresh as (
    insert into inbox_event (consumer, event_id, seen_at)
    select $1, e.id, $4 from unnest($5::uuid[], $6::text[], $7::uuid[]) as e(id, source, stream)
     where not exists (select from blocked b where b.source = e.source and b.stream_id = e.stream) order by e.id
    on conflict do nothing returning event_id)
  select 'blocked' as what, source, stream_id, null::uuid as event_id from blocked
  union all select 'fresh', null, null, event_id from fresh`;

/** What a consumer remembers, for the envelopes of one transaction: read at once, judged one by one, written at once. */
export class SliceInbox {
  readonly #tx: EntityManager;
  readonly #consumer: Consumer;
  readonly #marks = new Map<string, Mark>();
  readonly #moved = new Set<string>();
  readonly #fresh = new Set<string>();
  readonly #blocked = new Set<string>();
  #epochs: SourceEpochs | undefined;

  private constructor(tx: EntityManager, consumer: Consumer) {
    this.#tx = tx;
    this.#consumer = consumer;
  }

  /** `ignoreParked`: for the retry of parked events themselves. */
  static async open(
    tx: EntityManager,
    consumer: Consumer,
    options: Partial<Opening> & Pick<Opening, 'envelopes' | 'now'>,
  ): Promise<SliceInbox> {
    const inbox = new SliceInbox(tx, consumer);
    const { envelopes, now, ignoreParked = false } = options;
    if (consumer.mode === 'ordered') await inbox.#readMarks(envelopes, ignoreParked);
    else
      await inbox.#claimEvents(
        ignoreParked ? envelopes : envelopes.filter((envelope) => !isForgotten(envelope, now)),
        { envelopes, now, ignoreParked },
      );
    return inbox;
  }

  judge(envelope: Envelope): Verdict {
    if (this.#epochs?.holds(envelope) === false) return { is: 'repeat' };
    if (this.#blocked.has(streamKey(envelope))) return { is: 'blocked' };
    if (this.#consumer.mode === 'ordered') return this.#judgeVersion(envelope);
    // Each id is fresh once, also when it comes twice in one slice.
    return { is: this.#fresh.delete(envelope.eventId) ? 'fresh' : 'repeat' };
  }

  /** The envelope was handled, or needs no handling. */
  done(envelope: Envelope): void {
    const key = streamKey(envelope);
    this.#marks.set(key, {
      logEpoch: envelope.logEpoch,
      version: envelope.streamVersion,
      eventId: envelope.eventId,
    });
    this.#moved.add(key);
  }

  /** Later envelopes of the stream have to wait. */
  block(envelope: Envelope): void {
    this.#blocked.add(streamKey(envelope));
  }

  async flush(): Promise<void> {
    if (this.#consumer.mode !== 'ordered' || this.#moved.size === 0) return;
    const rows = [...this.#moved].map((key) => {
      const [source, streamId] = key.split('|');
      return { consumer: this.#consumer.name, source, stream_id: streamId, ...snake(this.#marks.get(key)) };
    });
    await execute(
      this.#tx,
      `insert into inbox_stream (consumer, source, stream_id, log_epoch, version, event_id)
       select consumer, source, stream_id, log_epoch, version, event_id from jsonb_populate_recordset(null::inbox_stream, $1) order by stream_id
       on conflict (consumer, source, stream_id) do update set log_epoch = excluded.log_epoch, version = excluded.version, event_id = excluded.event_id`,
      [JSON.stringify(rows)],
    );
  }

  #judgeVersion(envelope: Envelope): Verdict {
    const mark = this.#marks.get(streamKey(envelope));
    const { streamVersion: version, eventId, streamId } = envelope;
    const last = mark?.version ?? 0;
    if (version === last && mark?.eventId !== eventId)
      throw new HistoryDiverged(
        `version ${version} of ${streamId} is ${eventId}, ${this.#consumer.name} knows ${mark?.eventId}`,
      );
    if (version <= last) return { is: 'repeat' };
    if (version > last + 1) return { is: 'hole', reason: `version ${version} came after ${last}` };
    return { is: 'fresh' };
  }

  async #readMarks(envelopes: readonly Envelope[], ignoreParked: boolean): Promise<void> {
    const rows = await queryRows<MarkRow>(this.#tx, MARKS, [
      this.#consumer.name,
      envelopes.map((envelope) => envelope.streamId),
      ignoreParked,
    ]);
    const known = rows.filter(({ what }) => what === 'source');
    this.#epochs = await SourceEpochs.of(this.#tx, { name: this.#consumer.name, known }, envelopes);
    this.#noteBlocked(rows);
    for (const { what, source, stream_id, log_epoch, version, event_id } of rows)
      if (what === 'mark')
        this.#marks.set(`${source}|${stream_id}`, { logEpoch: log_epoch, version, eventId: event_id });
  }

  async #claimEvents(
    candidates: readonly Envelope[],
    { envelopes, now, ignoreParked }: Opening,
  ): Promise<void> {
    const wanted = new Set(this.#consumer.handlers.map((handler) => handler.schema.typeName));
    const claimed = candidates.filter(
      (envelope) => this.#consumer.every !== undefined || wanted.has(currentPayload(envelope).type),
    );
    const rows = await queryRows<ClaimRow>(this.#tx, CLAIMS, [
      this.#consumer.name,
      envelopes.map(({ streamId }) => streamId),
      ignoreParked,
      now,
      claimed.map(({ eventId }) => eventId),
      claimed.map(({ source }) => source),
      claimed.map(({ streamId }) => streamId),
    ]);
    this.#noteBlocked(rows);
    for (const { what, event_id } of rows) if (what === 'fresh') this.#fresh.add(event_id);
  }

  #noteBlocked(
    rows: readonly { readonly what: string; readonly source: string; readonly stream_id: string }[],
  ): void {
    for (const { what, source, stream_id } of rows)
      if (what === 'blocked') this.#blocked.add(`${source}|${stream_id}`);
  }
}

/** Of a history told anew, and older than what the inbox remembers: it was handled in the first telling. */
function isForgotten({ logEpoch, recordedAt }: Envelope, now: Date): boolean {
  return logEpoch > FIRST_EPOCH && recordedAt !== undefined && isBeforeInbox(timestampDate(recordedAt), now);
}

function streamKey(envelope: Envelope): string {
  return `${envelope.source}|${envelope.streamId}`;
}

function snake(mark: Mark | undefined) {
  return { log_epoch: mark?.logEpoch, version: mark?.version, event_id: mark?.eventId };
}
