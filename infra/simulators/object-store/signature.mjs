import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { CREDENTIALS } from '../credentials.mjs';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
/** Secrets by the name of their key. One of them reads alone. @type {ReadonlyMap<string, string>} */
const SECRETS = new Map([
  [CREDENTIALS.objectStoreKey, CREDENTIALS.objectStoreSecret],
  [CREDENTIALS.objectStoreReadKey, CREDENTIALS.objectStoreReadSecret],
]);
const READS = new Set(['GET', 'HEAD']);
const SKEW_MS = 15 * 60_000;

/**
 * What is wrong with the signature of a request, version 4, in the head of the request, or with what its key may do.
 * Reference: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 * @param {import('../core/answers.mjs').Asked} asked
 * @param {Date} now
 * @returns {[number, string, string] | undefined} status, code and words of the error
 */
export function signatureMistake({ vendor, method, path, query, headers, raw }, now) {
  const [, key = '', day = '', region = '', names = '', given = ''] =
    AUTHORIZATION.exec(headers['authorization'] ?? '') ?? [];
  if (key === '') return [403, 'AccessDenied', 'Access Denied.'];
  const secret = SECRETS.get(key);
  if (secret === undefined)
    return [403, 'InvalidAccessKeyId', 'The access key ID you provided does not exist in our records.'];
  const at = headers['x-amz-date'] ?? '';
  if (Math.abs(instantOf(at) - now.getTime()) > SKEW_MS || !at.startsWith(day))
    return [
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the time here is too large.',
    ];
  const digest = headers['x-amz-content-sha256'] ?? '';
  const canonical = [
    method,
    `/${vendor}${path}`,
    canonicalQuery(query),
    ...names.split(';').map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    names,
    digest,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce(
    (made, part) => createHmac('sha256', made).update(part).digest(),
    Buffer.from(`AWS4${secret}`),
  );
  const right = createHmac('sha256', signing).update(text).digest();
  if (!timingSafeEqual(right, Buffer.from(given, 'hex')))
    return [
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    ];
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(raw))
    return [
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    ];
  return key === CREDENTIALS.objectStoreReadKey && !READS.has(method)
    ? [403, 'AccessDenied', 'Access Denied.']
    : undefined;
}

/** @param {string} at such as `20261129T101500Z` */
function instantOf(at) {
  return Date.parse(at.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
}

/** @param {URLSearchParams} query */
function canonicalQuery(query) {
  return [...query]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
}

/** @param {string} text */
function encoded(text) {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** @param {string | Buffer} bytes */
function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
