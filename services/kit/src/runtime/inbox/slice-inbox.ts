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

/** What a consumer remembers, for the envelopes of one transaction: read at once, judged one by one, written at once. */
export class SliceInbox {
  readonly #tx: EntityManager;
  readonly #consumer: Consumer;
  readonly #marks = new Map<string, Mark>();
  readonly #moved = new Set<string>();
  #fresh = new Set<string>();
  #blocked = new Set<string>();
  #epochs: SourceEpochs | undefined;

  private constructor(tx: EntityManager, consumer: Consumer) {
    this.#tx = tx;
    this.#consumer = consumer;
  }

  /** `ignoreParked`: for the retry of parked events themselves. */
  static async open(
    tx: EntityManager,
    consumer: Consumer,
    options: { envelopes: readonly Envelope[]; now: Date; ignoreParked?: boolean },
  ): Promise<SliceInbox> {
    const inbox = new SliceInbox(tx, consumer);
    const { envelopes, now, ignoreParked = false } = options;
    if (!ignoreParked) await inbox.#readBlocked(envelopes);
    const open = envelopes.filter((envelope) => !inbox.#blocked.has(streamKey(envelope)));
    if (consumer.mode === 'ordered') {
      inbox.#epochs = await SourceEpochs.open(tx, consumer.name, envelopes);
      await inbox.#readMarks(open);
    } else
      await inbox.#claimEvents(
        ignoreParked ? open : open.filter((envelope) => !isForgotten(envelope, now)),
        now,
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

  async #readBlocked(envelopes: readonly Envelope[]): Promise<void> {
    const rows = await queryRows<{ source: string; stream_id: string }>(
      this.#tx,
      'select distinct source, stream_id from parked_event where consumer = $1 and stream_id = any($2)',
      [this.#consumer.name, envelopes.map((envelope) => envelope.streamId)],
    );
    this.#blocked = new Set(rows.map((row) => `${row.source}|${row.stream_id}`));
  }

  async #readMarks(envelopes: readonly Envelope[]): Promise<void> {
    const rows = await queryRows<{
      source: string;
      stream_id: string;
      log_epoch: number;
      version: number;
      event_id: string;
    }>(
      this.#tx,
      'select source, stream_id, log_epoch, version, event_id from inbox_stream where consumer = $1 and stream_id = any($2) order by stream_id for update',
      [this.#consumer.name, envelopes.map((envelope) => envelope.streamId)],
    );
    for (const row of rows)
      this.#marks.set(`${row.source}|${row.stream_id}`, {
        logEpoch: row.log_epoch,
        version: row.version,
        eventId: row.event_id,
      });
  }

  async #claimEvents(envelopes: readonly Envelope[], now: Date): Promise<void> {
    const wanted = new Set(this.#consumer.handlers.map((handler) => handler.schema.typeName));
    const ids = envelopes
      .filter((envelope) => this.#consumer.every !== undefined || wanted.has(currentPayload(envelope).type))
      .map((envelope) => envelope.eventId);
    if (ids.length === 0) return;
    const rows = await queryRows<{ event_id: string }>(
      this.#tx,
      'insert into inbox_event (consumer, event_id, seen_at) select $1, id, $3 from unnest($2::uuid[]) as id order by id on conflict do nothing returning event_id',
      [this.#consumer.name, ids, now],
    );
    this.#fresh = new Set(rows.map((row) => row.event_id));
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
