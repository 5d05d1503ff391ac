import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { playStory } from '@cotta/kit/edge/programs/demo-story.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { demoStory } from '../demo-story.js';
import { requestsService } from '../service.js';
import { client, lawyer, passerBy, stranger, testKey } from '../testing/facts.js';

interface Entry {
  readonly digest: string;
  readonly fingerprint: string;
  readonly withheld: string | null;
  readonly label: string | null;
  readonly reason: string | null;
  readonly actor: object | null;
  readonly issued: readonly string[];
}
interface File {
  readonly entries: readonly Entry[];
  readonly withheld: readonly { readonly kind: string; readonly count: number }[];
  readonly total: number;
  readonly fingerprint: string;
}
interface Order {
  readonly id: string;
  readonly user_id: string | null;
}
type Query = 'orderFile' | 'serviceOrderFile';

const keys: Readonly<Record<Query, string>> = {
  orderFile: 'registrationRequestId',
  serviceOrderFile: 'serviceRequestId',
};
const definition = requestsService({ linkKey: testKey, encryptionKey: testKey });
let fixture: ServiceFixture;
const orders: Record<Query, readonly Order[]> = { orderFile: [], serviceOrderFile: [] };

async function fileFor(viewer: Viewer, query: Query, id: string): Promise<File | null> {
  const { data, errors } = await fixture.ask(
    viewer,
    `query ($id: ID!) { ${query}(${keys[query]}: $id) { total fingerprint withheld { kind count }
      entries { digest fingerprint withheld label reason actor { id } issued } } }`,
    { id },
  );
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data[query];
}
async function known(viewer: Viewer, query: Query, id: string): Promise<File> {
  const file = await fileFor(viewer, query, id);
  if (file === null) throw new Error(`no file of ${id}`);
  return file;
}
const owner = (userId: string | null): Viewer => ({ ...client, userId: userId ?? '' });
const all = () =>
  (Object.keys(orders) as Query[]).flatMap((query) =>
    orders[query].filter(({ user_id: user }) => user !== null).map((order) => ({ query, ...order })),
  );

/** By another way than the file goes: every stream one of whose events names the order, or the application of the order. */
async function eventsAbout(id: string): Promise<number> {
  const [row] = await fixture.db.query<{ n: number }[]>(
    `with direct as (select distinct stream_id as id from tracking_event where stream_id = $1 or data::text like '%' || $1::text || '%'),
          application as (select d.id from direct d join stream s on s.stream_id = d.id where s.category = 'application'),
          hung as (select distinct e.stream_id as id from tracking_event e join application a on e.data::text like '%' || a.id::text || '%'),
          every as (select id from direct union select id from hung)
     select count(*)::integer as n from tracking_event where stream_id in (select id from every)`,
    [id],
  );
  return row?.n ?? 0;
}

beforeAll(async () => {
  fixture = await openServiceFixture(definition, new FakeClock('2026-11-30T15:00:00Z'));
  await playStory(definition, fixture.runtime, demoStory);
  orders.orderFile = await fixture.db.query('select id, user_id from registration_request order by id');
  orders.serviceOrderFile = await fixture.db.query('select id, user_id from service_request order by id');
});
afterAll(() => fixture.close());

describe('the case file of every order of the demo', () => {
  it('has every event: what is shown and what is withheld make up all', async () => {
    expect(orders.orderFile.length).toBeGreaterThan(1);
    expect(orders.serviceOrderFile.length).toBeGreaterThan(1);
    for (const { query, id, user_id: user } of all()) {
      const events = await eventsAbout(id);
      for (const viewer of [owner(user), lawyer]) {
        const { entries, withheld, total } = await known(viewer, query, id);
        const hidden = withheld.reduce((sum, { count }) => sum + count, 0);
        const shown = entries.filter((entry) => entry.withheld === null).length;
        expect({ query, id, total, sum: shown + hidden }).toEqual({ query, id, total: events, sum: events });
        if (viewer === lawyer) expect(hidden).toBe(0);
      }
    }
  });

  it('withholds without a word, and says nothing to a client of who and why', async () => {
    let hidden = 0;
    for (const { query, id, user_id: user } of all())
      for (const entry of (await known(owner(user), query, id)).entries) {
        expect(entry).toMatchObject({ reason: null, actor: null });
        if (entry.withheld === null) continue;
        hidden += 1;
        expect(entry).toMatchObject({ label: null, issued: [] });
      }
    expect(hidden).toBeGreaterThan(5);
  });

  it('is one chain, the same for each reader, that anybody can count again', async () => {
    for (const { query, id, user_id: user } of all()) {
      const { entries, fingerprint } = await known(owner(user), query, id);
      let before = '';
      for (const entry of entries) {
        before = createHash('sha256')
          .update(before + entry.digest)
          .digest('hex');
        expect(entry.fingerprint).toBe(before);
      }
      expect(fingerprint).toBe(before);
      expect((await known(lawyer, query, id)).fingerprint).toBe(before);
    }
  });
});

describe('a case file of an order', () => {
  it('is nobody else’s', async () => {
    for (const query of Object.keys(orders) as Query[]) {
      const id = orders[query][0]?.id ?? '';
      expect(await fileFor(stranger, query, id)).toBeNull();
      expect(await fileFor(lawyer, query, nameBasedId('no order'))).toBeNull();
      await expect(fileFor(passerBy, query, id)).rejects.toThrow('UNAUTHENTICATED');
    }
  });
});
