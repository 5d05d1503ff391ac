import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import {
  UserPaymentMethodChangedSchema,
  UserPaymentMethodEvent,
  type UserPaymentMethodFactsSchema,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { workspaceService } from '../service.js';
import { hear, jana, testEncryptionKey } from '../testing/facts.js';
import { locales } from '../words/locale.js';
import { cardLettersConsumer } from './card-letters-consumer.js';
import { renderLetter } from './emails/render-letter.js';

const clock = new FakeClock('2027-03-01T10:30:00Z');
const queue: JobQueue = {
  add: () => Promise.resolve(),
  tick: () => undefined,
  waiting: () => Promise.resolve(0),
  close: () => Promise.resolve(),
};
const consumer = cardLettersConsumer({
  queue,
  clock,
  emailFrom: 'Cotta <office@cotta.test>',
  publicOrigin: 'https://cotta.test',
});
const userId = systemIds.next();
const { PAYMENT_METHOD_ADDED: added, PAYMENT_METHOD_AMENDED: amended } = UserPaymentMethodEvent;
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  // Nudges are turned off: a card that pays is no nudge.
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, 'sk', 'SK', false)`,
    [userId, Buffer.from(encryptContact(jana, testEncryptionKey).sealed)],
  );
});
afterAll(() => fixture.close());
beforeEach(() => fixture.db.query('delete from outgoing_mail'));

interface Row {
  readonly template: string;
  readonly locale: string;
  readonly params: Readonly<Record<string, unknown>>;
}
const letters = (): Promise<Row[]> =>
  fixture.db.query('select template, locale, params from outgoing_mail order by created_at');
const fact = (
  entityId: string,
  event: UserPaymentMethodEvent,
  facts: MessageInitShape<typeof UserPaymentMethodFactsSchema>,
) => ({
  schema: UserPaymentMethodChangedSchema,
  message: create(UserPaymentMethodChangedSchema, { entityId, event, facts }),
});

/** A card of somebody, as it was put on file. */
async function card(owner: string): Promise<string> {
  const id = systemIds.next();
  await hear(
    fixture.db,
    consumer,
    fact(id, added, { userId: owner, status: 'Active', expiresOn: '2027-03-31' }),
  );
  expect(await letters()).toEqual([]);
  return id;
}

it.each([30, 7])(
  'a card that expires in %i days is said to its owner, once, with its last day, in each language',
  async (expiryNoticeDays) => {
    const id = await card(userId);
    const said = fact(id, amended, { expiresOn: '2027-03-31', expiryNoticeDays });
    const eventId = await hear(fixture.db, consumer, said);
    await hear(fixture.db, consumer, { ...said, eventId });
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ template: 'card-expires', locale: 'sk' });
    for (const locale of locales) {
      const { text } = renderLetter({
        template: 'card-expires',
        params: letter?.params ?? {},
        locale,
        contact: { firstName: 'Jana' },
      });
      expect(text).toContain('2027');
      expect(text).toContain('\nhttps://cotta.test/portal/profile?tab=payment\n');
    }
  },
);

it('nothing is said of a card that changes otherwise, of a stranger, or after its last day', async () => {
  const own = await card(userId);
  await hear(fixture.db, consumer, fact(own, amended, { status: 'Expired' }));
  await hear(fixture.db, consumer, fact(own, amended, { defaultSince: '2027-03-01T10:00:00.000Z' }));
  await hear(fixture.db, consumer, fact(own, amended, { expiresOn: '2027-02-28', expiryNoticeDays: 7 }));
  const strange = await card(systemIds.next());
  await hear(fixture.db, consumer, fact(strange, amended, { expiresOn: '2027-03-31', expiryNoticeDays: 7 }));
  expect(await letters()).toEqual([]);
});
