import { createHash, randomUUID } from 'node:crypto';
import { elements, namedParts, trouble, xml } from './xml.mjs';

/** All but the last part have to be as large. */
const SMALLEST_PART = 5 * 1024 * 1024;

/** @typedef {{ bucket: string, key: string, parts: Map<number, { bytes: Buffer, etag: string }> }} Upload */

/** @param {Buffer} bytes */
export const md5 = (bytes) => createHash('md5').update(bytes).digest('hex');

/** Uploads in parts that are under way; in memory, since none outlives the program that made it. */
export class Uploads {
  /** @type {Map<string, Upload>} */
  #open = new Map();

  /** Where they go. */
  list() {
    return [...this.#open.values()].map(({ bucket, key, parts }) => ({ bucket, key, parts: parts.size }));
  }

  /** @param {string} bucket @param {string} key */
  begin(bucket, key) {
    const id = randomUUID();
    this.#open.set(id, { bucket, key, parts: new Map() });
    return xml(200, 'InitiateMultipartUploadResult', elements({ Bucket: bucket, Key: key, UploadId: id }));
  }

  /** @param {URLSearchParams} query @param {Buffer} bytes */
  part(query, bytes) {
    const upload = this.#open.get(query.get('uploadId') ?? '');
    if (upload === undefined) return unknown();
    const etag = md5(bytes);
    upload.parts.set(Number(query.get('partNumber')), { bytes, etag });
    return { status: 200, headers: { etag: `"${etag}"` }, body: '' };
  }

  /**
   * @param {URLSearchParams} query
   * @param {string} named XML
   * @param {(upload: Upload, bytes: Buffer, etag: string) => void} put
   */
  complete(query, named, put) {
    const id = query.get('uploadId') ?? '';
    const upload = this.#open.get(id);
    if (upload === undefined) return unknown();
    const wanted = namedParts(named);
    const parts = wanted.map(({ number }) => upload.parts.get(number));
    if (wanted.length === 0 || parts.some((part, index) => part?.etag !== wanted[index]?.etag))
      return trouble(400, 'InvalidPart', 'One or more of the specified parts could not be found.');
    if (wanted.some(({ number }, index) => index > 0 && number <= (wanted[index - 1]?.number ?? 0)))
      return trouble(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
    const found = parts.flatMap((part) => part ?? []);
    if (found.slice(0, -1).some(({ bytes }) => bytes.length < SMALLEST_PART))
      return trouble(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size.');
    const digests = Buffer.concat(found.map(({ etag }) => Buffer.from(etag, 'hex')));
    const etag = `${md5(digests)}-${found.length}`;
    put(upload, Buffer.concat(found.map(({ bytes }) => bytes)), etag);
    this.#open.delete(id);
    const { bucket, key } = upload;
    return xml(
      200,
      'CompleteMultipartUploadResult',
      elements({ Bucket: bucket, Key: key, ETag: `"${etag}"` }),
    );
  }

  /** @param {URLSearchParams} query */
  abort(query) {
    return this.#open.delete(query.get('uploadId') ?? '')
      ? { status: 204, headers: {}, body: '' }
      : unknown();
  }
}

function unknown() {
  return trouble(404, 'NoSuchUpload', 'The specified upload does not exist.');
}
