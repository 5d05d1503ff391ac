import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { EmailChoiceChangedSchema, EmailChoiceEvent } from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { enrolled, openSignInFixture, type SignInFixture } from '../../testing/sign-in-fixture.js';
import { emailChoices } from './on-email-choices.js';

let fixture: SignInFixture;
beforeAll(async () => {
  fixture = await openSignInFixture();
});
afterAll(() => fixture.close());

const choose = (userId: string | undefined) => {
  const id = systemIds.next();
  return deliver(fixture.runtime, emailChoices, {
    schema: EmailChoiceChangedSchema,
    message: {
      entityId: id,
      event: EmailChoiceEvent.EMAILS_CHOSEN,
      facts: {
        orderUpdates: false,
        marketing: false,
        newsletter: true,
        ...(userId === undefined ? {} : { userId }),
      },
    },
    source: 'workspace',
    streamId: id,
  });
};
const switches = async (userId: string) =>
  (
    await fixture.db.query(
      'select order_update_emails_enabled as orders, marketing_emails_enabled as offers, newsletter_emails_enabled as news from user_profile where user_id = $1',
      [userId],
    )
  )[0];

it('what the owner of an account chose by the link of a letter stands in their profile, and in nobody else’s', async () => {
  const [userId, other] = [
    await enrolled(fixture, 'dana@client.test'),
    await enrolled(fixture, 'other@client.test'),
  ];
  const before = await switches(other);
  await choose(userId);
  await choose(undefined);
  expect(await switches(userId)).toEqual({ orders: false, offers: false, news: true });
  expect(await switches(other)).toEqual(before);
});
