import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { until } from '@cotta/kit/testing/until.js';
import {
  openTextMessageFixture,
  encryptionKey,
  type TextMessageFixture,
} from '../journeys/text-message-fixture.js';
import { startService, type ServiceProgram } from './service-program.js';
import { report } from './fault-fixture.js';

// Programs as in production, and a lease of a minute that has to run out.
jest.setTimeout(600_000);

const MESSAGES = 3;
/** Taken and never reported. */
const SILENT = '+15005550014';

const folder = mkdtempSync(join(tmpdir(), 'cotta-text-'));
let fixture: TextMessageFixture;
let worker: ServiceProgram | undefined;

beforeAll(async () => {
  fixture = await openTextMessageFixture(new Date().toISOString());
  writeFileSync(join(folder, 'viewers.json'), JSON.stringify({ keys: [] }));
});
afterAll(async () => {
  await worker?.kill();
  await fixture.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A zone in which it is about noon now: the program looks at the real clock. */
function noonZone(): string {
  const hours = 12 - new Date().getUTCHours();
  return hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

it('a worker killed between asking and hearing sends nothing twice, and says that nobody knows', async () => {
  const env = {
    ...fixture.settings,
    DATABASE_URL: fixture.url,
    VIEWER_JWKS_FILE: join(folder, 'viewers.json'),
    LINK_TOKEN_KEY: encryptionKey,
    SEAL_KEY: encryptionKey,
    SESSION_KEY: encryptionKey,
    PUBLIC_ORIGIN: 'https://cotta.test',
    MAIL_FROM: 'Cotta <office@cotta.test>',
    TSA_URL: `${fixture.sim.url}/tsa/granted`,
    TSA_ROOTS_FILE: fileURLToPath(new URL('../../infra/simulators/tsa/root.pem', import.meta.url)),
  };
  const requests: string[] = [];
  for (let number = 0; number < MESSAGES; number += 1)
    requests.push(await fixture.remind(SILENT, { zone: noonZone() }));
  // The first is asked for and its answer never comes; the worker dies waiting.
  await fixture.sim.control('faults', { vendor: 'twilio', kind: 'lost-answer' });
  worker = await startService('workspace', 'worker', env);
  await until('the first was asked for', async () => (await fixture.sentTo(SILENT)).length === 1, {
    withinMs: 90_000,
    everyMs: 50,
  });
  let kills = 0;
  await worker.strike(async () => {
    kills += 1;
    const states = (await Promise.all(requests.map((id) => fixture.row(id)))).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['planned', 'planned', 'sending']);
  });
  const states = await until(
    'every message has an end',
    async () => {
      const rows = await Promise.all(requests.map((id) => fixture.row(id)));
      return rows.every(({ state }) => state === 'sent' || state === 'unknown')
        ? rows.map(({ state }) => state).toSorted()
        : undefined;
    },
    { withinMs: 300_000, everyMs: 500 },
  );
  const sent = await fixture.sentTo(SILENT);
  report('text messages under a kill', {
    messages: MESSAGES,
    kills,
    'at the provider': sent.length,
    unknown: states.filter((state) => state === 'unknown').length,
  });
  expect(states).toEqual(['sent', 'sent', 'unknown']);
  expect(sent).toHaveLength(MESSAGES);
});
