import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openHintRedis, sayHint } from '@cotta/kit/runtime/hints/hint-stream.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { until } from '@cotta/kit/testing/until.js';
import { startFixtureGateway, type FixtureGateway } from '../testing/fixture-gateway.js';

let gateway: FixtureGateway;
const redis = openHintRedis(process.env['REDIS_URL'] ?? '');
const ends: AbortController[] = [];

beforeAll(async () => {
  gateway = await startFixtureGateway();
  await until('the gateway reaches Redis', () => !gateway.gateway.health.state().without.includes('redis'));
});
afterAll(async () => {
  for (const each of ends) each.abort();
  await gateway.close();
  redis.disconnect();
});

/** What a page of a colleague hears, as the text comes. */
async function listens(headers: Readonly<Record<string, string>> = {}) {
  const end = new AbortController();
  ends.push(end);
  const answer = await fetch(`${gateway.origin}/api/desk/events`, {
    headers: { authorization: `Bearer ${await gateway.token('staff')}`, ...headers },
    signal: end.signal,
  });
  let heard = '';
  const reading = (async () => {
    for await (const part of answer.body ?? []) heard += Buffer.from(part as Uint8Array).toString();
  })().catch(() => undefined);
  await until('it is welcome', () => heard.includes('welcome'));
  return {
    answer,
    heard: () => heard,
    leaves: async () => {
      end.abort();
      await reading;
    },
  };
}

const hint = (id: string) => ({ kind: 'task', id, version: 3 });
/** Says it until somebody heard it: the gateway may still be on its way to the stream. */
const saidTo = async (page: { heard: () => string }, id: string): Promise<void> =>
  void (await until('the hint arrives', async () => {
    if (page.heard().includes(id)) return true;
    await sayHint(redis, hint(id));
    return page.heard().includes(id);
  }));

describe('what has changed', () => {
  it('is heard by every page of a colleague as it happens, and says nothing but that', async () => {
    const [one, other] = [await listens(), await listens()];
    expect(one.answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const id = systemIds.next();
    await saidTo(one, id);
    await until('the other page hears it', () => other.heard().includes(id));
    const data = /^data: (.*)$/m.exec(one.heard().slice(one.heard().indexOf('id:')))?.[1] ?? '';
    expect(JSON.parse(data)).toEqual(hint(id));
  });

  it('is told afterwards to who was away for a while', async () => {
    const page = await listens();
    await saidTo(page, systemIds.next());
    const place = [...page.heard().matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';
    await page.leaves();
    const meanwhile = systemIds.next();
    await sayHint(redis, hint(meanwhile));
    const back = await listens({ 'last-event-id': place });
    await until('what was missed is told', () => back.heard().includes(meanwhile));
  });

  it.each([
    ['was away for longer than it is kept', '1-0'],
    ['shows a place that is none', 'yesterday'],
  ])('is all to be read anew by who %s', async (_, place) => {
    await sayHint(redis, hint(systemIds.next()));
    const page = await listens({ 'last-event-id': place });
    await until('it says so', () => page.heard().includes('event: missed'));
  });

  it.each([
    ['a visitor', 401, () => Promise.resolve({})],
    ['a customer', 403, async () => ({ authorization: `Bearer ${await gateway.token('customer')}` })],
    ['a false token', 401, () => Promise.resolve({ authorization: 'Bearer no' })],
  ])('is not told to %s', async (_, status, headers) => {
    const answer = await fetch(`${gateway.origin}/api/desk/events`, { headers: (await headers()) as never });
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain('welcome');
  });
});
