import { join } from 'node:path';
import { Faults } from './faults.mjs';
import { startInbox } from './inbox.mjs';
import { Logins } from './logins.mjs';
import { startSmtp } from './smtp.mjs';
import { MailStore } from './store.mjs';

/**
 * The mail server and its web inbox, in this process.
 * @param {object} options
 * @param {number} options.port of the mail server
 * @param {number} options.inboxPort
 * @param {string} [options.host] the address both listen at; this machine alone when not said
 * @param {string} options.dir the state folder
 * @returns {Promise<{ url: string, inboxUrl: string, stop: () => Promise<void> }>}
 */
export async function startMail({ port, inboxPort, host, dir }) {
  const at = host === undefined ? {} : { host };
  const store = new MailStore(join(dir, 'mail'));
  await store.load();
  const faults = new Faults();
  const logins = new Logins();
  const smtp = await startSmtp({ port, ...at, store, faults, logins });
  const inbox = await startInbox({ port: inboxPort, ...at, store, faults, logins, attempts: smtp.attempts });
  const stop = async () => {
    await Promise.all([smtp.close(), inbox.close()]);
  };
  return { url: `smtp://127.0.0.1:${port}`, inboxUrl: `http://127.0.0.1:${inboxPort}`, stop };
}
