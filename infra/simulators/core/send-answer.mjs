import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {import('./answers.mjs').Answer} Answer */

const ERROR_PAGE =
  '<!doctype html><html><head><title>Service unavailable</title></head><body><h1>We are sorry</h1></body></html>';

/**
 * Answers as the fault says.
 * @param {ServerResponse} response
 * @param {import('./faults.mjs').Fault | undefined} fault
 * @param {() => Promise<Answer>} work what was asked; not called where the fault comes before it
 * @param {() => void} [silent] told when whoever asked may as well stop waiting
 */
export async function sendAnswer(response, fault, work, silent = () => undefined) {
  switch (fault?.kind) {
    case undefined:
      return send(response, await work());
    case 'timeout':
      return silent();
    case 'lost-answer':
      await work();
      return silent();
    case 'reset':
      return void response.socket?.destroy();
    case 'status':
      return send(response, {
        status: fault.status ?? 503,
        headers: fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter },
        body: '',
      });
    case 'html':
      return send(response, { status: 200, headers: { 'content-type': 'text/html' }, body: ERROR_PAGE });
    case 'redirect':
      return send(response, { status: 302, headers: { location: '/error.html' }, body: '' });
    case 'slow':
      silent();
      await pause(fault.delayMs ?? 0, undefined, { ref: false });
      return send(response, await work());
    case 'drift':
      return send(response, drifted(await work()));
    case 'truncated':
      return cutShort(response, await work());
  }
}

/**
 * @param {ServerResponse} response
 * @param {Answer} answer
 */
function send(response, { status, headers, body }) {
  response
    .writeHead(status, { 'x-simulator': 'SIMULATOR', 'cache-control': 'no-store', ...headers })
    .end(body);
}

/**
 * @param {Answer} answer
 * @returns {Answer}
 */
function drifted(answer) {
  return {
    ...answer,
    body: String(answer.body)
      .replace(/"([a-zA-Z_]+)"\s*:/g, '"new_$1":')
      .replace(/<Cube/g, '<Kube'),
  };
}

/**
 * @param {ServerResponse} response
 * @param {Answer} answer
 */
function cutShort(response, { status, headers, body }) {
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) });
  const bytes = Buffer.from(body);
  response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.destroy());
}
