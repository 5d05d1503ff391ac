import { join } from 'node:path';
import { Faults } from './faults.mjs';
import { startInbox } from './inbox.mjs';
import { startSmtp } from './smtp.mjs';
import { MailStore } from './store.mjs';

/**
 * The mail server and its web inbox, in this process.
 * @param {object} options
 * @param {number} options.port of the mail server
 * @param {number} options.inboxPort
 * @param {string} options.dir the state folder
 * @returns {Promise<{ url: string, inboxUrl: string, stop: () => Promise<void> }>}
 */
export async function startMail({ port, inboxPort, dir }) {
  const store = new MailStore(join(dir, 'mail'));
  await store.load();
  const faults = new Faults();
  const smtp = await startSmtp({ port, store, faults });
  const inbox = await startInbox({ port: inboxPort, store, faults, attempts: smtp.attempts });
  const stop = async () => {
    await Promise.all([smtp.close(), inbox.close()]);
  };
  return { url: `smtp://127.0.0.1:${port}`, inboxUrl: `http://127.0.0.1:${inboxPort}`, stop };
}
