import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { DeadlineRemindedSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import type { DataSource } from 'typeorm';
import { renderLetter } from './emails/render-letter.js';
import { workspaceService } from '../service.js';
import { jana, hear, testEncryptionKey } from '../testing/facts.js';
import { deadlineLettersConsumer } from './deadline-letters-consumer.js';

let fixture: ServiceFixture;
let db: DataSource;
// A Monday morning in Prague.
const clock = new FakeClock('2026-06-15T07:30:00Z');
const consumer = deadlineLettersConsumer({
  clock,
  emailFrom: 'Cotta <office@cotta.test>',
  publicOrigin: 'https://cotta.test/',
  linkKey: 'A'.repeat(43),
});
const userId = nameBasedId('client');

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  ({ db } = fixture);
  await db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, 'cs', 'CZ', false)`,
    [userId, Buffer.from(encryptContact(jana, testEncryptionKey).sealed)],
  );
});
beforeEach(() => db.query('delete from outgoing_mail'));
afterAll(() => fixture.close());

async function found(
  markName: string,
  facts: { urgent?: boolean; ending?: boolean; until?: string; reminder?: string } = {},
): Promise<void> {
  const { urgent = false, ending = false, until = '' } = facts;
  const notice = {
    key: nameBasedId('notice', markName),
    reminder:
      facts.reminder ?? (ending ? 'watch result ending' : urgent ? 'watch result urgent' : 'watch result'),
    step: 1,
    dueOn: '2026-06-15',
    subjectType: 'trademark',
    subjectId: nameBasedId('own mark'),
    mark: markName,
    jurisdiction: 'EU',
    userId,
    deadline: 'opposition',
    state: 'open',
    nominalDate: until,
    legalDate: until,
    deadlineId: nameBasedId('find', markName),
  };
  await hear(db, consumer, {
    schema: DeadlineRemindedSchema,
    message: create(DeadlineRemindedSchema, { notice }),
  });
}

interface Row {
  readonly template: string;
  readonly locale: string;
  readonly params: Readonly<Record<string, unknown>>;
}
const letters = (): Promise<Row[]> =>
  db.query('select template, locale, params from outgoing_mail order by created_at, id');
const written = ({ template, params }: Row, locale: 'cs' | 'en') =>
  renderLetter({ template, locale, params, contact: { firstName: 'Jana' } });

describe('letters about watch results', () => {
  it('gather what a week brought into one, told twice or not', async () => {
    await found('LUMORA');
    await found('LUMARIS', { until: '2026-08-20' });
    await found('LUMORA');
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    const { subject, text } = written(letter as Row, 'en');
    expect(subject).toBe('Our watch found 2 new marks');
    expect(text).toContain('“LUMORA” at European Union (EU)');
    expect(text).toContain('last day to oppose it 20 August 2026');
    expect(text).toContain('https://cotta.test/portal\n');
  });

  it('speak the client’s language and lead to the mark', async () => {
    await found('LUMORA', { until: '2026-08-20' });
    const [letter] = await letters();
    expect(letter).toMatchObject({ locale: 'cs', template: 'deadline-digest' });
    const { subject, text } = written(letter as Row, 'cs');
    expect(subject).toBe('Sledování našlo 1 novou známku');
    expect(text).toContain(`https://cotta.test/portal/trademarks/${nameBasedId('own mark')}`);
  });

  it.each([
    ['watch ends', '“LUMORA”: the watch ends on 20 August 2026'],
    ['watch quiet', '“LUMORA”: nothing came near it; last searched on 20 August 2026'],
  ])('say of a %s what it is, and speak of no find', async (reminder, line) => {
    await found('LUMORA', { reminder, until: '2026-08-20' });
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    const { subject, text } = written(letter as Row, 'en');
    expect(subject).toBe('News of your register watches');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(line);
    expect(text).not.toMatch(/found|New marks close/);
  });

  it('do not wait for company when the opposition term ends soon', async () => {
    await found('LUMARIS');
    await found('LUMORA', { urgent: true, until: '2026-07-01' });
    expect(await letters()).toHaveLength(2);
  });

  it('stand among the letters of the watched mark where they go by themselves, with the hour before which they wait', async () => {
    clock.moveTo('2026-06-13T10:00:00Z');
    await found('LUMORA', { urgent: true, until: '2026-07-01' });
    clock.moveTo('2026-06-15T07:30:00Z');
    const rows = await db.query(
      `select m.subject_type, m.subject_id, m.state, m.next_attempt_at, s.client_id from outgoing_mail m join work_subject s on s.subject_id = m.subject_id`,
    );
    expect(rows).toEqual([
      {
        subject_type: 'trademark',
        subject_id: nameBasedId('own mark'),
        state: 'queued',
        // It was a Saturday.
        next_attempt_at: new Date('2026-06-15T07:00:00Z'),
        client_id: userId,
      },
    ]);
  });

  it('say alone that the time to oppose ends, and lead to the later mark', async () => {
    await found('LUMARIS');
    await found('LUMORA', { ending: true, until: '2026-06-18' });
    const letter = (await letters()).find(({ template }) => template === 'opposition-ends');
    expect(letter).toMatchObject({ params: { notices: [{ mark: 'LUMORA' }] } });
    const { subject, text } = written(letter as Row, 'en');
    expect(subject).toContain('18 June 2026');
    expect(text).toContain(
      `https://cotta.test/portal/trademarks/${nameBasedId('own mark')}?monitoringDrawerOpen=true&activeTrademarkMonitoringResultId=${nameBasedId('find', 'LUMORA')}`,
    );
  });
});
