import { createServer } from 'node:http';
import { listPage, mailPage } from './page.mjs';

/** @typedef {{ status: number, type: string, body: string | Buffer, headers?: Record<string, string> }} Answer */

/**
 * The web inbox over what the mail server kept. Pages for people, JSON for tests:
 * `GET /api/messages?to=&subject=&since=`, `GET /api/messages/:id`, `DELETE /api/messages`, `GET|POST /api/faults`,
 * `POST /api/logins`, `GET /api/stats`.
 * @param {object} options
 * @param {number} options.port
 * @param {string} [options.host] the address it listens at; this machine alone when not said
 * @param {import('./store.mjs').MailStore} options.store
 * @param {import('./faults.mjs').Faults} options.faults
 * @param {import('./logins.mjs').Logins} options.logins
 * @param {() => number} options.attempts
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function startInbox({ port, host = '127.0.0.1', ...parts }) {
  const server = createServer((request, response) => {
    answer(request, parts).then(
      ({ status, type, body, headers }) =>
        response
          .writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers })
          .end(body),
      (error) => {
        const wrongInput =
          error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;
        response
          .writeHead(wrongInput ? 400 : 500, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: String(error.message) }));
      },
    );
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const close = () =>
    new Promise((/** @type {(nothing: void) => void} */ resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { close };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {{ store: import('./store.mjs').MailStore, faults: import('./faults.mjs').Faults, logins: import('./logins.mjs').Logins, attempts: () => number }} parts
 * @returns {Promise<Answer>}
 */
async function answer(request, { store, faults, logins, attempts }) {
  const url = new URL(request.url ?? '/', 'http://inbox');
  const [first, second, third, fourth] = url.pathname.split('/').slice(1);
  const route = `${request.method} /${[first, second].filter(Boolean).join('/')}`;
  switch (route) {
    case 'GET /':
      return html(listPage(store.list(), faults.current));
    case 'GET /api/messages':
      return third === undefined ? json(listing(store, url.searchParams)) : json(store.find(third));
    case 'DELETE /api/messages':
      store.clear();
      return json({ cleared: true });
    case 'GET /api/faults':
      return json(faults.current);
    case 'POST /api/faults':
      return json(faults.set(JSON.parse(await bodyOf(request))));
    case 'POST /api/logins':
      return json(logins.set(JSON.parse(await bodyOf(request))));
    case 'GET /api/stats':
      return json({
        attempts: attempts(),
        accepted: store.list().length,
        acceptedByMessageId: store.counts(),
      });
    default:
      break;
  }
  const mail = first === 'messages' && fourth === undefined ? store.find(second ?? '') : undefined;
  if (request.method !== 'GET' || mail === undefined) return json(undefined);
  return mailView(store, mail, third);
}

/**
 * @param {import('./store.mjs').MailStore} store
 * @param {import('./store.mjs').Mail} mail
 * @param {string | undefined} view
 * @returns {Answer}
 */
function mailView(store, mail, view) {
  if (view === undefined) return html(mailPage(mail));
  if (view === 'raw') return { status: 200, type: 'text/plain; charset=utf-8', body: store.raw(mail.id) };
  if (view !== 'html') return json(undefined);
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:";
  return { ...html(`<base target="_blank">${mail.html}`), headers: { 'content-security-policy': policy } };
}

/**
 * @param {import('./store.mjs').MailStore} store
 * @param {URLSearchParams} query
 */
function listing(store, query) {
  const mails = store.list({ to: query.get('to'), subject: query.get('subject'), since: query.get('since') });
  const messages = mails.map(({ id, messageId, receivedAt, from, to, subject }) => ({
    id,
    messageId,
    receivedAt,
    from,
    to,
    subject,
  }));
  return { total: messages.length, messages, acceptedByMessageId: store.counts() };
}

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * @param {unknown} value undefined is "not found"
 * @returns {Answer}
 */
function json(value) {
  const body = JSON.stringify(value ?? { error: 'Not found' });
  return { status: value === undefined ? 404 : 200, type: 'application/json; charset=utf-8', body };
}

/**
 * @param {string} body
 * @returns {Answer}
 */
function html(body) {
  return { status: 200, type: 'text/html; charset=utf-8', body };
}
