import { z } from 'zod';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import type { DataSource } from 'typeorm';
import type { OwnMarksKeeper } from '../../search/candidates/own-marks-keeper.js';
import { OWN_KEYS_FROM } from '../../search/index/register-mark.js';
import {
  allOwnMarks,
  changedOwnMarks,
  lastPosition,
  logEpoch,
  type OwnMarkChange,
} from '../../search/live/own-marks-log.js';
import { hashBytes } from '../../search/index/hash.js';
import type { WeighWord } from '../../search/text/analysed-name.js';
import { ownMarksIndex } from './index-names.js';
import { markDocument, properties, similarity } from './mark-documents.js';
import { OpenSearchHttp } from './opensearch-http.js';
import type { ClusterSettings } from '../../search/live/search-settings.js';

const TIMEOUT_MS = 30_000;
const MAX_TRIES = 2;
/** Its version is the place in the log up to which the others are written. */
const POSITION = 'position';
/** What another process wrote meanwhile is newer. */
const NEWER_THERE = 409;
const KEY_SEED = 6;

const anything = z.looseObject({});
const versioned = z.object({ _version: z.number() });
const mappings = z.record(
  z.string(),
  z.object({
    mappings: z.object({
      // An index of an earlier release says no epoch, and is filled anew.
      _meta: z.object({ position: z.number(), epoch: z.number().optional() }),
    }),
  }),
);

/** The marks in our care in an index of their own: each with the place in the log at which it was read as its version, so that writing twice, or late, does no harm. */
export class OpenSearchOwnMarks implements OwnMarksKeeper {
  private readonly http: OpenSearchHttp;
  private readonly index: string;
  private position: bigint | undefined;
  /** Which life of the log that place is of. */
  private epoch: number | undefined;

  constructor(
    address: ClusterSettings,
    private readonly weigh: WeighWord,
  ) {
    this.http = new OpenSearchHttp(address, { timeoutMs: TIMEOUT_MS, maxTries: MAX_TRIES });
    this.index = ownMarksIndex(address.prefix);
  }

  async follow(db: Pick<DataSource, 'query'>): Promise<void> {
    const epoch = await logEpoch(db);
    if (epoch !== this.epoch) [this.epoch, this.position] = [epoch, undefined];
    this.position ??= await this.readPosition(await lastPosition(db), epoch);
    if (this.position === undefined) return this.fill(db);
    const { changes, position } = await changedOwnMarks(db, this.position);
    if (changes.length > 0) await this.writeUpTo(changes, position);
    this.position = position;
  }

  private async writeUpTo(changes: readonly OwnMarkChange[], position: bigint): Promise<void> {
    try {
      await this.write(changes, position);
      await this.writePosition(position);
    } catch (error) {
      // The next round fills a new one.
      if (error instanceof VendorError && error.details.code === 'index_not_found_exception')
        this.position = undefined;
      throw error;
    }
  }

  /** All marks, then what happened to any since the index was made: a filling that was stopped may have left some that are gone. */
  private async fill(db: Pick<DataSource, 'query'>): Promise<void> {
    const last = await lastPosition(db);
    const since = await this.makeIndex(last, this.epoch ?? 0);
    for await (const marks of allOwnMarks(db)) await this.write(marks, last);
    const { changes, position } = await changedOwnMarks(db, since);
    await this.write(changes, position);
    await this.writePosition(position > last ? position : last);
    this.position = position > last ? position : last;
  }

  /** Up to where the index is filled; undefined when it has to be filled, as behind a database that was restored to an earlier moment: places of the log before it say nothing
   *  of the log since, however far that has come. */
  private async readPosition(last: bigint, epoch: number): Promise<bigint | undefined> {
    const made = await this.http.find(mappings, `/${this.index}/_mapping`);
    if (made === undefined) return undefined;
    if (made[this.index]?.mappings._meta.epoch === epoch) {
      const found = await this.http.find(versioned, `/${this.index}/_doc/${POSITION}?_source=false`);
      // Another process fills it, or one that was stopped did.
      if (found === undefined) return undefined;
      if (BigInt(found._version) <= last) return BigInt(found._version);
    }
    await this.http.ask(anything, 'DELETE', `/${this.index}?ignore_unavailable=true`);
    return undefined;
  }

  /** @returns the place in the log at which the index was made, by this process or another */
  private async makeIndex(last: bigint, epoch: number): Promise<bigint> {
    await this.http
      .ask(anything, 'PUT', `/${this.index}`, {
        settings: { number_of_shards: 1, auto_expand_replicas: '0-1', similarity },
        mappings: {
          dynamic: 'strict',
          _source: { enabled: false },
          _meta: { position: Number(last), epoch },
          properties,
        },
      })
      .catch(unlessThere);
    const made = await this.http.ask(mappings, 'GET', `/${this.index}/_mapping`);
    return BigInt(made[this.index]?.mappings._meta.position ?? last);
  }

  private async write(changes: readonly OwnMarkChange[], position: bigint): Promise<void> {
    if (changes.length === 0) return;
    const at = { version: Number(position), version_type: 'external_gte' };
    const lines = changes.flatMap(({ id, mark }) =>
      mark === null
        ? [{ delete: { _id: id, ...at } }]
        : [{ index: { _id: id, ...at } }, markDocument(keyOf(id), mark, this.weigh)],
    );
    await this.http.bulk(`/${this.index}/_bulk`, lines, NEWER_THERE);
  }

  /** After all that lies before it. */
  private async writePosition(position: bigint): Promise<void> {
    const at = { version: Number(position), version_type: 'external_gte' };
    await this.http.bulk(`/${this.index}/_bulk`, [{ index: { _id: POSITION, ...at } }, {}], NEWER_THERE);
  }
}

/** The same for a mark whenever it is written; two that share it are both kept, and one of them is scored where both are near. */
function keyOf(id: string): number {
  const bytes = Buffer.from(id);
  return OWN_KEYS_FROM + hashBytes(bytes, 0, bytes.length, KEY_SEED);
}

function unlessThere(error: unknown): void {
  if (!(error instanceof VendorError) || error.details.code !== 'resource_already_exists_exception')
    throw error;
}
