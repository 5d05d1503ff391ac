import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freeBase } from '../net.mjs';
import { startMail } from './mail.mjs';

let dir = '';
let mail: Awaited<ReturnType<typeof startMail>>;
let port = 0;

const saying = (name: string, password: string): string =>
  `AUTH PLAIN ${Buffer.from(`\0${name}\0${password}`).toString('base64')}`;

/** Sends one message by hand; the answer to the data, or the first refusal, is the result, 'closed' when there was none. */
async function send(messageId: string, login: readonly string[] = []): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const message = `Message-ID: ${messageId}\r\nTo: Ana@demo.test\r\nSubject: =?UTF-8?Q?Caf=C3=A9?=\r\n\r\nHello\r\n.`;
  const turns = [
    'EHLO test',
    ...login,
    'MAIL FROM:<no-reply@cotta.test>',
    'RCPT TO:<Ana@demo.test>',
    'DATA',
    message,
  ];
  for await (const line of createInterface({ input: socket })) {
    if (/^\d{3}-/.test(line)) continue;
    const turn = turns.shift();
    if (turn === undefined || line.startsWith('5')) {
      socket.end('QUIT\r\n');
      return line.slice(0, 3);
    }
    socket.write(`${turn}\r\n`);
  }
  return 'closed';
}

async function ask(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  // Each test has a server of its own at the same address: no connection may outlive it.
  const response = await fetch(`${mail.inboxUrl}${path}`, { ...init, headers: { connection: 'close' } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const setFault = (fault: object) => ask('/api/faults', { method: 'POST', body: JSON.stringify(fault) });

describe('the local mail server', () => {
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'cotta-mail-'));
    port = await freeBase(22_000 + (process.pid % 50) * 100, (base) => [base, base + 1]);
    mail = await startMail({ port, inboxPort: port + 1, dir });
  });
  afterEach(async () => {
    await mail.stop();
    rmSync(dir, { recursive: true });
  });

  it('keeps a message and finds it by receiver, subject and time', async () => {
    expect(await send('<one@test>')).toBe('250');
    expect((await ask('/api/messages?to=ANA@demo&subject=caf%C3%A9')).body).toMatchObject({
      total: 1,
      messages: [{ id: '000001', messageId: '<one@test>', subject: 'Café' }],
    });
    expect((await ask('/api/messages?to=bob')).body).toMatchObject({ total: 0 });
    expect((await ask('/api/messages?since=2999-01-01T00:00:00Z')).body).toMatchObject({ total: 0 });
    expect((await ask('/api/messages/000001')).body).toMatchObject({
      text: 'Hello\n',
      to: ['ana@demo.test'],
    });
    expect((await ask('/api/messages/000002')).status).toBe(404);
    expect((await ask('/api/messages?since=yesterday')).status).toBe(400);
  });

  it('asks who comes once names are given, and takes two passwords while one replaces the other', async () => {
    const logins = (given: object) => ask('/api/logins', { method: 'POST', body: JSON.stringify(given) });
    expect((await logins({ cotta: ['first', 'second'] })).body).toEqual({ names: ['cotta'] });
    expect(await send('<nobody@test>')).toBe('530');
    expect(await send('<wrong@test>', [saying('cotta', 'third')])).toBe('535');
    expect(await send('<first@test>', [saying('cotta', 'first')])).toBe('250');
    expect(await send('<second@test>', [saying('cotta', 'second')])).toBe('250');
    expect((await logins({ cotta: 'second' })).body).toEqual({
      error: '"cotta" must have a list of passwords.',
    });
    await logins({});
    expect(await send('<anybody@test>')).toBe('250');
    expect((await ask('/api/messages')).body).toMatchObject({ total: 3 });
  });

  it('still has its messages after a restart, and none after they were deleted', async () => {
    await send('<one@test>');
    await mail.stop();
    mail = await startMail({ port, inboxPort: port + 1, dir });
    expect(await send('<two@test>')).toBe('250');
    expect((await ask('/api/messages')).body).toMatchObject({
      total: 2,
      messages: [{ id: '000002' }, { id: '000001' }],
    });
    await ask('/api/messages', { method: 'DELETE' });
    expect((await ask('/api/messages')).body).toMatchObject({ total: 0 });
  });

  it.each([
    ['reject-4xx', '451', 0],
    ['reject-5xx', '550', 0],
    ['die-after-data', 'closed', 1],
    ['slow', '250', 1],
  ])('does wrong on demand: %s', async (mode, answer, kept) => {
    await setFault({ mode, count: 1, delayMs: 10 });
    expect(await send('<one@test>')).toBe(answer);
    expect(await send('<one@test>')).toBe('250');
    expect((await ask('/api/stats')).body).toEqual({
      attempts: 2,
      accepted: kept + 1,
      acceptedByMessageId: { '<one@test>': kept + 1 },
    });
  });

  it('refuses a fault that it does not know', async () => {
    expect((await setFault({ mode: 'explode' })).status).toBe(400);
  });
});
