// A program of the product beside a measurement, and the web server over the stub gateway: no service runs, the pages are drawn all the same.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** @type {(() => void)[]} */
const undo = [];

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/** @param {string[]} args @param {Record<string, string>} env @param {string} ready address that answers once it runs */
export async function start(args, env, ready) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  undo.push(() => child.kill());
  const ended = once(child, 'exit').then(([status]) => {
    throw new Error(`${args[0]} ended with ${status}`);
  });
  ended.catch(() => undefined);
  while (
    !(await Promise.race([
      ended,
      fetch(ready).then(
        () => true,
        () => false,
      ),
    ]))
  )
    await new Promise((resolve) => setImmediate(resolve));
  return child.pid ?? 0;
}

/** Ends all that was started here. */
export function stopAll() {
  for (const stop of undo.reverse()) stop();
}

/** The built web server as production runs it. @returns {Promise<{ web: string, pid: number }>} its origin and its process */
export async function startWeb() {
  const [gateway, web] = [await freePort(), await freePort()].map((port) => `http://127.0.0.1:${port}`);
  const portOf = (/** @type {string} */ origin) => new URL(origin).port;
  await start(['web/scripts/stub-gateway.mjs'], { PORT: portOf(gateway ?? '') }, `${gateway}/livez`);
  const pid = await start(
    [`web/${process.env['WEB_DIST'] || 'dist'}/server/main.js`],
    {
      PORT: portOf(web ?? ''),
      GATEWAY_URL: gateway ?? '',
      PUBLIC_ORIGIN: web ?? '',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      TRUSTED_PROXIES: '127.0.0.0/8,::1/128',
      VIEWER_PRIVATE_JWK_FILE: '',
      PAGES_PER_MINUTE: '1000000',
    },
    `${web}/readyz`,
  );
  return { web: web ?? '', pid };
}
