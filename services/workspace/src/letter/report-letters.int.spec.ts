import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { ThreatReporterWrittenSchema } from '@cotta/proto/cotta/cases/v1/events_pb.js';
import { workspaceService } from '../service.js';
import { hear, jana, testEncryptionKey } from '../testing/facts.js';
import { reportLettersConsumer } from './report-letters-consumer.js';

const clock = new FakeClock('2026-11-23T10:30:00Z');
const queue: JobQueue = {
  add: () => Promise.resolve(),
  tick: () => undefined,
  waiting: () => Promise.resolve(0),
  close: () => Promise.resolve(),
};
const reports = reportLettersConsumer({
  queue,
  clock,
  emailFrom: 'Cotta <office@cotta.test>',
  publicOrigin: 'https://cotta.test',
});
const [userId, caseRequestId] = [systemIds.next(), systemIds.next()];
const linkPath = '/report-brand-infringement/t.token';
const visitors = { contact: encryptContact(jana, testEncryptionKey), language: 'cs', linkPath };
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(
    workspaceService({ linkKey: '', letters: [], encryptionKey: testEncryptionKey }),
    clock,
  );
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters, time_zone) values ($1, $2, 'sk', 'SK', true, '')`,
    [userId, Buffer.from(encryptContact(jana, testEncryptionKey).sealed)],
  );
});
afterAll(() => fixture.close());
beforeEach(() => fixture.db.query('delete from outgoing_mail'));

const written = (message: MessageInitShape<typeof ThreatReporterWrittenSchema>) =>
  hear(fixture.db, reports, {
    schema: ThreatReporterWrittenSchema,
    message: create(ThreatReporterWrittenSchema, { caseRequestId, ...message }),
  });
const letters = () =>
  fixture.db.query(
    'select template, locale, subject_type as type, subject_id as id, params, sealed_contact as sealed from outgoing_mail',
  );

describe('whoever reported a threat', () => {
  it.each([
    ['', 'report-received'],
    ['Assigned', 'report-looked-at'],
    ['Converted', 'report-taken-up'],
    ['Dismissed', 'report-not-pursued'],
  ])('is written to where it stands at "%s": %s', async (standsAt, template) => {
    await written({ ...visitors, standsAt });
    const rows = await letters();
    expect(rows).toMatchObject([
      {
        template,
        locale: 'cs',
        type: 'case_request',
        id: caseRequestId,
        // In English only, whatever the language of the letter.
        params: { link: `https://cotta.test${linkPath}` },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(jana.email);
  });

  it('with an account is led to the portal, in the language of the account', async () => {
    await written({ userId, standsAt: 'Dismissed' });
    expect(await letters()).toMatchObject([
      {
        template: 'report-not-pursued',
        locale: 'sk',
        params: { link: 'https://cotta.test/portal/cases?brand=all' },
      },
    ]);
  });

  it('and is known to nobody is written nothing, nor of a state that has no letter', async () => {
    await written({ userId: systemIds.next(), standsAt: 'Dismissed' });
    await written({ standsAt: 'Assigned' });
    await written({ ...visitors, standsAt: 'Created' });
    expect(await letters()).toEqual([]);
  });
});
