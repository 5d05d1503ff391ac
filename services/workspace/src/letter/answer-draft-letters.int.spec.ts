import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import {
  OfficeActionChangedSchema,
  OfficeActionEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { DeadlineRemindedSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { workspaceService } from '../service.js';
import { hear, jana, testEncryptionKey } from '../testing/facts.js';
import { locales } from '../words/locale.js';
import { deadlineLettersConsumer } from './deadline-letters-consumer.js';
import { renderLetter } from './emails/render-letter.js';

const linkKey = 'A'.repeat(43);
const clock = new FakeClock('2026-03-02T10:30:00Z');
const consumer = deadlineLettersConsumer({
  clock,
  emailFrom: 'Cotta <office@cotta.test>',
  publicOrigin: 'https://cotta.test',
  linkKey,
});
const userId = systemIds.next();
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, 'es', 'ES', false)`,
    [userId, Buffer.from(encryptContact(jana, testEncryptionKey).sealed)],
  );
});
afterAll(() => fixture.close());
beforeEach(() => fixture.db.query('delete from outgoing_mail'));

const facts = { userId, markName: 'Lumara', jurisdiction: 'EU', dueDate: '2026-05-04', linkRevision: 3 };
const sent = (entityId: string) =>
  hear(fixture.db, consumer, {
    schema: OfficeActionChangedSchema,
    message: create(OfficeActionChangedSchema, {
      entityId,
      event: OfficeActionEvent.OFFICE_ACTION_DRAFT_SENT,
      facts,
    }),
  });

interface Row {
  readonly template: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly locale: string;
  readonly legal: boolean;
}
const letters = (): Promise<Row[]> =>
  fixture.db.query('select template, params, locale, legal from outgoing_mail order by created_at, id');

describe('the draft of an answer', () => {
  it.each(locales)('is told by a letter whose link opens it, in %s', async (locale) => {
    const id = systemIds.next();
    await sent(id);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ template: 'office-action-draft', locale: 'es', legal: true });
    const { subject, text } = renderLetter({
      template: 'office-action-draft',
      locale,
      params: letter?.params ?? {},
      contact: { firstName: 'Jana' },
    });
    expect(subject).toContain('Lumara');
    const token = /\nhttps:\/\/cotta\.test\/es\/office-action\/(\S+)\n/.exec(text)?.[1] ?? '';
    expect(readLink(token, linkKey, clock.now())).toMatchObject({
      state: 'valid',
      link: { purpose: 'office-action', subjectId: id, revision: 3 },
    });
  });

  it('is told once each time it is sent', async () => {
    const id = systemIds.next();
    await sent(id);
    await sent(id);
    expect(await letters()).toHaveLength(2);
  });

  it('is told by telephone where nobody can be written to', async () => {
    const id = systemIds.next();
    await deliver(fixture.runtime, consumer, {
      schema: OfficeActionChangedSchema,
      message: {
        entityId: id,
        event: OfficeActionEvent.OFFICE_ACTION_DRAFT_SENT,
        facts: { ...facts, userId: systemIds.next() },
      },
      source: 'trademarks',
      streamId: id,
    });
    expect(await letters()).toEqual([]);
    expect(await fixture.db.query('select work from task where subject_id = $1', [id])).toEqual([
      { work: 'call' },
    ]);
  });

  it.each(locales)('is reminded of in words of its own, in %s', async (locale) => {
    const id = systemIds.next();
    await hear(fixture.db, consumer, {
      schema: DeadlineRemindedSchema,
      message: create(DeadlineRemindedSchema, {
        notice: {
          key: systemIds.next(),
          reminder: 'office action draft nudge',
          step: 1,
          dueOn: '2026-03-05',
          subjectType: 'office_action',
          subjectId: id,
          mark: 'Lumara',
          jurisdiction: 'EU',
          userId,
          deadline: 'Answer to the office',
          state: 'open',
          nominalDate: '2026-05-04',
          legalDate: '2026-05-04',
          linkRevision: 3,
        },
      }),
    });
    const [letter] = await letters();
    expect(letter).toMatchObject({ template: 'office-action-draft', legal: true });
    const written = (reminder: string) =>
      renderLetter({
        template: 'office-action-draft',
        locale,
        params: {
          ...letter?.params,
          notices: ((letter?.params['notices'] ?? []) as object[]).map((one) => ({ ...one, reminder })),
        },
        contact: { firstName: 'Jana' },
      });
    const first = written('office action draft');
    const again = written('office action draft nudge');
    expect(again.subject).toContain('Lumara');
    expect(again.subject).not.toBe(first.subject);
    expect(again.text).toContain('https://cotta.test/es/office-action/');
  });
});
