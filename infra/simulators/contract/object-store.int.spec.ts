import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { S3ObjectStore, type S3Tuning } from '@cotta/kit/runtime/objects/s3-object-store.js';
import type { ObjectStoreSettings } from '@cotta/kit/runtime/objects/object-store-settings.js';
import { CREDENTIALS } from '../credentials.mjs';
import { FaultTable } from './fault-table.js';
import { openFixture, type Fixture } from './fixture.js';

const MB = 1024 * 1024;

const table = new FaultTable('Object storage: the S3 interface');
let fixture: Fixture;
let folder: string;

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(async () => {
  folder = `specs/${randomUUID()}`;
  await fixture.reset();
});

function connect(
  otherwise: Partial<ObjectStoreSettings> = {},
  tuning: S3Tuning = { tries: 1 },
): S3ObjectStore {
  const settings = {
    OBJECT_STORE_URL: `${fixture.url}/object-store`,
    OBJECT_STORE_REGION: 'local',
    OBJECT_STORE_BUCKET: CREDENTIALS.objectStoreBucket,
    OBJECT_STORE_ACCESS_KEY: CREDENTIALS.objectStoreKey,
    OBJECT_STORE_SECRET_KEY: CREDENTIALS.objectStoreSecret,
    ...otherwise,
  };
  return new S3ObjectStore(settings, tuning);
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function content(store: S3ObjectStore, key: string): Promise<Buffer | undefined> {
  const stream = await store.get(key);
  return stream && buffer(stream);
}

async function keys(store: S3ObjectStore, prefix: string): Promise<string[]> {
  const found = [];
  for await (const { key } of store.list(prefix)) found.push(key);
  return found;
}

async function unfinished(): Promise<unknown> {
  return (await fetch(`${fixture.url}/__sim/object-store/uploads`)).json();
}

describe('what is put', () => {
  it('is there, with its size and digest, until it is removed; nothing is an answer too', async () => {
    const store = connect();
    const key = `${folder}/a name with + and č & more.txt`;
    const bytes = Buffer.from('what rows were');
    expect(await store.get(key)).toBeUndefined();
    expect(await store.put(key, bytes)).toEqual({ bytes: bytes.length, sha256: sha256(bytes) });
    expect(await content(store, key)).toEqual(bytes);
    const again = Buffer.from('something else');
    await store.put(key, again);
    expect(await content(store, key)).toEqual(again);
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBeUndefined();
  });

  it('may be as large as a stream: it goes in parts', async () => {
    const store = connect();
    const bytes = randomBytes(19 * MB);
    const pieces = Array.from({ length: 19 }, (_, at) => bytes.subarray(at * MB, (at + 1) * MB));
    expect(await store.put(`${folder}/large`, Readable.from(pieces))).toEqual({
      bytes: bytes.length,
      sha256: sha256(bytes),
    });
    expect(await fixture.requests('object-store', 'PUT', `/${CREDENTIALS.objectStoreBucket}/${folder}`)).toBe(
      3,
    );
    const back = await content(store, `${folder}/large`);
    expect(sha256(back ?? Buffer.alloc(0))).toBe(sha256(bytes));
  });

  it('may be nothing at all', async () => {
    const store = connect();
    expect(await store.put(`${folder}/empty`, Readable.from([]))).toMatchObject({ bytes: 0 });
    expect(await content(store, `${folder}/empty`)).toHaveLength(0);
  });
});

describe('a list', () => {
  it('goes over its pages, in the order of keys, and names nothing else', async () => {
    const store = connect();
    const named = ['a', 'b/1', 'b/2', 'c & d', 'e'].map((name) => `${folder}/${name}`);
    for (const key of named.toReversed()) await store.put(key, Buffer.from(key));
    await store.put(`${folder}-other`, Buffer.from('x'));
    await fixture.control('object-store/page', { keys: 2 });
    const listed = [];
    for await (const one of store.list(`${folder}/`)) listed.push(one);
    expect(listed).toEqual(
      named.map((key) => ({ key, bytes: Buffer.byteLength(key), at: expect.any(Date) })),
    );
    expect(await fixture.requests('object-store', 'GET', `/${CREDENTIALS.objectStoreBucket}`)).toBe(3);
  });

  it('of nothing is empty', async () => {
    expect(await keys(connect(), `${folder}/`)).toEqual([]);
  });
});

describe('what breaks off', () => {
  it('leaves nothing when the source breaks in the middle, and its own error is thrown', async () => {
    const store = connect();
    const broken = Readable.from(
      (function* source() {
        for (let at = 0; at < 12; at += 1) yield randomBytes(MB);
        throw new Error('the database went away');
      })(),
    );
    await expect(store.put(`${folder}/cut`, broken)).rejects.toThrow('the database went away');
    expect(await store.get(`${folder}/cut`)).toBeUndefined();
    expect(await unfinished()).toEqual([]);
  });

  it('leaves nothing when the store breaks in the middle', async () => {
    const store = connect();
    await fixture.control('faults', {
      vendor: 'object-store',
      kind: 'status',
      status: 403,
      method: 'POST',
      path: `/${CREDENTIALS.objectStoreBucket}/${folder}/cut`,
      count: 1,
    });
    await expect(store.put(`${folder}/cut`, Readable.from([randomBytes(9 * MB)]))).rejects.toMatchObject({
      trouble: 'rejected',
    });
    expect(await store.get(`${folder}/cut`)).toBeUndefined();
    expect(await unfinished()).toEqual([]);
  });

  it('is noticed by whoever reads', async () => {
    const store = connect();
    await store.put(`${folder}/long`, randomBytes(MB));
    await fixture.control('faults', { vendor: 'object-store', kind: 'truncated', method: 'GET' });
    await expect(content(store, `${folder}/long`)).rejects.toThrow();
  });
});

describe('settings that are wrong', () => {
  it.each([
    [
      'secret',
      { OBJECT_STORE_SECRET_KEY: 'SIMULATOR-wrong' },
      'was answered with 403 (SignatureDoesNotMatch): OBJECT_STORE_SECRET_KEY is not the one of OBJECT_STORE_ACCESS_KEY',
    ],
    [
      'name of the key',
      { OBJECT_STORE_ACCESS_KEY: 'nobody' },
      'was answered with 403 (InvalidAccessKeyId): it does not know OBJECT_STORE_ACCESS_KEY',
    ],
    [
      'bucket',
      { OBJECT_STORE_BUCKET: 'elsewhere' },
      'was answered with 404 (NoSuchBucket): it has no bucket with the name of OBJECT_STORE_BUCKET',
    ],
  ])('are said: %s', async (_, otherwise, sentence) => {
    const store = connect(otherwise);
    const asked = `object-store: PUT ${folder}/x ${sentence}`;
    await expect(store.put(`${folder}/x`, Buffer.from('x'))).rejects.toThrow(asked);
    await expect(store.get(`${folder}/x`)).rejects.toThrow(sentence);
    await expect(keys(store, folder)).rejects.toThrow(sentence);
    await expect(store.remove(`${folder}/x`)).rejects.toThrow(sentence);
  });
});

describe('the key that reads alone', () => {
  const reader = {
    OBJECT_STORE_ACCESS_KEY: CREDENTIALS.objectStoreReadKey,
    OBJECT_STORE_SECRET_KEY: CREDENTIALS.objectStoreReadSecret,
  };

  it('gets and lists what the other one put, and puts and removes nothing, in one piece or in parts', async () => {
    const [whole, reading] = [connect(), connect(reader)];
    await whole.put(`${folder}/x`, Buffer.from('x'));
    expect(await content(reading, `${folder}/x`)).toEqual(Buffer.from('x'));
    expect(await keys(reading, folder)).toContain(`${folder}/x`);
    const refused =
      /403 \(AccessDenied\): whose OBJECT_STORE_ACCESS_KEY is may not do this in OBJECT_STORE_BUCKET/;
    await expect(reading.put(`${folder}/x`, Buffer.from('y'))).rejects.toThrow(refused);
    await expect(reading.put(`${folder}/y`, randomBytes(9 * MB))).rejects.toThrow(refused);
    await expect(reading.remove(`${folder}/x`)).rejects.toThrow(refused);
    expect(await content(whole, `${folder}/x`)).toEqual(Buffer.from('x'));
    expect(await unfinished()).toEqual([]);
  });
});

describe('a store in trouble', () => {
  it.each([
    ['503', { kind: 'status', status: 503 }],
    ['a line that breaks', { kind: 'reset' }],
    ['no answer', { kind: 'timeout' }],
  ])('is asked again: %s', async (name, fault) => {
    const store = connect({}, { tries: 3, answerMs: 1_000 });
    await fixture.control('faults', { vendor: 'object-store', count: 2, ...fault });
    await store.put(`${folder}/x`, Buffer.from('x'));
    expect(await content(store, `${folder}/x`)).toEqual(Buffer.from('x'));
    table.add(name, 'asked again, put once');
  });

  it('is unavailable after the last try', async () => {
    const store = connect({}, { tries: 2 });
    await fixture.control('faults', { vendor: 'object-store', kind: 'status', status: 503, count: 9 });
    await expect(store.get(`${folder}/x`)).rejects.toMatchObject({ trouble: 'unavailable' });
    expect(await fixture.requests('object-store', 'GET', `/${CREDENTIALS.objectStoreBucket}`)).toBe(2);
    table.add('503 again and again', 'unavailable, after the last try');
  });
});
