import { join } from 'node:path';
import { json } from '../core/answers.mjs';
import { CREDENTIALS } from '../credentials.mjs';
import { BucketFolder } from './bucket-folder.mjs';
import { signatureMistake } from './signature.mjs';
import { md5, Uploads } from './uploads.mjs';
import { elements, trouble, xml } from './xml.mjs';

const KEYS_IN_A_PAGE = 1000;

/** @typedef {import('../core/answers.mjs').Asked} Asked */
/** @typedef {import('../core/answers.mjs').Answer} Answer */
/** @typedef {(asked: Asked, key: string) => Answer} Work what an object is asked for */

/**
 * The S3 interface as far as its SDK needs it to put, get, list and remove: signatures version 4, uploads in parts, lists in pages, errors in XML.
 * There is one bucket; what was put into it stays when the simulators are reset, since it is the copy's own.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function objectStore(world) {
  const bucketName = CREDENTIALS.objectStoreBucket;
  const bucket = new BucketFolder(join(world.objectDir, bucketName));
  const uploads = new Uploads();
  let keysInAPage = KEYS_IN_A_PAGE;

  /** @param {Work} work @returns {import('../core/answers.mjs').Handler} */
  const signed = (work) => (asked) => {
    // The clock of this world may stand elsewhere, and signatures are made by the clock of the machine.
    const mistake = signatureMistake(asked, new Date());
    if (mistake !== undefined) return trouble(...mistake);
    return asked.params['bucket'] === bucketName
      ? work(asked, asked.params['key'] ?? '')
      : trouble(404, 'NoSuchBucket', 'The specified bucket does not exist.');
  };

  return {
    name: 'object-store',
    label: 'Object storage: the S3 interface',
    routes: {
      'GET /:bucket': signed(({ query }) => page(bucket, bucketName, query, keysInAPage)),
      'GET /:bucket/': signed(({ query }) => page(bucket, bucketName, query, keysInAPage)),
      'PUT /:bucket/*key': signed(put(bucket, uploads)),
      'GET /:bucket/*key': signed(get(bucket)),
      'HEAD /:bucket/*key': signed(get(bucket)),
      'POST /:bucket/*key': signed(post(bucket, bucketName, uploads)),
      'DELETE /:bucket/*key': signed(remove(bucket, uploads)),
    },
    control: {
      'GET /objects': () => json(200, bucket.list('')),
      'GET /uploads': () => json(200, uploads.list()),
      'POST /page': ({ json: body }) => {
        keysInAPage = Number(body().keys);
        return json(200, { keys: keysInAPage });
      },
    },
    error: (status, message) => trouble(status, status === 404 ? 'NoSuchKey' : 'InvalidRequest', message),
    reset: () => {
      keysInAPage = KEYS_IN_A_PAGE;
    },
  };
}

/** @param {BucketFolder} bucket @param {Uploads} uploads @returns {Work} */
function put(bucket, uploads) {
  return ({ query, raw, headers }, key) => {
    if (headers['x-amz-decoded-content-length'] !== undefined)
      return trouble(501, 'NotImplemented', 'Bodies in chunks are not simulated.');
    if (query.has('uploadId')) return uploads.part(query, raw);
    const etag = md5(raw);
    bucket.put(key, raw, { etag, at: new Date() });
    return { status: 200, headers: { etag: `"${etag}"` }, body: '' };
  };
}

/** @param {BucketFolder} bucket @returns {Work} */
function get(bucket) {
  return (_, key) => {
    const found = bucket.get(key);
    if (found === undefined) return trouble(404, 'NoSuchKey', 'The specified key does not exist.');
    return {
      status: 200,
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': String(found.bytes),
        etag: `"${found.etag}"`,
        'last-modified': new Date(found.at).toUTCString(),
      },
      body: found.content,
    };
  };
}

/** @param {BucketFolder} bucket @param {string} name @param {Uploads} uploads @returns {Work} */
function post(bucket, name, uploads) {
  return ({ query, raw }, key) => {
    if (query.has('uploads')) return uploads.begin(name, key);
    return query.has('uploadId')
      ? uploads.complete(query, raw.toString('utf8'), (upload, bytes, etag) =>
          bucket.put(upload.key, bytes, { etag, at: new Date() }),
        )
      : trouble(501, 'NotImplemented', 'This is not simulated.');
  };
}

/** @param {BucketFolder} bucket @param {Uploads} uploads @returns {Work} */
function remove(bucket, uploads) {
  return ({ query }, key) => {
    if (query.has('uploadId')) return uploads.abort(query);
    bucket.remove(key);
    return { status: 204, headers: {}, body: '' };
  };
}

/**
 * @param {BucketFolder} bucket
 * @param {string} name
 * @param {URLSearchParams} query
 * @param {number} most
 */
function page(bucket, name, query, most) {
  if (query.get('list-type') !== '2')
    return trouble(501, 'NotImplemented', 'Only lists of version 2 are simulated.');
  const prefix = query.get('prefix') ?? '';
  // A token is nothing but the last key that was given.
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url');
  const rest = bucket.list(prefix).filter(({ key }) => Buffer.compare(Buffer.from(key), after) > 0);
  const size = Math.min(most, Number(query.get('max-keys') ?? most));
  const given = rest.slice(0, size);
  const isTruncated = rest.length > given.length;
  const last = given.at(-1)?.key ?? '';
  const contents = given
    .map(({ key, etag, bytes, at }) => {
      const facts = { Key: key, LastModified: at, ETag: `"${etag}"`, Size: bytes, StorageClass: 'STANDARD' };
      return `<Contents>${elements(facts)}</Contents>`;
    })
    .join('');
  return xml(
    200,
    'ListBucketResult',
    elements({
      Name: name,
      Prefix: prefix,
      KeyCount: given.length,
      MaxKeys: size,
      IsTruncated: isTruncated,
      ...(isTruncated ? { NextContinuationToken: Buffer.from(last).toString('base64url') } : {}),
    }) + contents,
  );
}
