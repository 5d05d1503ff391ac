import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server that delivers nothing: it keeps every message for the inbox.
 * @param {object} options
 * @param {number} options.port
 * @param {string} [options.host] the address it listens at; this machine alone when not said
 * @param {import('./store.mjs').MailStore} options.store
 * @param {import('./faults.mjs').Faults} options.faults
 * @param {import('./logins.mjs').Logins} options.logins
 * @returns {Promise<{ attempts: () => number, close: () => Promise<void> }>} `attempts` counts messages whose data
 *   arrived, accepted or not
 */
export async function startSmtp({ port, host = '127.0.0.1', store, faults, logins }) {
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The line does not leave this machine.
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      if (logins.knows(username ?? '', password ?? '')) callback(null, { user: username });
      else callback(reply(535, 'The name or the password is wrong'));
    },
    onMailFrom(_address, { user }, callback) {
      callback(user === undefined && logins.areAsked ? reply(530, 'Say first who you are') : undefined);
    },
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1000,
    size: 20 * 1024 * 1024,
    onData(stream, session, callback) {
      attempts += 1;
      void answer(stream, session, callback);
    },
  });

  /**
   * @param {AsyncIterable<Buffer>} stream
   * @param {import('smtp-server').SMTPServerSession} session
   * @param {(error: Error | null, message?: string) => void} callback the library's
   */
  async function answer(stream, session, callback) {
    try {
      callback(null, await receive(stream, session));
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /**
   * @param {AsyncIterable<Buffer>} stream
   * @param {import('smtp-server').SMTPServerSession} session
   */
  async function receive(stream, session) {
    const chunks = [];
    for await (const chunk of stream) chunks.push(chunk);
    const { mailFrom, rcptTo } = session.envelope;
    const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
    const fault = faults.take(envelope.from);
    if (fault.mode === 'reject-4xx') throw reply(451, 'Try again later (a fault was asked for)');
    if (fault.mode === 'reject-5xx') throw reply(550, 'Refused (a fault was asked for)');
    if (fault.mode === 'slow') await pause(fault.delayMs);
    const mail = await store.add(envelope, Buffer.concat(chunks));
    if (fault.mode === 'die-after-data') dropConnection(server, session.id);
    return `Kept as ${mail.id}`;
  }

  server.on('error', () => undefined);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  return { attempts: () => attempts, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/**
 * @param {number} responseCode
 * @param {string} message
 */
function reply(responseCode, message) {
  return Object.assign(new Error(message), { responseCode });
}

/**
 * @param {SMTPServer} server
 * @param {string} sessionId
 */
function dropConnection(server, sessionId) {
  // The library offers no way to hang up on one client; its set of connections is the only handle.
  const connections = /** @type {Set<{ id: string, _socket: import('node:net').Socket }>} */ (
    /** @type {unknown} */ (server.connections)
  );
  for (const connection of connections) if (connection.id === sessionId) connection._socket.destroy();
}
