import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  OfficeActionChangedSchema,
  OfficeActionEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { docketedLetters } from '../heard/trademarks/on-docketed-letters.js';
import { readEmail } from '../inbound-email/read-email.js';
import { takeInEmail } from '../inbound-email/take-in-email.js';
import { workspaceService } from '../service.js';
import { testEncryptionKey } from '../testing/facts.js';
import { encryptedPdf, pdfOf } from '../testing/pdf-of.js';
import type { ArrivedLetterContent } from './arrived-letter.aggregate.js';

const clock = new FakeClock('2026-03-02T09:00:00Z');
const linkKey = Buffer.alloc(32, 5).toString('base64url');
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey, letters: [] }), clock);
});
afterAll(() => fixture.close());

interface Sent {
  readonly to?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly file?: Buffer;
  readonly messageId?: string;
}

const PROVED = { 'Authentication-Results': 'cotta.test; spf=pass; dkim=pass; dmarc=pass' };
/** A mail as the mail server hands it over. @returns what became of it */
async function comes({ to = 'docket@cotta.test', headers = PROVED, file, messageId }: Sent): Promise<string> {
  const lines = [
    'From: Notices <notices@uspto.gov>',
    `To: ${to}`,
    'Subject: Official notice',
    `Message-ID: <${messageId ?? systemIds.next()}@uspto.gov>`,
    'Auto-Submitted: auto-generated',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: multipart/mixed; boundary=cut',
    '',
    '--cut',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'The letter is attached.',
    ...(file === undefined
      ? []
      : [
          '--cut',
          'Content-Type: application/pdf; name="letter.pdf"',
          'Content-Transfer-Encoding: base64',
          'Content-Disposition: attachment; filename="letter.pdf"',
          '',
          file.toString('base64'),
        ]),
    '--cut--',
  ];
  return takeInEmail(
    {
      runtime: fixture.runtime,
      linkKey,
      encryptionKey: testEncryptionKey,
      letterAddress: { address: 'docket@cotta.test', server: 'cotta.test' },
    },
    await readEmail(Buffer.from(lines.join('\r\n'))),
  );
}

interface Fact {
  readonly messageId: string;
  readonly documentId: string | null;
  readonly senderVerified: boolean;
  readonly content: ArrivedLetterContent;
}
/** What was said of the letter that came last. */
async function last(): Promise<Fact> {
  const [event] = await fixture.db.query(
    `select stream_id as "messageId", data from tracking_event where type = 'OfficeLetterArrived' order by recorded_at desc, event_id desc limit 1`,
  );
  const { sealed, ...facts } = event.data;
  const opened = decrypt(Buffer.from(sealed, 'base64'), testEncryptionKey, 'office letter');
  return {
    ...facts,
    messageId: event.messageId,
    content: JSON.parse(Buffer.from(opened).toString('utf8')),
  };
}
const documents = async (subjectId: string) =>
  fixture.db.query(
    'select type, subject_type as "subjectType", user_id as "userId" from document where subject_id = $1',
    [subjectId],
  );

describe('a mail to the address where offices write', () => {
  it('is kept with its letter, whose words go on, though a program wrote it; it is no question', async () => {
    expect(
      await comes({ file: await pdfOf(['NONFINAL OFFICE ACTION about your mark', 'Second page of it']) }),
    ).toBe('office letter');
    const fact = await last();
    expect(fact).toMatchObject({
      senderVerified: true,
      content: {
        sender: 'notices@uspto.gov',
        subject: 'Official notice',
        body: 'The letter is attached.',
        pages: ['NONFINAL OFFICE ACTION about your mark', 'Second page of it'],
        trouble: null,
      },
    });
    expect(await documents(fact.messageId)).toEqual([
      { type: 'Office letter', subjectType: 'docketed_message', userId: null },
    ]);
    expect(await fixture.db.query('select from support_ticket')).toEqual([]);
  });

  it('comes once, however often the mail server hands it over', async () => {
    const mail = { messageId: 'same', file: await pdfOf(['The same letter as before, in full']) };
    expect([await comes(mail), await comes(mail)]).toEqual(['office letter', 'known']);
  });

  it.each([
    ['no file', undefined, 'no file'],
    ['a file that is broken', () => Buffer.from('%PDF-1.7\nnothing of a file'), 'broken'],
    ['a file with a password', () => encryptedPdf('Nobody reads this without its word'), 'encrypted'],
    ['a picture of a letter', () => pdfOf(['']), 'no text'],
    [
      'a file that is too large',
      () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6_000_000)]),
      'file not kept',
    ],
  ])('with %s is said all the same, with what is wrong', async (_, make, trouble) => {
    expect(await comes(make === undefined ? {} : { file: await make() })).toBe('office letter');
    expect((await last()).content).toMatchObject({ pages: [], trouble });
  });

  it.each([
    ['nobody looked at', {}],
    ['another server vouches for', { 'Authentication-Results': 'mx.evil.test; dmarc=pass' }],
    ['our server found false', { 'Authentication-Results': 'cotta.test; spf=pass; dmarc=fail' }],
  ])('of a sender whom %s is not proved', async (_, headers) => {
    await comes({ headers: headers as Record<string, string> });
    expect((await last()).senderVerified).toBe(false);
  });

  it('leaves other mail alone', async () => {
    expect(await comes({ to: 'office@cotta.test' })).toBe('automatic');
  });
});

it('a letter that was docketed lies with its office action, where its client reads it', async () => {
  await comes({ file: await pdfOf(['A letter that somebody will docket']) });
  const { messageId, documentId } = await last();
  const officeActionId = nameBasedId('letter');
  const userId = nameBasedId('jana');
  await deliver(fixture.runtime, docketedLetters, {
    schema: OfficeActionChangedSchema,
    source: 'trademarks',
    streamId: officeActionId,
    message: {
      entityId: officeActionId,
      event: OfficeActionEvent.OFFICE_ACTION_DOCKETED,
      facts: { docketedMessageId: messageId, userId },
    },
  });
  expect(await documents(messageId)).toEqual([]);
  expect(await documents(officeActionId)).toEqual([
    { type: 'Office letter', subjectType: 'office_action', userId },
  ]);
  expect(documentId).not.toBeNull();
});
