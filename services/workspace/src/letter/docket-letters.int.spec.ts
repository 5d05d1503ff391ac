import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  DocketOfWeekToldSchema,
  type DeadlineNoticeSchema,
} from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { profileId } from '../heard/accounts/on-staff.js';
import { workspaceService } from '../service.js';
import { arrangeOwnWork } from '../staff/arrange-own-work.js';
import { staffProfile } from '../staff/staff-profile.record.js';
import { hear, jana, testEncryptionKey } from '../testing/facts.js';
import { deadlineLettersConsumer } from './deadline-letters-consumer.js';
import { renderLetter } from './emails/render-letter.js';

const MONDAY = '2027-03-01';
const clock = new FakeClock(`${MONDAY}T06:00:00Z`);
const [lena, marek, left, quiet, ada] = ['lena', 'marek', 'left', 'quiet', 'ada'].map((name) =>
  nameBasedId(name),
);
const consumer = deadlineLettersConsumer({
  clock,
  emailFrom: 'Cotta <office@cotta.test>',
  publicOrigin: 'https://cotta.test/',
  linkKey: 'A'.repeat(43),
});
let fixture: ServiceFixture;

async function works(userId: string | undefined, facts: object = {}, letters = true): Promise<void> {
  if (userId === undefined) throw new Error('nobody');
  const outcome = await handleCommand(fixture.runtime, {
    command: staffProfile.create,
    streamId: profileId(userId),
    viewer: systemViewer,
    commandId: systemIds.next(),
    input: {
      userId,
      role: 'lawyer' as const,
      active: true,
      lead: false,
      offices: [],
      works: [],
      languages: [],
      ...facts,
    },
  });
  if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal));
  await fixture.db.query('insert into addressee values ($1, $2, $3, $4, $5)', [
    userId,
    Buffer.from(encryptContact(jana, testEncryptionKey).sealed ?? []),
    'en',
    'SK',
    letters,
  ]);
}

async function says(userId: string | undefined, input: { zone: string | null }): Promise<void> {
  const outcome = await handleCommand(fixture.runtime, {
    command: arrangeOwnWork,
    streamId: profileId(userId ?? ''),
    viewer: { role: 'lawyer', userId: userId ?? '', locale: 'en', scopes: [] },
    commandId: systemIds.next(),
    input,
  });
  expect(outcome).not.toHaveProperty('refusal');
}

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: testEncryptionKey, letters: [] }), clock);
  await works(lena);
  await works(marek);
  await works(left, { active: false });
  await works(quiet, {}, false);
  await works(ada, { role: 'admin' });
});
beforeEach(() => fixture.db.query('delete from outgoing_mail'));
afterAll(() => fixture.close());

const date = (mark: string, nominalDate: string): MessageInitShape<typeof DeadlineNoticeSchema> => ({
  key: nameBasedId(mark, nominalDate),
  reminder: 'renewal',
  mark,
  jurisdiction: 'EU',
  state: 'due soon',
  nominalDate,
});
const held = (adminId: string | undefined, ...dates: ReturnType<typeof date>[]) => ({
  adminId: adminId ?? '',
  total: dates.length,
  dates,
});
const tell = (monday: string, ...holders: ReturnType<typeof held>[]): Promise<string> =>
  hear(fixture.db, consumer, {
    schema: DocketOfWeekToldSchema,
    message: create(DocketOfWeekToldSchema, { monday, holders }),
  });

interface Row {
  readonly business_key: string;
  readonly template: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly next_attempt_at: Date;
}
const letters = (): Promise<Row[]> =>
  fixture.db.query(
    'select business_key, template, params, next_attempt_at from outgoing_mail order by business_key',
  );

describe('the docket of the week as letters', () => {
  it('go to each active lawyer who wants them: what she holds, and what nobody does', async () => {
    await tell(
      MONDAY,
      held(lena, date('Lumara', '2027-03-20')),
      held(left, date('Left', '2027-03-21')),
      held(quiet, date('Quiet', '2027-03-21')),
      held(ada, date('Admin', '2027-03-21')),
      held('', date('Velumora', '2027-03-05')),
    );
    const written = await letters();
    expect(written.map(({ business_key: key }) => key).toSorted()).toEqual(
      [`docket/${lena}/${MONDAY}`, `docket/${marek}/${MONDAY}`].toSorted(),
    );
    const of = (id: string | undefined) => {
      const row = written.find(({ business_key: key }) => key.includes(String(id)));
      return renderLetter({
        template: row?.template ?? '',
        locale: 'en',
        params: row?.params ?? {},
        contact: { firstName: 'Jana' },
      });
    };
    expect(of(lena).subject).toBe('Docket of the week: 1 date of yours, 1 that nobody holds');
    expect(of(lena).text).toMatch(
      /In your charge[\s\S]*Lumara[\s\S]*20 March 2027[\s\S]*Nobody is in charge[\s\S]*Velumora/,
    );
    expect(of(lena).text).toContain('https://cotta.test/admin/deadlines');
    expect(of(marek).text).not.toContain('Lumara');
    expect(of(marek).text).toContain('Velumora');
  });

  it.each([
    ['2027-03-01', 'Europe/Prague', '2027-03-01T06:00:00.000Z'],
    ['2027-03-29', 'Europe/Prague', '2027-03-29T05:00:00.000Z'],
    ['2027-03-15', 'America/New_York', '2027-03-15T11:00:00.000Z'],
    ['2027-03-01', 'America/New_York', '2027-03-01T12:00:00.000Z'],
    ['2027-03-01', 'Asia/Kolkata', '2027-03-01T01:30:00.000Z'],
    ['2027-03-01', null, '2027-03-01T06:00:00.000Z'],
  ])('of %s go out on Monday at seven in %s', async (monday, zone, at) => {
    await says(lena, { zone });
    await tell(monday, held(lena, date('Lumara', '2027-03-20')));
    expect(await letters()).toMatchObject([{ next_attempt_at: new Date(at) }]);
  });

  it('are one a week, also for whoever changes the zone meanwhile', async () => {
    await says(lena, { zone: 'Asia/Kolkata' });
    await tell(MONDAY, held(lena, date('Lumara', '2027-03-20')));
    await says(lena, { zone: 'America/New_York' });
    await tell(MONDAY, held(lena, date('Lumara', '2027-03-20')));
    await tell('2027-03-08', held(lena, date('Lumara', '2027-03-20')));
    expect((await letters()).map(({ next_attempt_at: at }) => at)).toEqual([
      new Date('2027-03-01T01:30:00Z'),
      new Date('2027-03-08T12:00:00Z'),
    ]);
    await says(lena, { zone: null });
  });

  it('are one a week and person, however often the week is told', async () => {
    await tell(MONDAY, held(lena, date('Lumara', '2027-03-20')));
    await tell(MONDAY, held(lena, date('Lumara', '2027-03-20')));
    expect(await letters()).toHaveLength(1);
    await tell('2027-03-08', held(lena, date('Lumara', '2027-03-20')));
    expect(await letters()).toHaveLength(2);
  });

  it('say how many they leave out, and are not written where there is nothing', async () => {
    await tell(MONDAY, { ...held(lena, date('Lumara', '2027-03-20')), total: 31 });
    const [row, ...more] = await letters();
    expect(more).toEqual([]);
    const { text } = renderLetter({
      template: 'docket-of-week',
      locale: 'en',
      params: row?.params ?? {},
      contact: { firstName: 'Jana' },
    });
    expect(text).toContain('and 30 more in the docket');
    await tell('2027-03-08');
    expect(await letters()).toHaveLength(1);
  });
});
