import { request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 50;
/** Of a service that serves: what was asked for, or why not. */
const ANSWERS = ['200', '401', '404'];

/**
 * Replaces one of two instances while somebody goes on asking through the ingress.
 * @param {import('./run.mjs').Run} run
 * @param {import('./programs.mjs').Programs} programs
 * @param {{ name: string, port: number, certificate: string }} options
 * @returns {Promise<string>} what happened
 * @throws {Error} when an answer was missing or an error
 */
export async function replaceUnderLoad(run, programs, { name, port, certificate }) {
  /** @type {string[]} */
  const answers = [];
  let going = true;
  // A page, and a partner without a key: refused, which is an answer.
  const path = name === 'web' ? '/' : '/api/partner/filings';
  const visitor = (async () => {
    while (going) {
      answers.push(await ask({ port, certificate, path }));
      await pause(PAUSE_MS);
    }
  })();
  const container = run.named(`${name}-1`);
  await run.docker.call('stop', '--time=40', container);
  await run.docker.call('start', container);
  await programs.ready(`${name}-1`);
  going = false;
  await visitor;
  const bad = answers.filter((status) => !ANSWERS.includes(status));
  if (bad.length > 0)
    throw new Error(
      `While ${name} was replaced, ${bad.length} of ${answers.length} requests failed: ${[...new Set(bad)].join(', ')}`,
    );
  return `${name} was replaced: ${answers.length} requests, all answered (${[...new Set(answers)].join(', ')})`;
}

/** @param {{ port: number, certificate: string, path: string }} to @returns {Promise<string>} the status or the error */
function ask({ port, certificate, path }) {
  return new Promise((resolve) => {
    const asked = request(
      { host: 'localhost', port, path, ca: certificate, agent: false, timeout: 20_000 },
      (answer) => {
        answer.resume().once('end', () => resolve(String(answer.statusCode)));
      },
    );
    asked
      .once('error', (error) => resolve(error.message))
      .once('timeout', () => asked.destroy(new Error('no answer')));
    asked.end();
  });
}
