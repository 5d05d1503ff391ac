import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { workspaceService } from '../service.js';
import { rememberSubject } from '../subject/work-subject.js';
import { jana, testEncryptionKey as key } from '../testing/facts.js';

const clock = new FakeClock('2026-03-02T10:30:00Z');
const userId = nameBasedId('jana');
const client = viewerOf('customer', userId);
const sealed = (email: string): Buffer => Buffer.from(encryptContact({ ...jana, email }, key).sealed);
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(
    workspaceService({ linkKey: key, letters: [], encryptionKey: key }),
    clock,
  );
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.db.query('delete from outgoing_mail');
  await livesAt(jana.email);
});

const livesAt = (email: string): Promise<unknown> =>
  fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, 'en', 'SK', true)
     on conflict (user_id) do update set sealed_contact = excluded.sealed_contact`,
    [userId, sealed(email)],
  );

interface Sent {
  readonly template?: string;
  readonly state?: string;
  readonly subject?: readonly [string, string];
  readonly to?: string;
  readonly at?: string;
  readonly params?: object;
}

async function sent({
  template = 'trademark-registered',
  state = 'bounced',
  subject = ['user', userId],
  to = jana.email,
  at = '2026-03-01T10:00:00Z',
  params = { mark: 'Lumara', jurisdiction: 'EU', number: '0181', link: 'https://cotta.test/portal' },
}: Sent = {}): Promise<void> {
  const id = systemIds.next();
  await fixture.db.query(
    `insert into outgoing_mail (id, business_key, template, locale, subject_type, subject_id, sealed_contact, params, legal, state, next_attempt_at, message_id, sent_at, created_at, updated_at)
     values ($1::uuid, $1::text, $2, 'en', $3, $4, $5, $6, true, $7, $8::timestamptz, $1::text, $8::timestamptz, $8::timestamptz, $8::timestamptz)`,
    [id, template, subject[0], subject[1], sealed(to), JSON.stringify(params), state, at],
  );
}

const read = async (viewer = client): Promise<string[]> => {
  const { data, errors } = await fixture.ask(viewer, '{ returnedLetters { id subject sentAt } }');
  expect(errors).toBeUndefined();
  return data.returnedLetters.map(({ subject }: { subject: string }) => subject);
};

describe('letters that came back', () => {
  it('are shown to whom they were for, by what they were about, about the person or a record of theirs', async () => {
    const markId = nameBasedId('mark');
    await fixture.db.transaction((tx) =>
      rememberSubject(tx, { type: 'trademark', id: markId }, { clientId: userId }),
    );
    await sent();
    await sent({
      subject: ['trademark', markId],
      template: 'trademark-filed',
      at: '2026-03-02T09:00:00Z',
    });
    await sent({ state: 'sent' });
    const [first, second, ...more] = await read();
    expect([first, second]).toEqual([expect.stringContaining('Lumara'), expect.stringContaining('Lumara')]);
    expect(first).not.toBe(second);
    expect(more).toEqual([]);
  });

  it('open nothing that is sealed', async () => {
    await sent({ template: 'password-reset', params: { sealedLink: 'c2VhbGVk' } });
    expect(await read()).toEqual(['Ways into the account']);
  });

  it('are of no use once the address is another one, or three months later', async () => {
    await sent();
    await sent({ at: '2025-11-30T10:00:00Z' });
    expect(await read()).toHaveLength(1);
    await livesAt('jana@elsewhere.test');
    expect(await read()).toEqual([]);
  });

  it('are nobody else’s to read', async () => {
    await sent();
    expect(await read(viewerOf('customer', nameBasedId('eva')))).toEqual([]);
    for (const role of ['visitor', 'lawyer', 'admin'] as const)
      expect(
        (await fixture.ask(viewerOf(role, nameBasedId(role)), '{ returnedLetters { id } }')).errors?.[0]
          ?.extensions?.code,
      ).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  });
});
