import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { beginEpoch } from '@cotta/kit/runtime/outbox/begin-epoch.js';
import { mergePerson } from '@cotta/kit/runtime/people/merge-person.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { until } from '@cotta/kit/testing/until.js';
import { forgetPerson } from '../document/forget-person.js';
import { workspaceService } from '../service.js';
import { partnerOf, servePartnerEvents } from '../testing/partner-reader.js';
import { keepPartnerEvent } from './keep-partner-event.js';
import type { PartnerFact } from './partner-event.js';
import { partnerEventScopes } from '@cotta/reference/partner-event-types.js';
import { prunePartnerEvents } from './prune-partner-events.js';

const clock = new FakeClock('2026-11-30T08:00:00Z');
let fixture: ServiceFixture;
let serving: Awaited<ReturnType<typeof servePartnerEvents>>;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  serving = await servePartnerEvents(fixture, clock);
});
afterAll(async () => {
  await serving.close();
  await fixture.close();
});

const everything = (userId: string): Viewer => partnerOf(userId, partnerEventScopes);
const fact = (userId: string, type: PartnerFact['type'] = 'order.paid'): PartnerFact => ({
  type,
  userId,
  record: { type: 'order', id: systemIds.next() },
  data: { status: 'Paid' },
});
const cause = (recordVersion = 1) => ({ eventId: systemIds.next(), recordVersion, occurredAt: clock.now() });
const happens = (one: PartnerFact): Promise<void> =>
  inTransaction(fixture.db, (tx) => keepPartnerEvent(tx, one, cause()));

describe('events of a client', () => {
  it('are read from the beginning, and from a place on, page by page', async () => {
    const userId = systemIds.next();
    const facts = Array.from({ length: 5 }, () => fact(userId));
    for (const one of facts) await happens(one);
    const first = await serving.read(everything(userId), { limit: '2' });
    expect(first).toMatchObject({ status: 200, more: true });
    expect(first.events[0]).toEqual({
      id: expect.any(String),
      type: 'order.paid',
      version: 1,
      timestamp: '2026-11-30T08:00:00.000Z',
      record: { type: 'order', id: facts[0]?.record.id, version: 1 },
      data: { status: 'Paid' },
    });
    const rest = await serving.read(everything(userId), { after: first.next });
    expect([...first.events, ...rest.events].map(({ record }) => record.id)).toEqual(
      facts.map(({ record }) => record.id),
    );
    expect(rest.more).toBe(false);
    expect(await serving.read(everything(userId), { after: rest.next })).toMatchObject({
      events: [],
      next: rest.next,
    });
  });

  it('are kept once for one cause, and no position goes to what is there already', async () => {
    const userId = systemIds.next();
    const [one, because] = [fact(userId), cause()];
    for (let times = 0; times < 3; times += 1)
      await inTransaction(fixture.db, (tx) => keepPartnerEvent(tx, one, because));
    await happens(fact(userId));
    const rows: { position: string }[] = await fixture.db.query(
      'select position from partner_event where user_id = $1 order by position',
      [userId],
    );
    expect(rows.map(({ position }) => Number(position) - Number(rows[0]?.position))).toEqual([0, 1]);
  });

  it('become visible in their order and without holes, however many write at a time and whoever gives up', async () => {
    const seen: bigint[] = [];
    let writing = true;
    const begin: { last: string }[] = await fixture.db.query(
      'select last_position as last from partner_event_log',
    );
    const looking = (async () => {
      let last = BigInt(begin[0]?.last ?? 0);
      for (let again = true; again;) {
        again = writing;
        const rows: { position: string }[] = await fixture.db.query(
          'select position from partner_event where position > $1 order by position',
          [last.toString()],
        );
        seen.push(...rows.map(({ position }) => BigInt(position)));
        last = seen.at(-1) ?? last;
      }
    })();
    const writer = async (): Promise<void> => {
      for (let each = 0; each < 25; each += 1)
        await inTransaction(fixture.db, async (tx) => {
          await keepPartnerEvent(tx, fact(systemIds.next()), cause());
          if (each % 5 === 0) throw new Error('gives up');
          await keepPartnerEvent(tx, fact(systemIds.next()), cause());
        }).catch((error: Error) => expect(error.message).toBe('gives up'));
    };
    await Promise.all([writer(), writer(), writer(), writer()]);
    writing = false;
    await looking;
    const start = BigInt(begin[0]?.last ?? 0);
    expect(seen).toEqual(Array.from({ length: 4 * 20 * 2 }, (_, index) => start + BigInt(index) + 1n));
  });
});

describe('whoever waits', () => {
  it('is answered as soon as there is an event of their client, not by those of others', async () => {
    const [userId, other] = [systemIds.next(), systemIds.next()];
    const { next } = await serving.read(everything(userId));
    const waiting = serving.read(everything(userId), { after: next, wait: '25' });
    await happens(fact(other));
    const one = fact(userId);
    await happens(one);
    const answer = await waiting;
    expect(answer.events.map(({ record }) => record.id)).toEqual([one.record.id]);
  });

  it('is answered with nothing when the time is over', async () => {
    const userId = systemIds.next();
    expect(await serving.read(everything(userId), { wait: '1' })).toMatchObject({ status: 200, events: [] });
  });

  it('does so ten times at once for one account, and no more', async () => {
    const userId = systemIds.next();
    const listeners = await Promise.all(Array.from({ length: 10 }, () => serving.listen(everything(userId))));
    expect(await serving.read(everything(userId), { wait: '25' })).toMatchObject({
      status: 429,
      code: 'TOO_MANY_READERS',
    });
    expect((await serving.read(everything(userId))).status).toBe(200);
    await Promise.all(listeners.map(({ leave }) => leave()));
    await until('there is room again', async () => {
      const answer = await serving.read(everything(userId), { wait: '1' });
      return answer.status === 200;
    });
  });
});

describe('the stream', () => {
  it('tells what was, then what happens, and goes on where its reader was', async () => {
    const userId = systemIds.next();
    const [before, during, away, last] = [1, 2, 3, 4].map(() => fact(userId)) as [
      PartnerFact,
      PartnerFact,
      PartnerFact,
      PartnerFact,
    ];
    await happens(before);
    const listener = await serving.listen(everything(userId));
    expect(listener.answer.headers['content-type']).toBe('text/event-stream');
    await until('what was is told', () => listener.heard().length === 1);
    await happens(during);
    await until('what happens is told', () => listener.heard().length === 2);
    const place = listener.place();
    await listener.leave();
    await happens(away);
    const back = await serving.listen(everything(userId), { 'last-event-id': place });
    await until('what was missed is told', () => back.heard().length === 1);
    await happens(last);
    await until('and what comes', () => back.heard().length === 2);
    expect([...listener.heard(), ...back.heard()].map(({ record }) => record.id)).toEqual(
      [before, during, away, last].map(({ record }) => record.id),
    );
    await back.leave();
  });

  it('comes to its end with the program', async () => {
    const own = await servePartnerEvents(fixture, clock);
    const listener = await own.listen(everything(systemIds.next()));
    const waiting = own.read(everything(systemIds.next()), { wait: '25' });
    own.stop();
    await until('the stream is over', () => listener.isOver());
    expect(await waiting).toMatchObject({ status: 200, events: [] });
    await own.close();
  });
});

describe('what somebody may hear', () => {
  it('is of their own client alone, whatever they ask', async () => {
    const [victim, thief] = [systemIds.next(), systemIds.next()];
    await happens(fact(victim));
    for (const query of [
      {},
      { userId: victim },
      { user_id: victim },
      { scopes: 'orders:read' },
      { after: '1-0' },
    ])
      expect((await serving.read(everything(thief), query as never)).events).toEqual([]);
  });

  it('is what their scopes name, and nothing beside it', async () => {
    const userId = systemIds.next();
    await happens(fact(userId, 'order.paid'));
    await happens(fact(userId, 'invoice.paid'));
    await happens(fact(userId, 'deadline.near'));
    const heardBy = async (...scopes: string[]): Promise<string[]> =>
      (await serving.readAll(partnerOf(userId, scopes))).map(({ type }) => type);
    expect(await heardBy('invoices:read')).toEqual(['invoice.paid']);
    expect(await heardBy('orders:read', 'deadlines:read')).toEqual(['order.paid', 'deadline.near']);
    expect(await heardBy('trademarks:read', 'filings:write')).toEqual([]);
  });

  it.each([
    ['a partner without a scope', partnerOf(systemIds.next(), [])],
    ['a scope that is none of these', partnerOf(systemIds.next(), ['filings:read', 'orders:write', '*'])],
    ['a visitor', { role: 'visitor', locale: 'en', scopes: ['orders:read'] } as Viewer],
    ['a service', { role: 'system', locale: 'en', scopes: ['orders:read'] } as Viewer],
  ])('is nothing for %s', async (_, viewer) => {
    for (const headers of [{}, { accept: 'text/event-stream' }]) {
      expect(await serving.read(viewer, {}, headers)).toMatchObject({
        status: 403,
        code: 'INSUFFICIENT_SCOPE',
      });
    }
  });

  it('is nothing without a token of the gateway', async () => {
    const answer = await fetch(`http://127.0.0.1:${serving.port}/internal/partner/events`);
    expect(answer.status).toBe(401);
  });
});

describe('a question that cannot be answered says what to do', () => {
  const reader = everything(systemIds.next());
  it.each([
    [{ after: 'yesterday' }, '`after`'],
    [{ after: '1' }, '`after`'],
    [{ after: "1-0' or true" }, '`after`'],
    [{ after: '1--1' }, '`after`'],
    [{ after: `1-${'9'.repeat(30)}` }, '`after`'],
    [{ limit: '0' }, '`limit`'],
    [{ limit: '1001' }, '`limit`'],
    [{ limit: '1e2' }, '`limit`'],
    [{ wait: '26' }, '`wait`'],
    [{ wait: '-1' }, '`wait`'],
  ])('%j', async (query, about) => {
    const answer = await serving.read(reader, query as never);
    expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(answer.detail).toContain(about);
  });

  it.each([
    ['of another history', '2-0'],
    ['that was never given out', '1-999999999'],
  ])('a place %s', async (_, after) => {
    for (const headers of [{}, { accept: 'text/event-stream' }]) {
      const answer = await serving.read(reader, { after }, headers);
      expect(answer).toMatchObject({ status: 410, code: 'POSITION_OF_OTHER_HISTORY' });
      expect(answer.detail).toContain('without `after`');
    }
  });
});

describe('what is over', () => {
  it('goes after thirteen months and not before; who was away for longer is told', async () => {
    const userId = systemIds.next();
    const beginning = await serving.read(everything(userId), { limit: '1' });
    await happens(fact(userId));
    await happens(fact(userId));
    const { next } = await serving.read(everything(userId), { after: beginning.next, limit: '1' });
    const at = (days: number) => ({
      db: fixture.db,
      clock: new FakeClock(new Date(Date.now() + days * 86_400_000).toISOString()),
    });
    expect(await prunePartnerEvents(at(396))).toBe(0);
    expect((await serving.read(everything(userId), { after: next })).events).toHaveLength(1);
    expect(await prunePartnerEvents(at(401))).toBeGreaterThan(0);
    expect(await serving.read(everything(userId), { after: next })).toMatchObject({
      status: 410,
      code: 'POSITION_NO_LONGER_KEPT',
    });
    // The place of who asked while there was nothing yet is a place too: what came after it was lost to them.
    const empty = `${next.split('-')[0]}-0`;
    expect(await serving.read(everything(userId), { after: empty })).toMatchObject({
      status: 410,
      code: 'POSITION_NO_LONGER_KEPT',
    });
    await happens(fact(userId));
    const rest = await serving.read(everything(userId));
    expect(rest.events).toHaveLength(1);
    expect((await serving.read(everything(userId), { after: rest.next })).status).toBe(200);
  });

  it('goes with the person, and goes over to the account that stays', async () => {
    const [went, stays, erased] = [systemIds.next(), systemIds.next(), systemIds.next()];
    for (const userId of [went, erased]) await happens(fact(userId));
    await inTransaction(fixture.db, (tx) => forgetPerson(tx, erased));
    expect(await serving.readAll(everything(erased))).toEqual([]);
    await inTransaction(fixture.db, (tx) => mergePerson(tx, { userId: went, intoId: stays }));
    await happens(fact(went));
    expect(await serving.readAll(everything(stays))).toHaveLength(2);
    expect(await serving.readAll(everything(went))).toEqual([]);
  });

  it('is a history after a restore: its places are refused, and a reader begins again', async () => {
    const userId = systemIds.next();
    await happens(fact(userId));
    const { next } = await serving.read(everything(userId));
    const listener = await serving.listen(everything(userId));
    const owner = await openDatabase({ url: fixture.ownerUrl, applicationName: 'restore' });
    await beginEpoch(owner);
    await owner.destroy();
    await happens(fact(userId));
    await until('the stream that is open ends', () => listener.isOver());
    expect(await serving.read(everything(userId), { after: next })).toMatchObject({ status: 410 });
    const again = await serving.read(everything(userId));
    expect(again.events).toHaveLength(2);
    expect(again.next).toMatch(/^2-/);
  });
});
