import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Hop } from '@cotta/kit/runtime/public-fetch/public-fetch.js';
import type { CapturedFile } from './page-capture.js';

/** What a WARC of one capture holds. `newId`: an id for each record. */
export interface WarcParts {
  readonly hops: readonly Hop[];
  readonly files: readonly CapturedFile[];
  /** Page the files were made of. */
  readonly pageUrl: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly software: string;
  readonly newId: () => string;
}

const CRLF = '\r\n';

/** A WARC 1.1 file (ISO 28500): each record packed by itself, with digests of its block and, where it has one, its payload. */
export function writeWarc({ hops, files, pageUrl, at, software, newId }: WarcParts): Buffer {
  const info = Buffer.from(`software: ${software}${CRLF}format: WARC File Format 1.1${CRLF}`);
  const records = [
    record({ type: 'warcinfo', id: newId(), at, contentType: 'application/warc-fields', block: info }),
  ];
  for (const hop of hops) {
    const id = newId();
    const about = { at: hop.startedAt, target: hop.url, address: hop.address };
    records.push(
      record({
        ...about,
        type: 'response',
        id,
        contentType: 'application/http; msgtype=response',
        block: Buffer.concat([responseHead(hop), hop.body]),
        payload: hop.body,
      }),
      record({
        ...about,
        type: 'request',
        id: newId(),
        concurrentTo: id,
        contentType: 'application/http; msgtype=request',
        block: requestHead(hop),
      }),
    );
  }
  for (const { name, mediaType, bytes } of files) {
    const target = `urn:file:${name}:${pageUrl}`;
    records.push(
      record({
        type: 'resource',
        id: newId(),
        at,
        target,
        contentType: mediaType,
        block: Buffer.from(bytes),
      }),
    );
  }
  return Buffer.concat(records.map((each) => gzipSync(each)));
}

interface RecordParts {
  readonly type: string;
  readonly id: string;
  readonly at: string;
  readonly contentType: string;
  readonly block: Buffer;
  readonly payload?: Buffer;
  readonly target?: string;
  readonly address?: string;
  readonly concurrentTo?: string;
}

function record(parts: RecordParts): Buffer {
  const { type, id, at, contentType, block, payload, target, address, concurrentTo } = parts;
  const head = [
    'WARC/1.1',
    `WARC-Type: ${type}`,
    `WARC-Record-ID: <urn:uuid:${id}>`,
    `WARC-Date: ${at}`,
    ...(target === undefined ? [] : [`WARC-Target-URI: ${target}`]),
    ...(address === undefined ? [] : [`WARC-IP-Address: ${address}`]),
    ...(concurrentTo === undefined ? [] : [`WARC-Concurrent-To: <urn:uuid:${concurrentTo}>`]),
    `WARC-Block-Digest: ${digest(block)}`,
    ...(payload === undefined ? [] : [`WARC-Payload-Digest: ${digest(payload)}`]),
    `Content-Type: ${contentType}`,
    `Content-Length: ${block.length}`,
    '',
    '',
  ].join(CRLF);
  return Buffer.concat([Buffer.from(head), block, Buffer.from(CRLF + CRLF)]);
}

function digest(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

/** The body stands here without its chunks, so the header that announced them bears another name. */
function responseHead({ httpVersion, status, statusText, headers }: Hop): Buffer {
  const lines = headers.map(([name, value]) =>
    name.toLowerCase() === 'transfer-encoding'
      ? `x-orig-${name.toLowerCase()}: ${value}`
      : `${name}: ${value}`,
  );
  const text = [`HTTP/${httpVersion} ${status} ${statusText}`, ...lines, '', ''].join(CRLF);
  return Buffer.from(text, 'latin1');
}

function requestHead({ url, requestHeaders }: Hop): Buffer {
  const { pathname, search } = new URL(url);
  const lines = requestHeaders.map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join(CRLF), 'latin1');
}
