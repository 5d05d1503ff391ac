import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { systemClock, type Clock } from '../../model/time/clock.js';
import { inSpan } from '../tracing/span.js';
import { observeVendor } from '../vendor/vendor-metrics.js';
import type { ListedObject, ObjectStore, PutObject } from './object-store.js';
import type { ObjectStoreSettings } from './object-store-settings.js';
import { OBJECT_STORE, s3Trouble } from './s3-trouble.js';

const CONNECT_MS = 5_000;
/** Until the head of an answer, and between two pieces of a stream. */
const ANSWER_MS = 30_000;
const TRIES = 5;
/** Memory that one upload needs at most: this, twice. */
const PART_BYTES = 8 * 1024 * 1024;

/** How calls are made where the defaults do not fit. `answerMs`: until the head of an answer; `tries`: of each request. */
export interface S3Tuning {
  readonly answerMs?: number;
  readonly tries?: number;
  readonly clock?: Clock;
}

/** A store that speaks the S3 interface over HTTP. Large streams go in parts, which are taken away again when one fails. */
export class S3ObjectStore implements ObjectStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #clock: Clock;

  constructor(settings: ObjectStoreSettings, tuning: S3Tuning = {}) {
    const { answerMs = ANSWER_MS, tries = TRIES, clock = systemClock } = tuning;
    this.#clock = clock;
    this.#bucket = settings.OBJECT_STORE_BUCKET;
    withoutNodeWarning();
    this.#client = new S3Client({
      endpoint: settings.OBJECT_STORE_URL,
      region: settings.OBJECT_STORE_REGION,
      credentials: {
        accessKeyId: settings.OBJECT_STORE_ACCESS_KEY,
        secretAccessKey: settings.OBJECT_STORE_SECRET_KEY,
      },
      // Buckets as part of the host need names and certificates of their own at most stores.
      forcePathStyle: true,
      // Stores other than the first one of this interface do not know the newer checksums; each part is signed with its SHA-256 as it is.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: tries,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: answerMs,
        throwOnRequestTimeout: true,
        socketTimeout: answerMs,
      },
    });
  }

  async put(key: string, bytes: Readable | Buffer): Promise<PutObject> {
    const passed = new Passed(bytes);
    const upload = new Upload({
      client: this.#client,
      params: { Bucket: this.#bucket, Key: key, Body: passed.stream },
      partSize: PART_BYTES,
      queueSize: 1,
    });
    await this.#observed('PUT', key, () => upload.done(), passed);
    return { bytes: passed.bytes, sha256: passed.sha256() };
  }

  async get(key: string): Promise<Readable | undefined> {
    const asked = new GetObjectCommand({ Bucket: this.#bucket, Key: key });
    return this.#observed('GET', key, async () => {
      try {
        const { Body: body } = await this.#client.send(asked);
        return body instanceof Readable ? body : undefined;
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    });
  }

  async *list(prefix: string): AsyncIterable<ListedObject> {
    let next: string | undefined;
    do {
      const asked = new ListObjectsV2Command({
        Bucket: this.#bucket,
        Prefix: prefix,
        ...(next === undefined ? {} : { ContinuationToken: next }),
      });
      const page: ListObjectsV2CommandOutput = await this.#observed('LIST', prefix, () =>
        this.#client.send(asked),
      );
      for (const { Key: key = '', Size: bytes = 0, LastModified: at = new Date(0) } of page.Contents ?? [])
        yield { key, bytes, at };
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  async remove(key: string): Promise<void> {
    const asked = new DeleteObjectCommand({ Bucket: this.#bucket, Key: key });
    await this.#observed('DELETE', key, () => this.#client.send(asked));
  }

  /** What `work` gives, as a call to an outside system is seen; a source that broke is no trouble of the store. */
  async #observed<T>(method: string, key: string, work: () => Promise<T>, source?: Passed): Promise<T> {
    const begin = this.#clock.now().getTime();
    const note = (outcome: string): void =>
      observeVendor.call(OBJECT_STORE, outcome, this.#clock.now().getTime() - begin);
    try {
      const given = await inSpan(
        `${method} ${OBJECT_STORE}`,
        { kind: 'CLIENT', attributes: { 'http.request.method': method, 'peer.service': OBJECT_STORE } },
        work,
      );
      note('ok');
      return given;
    } catch (error) {
      if (source?.broken !== undefined) throw source.broken;
      const trouble = s3Trouble(error, `${method} ${key}`);
      note(trouble.trouble);
      throw trouble;
    }
  }
}

/** The SDK warns in every log that its releases from January 2027 on want Node 22. Node 20 is the floor of this product while the machines that run it have it; until then the
 *  last release for Node 20 is kept, which the lock file does, and the warning says nothing that anybody could act on. To go with the move to Node 22. */
function withoutNodeWarning(): void {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
}

/** Bytes on their way, counted and digested as they pass. */
class Passed {
  bytes = 0;
  /** Why the source ended before its end. */
  broken: Error | undefined;
  readonly stream: Readable;
  readonly #hash: Hash = createHash('sha256');

  constructor(source: Readable | Buffer) {
    this.stream = Readable.from(this.#each(Buffer.isBuffer(source) ? [source] : source), {
      objectMode: false,
    });
  }

  sha256(): string {
    return this.#hash.digest('hex');
  }

  async *#each(source: AsyncIterable<Buffer | string> | Iterable<Buffer>): AsyncIterable<Buffer> {
    try {
      for await (const piece of source) {
        const bytes = Buffer.from(piece);
        this.bytes += bytes.length;
        this.#hash.update(bytes);
        yield bytes;
      }
    } catch (error) {
      this.broken = error instanceof Error ? error : new Error('the stream broke', { cause: error });
      throw error;
    }
  }
}
