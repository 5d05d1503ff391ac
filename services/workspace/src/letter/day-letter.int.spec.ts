import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { letterTables, letterTrace } from '@cotta/kit/runtime/letters/letter-table.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { type FreshDatabase, freshDatabase } from '@cotta/kit/testing/postgres.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { UserProfileChangedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { DeadlineRemindedSchema, WeekOfDatesToldSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import type { DataSource } from 'typeorm';
import { addresseeFacts } from '../heard/accounts/on-account-facts.js';
import { renderLetter } from './emails/render-letter.js';
import { addressees } from '../migrations/0003-addressees.js';
import { emailChoices } from '../migrations/0016-email-choices.js';
import { addresseeZone } from '../migrations/0011-addressee-zone.js';
import { jana, hear, testEncryptionKey } from '../testing/facts.js';
import { deadlineLettersConsumer } from './deadline-letters-consumer.js';

const MONDAY = '2026-06-15';
let fresh: FreshDatabase;
let db: DataSource;
// Sunday, when Monday has begun in the first zone of the world.
const clock = new FakeClock('2026-06-14T13:00:00Z');
const consumer = deadlineLettersConsumer({
  clock,
  emailFrom: 'Cotta <office@cotta.test>',
  publicOrigin: 'https://cotta.test/',
  linkKey: 'A'.repeat(43),
});
const userId = nameBasedId('client');

beforeAll(async () => {
  fresh = await freshDatabase({
    service: 'kit',
    migrations: [
      { name: '0001-letters', sql: `${letterTables}${letterTrace}` },
      addressees,
      addresseeZone,
      emailChoices,
    ],
  });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
});
beforeEach(async () => {
  await db.query('delete from outgoing_mail');
  await db.query('delete from addressee');
  await know(true);
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

const know = (orderLetters: boolean) =>
  db.query('insert into addressee values ($1, $2, $3, $4, $5)', [
    userId,
    Buffer.from(encryptContact(jana, testEncryptionKey).sealed ?? []),
    'en',
    'CZ',
    orderLetters,
  ]);

const notice = (mark: string, nominalDate: string, reminder: string) => ({
  key: nameBasedId('notice', mark, nominalDate, reminder),
  reminder,
  step: 1,
  dueOn: MONDAY,
  subjectType: 'trademark',
  subjectId: nameBasedId(mark),
  mark,
  jurisdiction: 'EU',
  userId,
  deadline: 'renewal',
  state: 'open',
  nominalDate,
  legalDate: nominalDate,
});
const remind = (mark: string, date: string) =>
  hear(db, consumer, {
    schema: DeadlineRemindedSchema,
    message: create(DeadlineRemindedSchema, { notice: notice(mark, date, 'renewal') }),
  });
const list = (...dates: readonly (readonly [string, string])[]) =>
  hear(db, consumer, {
    schema: WeekOfDatesToldSchema,
    message: create(WeekOfDatesToldSchema, {
      userId,
      monday: MONDAY,
      dates: dates.map(([mark, date]) => ({
        ...notice(mark, date, 'renewal'),
        key: nameBasedId('week', mark, date),
      })),
    }),
  });

interface Row {
  readonly template: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly legal: boolean;
  readonly next_attempt_at: Date;
}
const letters = (): Promise<Row[]> =>
  db.query('select template, params, legal, next_attempt_at from outgoing_mail order by created_at, id');
const written = ({ template, params }: Row) =>
  renderLetter({ template, locale: 'en', params, contact: { firstName: 'Jana' } });

describe('the weekly list', () => {
  it('comes at nine in the time zone that its reader has chosen', async () => {
    const chosen = (timeZone: string): Promise<unknown> =>
      hear(db, addresseeFacts, {
        schema: UserProfileChangedSchema,
        message: create(UserProfileChangedSchema, {
          userId,
          language: 'en',
          region: 'CZ',
          orderLetters: true,
          timeZone,
        }),
      });
    await chosen('America/Los_Angeles');
    await list(['Lumara', '2026-06-20']);
    expect(await letters()).toMatchObject([
      { template: 'week-of-dates', next_attempt_at: new Date('2026-06-15T16:00:00Z') },
    ]);
    await db.query('delete from outgoing_mail');
    // None any more: that of the country again.
    await chosen('');
    await list(['Velumora', '2026-06-20']);
    expect(await letters()).toMatchObject([{ next_attempt_at: new Date('2026-06-15T07:00:00Z') }]);
  });

  it('is one letter on Monday at nine where its reader lives, owed to nobody', async () => {
    await list(['Lumara', '2026-06-20'], ['Velumora', '2026-07-01']);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      template: 'week-of-dates',
      legal: false,
      next_attempt_at: new Date('2026-06-15T07:00:00Z'),
    });
    const { subject, text, html } = written(letter as Row);
    expect(subject).toBe('Your week: 2 dates of your marks');
    for (const part of [text, html]) expect(part).toContain('renewal by 20 June 2026');
    expect(text).toContain('https://cotta.test/portal/deadlines');
  });

  it('goes to nobody who wants no such letters, and to nobody unknown, without a task', async () => {
    await db.query('delete from addressee');
    await list(['Lumara', '2026-06-20']);
    await know(false);
    await list(['Lumara', '2026-06-20']);
    expect(await letters()).toEqual([]);
  });

  it('joins the reminders of the day: one letter, owed, and no date in it twice', async () => {
    await remind('Lumara', '2026-06-20');
    await list(['Lumara', '2026-06-20'], ['Velumora', '2026-07-01']);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ template: 'deadline-digest', legal: true });
    const { subject, text } = written(letter as Row);
    expect(subject).toBe('2 dates of your marks');
    expect(text).toContain('https://cotta.test/portal/deadlines\n');
  });

  it('that says nothing new leaves the reminder of the day as it is', async () => {
    await remind('Lumara', '2026-06-20');
    await list(['Lumara', '2026-06-20']);
    expect((await letters()).map(({ template }) => template)).toEqual(['renewal-reminder']);
  });

  it('gives way to a reminder that comes after it', async () => {
    await list(['Lumara', '2026-06-20'], ['Velumora', '2026-07-01']);
    await remind('Lumara', '2026-06-20');
    await remind('Lumara', '2026-06-20');
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ template: 'deadline-digest', legal: true });
    expect(written(letter as Row).text.match(/20 June 2026/g)).toHaveLength(1);
  });
});
