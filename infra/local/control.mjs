import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';

/**
 * What a copy lets others do with one of its programs or servers.
 * @typedef {object} Part
 * @property {() => number | undefined} pid undefined: it does not run, or has no process of its own
 * @property {() => Promise<void>} stop it stays away until it is started again
 * @property {(env: Record<string, string>) => Promise<void>} again settles when it is ready; `env`: settings to be changed, for programs alone
 */

/** @typedef {{ launcher: number, parts: Record<string, number | null> }} Running the launcher's process id, and that of each part */

/** @param {string} dir the state folder */
function socketOf(dir) {
  return join(dir, 'control.sock');
}

/**
 * Lets programs and servers of a running copy be stopped and started one by one, for drills. A socket in the state folder: it is there for the user who
 * started the copy, on this machine, and for no page of a browser.
 * @param {string} dir the state folder
 * @param {ReadonlyMap<string, Part>} parts by name
 * @returns {Promise<() => Promise<void>>} closes it
 */
export async function openControl(dir, parts) {
  const file = socketOf(dir);
  rmSync(file, { force: true });
  const server = createServer(async (incoming, response) => {
    const answer = (/** @type {number} */ status, /** @type {unknown} */ body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      const text = await bodyOf(incoming);
      if (incoming.method === 'GET') return void answer(200, runningNow(parts));
      const [, act, name = ''] = incoming.url?.split('/') ?? [];
      const part = parts.get(name);
      if (part === undefined) return void answer(404, { error: `${name} is no part of this copy` });
      if (act === 'stop') await part.stop();
      else if (act === 'again') await part.again(text === '' ? {} : JSON.parse(text));
      else return void answer(404, { error: `"${act}" is neither "stop" nor "again"` });
      answer(200, runningNow(parts));
    } catch (error) {
      answer(500, { error: error instanceof Error ? error.message : String(error) });
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, () => resolve(undefined));
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/**
 * @param {ReadonlyMap<string, Part>} parts
 * @returns {Running}
 */
function runningNow(parts) {
  return {
    launcher: process.pid,
    parts: Object.fromEntries([...parts].map(([name, part]) => [name, part.pid() ?? null])),
  };
}

/** @param {import('node:http').IncomingMessage} incoming */
async function bodyOf(incoming) {
  let text = '';
  for await (const chunk of incoming) text += chunk;
  return text;
}

/**
 * Asks a running copy.
 * @param {string} dir the state folder
 * @param {'GET' | 'POST'} method
 * @param {string} path `/`, `/stop/NAME` or `/again/NAME`
 * @param {Record<string, string>} [env]
 * @returns {Promise<Running>}
 * @throws {Error} when no copy runs there, or with what it says
 */
export function askControl(dir, method, path, env) {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: socketOf(dir), method, path }, async (response) => {
      const answer = JSON.parse(await bodyOf(response));
      if (response.statusCode === 200) resolve(answer);
      else reject(new Error(answer.error));
    });
    call.once('error', reject);
    call.end(env === undefined ? '' : JSON.stringify(env));
  });
}
