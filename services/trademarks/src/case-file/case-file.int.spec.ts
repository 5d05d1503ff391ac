import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { playStory } from '@cotta/kit/edge/programs/demo-story.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { demoStory } from '../demo-story.js';
import { lawyer, stranger, visitor } from '../testing/people.js';
import { definition } from '../testing/trademarks-fixture.js';

interface Entry {
  readonly number: number;
  readonly digest: string;
  readonly fingerprint: string;
  readonly withheld: string | null;
  readonly record: string | null;
  readonly label: string | null;
  readonly day: string | null;
  readonly at: string | null;
  readonly actorKind: string | null;
  readonly reason: string | null;
  readonly actor: object | null;
  readonly documents: readonly object[];
}
interface File {
  readonly entries: readonly Entry[];
  readonly withheld: readonly { readonly kind: string; readonly count: number }[];
  readonly total: number;
  readonly fingerprint: string;
}

let fixture: ServiceFixture;
let marks: readonly { readonly id: string; readonly user_id: string | null }[];

const question = `query ($id: ID!) { caseFile(trademarkId: $id) { total fingerprint withheld { kind count }
  entries { number digest fingerprint withheld record label day at actorKind reason actor { id } documents { id } } } }`;
async function fileFor(viewer: Viewer, id: string): Promise<File | null> {
  const { data, errors } = await fixture.ask(viewer, question, { id });
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.caseFile;
}
async function known(viewer: Viewer, id: string): Promise<File> {
  const file = await fileFor(viewer, id);
  if (file === null) throw new Error(`no file of ${id}`);
  return file;
}
const owner = (userId: string | null): Viewer => ({
  role: 'customer',
  userId: userId ?? '',
  locale: 'en',
  scopes: [],
});
const owned = () => marks.filter(({ user_id: user }) => user !== null);

/** By another way than the file goes: what the database noted of each row that was about the mark, and what hangs on those rows. */
async function eventsAbout(id: string): Promise<number> {
  const [row] = await fixture.db.query<{ n: number }[]>(
    `with direct as (select entity_id as id from row_change where trademark_id = $1 union select $1),
          hung as (select c.entity_id as id from row_change c join direct d
                     on d.id::text in (c.after ->> 'office_action_id', c.after ->> 'use_in_commerce_request_id'))
     select count(*)::integer as n from tracking_event e join stream s using (stream_id)
      where s.category not in ('calendar_feed') and e.stream_id in (select id from direct union select id from hung)`,
    [id],
  );
  return row?.n ?? 0;
}

beforeAll(async () => {
  fixture = await openServiceFixture(definition, new FakeClock('2026-11-30T15:00:00Z'));
  await playStory(definition, fixture.runtime, demoStory);
  marks = await fixture.db.query('select id, user_id from trademark order by id');
});
afterAll(() => fixture.close());

describe('the case file of every mark of the demo', () => {
  it('has every event: what is shown and what is withheld make up all', async () => {
    expect(marks.length).toBeGreaterThan(8);
    for (const { id, user_id: user } of owned()) {
      const all = await eventsAbout(id);
      for (const viewer of [owner(user), lawyer]) {
        const { entries, withheld, total } = await known(viewer, id);
        const hidden = withheld.reduce((sum, { count }) => sum + count, 0);
        const shown = entries.filter((entry) => entry.withheld === null).length;
        expect({ id, total, sum: shown + hidden }).toEqual({ id, total: all, sum: all });
        if (viewer === lawyer) expect(hidden).toBe(0);
      }
    }
  });

  it('withholds without a word: only the kind and the place in the chain', async () => {
    let hidden = 0;
    for (const { id, user_id: user } of owned())
      for (const entry of (await known(owner(user), id)).entries) {
        expect(entry).toMatchObject({ reason: null, actor: null });
        if (entry.withheld === null) continue;
        hidden += 1;
        expect(entry).toMatchObject({
          record: null,
          label: null,
          day: null,
          at: null,
          actorKind: null,
          documents: [],
        });
      }
    expect(hidden).toBeGreaterThan(10);
  });

  it('is one chain, the same for each reader, that anybody can count again', async () => {
    for (const { id, user_id: user } of owned()) {
      const [theirs, ours] = [await known(owner(user), id), await known(lawyer, id)];
      expect(theirs.entries.map(({ fingerprint }) => fingerprint)).toEqual(
        ours.entries.map(({ fingerprint }) => fingerprint),
      );
      let before = '';
      for (const { digest, fingerprint } of theirs.entries) {
        before = createHash('sha256')
          .update(before + digest)
          .digest('hex');
        expect(fingerprint).toBe(before);
      }
      expect(theirs.fingerprint).toBe(before);
    }
  });
});

describe('a case file', () => {
  it('shows staff who, when, why, and with which paper', async () => {
    const [mark] = await fixture.db.query<{ id: string }[]>(
      `select e.stream_id as id from tracking_event e where e.type = 'TrademarkFiled' and e.data ->> 'receiptDocumentId' is not null limit 1`,
    );
    const { entries } = await known(lawyer, mark?.id ?? '');
    expect(entries.find(({ label }) => label === 'Application filed')).toMatchObject({
      record: 'MARK',
      actorKind: 'lawyer',
      actor: { id: expect.any(String) },
      documents: [{ id: expect.any(String) }],
    });
  });

  it('is nobody else’s', async () => {
    const [one] = owned();
    expect(await fileFor(stranger, one?.id ?? '')).toBeNull();
    expect(await fileFor(lawyer, nameBasedId('no mark'))).toBeNull();
    await expect(fileFor(visitor, one?.id ?? '')).rejects.toThrow('UNAUTHENTICATED');
  });

  it('tells of a fact that was altered: every fingerprint from there on is another', async () => {
    const [one] = owned();
    const id = one?.id ?? '';
    const before = await known(lawyer, id);
    const client = new pg.Client({ connectionString: asOwner(fixture.url) });
    await client.connect();
    try {
      await client.query(
        `update tracking_event set data = data || '{"number": "forged"}' where stream_id = $1 and version = 2`,
        [id],
      );
    } finally {
      await client.end();
    }
    const after = await known(lawyer, id);
    const differs = after.entries.findIndex(
      ({ fingerprint }, at) => fingerprint !== before.entries[at]?.fingerprint,
    );
    expect(differs).toBeGreaterThan(0);
    for (const [at, { fingerprint }] of after.entries.entries())
      if (at >= differs) expect(fingerprint).not.toBe(before.entries[at]?.fingerprint);
  });
});

/** Past every rule of the store, as somebody with the keys of the server could. */
function asOwner(url: string): string {
  const admin = new URL(process.env['POSTGRES_ADMIN_URL'] ?? '');
  admin.pathname = new URL(url).pathname;
  return admin.href;
}
