import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import {
  OfficeActionChangedSchema,
  OfficeActionEvent,
  TrademarkChangedSchema,
  TrademarkEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { workspaceService } from '../service.js';
import { hear, jana, testEncryptionKey } from '../testing/facts.js';
import { locales } from '../words/locale.js';
import { renderLetter } from './emails/render-letter.js';
import { markLettersConsumer } from './mark-letters-consumer.js';

const clock = new FakeClock('2026-03-02T10:30:00Z');
const queue: JobQueue = {
  add: () => Promise.resolve(),
  tick: () => undefined,
  waiting: () => Promise.resolve(0),
  close: () => Promise.resolve(),
};
const marks = markLettersConsumer({
  queue,
  clock,
  emailFrom: 'Cotta <office@cotta.test>',
  publicOrigin: 'https://cotta.test',
  linkKey: Buffer.alloc(32, 7).toString('base64url'),
});
const userId = systemIds.next();
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, 'es', 'ES', true)`,
    [userId, Buffer.from(encryptContact(jana, testEncryptionKey).sealed)],
  );
});
afterAll(() => fixture.close());
beforeEach(() => fixture.db.query('delete from outgoing_mail'));

interface Row {
  readonly template: string;
  readonly locale: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly legal: boolean;
}

/** What the owner of a mark is told once this happened to it. */
async function lettersOf(event: TrademarkEvent, facts: object = {}): Promise<readonly Row[]> {
  await hear(fixture.db, marks, {
    schema: TrademarkChangedSchema,
    message: create(TrademarkChangedSchema, {
      entityId: systemIds.next(),
      event,
      facts: { userId, name: 'Lumara', jurisdiction: 'EU', ...facts },
    }),
  });
  return fixture.db.query('select template, locale, params, legal from outgoing_mail');
}

const owed = true;
const nudge = false;

describe.each([
  ['trademark-filed', TrademarkEvent.TRADEMARK_FILED, owed],
  ['number-issued', TrademarkEvent.TRADEMARK_NUMBER_ISSUED, owed],
  ['number-issued', TrademarkEvent.DIVIDED_TRADEMARK_NUMBERED, owed],
  ['response-filed', TrademarkEvent.OFFICE_ACTION_RESPONSE_FILED, owed],
  ['answer-accepted', TrademarkEvent.OFFICE_ACTION_RESPONSE_ACCEPTED, owed],
  ['use-accepted', TrademarkEvent.ALLEGATION_OF_USE_ACCEPTED, owed],
  ['trademark-published', TrademarkEvent.TRADEMARK_PUBLISHED, owed],
  ['trademark-opposed', TrademarkEvent.TRADEMARK_OPPOSED, owed],
  ['trademark-registered', TrademarkEvent.TRADEMARK_REGISTERED, owed],
  ['certificate-sent', TrademarkEvent.CERTIFICATE_SENT, owed],
  ['trademark-refused', TrademarkEvent.TRADEMARK_REJECTED, owed],
  ['trademark-refused', TrademarkEvent.TRADEMARK_REFUSED, owed],
  ['trademark-refused', TrademarkEvent.OPPOSITION_UPHELD, owed],
  ['protection-ended', TrademarkEvent.TRADEMARK_ABANDONED, owed],
  ['protection-ended', TrademarkEvent.TRADEMARK_EXPIRED, owed],
  ['protection-ended', TrademarkEvent.TRADEMARK_CANCELLED, owed],
  ['mark-revived', TrademarkEvent.TRADEMARK_REVIVED, owed],
  ['withdrawal-asked', TrademarkEvent.TRADEMARK_WITHDRAWAL_REQUESTED, owed],
  ['mark-withdrawn', TrademarkEvent.TRADEMARK_WITHDRAWN, owed],
  ['representative-changed', TrademarkEvent.REPRESENTATIVE_CHANGED, owed],
  ['similar-trademarks-notice', TrademarkEvent.SIMILAR_TRADEMARKS_NOTICE_SENT, nudge],
  ['brand-registry-code', TrademarkEvent.BRAND_REGISTRY_CODE_SENT, owed],
  ['report-violation', TrademarkEvent.REPORT_VIOLATION_LINK_SENT, nudge],
  ['scam-warning', TrademarkEvent.SCAM_WARNING_SENT, nudge],
  ['review-request', TrademarkEvent.TRADEMARK_REVIEW_REQUESTED, nudge],
])('%s', (template, event, legal) => {
  it(`follows from ${TrademarkEvent[event]}, in the language of its owner`, async () => {
    expect(await lettersOf(event)).toMatchObject([{ template, locale: 'es', legal }]);
  });

  it.each(locales)('names the mark and leads somewhere in %s', async (locale) => {
    const code = template === 'brand-registry-code' ? { brandRegistryCode: 'BR-4711' } : {};
    const [letter] = await lettersOf(event, code);
    const params = letter?.params ?? {};
    const { subject, text } = renderLetter({ template, locale, params, contact: { firstName: 'Jana' } });
    expect(subject).toContain('Lumara');
    expect(text).toMatch(
      /\nhttps:\/\/cotta\.test\/(portal\/trademarks\/[\w-]+|(\w\w\/)?report-violation\/[\w-]+\/v\.[\w.-]+)\n/,
    );
  });
});

describe('a letter about a mark', () => {
  it('is found by the mark it is about', async () => {
    await lettersOf(TrademarkEvent.TRADEMARK_FILED);
    const [row] = await fixture.db.query(
      'select m.subject_type, s.client_id from outgoing_mail m join work_subject s on s.subject_id = m.subject_id',
    );
    expect(row).toEqual({ subject_type: 'trademark', client_id: userId });
  });
});

describe('a letter that staff ask for', () => {
  const askedFor = [
    ['certificate-sent', TrademarkEvent.CERTIFICATE_SENT],
    ['similar-trademarks-notice', TrademarkEvent.SIMILAR_TRADEMARKS_NOTICE_SENT],
    ['brand-registry-code', TrademarkEvent.BRAND_REGISTRY_CODE_SENT],
    ['report-violation', TrademarkEvent.REPORT_VIOLATION_LINK_SENT],
    ['review-request', TrademarkEvent.TRADEMARK_REVIEW_REQUESTED],
  ] as const;

  it.each(askedFor)('goes out for a mark that its owner entered too: %s', async (template, event) => {
    expect(await lettersOf(event, { imported: true })).toMatchObject([{ template }]);
  });

  it('goes out for each mark of one owner, however soon after each other', async () => {
    await lettersOf(TrademarkEvent.REPORT_VIOLATION_LINK_SENT, { name: 'Nordhaven' });
    await lettersOf(TrademarkEvent.REPORT_VIOLATION_LINK_SENT, { name: 'Velumora', imported: true });
    const rows = await fixture.db.query(`select params->>'mark' as mark from outgoing_mail order by 1`);
    expect(rows).toEqual([{ mark: 'Nordhaven' }, { mark: 'Velumora' }]);
  });

  it('and no other goes out for a mark that others look after', async () => {
    expect(await lettersOf(TrademarkEvent.TRADEMARK_FILED, { imported: true })).toEqual([]);
    expect(await lettersOf(TrademarkEvent.SCAM_WARNING_SENT, { imported: true })).toEqual([]);
  });

  it('stands among the letters of the mark also where its owner wants none of its kind', async () => {
    await fixture.db.query('update addressee set order_letters = false');
    try {
      expect(await lettersOf(TrademarkEvent.REPORT_VIOLATION_LINK_SENT)).toMatchObject([
        { template: 'report-violation', legal: false },
      ]);
    } finally {
      await fixture.db.query('update addressee set order_letters = true');
    }
  });
});

describe('a question for the answer to an office', () => {
  it.each(locales)('names the mark and opens the page where it is answered, in %s', async (locale) => {
    const id = systemIds.next();
    const asked = (facts: object) =>
      hear(fixture.db, marks, {
        schema: OfficeActionChangedSchema,
        message: create(OfficeActionChangedSchema, {
          entityId: id,
          event: OfficeActionEvent.OFFICE_ACTION_INFO_REQUESTED,
          facts,
        }),
      });
    await asked({ markName: 'Lumara', jurisdiction: 'US' });
    await asked({ markName: 'Lumara', jurisdiction: 'US', userId });
    const rows: Row[] = await fixture.db.query(
      'select template, locale, params, legal from outgoing_mail where subject_id = $1',
      [id],
    );
    expect(rows).toMatchObject([{ template: 'answer-facts-needed', legal: true }]);
    const { subject, text } = renderLetter({
      template: 'answer-facts-needed',
      locale,
      params: rows[0]?.params ?? {},
      contact: { firstName: 'Jana' },
    });
    expect(subject).toContain('Lumara');
    expect(text).toContain(`\nhttps://cotta.test/portal/office-action/${id}\n`);
  });
});

describe('the code of a marketplace', () => {
  it('stands in its letter alone', async () => {
    const [letter] = await lettersOf(TrademarkEvent.BRAND_REGISTRY_CODE_SENT, {
      brandRegistryCode: 'BR-4711',
    });
    const { text } = renderLetter({
      template: 'brand-registry-code',
      locale: 'en',
      params: letter?.params ?? {},
      contact: { firstName: 'Jana' },
    });
    expect(text).toContain('Code: BR-4711');
    expect(text).toContain('fifteen minutes');
  });
});
