import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { tablesWith } from '@cotta/kit/testing/tables-with.js';
import {
  EmailChangedSchema,
  UserErasedSchema,
  UserInitiatedSchema,
  UserMergedSchema,
} from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { mergedAccounts } from '../heard/accounts/on-merged-accounts.js';
import { workspaceService } from '../service.js';
import { addresseeOf } from './addressee.js';
import { addressNow } from './former-address.js';

const key = Buffer.alloc(32, 7).toString('base64url');
const definition = workspaceService({ linkKey: key, letters: [mergedAccounts(key)] });
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(definition);
});
afterAll(() => fixture.close());

const contactAt = (email: string) =>
  encryptContact({ email, firstName: 'Dana', lastName: 'Malá', phone: '', language: 'sk' }, key);
const hear = <Message extends DescMessage>(
  consumer: string,
  schema: Message,
  message: MessageInitShape<Message> & { readonly userId: string },
) =>
  deliver(fixture.runtime, consumerOf(definition, consumer), {
    schema,
    message,
    source: 'accounts',
    streamId: message.userId,
  });
const opened = (userId: string, email: string) =>
  hear('addressees', UserInitiatedSchema, {
    userId,
    contact: contactAt(email),
    language: 'sk',
    region: 'EU',
    orderLetters: true,
  });
const now = (email: string) => inTransaction(fixture.db, (tx) => addressNow(tx, email, key));

it.each([
  ['address', 'rows', ['merged-accounts', 'merged-people']],
  ['rows', 'address', ['merged-people', 'merged-accounts']],
])(
  'what goes to the address of an account that went goes to the one that stays, whether %s or %s is heard first',
  async (first, __, order) => {
    const [went, stays] = [systemIds.next(), systemIds.next()];
    const [old, fresh] = [`${first}@second.test`, `${first}@first.test`];
    await opened(went, old);
    await opened(stays, fresh);
    for (const consumer of order)
      await hear(consumer, UserMergedSchema, {
        userId: went,
        intoId: stays,
        contact: contactAt(old),
        language: 'sk',
      });

    expect(await now(` ${old.toUpperCase()}`)).toBe(fresh);
    expect([await now(fresh), await now('eva@other.test')]).toEqual([fresh, 'eva@other.test']);
    const addressee = await inTransaction(fixture.db, (tx) => addresseeOf(tx, went));
    expect(addressee?.language).toBe('sk');
    expect(await tablesWith(fixture.db, 'second[.]test')).toEqual([]);

    await hear('addressees', EmailChangedSchema, { userId: stays, contact: contactAt('dana@third.test') });
    expect(await now(old)).toBe('dana@third.test');
    await hear('merged-accounts', UserErasedSchema, { userId: went });
    expect(await now(old)).toBe(old);
  },
);
