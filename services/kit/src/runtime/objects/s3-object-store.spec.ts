import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, jest } from '@jest/globals';
import { register } from 'prom-client';
import { readEnv } from '../process/read-env.js';
import { objectStoreSettings } from './object-store-settings.js';
import { S3ObjectStore } from './s3-object-store.js';

const given = {
  OBJECT_STORE_URL: 'https://s3.example.test',
  OBJECT_STORE_REGION: 'eu-central-1',
  OBJECT_STORE_BUCKET: 'cotta-archive',
  OBJECT_STORE_ACCESS_KEY: 'who',
  OBJECT_STORE_SECRET_KEY: 'secret',
};

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)));
});

it('its client writes nothing about the version of Node into the log', () => {
  const warned = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  expect(new S3ObjectStore(given)).toBeDefined();
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

it('how calls went stands among the figures of outside systems', async () => {
  const answers = [
    { status: 404, code: 'NoSuchKey' },
    { status: 403, code: 'AccessDenied' },
  ];
  server = createServer((_, response) => {
    const { status, code } = answers.shift() ?? { status: 500, code: 'InternalError' };
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const store = new S3ObjectStore({ ...given, OBJECT_STORE_URL: `http://127.0.0.1:${port}` }, { tries: 1 });
  expect(await store.get('a')).toBeUndefined();
  await expect(store.get('a')).rejects.toThrow(
    'object-store: GET a was answered with 403 (AccessDenied): whose OBJECT_STORE_ACCESS_KEY is may not do this in OBJECT_STORE_BUCKET',
  );
  await expect(store.get('a')).rejects.toMatchObject({ trouble: 'unavailable' });
  const figures = await register.getSingleMetricAsString('cotta_vendor_request_seconds');
  for (const outcome of ['ok', 'rejected', 'unavailable'])
    expect(figures).toContain(
      `cotta_vendor_request_seconds_count{vendor="object-store",outcome="${outcome}"} 1`,
    );
});

it.each([
  ['OBJECT_STORE_URL', 's3.example.test', 'give an address such as https://s3.example.test'],
  ['OBJECT_STORE_REGION', 'EU Central', 'give a region such as eu-central-1'],
  ['OBJECT_STORE_BUCKET', 'A/b', 'give the name of a bucket: small letters, digits, dots and dashes'],
  ['OBJECT_STORE_SECRET_KEY', '', 'is missing'],
])('a wrong %s is named, with what to give', (name, value, sentence) => {
  expect(() => readEnv(objectStoreSettings, { ...given, [name]: value })).toThrow(`${name}: ${sentence}`);
});
