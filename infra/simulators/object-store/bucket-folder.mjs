import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ key: string, etag: string, bytes: number, at: string }} Kept what is known of an object besides its bytes */

/** The objects of one bucket as files of a folder. A key may be longer than the name of a file, so files are named by its digest. */
export class BucketFolder {
  /** @param {string} folder made with the first object */
  constructor(folder) {
    this.folder = folder;
  }

  /**
   * @param {string} key
   * @param {Buffer} bytes
   * @param {{ etag: string, at: Date }} facts
   */
  put(key, bytes, { etag, at }) {
    mkdirSync(this.folder, { recursive: true });
    const file = this.#file(key);
    writeFileSync(`${file}.new`, bytes);
    renameSync(`${file}.new`, file);
    const kept = { key, etag, bytes: bytes.length, at: at.toISOString() };
    writeFileSync(`${file}.json`, JSON.stringify(kept));
  }

  /** @param {string} key @returns {(Kept & { content: Buffer }) | undefined} */
  get(key) {
    const file = this.#file(key);
    if (!existsSync(`${file}.json`)) return undefined;
    return { ...JSON.parse(readFileSync(`${file}.json`, 'utf8')), content: readFileSync(file) };
  }

  /** @param {string} key */
  remove(key) {
    const file = this.#file(key);
    for (const path of [`${file}.json`, file]) rmSync(path, { force: true });
  }

  /** In the order of their keys, as bytes. @param {string} prefix @returns {Kept[]} */
  list(prefix) {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(this.folder, name), 'utf8')))
      .filter(({ key }) => key.startsWith(prefix))
      .toSorted((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
  }

  /** @param {string} key */
  #file(key) {
    return join(this.folder, createHash('sha256').update(key).digest('hex'));
  }
}
