import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { beginEpoch } from '@cotta/kit/runtime/outbox/begin-epoch.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { forgetPerson } from '../document/forget-person.js';
import { keepPartnerEvent } from '../partner-event/keep-partner-event.js';
import type { PartnerFact } from '../partner-event/partner-event.js';
import { prunePartnerEvents } from '../partner-event/prune-partner-events.js';
import { workspaceService } from '../service.js';
import { rememberSubject } from '../subject/work-subject.js';

const HALF_AN_HOUR_AND_MORE = 31 * 60_000;
const clock = new FakeClock(new Date().toISOString());
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
});
afterAll(() => fixture.close());

const someone = (): Viewer & { readonly userId: string } => ({
  role: 'customer',
  userId: systemIds.next(),
  locale: 'en',
  scopes: [],
});

interface Group {
  readonly subjectType: string;
  readonly subjectId: string;
  readonly title: string;
  readonly fromVersion: number | null;
  readonly toVersion: number | null;
  readonly facts: readonly { readonly type: string; readonly count: number }[];
}
interface List {
  readonly from: { readonly place: string; readonly at: string };
  readonly through: { readonly place: string; readonly at: string };
  readonly before: { readonly place: string; readonly at: string } | null;
  readonly lost: string | null;
  readonly groups: readonly Group[];
}

const shown = `{ from { place at } through { place at } before { place at } lost more
  groups { subjectType subjectId title fromVersion toVersion facts { type recordType recordId count nominalDate } } }`;
async function ask(viewer: Viewer, question: string): Promise<List> {
  const { data, errors } = await fixture.ask(viewer, question);
  if (errors !== undefined) throw new Error(errors[0]?.message);
  return Object.values(data as Record<string, List>)[0] as List;
}
const note = (viewer: Viewer) => ask(viewer, `mutation { noteVisit ${shown} }`);
const read = (viewer: Viewer, through: string) =>
  ask(viewer, `mutation { markNewsSeen(through: "${through}") ${shown} }`);
const again = (viewer: Viewer, of: { from: string; through?: string; at?: string }) =>
  ask(
    viewer,
    `{ sinceList(${Object.entries(of)
      .map(([key, value]) => `${key}: "${value}"`)
      .join(', ')}) ${shown} }`,
  );

const happens = (fact: PartnerFact, recordVersion = 1): Promise<void> =>
  inTransaction(fixture.db, (tx) =>
    keepPartnerEvent(tx, fact, { eventId: systemIds.next(), recordVersion, occurredAt: clock.now() }),
  );
const ofMark = (userId: string, id: string, type: PartnerFact['type'] = 'trademark.status_changed') =>
  ({ type, userId, record: { type: 'trademark', id }, data: {} }) as const;
const ofOrder = (userId: string, id: string, type: PartnerFact['type']) =>
  ({ type, userId, record: { type: 'order', id }, data: {} }) as const;
const restored = async (): Promise<void> => {
  const owner = await openDatabase({ url: fixture.ownerUrl, applicationName: 'restore' });
  await beginEpoch(owner);
  await owner.destroy();
};

describe('what is new since somebody was last here', () => {
  it('calls nothing by the name that it has with somebody else', async () => {
    const [before, after] = [someone(), someone()];
    const mark = systemIds.next();
    const isOf = ({ userId: clientId }: { readonly userId: string }, name: string) =>
      inTransaction(fixture.db, (tx) =>
        rememberSubject(tx, { type: 'trademark', id: mark }, { mark: name, clientId }),
      );
    await isOf(before, 'Lumora');
    await note(before);
    await happens(ofMark(before.userId, mark), 2);
    expect((await note(before)).groups).toEqual([expect.objectContaining({ title: 'Lumora' })]);
    await isOf(after, 'Secret plan');
    expect((await note(before)).groups).toEqual([expect.objectContaining({ subjectId: mark, title: '' })]);
  });

  it('is what happened to their account alone, by mark and order, each thing by what it came to', async () => {
    const [owner, other] = [someone(), someone()];
    const [mark, order, letter] = [systemIds.next(), systemIds.next(), systemIds.next()];
    await inTransaction(fixture.db, (tx) =>
      rememberSubject(tx, { type: 'registration_request', id: order }, { mark: 'Lumora' }),
    );
    await happens(ofMark(owner.userId, mark, 'trademark.added'), 1);
    expect((await note(owner)).groups).toEqual([]);
    await note(other);
    await happens(ofMark(owner.userId, mark, 'application.filed'), 4);
    await happens({ ...ofMark(owner.userId, mark, 'deadline.changed') }, 4);
    await happens(ofMark(owner.userId, mark), 7);
    await happens(ofOrder(owner.userId, order, 'order.paid'));
    await happens(ofOrder(owner.userId, order, 'order.approval_needed'), 2);
    await happens({
      type: 'office_letter.received',
      userId: owner.userId,
      record: { type: 'office_letter', id: letter },
      data: { trademark_id: mark },
    });
    for (let count = 0; count < 2; count += 1)
      await happens({
        type: 'document.available',
        userId: owner.userId,
        record: { type: 'document', id: systemIds.next() },
        data: { subject_type: 'trademark', subject_id: mark },
      });
    const { groups, lost } = await note(owner);
    expect(lost).toBeNull();
    expect(groups).toHaveLength(2);
    expect(groups).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          subjectType: 'trademark',
          subjectId: mark,
          fromVersion: 3,
          toVersion: 7,
          facts: [
            expect.objectContaining({ type: 'office_letter.received', recordId: letter, count: 1 }),
            expect.objectContaining({ type: 'document.available', count: 2 }),
          ],
        }),
        expect.objectContaining({
          subjectType: 'order',
          subjectId: order,
          title: 'Lumora',
          fromVersion: null,
          facts: [expect.objectContaining({ type: 'order.approval_needed' })],
        }),
      ]),
    );
    expect((await note(other)).groups).toEqual([]);
  });

  it('is nothing where they did it themselves and nothing else came of it', async () => {
    const owner = someone();
    const order = systemIds.next();
    await note(owner);
    await happens(ofOrder(owner.userId, order, 'order.created'));
    await happens(ofOrder(owner.userId, systemIds.next(), 'order.approved'));
    expect((await note(owner)).groups).toEqual([]);
    await happens(ofOrder(owner.userId, order, 'order.paid'), 2);
    expect((await note(owner)).groups).toHaveLength(1);
  });

  it('is for customers', async () => {
    for (const viewer of [
      { role: 'visitor', locale: 'en', scopes: [] } as Viewer,
      { ...someone(), role: 'lawyer' as const },
      { ...someone(), role: 'partner' as const },
    ]) {
      await expect(note(viewer)).rejects.toThrow();
      await expect(again(viewer, { from: '1-0' })).rejects.toThrow();
      await expect(read(viewer, '1-0')).rejects.toThrow();
    }
  });
});

describe('how far it was seen', () => {
  it('goes on with the next visit, and not within one', async () => {
    const owner = someone();
    await note(owner);
    await happens(ofMark(owner.userId, systemIds.next()));
    expect((await note(owner)).groups).toHaveLength(1);
    expect((await note(owner)).groups).toHaveLength(1);
    clock.moveTo(new Date(clock.now().getTime() + HALF_AN_HOUR_AND_MORE));
    expect((await note(owner)).groups).toEqual([]);
  });

  it('goes on when they say that they have read it, up to what they saw: what came meanwhile stays new', async () => {
    const owner = someone();
    await note(owner);
    await happens(ofMark(owner.userId, systemIds.next()));
    const { through } = await note(owner);
    const late = systemIds.next();
    await happens(ofMark(owner.userId, late));
    expect((await read(owner, through.place)).groups.map(({ subjectId }) => subjectId)).toEqual([late]);
    expect((await note(owner)).groups.map(({ subjectId }) => subjectId)).toEqual([late]);
  });

  it('is each person’s own: a look of the firm into the account leaves its client’s alone', async () => {
    const owner = someone();
    const colleague = { ...owner, actingAdminId: systemIds.next() };
    await note(owner);
    await note(colleague);
    await happens(ofMark(owner.userId, systemIds.next()));
    const seen = await note(colleague);
    await read(colleague, seen.through.place);
    expect((await note(colleague)).groups).toEqual([]);
    expect((await note(owner)).groups).toHaveLength(1);
  });

  it('is the account’s own: in another account nothing of it counts', async () => {
    const [one, other] = [someone(), someone()];
    const person = systemIds.next();
    const into = (viewer: Viewer) => ({ ...viewer, actingAdminId: person });
    await note(into(one));
    await note(into(other));
    await happens(ofMark(other.userId, systemIds.next()));
    const { through } = await note(into(one));
    await read(into(one), through.place);
    expect((await note(into(other))).groups).toHaveLength(1);
  });

  it('goes with the person', async () => {
    const owner = someone();
    await note(owner);
    await inTransaction(fixture.db, (tx) => forgetPerson(tx, owner.userId));
    expect(await fixture.db.query('select 1 from seen_place where user_id = $1', [owner.userId])).toEqual([]);
  });
});

describe('a stored place', () => {
  it('shows the very same list again, whatever came after it', async () => {
    const owner = someone();
    const mark = systemIds.next();
    await note(owner);
    await happens(ofMark(owner.userId, mark), 3);
    const first = await note(owner);
    const { before, from } = await read(owner, first.through.place);
    expect(before?.place).toBe(first.from.place);
    expect(from.place).toBe(first.through.place);
    await happens(ofMark(owner.userId, mark), 9);
    const shownAgain = await again(owner, { from: first.from.place, through: first.through.place });
    expect(shownAgain.groups).toEqual(first.groups);
    expect(shownAgain).toMatchObject({
      from: { place: first.from.place },
      through: { place: first.through.place },
    });
  });

  it('of somebody else shows nothing of theirs', async () => {
    const [owner, thief] = [someone(), someone()];
    const { through } = await note(owner);
    await happens(ofMark(owner.userId, systemIds.next()));
    expect((await again(thief, { from: through.place })).groups).toEqual([]);
  });

  it('that is none is refused with what to give instead', async () => {
    const owner = someone();
    for (const from of ['yesterday', '1', '1--1', "1-0' or true"])
      await expect(again(owner, { from })).rejects.toThrow('give a place as it was handed out');
    await expect(read(owner, '')).rejects.toThrow('give a place as it was handed out');
    await note(owner);
    await happens(ofMark(owner.userId, systemIds.next()));
    const { through } = await note(owner);
    await expect(again(owner, { from: through.place, through: '1-0' })).rejects.toThrow(
      'the second place is no earlier one than the first',
    );
  });

  it('from the future is answered by a list by date, and cannot be read up to', async () => {
    const owner = someone();
    await note(owner);
    await happens(ofMark(owner.userId, systemIds.next()));
    const at = new Date(Date.now() - 60_000).toISOString();
    for (const of of [
      { from: '1-999999999', at },
      { from: '1-0', through: '1-999999999', at },
    ])
      expect(await again(owner, of)).toMatchObject({
        lost: 'NOT_REACHED',
        from: { at },
        groups: [expect.anything()],
      });
    await expect(read(owner, '1-999999999')).rejects.toThrow('nothing has come that far yet');
    expect((await note(owner)).groups).toHaveLength(1);
  });

  it('that is older than what is kept says so, and shows what is', async () => {
    const owner = someone();
    await happens(ofMark(owner.userId, systemIds.next()));
    const later = new FakeClock(new Date(Date.now() + 401 * 86_400_000).toISOString());
    expect(await prunePartnerEvents({ db: fixture.db, clock: later })).toBeGreaterThan(0);
    const kept = systemIds.next();
    await happens(ofMark(owner.userId, kept));
    const list = await again(owner, { from: '1-0', at: '2020-01-01T00:00:00.000Z' });
    expect(list).toMatchObject({ lost: 'NO_LONGER_KEPT', groups: [{ subjectId: kept }] });
  });

  it('of the history before a restore is answered by a list by date, once', async () => {
    clock.moveTo(new Date());
    const owner = someone();
    await note(owner);
    const mark = systemIds.next();
    await happens(ofMark(owner.userId, mark));
    const { through: old, from } = await note(owner);
    await restored();
    const list = await note(owner);
    expect(list).toMatchObject({ lost: 'OTHER_HISTORY', groups: [{ subjectId: mark }] });
    expect(list.through.place).toMatch(/^2-/);
    expect(await again(owner, { from: from.place, at: from.at })).toMatchObject({ lost: 'OTHER_HISTORY' });
    await expect(read(owner, old.place)).rejects.toThrow('this place is of another history');
    expect(await read(owner, list.through.place)).toMatchObject({ lost: null, groups: [] });
    expect(await note(owner)).toMatchObject({ lost: null, groups: [] });
  });
});
