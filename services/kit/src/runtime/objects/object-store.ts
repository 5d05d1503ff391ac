import type { Readable } from 'node:stream';

/** What was put: how many bytes, and their SHA-256 in hex. */
export interface PutObject {
  readonly bytes: number;
  readonly sha256: string;
}

/** One object as a list names it. `at`: when it was put. */
export interface ListedObject {
  readonly key: string;
  readonly bytes: number;
  readonly at: Date;
}

/** Where bytes lie outside the database. Keys are paths with `/`. All of it throws VendorError where the store does not do what it was asked. */
export interface ObjectStore {
  /** There whole or not at all; what lay under the key is replaced. A stream that breaks leaves nothing, and its error is thrown. */
  put(key: string, bytes: Readable | Buffer): Promise<PutObject>;
  /** Undefined: not there. The stream fails when the line breaks before its end. */
  get(key: string): Promise<Readable | undefined>;
  /** All keys that begin so, in their order. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Nothing happens where nothing lies. */
  remove(key: string): Promise<void>;
}
