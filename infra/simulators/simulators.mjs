import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadBody, json, page, escapeHtml } from './core/answers.mjs';
import { controlRoutes, RequestLog } from './core/control.mjs';
import { findRoute } from './core/routes.mjs';
import { sendAnswer } from './core/send-answer.mjs';
import { newWorld } from './core/world.mjs';
import { apple } from './brand-sources/apple.mjs';
import { companiesHouse } from './brand-sources/companies-house.mjs';
import { crtsh } from './brand-sources/crtsh.mjs';
import { doh } from './brand-sources/doh.mjs';
import { ebay } from './brand-sources/ebay.mjs';
import { rdap } from './brand-sources/rdap.mjs';
import { clamd } from './clamd/clamd.mjs';
import { ares } from './ares/ares.mjs';
import { centralBanks } from './central-banks/central-banks.mjs';
import { epostak } from './epostak/epostak.mjs';
import { euipo } from './euipo/euipo.mjs';
import { objectStore } from './object-store/object-store.mjs';
import { markify } from './markify/markify.mjs';
import { partner } from './partner/partner.mjs';
import { revolutBusiness } from './revolut-business/revolut-business.mjs';
import { revolutMerchant } from './revolut-merchant/revolut-merchant.mjs';
import { rpo } from './rpo/rpo.mjs';
import { sentry } from './sentry/sentry.mjs';
import { tsa } from './tsa/tsa.mjs';
import { twilio } from './twilio/twilio.mjs';
import { uspto } from './uspto/uspto.mjs';
import { vies } from './vies/vies.mjs';

const BODY_LIMIT = 20 * 1024 * 1024;

/**
 * Every outside system of Cotta in this process, each under its own prefix. State is in memory, but for what is put into the object store.
 * @param {{ port: number, virusCheckPort?: number, host?: string, seed?: string, objectDir?: string, receivers?: import('./core/world.mjs').World['receivers'], silent?: () => void }} options `port` 0 takes a free one, as `virusCheckPort` does where it is not named; `objectDir`: folder of the objects, else one that goes with the simulators; `silent` is called when a request will get no answer, or a late one
 * @returns {Promise<{ url: string, virusCheckUrl: string, stop: () => Promise<void> }>}
 */
export async function startSimulators({
  port,
  virusCheckPort = 0,
  host = '127.0.0.1',
  seed,
  objectDir: given,
  receivers = {},
  silent,
}) {
  let url = '';
  const objectDir = given ?? mkdtempSync(join(tmpdir(), 'cotta-objects-'));
  const world = { ...newWorld(seed), receivers, objectDir, origin: () => url };
  const scanner = clamd(() => silent?.());
  const vendors = [
    revolutMerchant,
    revolutBusiness,
    vies,
    ...centralBanks,
    epostak,
    euipo,
    markify,
    partner,
    twilio,
    ares,
    rpo,
    companiesHouse,
    doh,
    rdap,
    crtsh,
    ebay,
    apple,
    tsa,
    sentry,
    uspto,
    objectStore,
  ]
    .map((make) => make(world))
    .concat(scanner.vendor);
  const log = new RequestLog();
  const control = controlRoutes(world, vendors, log);
  const server = createServer((request, response) => {
    handle(request, response, { world, vendors, control, log, silent }).catch((error) => {
      console.error(error);
      response.writeHead(500).end('The simulator failed; see its log.');
    });
  });
  url = `http://${host}:${await listening(server, port, host)}`;
  const virusCheckUrl = `tcp://${host}:${await listening(scanner.server, virusCheckPort, host)}`;
  const stop = () =>
    new Promise((/** @type {(nothing: void) => void} */ resolve) => {
      world.clock.reset();
      scanner.server.close();
      server.close(() => {
        if (given === undefined) rmSync(objectDir, { recursive: true, force: true });
        resolve();
      });
      server.closeAllConnections();
    });
  return { url, virusCheckUrl, stop };
}

/**
 * @param {import('node:net').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>} where it listens
 */
async function listening(server, port, host) {
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/**
 * @typedef {object} Parts
 * @property {import('./core/world.mjs').World} world
 * @property {readonly import('./core/world.mjs').Vendor[]} vendors
 * @property {import('./core/routes.mjs').Routes} control
 * @property {RequestLog} log
 * @property {(() => void) | undefined} silent
 */

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Parts} parts
 */
async function handle(request, response, parts) {
  const url = new URL(request.url ?? '/', 'http://simulator');
  const [, first = '', ...rest] = url.pathname.split('/');
  const method = request.method ?? 'GET';
  if (first === '' || first === 'livez' || first === 'readyz')
    return sendAnswer(response, undefined, async () =>
      first === '' ? frontPage(parts) : json(200, { simulator: true }),
    );
  const raw = await bodyOf(request);
  if (first === '__sim')
    return sendAnswer(response, undefined, () =>
      controlAnswer(parts, asked(request, { url, raw, method, vendor: '__sim', path: `/${rest.join('/')}` })),
    );
  const vendor = parts.vendors.find(({ name }) => name === first);
  if (vendor === undefined)
    return sendAnswer(response, undefined, async () =>
      json(404, { error: `No vendor is simulated under /${first}.` }),
    );
  const path = `/${rest.join('/')}`;
  const fault = parts.world.faults.take({ vendor: vendor.name, method, path });
  parts.log.add({
    at: parts.world.clock.now().toISOString(),
    vendor: vendor.name,
    method,
    path: `${path}${url.search}`,
    fault: fault?.kind ?? null,
  });
  return sendAnswer(
    response,
    fault,
    () => vendorAnswer(vendor, asked(request, { url, raw, method, vendor: vendor.name, path })),
    parts.silent,
  );
}

/**
 * @param {import('./core/world.mjs').Vendor} vendor
 * @param {import('./core/answers.mjs').Asked} request
 */
async function vendorAnswer(vendor, request) {
  const found = findRoute(vendor.routes, request.method, request.path);
  if (found === undefined) return vendor.error(404, 'not found');
  try {
    return await found.handler({ ...request, params: found.params });
  } catch (error) {
    if (error instanceof BadBody) return vendor.error(400, error.message);
    throw error;
  }
}

/**
 * @param {Parts} parts
 * @param {import('./core/answers.mjs').Asked} request
 */
async function controlAnswer({ control, vendors }, request) {
  const [, name = ''] = request.path.split('/');
  const vendor = vendors.find((one) => one.name === name);
  const found =
    vendor === undefined
      ? findRoute(control, request.method, request.path)
      : findRoute(vendor.control, request.method, request.path.slice(name.length + 1) || '/');
  if (found === undefined) return json(404, { error: 'No such control; GET /__sim lists them.' });
  try {
    return await found.handler({ ...request, params: found.params });
  } catch (error) {
    if (error instanceof TypeError || error instanceof BadBody) return json(400, { error: error.message });
    throw error;
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {{ url: URL, raw: Buffer, method: string, vendor: string, path: string }} parts
 * @returns {import('./core/answers.mjs').Asked}
 */
function asked(request, { url, raw, method, vendor, path }) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
  const parse = () => {
    try {
      const value = JSON.parse(raw.toString('utf8'));
      if (typeof value === 'object' && value !== null) return value;
    } catch {
      // Said below, like a body that is JSON but no object.
    }
    throw new BadBody('The body must be a JSON object.');
  };
  return {
    vendor,
    method,
    path,
    params: {},
    query: url.searchParams,
    headers,
    raw,
    json: parse,
    form: () => new URLSearchParams(raw.toString('utf8')),
  };
}

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new Error('a body above the limit');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @param {Parts} parts */
function frontPage({ vendors, world }) {
  const rows = vendors
    .map(({ name, label }) => `<li><code>/${escapeHtml(name)}</code> ${escapeHtml(label)}</li>`)
    .join('');
  return page(
    'Outside systems',
    `<p>It is ${escapeHtml(world.clock.now().toISOString())} here. <a href="/__sim">What can be controlled</a>, <a href="/__sim/requests">what came in</a>.</p><ul>${rows}</ul>`,
  );
}
