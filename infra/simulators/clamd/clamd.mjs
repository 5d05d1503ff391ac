import { createServer } from 'node:net';
import { json } from '../core/answers.mjs';

/** The test file of the anti-virus industry, which every scanner finds and which does nothing. In two parts, so that no scanner finds this file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const COMMAND = 'zINSTREAM\0';
/** As the daemon's own `StreamMaxLength` is set here. */
const LIMIT = 25 * 1024 * 1024;
const MODES = ['ok', 'away', 'silent', 'nonsense', 'hangs-up'];

/**
 * ClamAV's daemon: INSTREAM over TCP. It finds the EICAR test file and nothing else.
 * `POST /__sim/clamd/mode` `{ "mode": "ok" | "away" | "silent" | "nonsense" | "hangs-up" }`, and `GET /__sim/clamd/files` says how many it was given.
 * @param {(() => void)} silent called when somebody gets no answer
 * @returns {{ vendor: import('../core/world.mjs').Vendor, server: import('node:net').Server }}
 */
export function clamd(silent) {
  let mode = 'ok';
  let files = 0;
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    if (mode === 'away') return void socket.destroy();
    let seen = Buffer.alloc(0);
    socket.on('data', (piece) => {
      seen = Buffer.concat([seen, piece]);
      const file = fileIn(seen);
      if (file === 'more') return;
      files += 1;
      if (mode === 'silent') return silent();
      if (mode === 'hangs-up') return void socket.destroy();
      socket.end(`${mode === 'nonsense' ? '<html>' : answerFor(file)}\0`);
    });
  });
  return {
    server,
    vendor: {
      name: 'clamd',
      label: 'ClamAV: looks for malicious software in files (TCP, a port of its own)',
      routes: {},
      control: {
        'POST /mode': ({ json: body }) => {
          const { mode: wanted } = body();
          if (!MODES.includes(wanted)) throw new TypeError(`"mode" must be one of ${MODES.join(', ')}.`);
          mode = wanted;
          return json(200, { mode });
        },
        'GET /files': () => json(200, { files }),
      },
      error: (status, message) => json(status, { error: message }),
      reset: () => {
        mode = 'ok';
        files = 0;
      },
    },
  };
}

/** @param {Buffer | 'too large' | 'unknown'} file */
function answerFor(file) {
  if (file === 'unknown') return 'UNKNOWN COMMAND';
  if (file === 'too large') return 'INSTREAM size limit exceeded. ERROR';
  return file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
}

/**
 * The file in what came over the line so far.
 * @param {Buffer} seen
 * @returns {Buffer | 'more' | 'too large' | 'unknown'}
 */
function fileIn(seen) {
  const head = seen.subarray(0, COMMAND.length).toString('latin1');
  if (!COMMAND.startsWith(head)) return 'unknown';
  const pieces = [];
  let size = 0;
  for (let at = COMMAND.length; seen.length >= at + 4;) {
    const length = seen.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    size += length;
    if (size > LIMIT) return 'too large';
    if (seen.length < at + 4 + length) return 'more';
    pieces.push(seen.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return 'more';
}
