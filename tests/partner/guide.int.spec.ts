import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { until } from '@cotta/kit/testing/until.js';
import { partnerScopes, sandboxScope } from '@cotta/reference/partner-scopes.js';
import { keepPartnerEvent } from '@cotta/workspace/testing.js';
import { packPartnerClient } from '../../infra/local/pack-partner-client.mjs';
import type { Asking } from '../testkit/joined-stack.js';
import { openProgramStack, site, type ProgramStack } from './program-stack.js';

/** What the pages for developers show, as they show it. */
const EXAMPLES = resolve(import.meta.dirname, '../../gateway/partner-client/examples');
const run = promisify(execFile);

let stack: ProgramStack;
let owner: Asking;
let env: NodeJS.ProcessEnv;
/** Empty before: a program begins in it as its reader does. */
const folder = mkdtempSync(join(tmpdir(), 'guide-'));

beforeAll(async () => {
  stack = await openProgramStack();
  owner = await stack.account('guide');
  await until(
    'the services answer',
    async () =>
      (
        await stack.ask(
          owner,
          'query { trademarkList(limit: 1) { items { id } } registrationRequestList(limit: 1) { items { id } } documentList(limit: 1) { items { id } } invoiceList(limit: 1) { items { id } } }',
        )
      ).body.errors === undefined,
  );
  const scopes = partnerScopes
    .filter((scope) => scope !== sandboxScope)
    .map((scope) => scope.toUpperCase().replace(':', '_'));
  const { id, secret } = await stack.program(owner, scopes);
  env = { ...process.env, NODE_OPTIONS: '', ORIGIN: stack.origin, CLIENT_ID: id, CLIENT_SECRET: secret };
  const archive = join(folder, 'downloaded.tgz');
  await packPartnerClient(archive);
  await run('npm', ['init', '-y'], { cwd: folder });
  await run('npm', ['install', '--offline', '--no-audit', archive], { cwd: folder });
  cpSync(EXAMPLES, folder, { recursive: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stack.close();
});

const happens = (type: 'order.paid' | 'order.filed', id: string): Promise<void> => {
  const db = stack.fixtures['workspace']?.db;
  if (db === undefined) throw new Error('no workspace');
  const fact = { type, userId: owner.userId, record: { type: 'order', id }, data: {} } as const;
  const cause = { eventId: systemIds.next(), recordVersion: 1, occurredAt: new Date('2026-11-30T08:00:00Z') };
  return inTransaction(db, (tx) => keepPartnerEvent(tx, fact, cause));
};

describe('the guide', () => {
  it('is true without the client: its examples, one after the other, read, ask for a check and order', async () => {
    const parts = ['token', 'lists', 'order', 'documents'].map((name) => `guide/${name}.js`);
    expect(readdirSync(join(EXAMPLES, 'guide'))).toHaveLength(parts.length);
    writeFileSync(
      join(folder, 'guide.mjs'),
      parts.map((part) => readFileSync(join(EXAMPLES, part), 'utf8')).join('\n'),
    );
    const { stdout } = await run(process.execPath, ['guide.mjs'], { env, cwd: folder });
    expect(stdout.trim()).toMatch(
      new RegExp(`^VERIFICATION_REQUESTED ORDER_CREATED ${site}/portal/order/[0-9a-f-]{36}$`),
    );
  });

  it('leads from an empty folder to a price and to an order with the client', async () => {
    expect(readFileSync(join(EXAMPLES, 'start.sh'), 'utf8')).toContain('node start.mjs');
    const start = await run(process.execPath, ['start.mjs'], { env, cwd: folder });
    expect(start.stdout).toMatch(/^A mark in the EU, one class: \d+\.\d\d EUR$/m);
    const { stdout } = await run(process.execPath, ['order.mjs'], { env, cwd: folder });
    expect(stdout).toMatch(
      new RegExp(`^check [0-9a-f-]{36}\nORDER_CREATED ${site}/portal/order/[0-9a-f-]{36}\n`),
    );
  });

  it('hears what happens, and goes on where it was after it was stopped', async () => {
    const heard = async (id: string): Promise<string> => {
      const reader = spawn(process.execPath, ['events.mjs'], { env, cwd: folder });
      let said = '';
      reader.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
      try {
        const place = join(folder, 'position.txt');
        const before = existsSync(place) ? readFileSync(place, 'utf8') : '';
        await until('the event is heard and its place is kept', () =>
          Promise.resolve(said.includes(id) && existsSync(place) && readFileSync(place, 'utf8') !== before),
        );
        return said;
      } finally {
        reader.kill();
        await once(reader, 'close');
      }
    };
    const [first, second] = [systemIds.next(), systemIds.next()];
    await happens('order.paid', first);
    expect(await heard(first)).toContain(`order.paid ${first}`);
    await happens('order.filed', second);
    const later = await heard(second);
    expect(later).toContain(`order.filed ${second}`);
    expect(later).not.toContain(first);
  });
});
