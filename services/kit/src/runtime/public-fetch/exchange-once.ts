import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { ExchangeTrouble, FetchLimits } from './fetch-limits.js';
import { readWithin } from './read-within.js';
import type { Route } from './public-network.js';

/** The certificate of a site, and why it is not to be trusted, where it is not: a fraud is evidence too. */
export interface SiteCertificate {
  /** SHA-256, hexadecimal. */
  readonly fingerprint: string;
  readonly trusted: boolean;
  /** The platform's code, such as `CERT_HAS_EXPIRED`. */
  readonly problem?: string;
}

/** One answer, as it came. */
export interface Exchanged {
  readonly status: number;
  readonly statusText: string;
  readonly httpVersion: string;
  /** In the order and letters they came in. */
  readonly headers: readonly (readonly [string, string])[];
  readonly requestHeaders: readonly (readonly [string, string])[];
  /** As received after transfer decoding; content encoding kept. */
  readonly body: Buffer;
  /** The body without its content encoding. */
  readonly content: Buffer;
  /** The address that answered. */
  readonly address: string;
  readonly certificate?: SiteCertificate;
}

/** What is sent to a link. */
export interface PublicPost {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Terms {
  readonly limits: FetchLimits;
  readonly deadline: AbortSignal;
  readonly userAgent: string;
  /** Sent to whoever has a certificate to be trusted, where the link has one at all; without it the page is got. */
  readonly post?: PublicPost;
}

const READS = [
  ['Accept', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['Accept-Language', 'en;q=0.9,*;q=0.5'],
  ['Accept-Encoding', 'gzip, deflate, br'],
] as const;

type Allowed = Extract<Route, { allowed: true }>;

/** Asks the checked address, and nobody else, for one link. Follows nothing. */
export async function exchangeOnce(
  route: Allowed,
  { limits, deadline, userAgent, post }: Terms,
): Promise<Exchanged | ExchangeTrouble> {
  const requestHeaders: readonly (readonly [string, string])[] = [
    ['Host', route.link.url.host],
    ['User-Agent', userAgent],
    ...(post === undefined
      ? READS
      : ([...Object.entries(post.headers), ['Content-Length', String(post.body.length)]] as const)),
    ['Connection', 'close'],
  ];
  try {
    const response = await headersOf(route, { limits, deadline, requestHeaders, post });
    const { socket } = response;
    if (response.rawHeaders.length / 2 > limits.headers) {
      response.destroy();
      return { trouble: 'too-large', reason: 'too many headers' };
    }
    const certificate = socket instanceof TLSSocket ? certificateOf(socket) : undefined;
    const read = await readWithin(response, limits, deadline);
    if ('trouble' in read) return read;
    return {
      status: response.statusCode ?? 0,
      statusText: response.statusMessage ?? '',
      httpVersion: response.httpVersion,
      headers: pairsOf(response.rawHeaders),
      requestHeaders,
      ...read,
      address: route.address,
      ...(certificate === undefined ? {} : { certificate }),
    };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === 'HPE_HEADER_OVERFLOW') return { trouble: 'too-large', reason: 'headers too large' };
    return { trouble: 'unreachable', reason: deadline.aborted ? 'no end in time' : (code ?? message) };
  }
}

function headersOf(
  { link, address, port }: Allowed,
  {
    limits,
    deadline,
    requestHeaders,
    post,
  }: Pick<Terms, 'limits' | 'deadline'> & {
    requestHeaders: readonly (readonly [string, string])[];
    post: PublicPost | undefined;
  },
): Promise<IncomingMessage> {
  const secure = link.url.protocol === 'https:';
  const options: RequestOptions & { rejectUnauthorized: boolean; servername?: string } = {
    method: post === undefined ? 'GET' : 'POST',
    host: address,
    port,
    path: `${link.url.pathname}${link.url.search}`,
    headers: requestHeaders.flat(),
    setHost: false,
    // No pool: a connection is of one fetch alone. No environment of proxies is read.
    agent: false,
    // There is nothing to resolve any more: whoever asks gets the address that was checked.
    lookup: (_name, options_, done) => {
      const family = isIP(address);
      if (options_.all === true) done(null, [{ address, family }]);
      else done(null, address, family);
    },
    signal: deadline,
    maxHeaderSize: limits.headerBytes,
    // What cannot be trusted is read and marked; nothing of ours is given away to it.
    rejectUnauthorized: post !== undefined,
    ...(secure && isIP(link.host) === 0 ? { servername: link.host } : {}),
  };
  return new Promise((resolve, reject) => {
    const asked = (secure ? requestHttps : requestHttp)(options);
    const fail = (reason: string): void => void asked.destroy(new Error(reason));
    const slow = setTimeout(() => fail('no answer in time'), limits.headersMs);
    const unconnected = setTimeout(() => fail('no connection in time'), limits.connectMs);
    asked.on('socket', (socket) => {
      socket.once('connect', () => {
        clearTimeout(unconnected);
        if (!sameAddress(socket.remoteAddress, address)) fail('another address answered');
      });
    });
    asked.once('response', (response) => {
      clearTimeout(slow);
      resolve(response);
    });
    asked.on('error', (error) => {
      clearTimeout(slow);
      clearTimeout(unconnected);
      reject(error);
    });
    asked.once('upgrade', (_, socket) => {
      socket.destroy();
      fail('answered in another protocol');
    });
    asked.end(post?.body);
  });
}

function sameAddress(remote: string | undefined, address: string): boolean {
  return (
    remote === address ||
    remote === `::ffff:${address}` ||
    (isIP(address) === 6 && canonical(remote) === canonical(address))
  );
}

function canonical(address: string | undefined): string {
  return address === undefined || isIP(address) !== 6 ? '' : new URL(`http://[${address}]/`).hostname;
}

function certificateOf(socket: TLSSocket): SiteCertificate | undefined {
  const { fingerprint256 } = socket.getPeerCertificate();
  if (fingerprint256 === undefined) return undefined;
  const fingerprint = fingerprint256.replaceAll(':', '').toLowerCase();
  if (socket.authorized) return { fingerprint, trusted: true };
  return { fingerprint, trusted: false, problem: String(socket.authorizationError) };
}

function pairsOf(raw: readonly string[]): (readonly [string, string])[] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));
}
