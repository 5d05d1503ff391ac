import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { UserErasedSchema, UserMergedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { sendInvitation } from '../../account/invite.js';
import { sendReset, setPasswordByLink } from '../../account/set-password.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { someone } from '../../testing/facts.js';
import {
  enrolled,
  goodPassword,
  knock,
  lastToken,
  openSignInFixture,
  typesOf,
  type SignInFixture,
} from '../../testing/sign-in-fixture.js';
import { mergeUser } from '../../user/merge-user.js';
import { userMerged } from './on-user-merged.js';

let fixture: SignInFixture;
beforeAll(async () => {
  fixture = await openSignInFixture();
});
afterAll(() => fixture.close());

const admin = () => ({ ...someone('admin'), authTime: Math.floor(fixture.clock.now().getTime() / 1000) });
const merge = (streamId: string, intoId: string) =>
  handleCommand(fixture.runtime, {
    command: mergeUser,
    streamId,
    input: { intoId, reason: 'Both asked for it on the phone.' },
    viewer: admin(),
    commandId: systemIds.next(),
  });
const consumer = () => userMerged({ runtime: () => fixture.runtime, feed: fixture.passwords.feed });
const heard = (userId: string, intoId: string) =>
  deliver(fixture.runtime, consumer(), {
    schema: UserMergedSchema,
    message: { userId, intoId },
    source: 'accounts',
    streamId: userId,
  });
const inviteAt = (email: string) =>
  sendInvitation(fixture.passwords, {
    email,
    role: 'customer',
    firstname: 'Jana',
    lastname: 'Nováková',
    language: 'sk',
    requestId: systemIds.next(),
    causeId: systemIds.next(),
  });

it('ends the sessions of the account that went and lets nobody in by its address: answered as one that nobody has', async () => {
  const went = await enrolled(fixture, 'second@client.test');
  const stays = await enrolled(fixture, 'first@client.test');
  const session = await knock(fixture, 'second@client.test');
  expect(session).toHaveProperty('session');
  await inTransaction(fixture.db, (tx) =>
    sendReset(fixture.passwords)(tx, { email: 'second@client.test' }, systemIds.next()),
  );
  const link = await lastToken(fixture, went, 'PasswordResetRequested');

  expect(await merge(went, stays)).not.toHaveProperty('refusal');
  await heard(went, stays);

  expect(fixture.ended).toHaveLength(1);
  expect(await knock(fixture, 'second@client.test')).toEqual(await knock(fixture, 'nobody@client.test'));
  expect(await knock(fixture, 'first@client.test')).toHaveProperty('session');
  const byLink = await setPasswordByLink(fixture.passwords, {
    token: link,
    password: `${goodPassword}-new`,
    purpose: 'set-password',
  });
  expect(isRefusal(byLink) && byLink.refused).toBe('LINK_UNKNOWN');
});

it('opens nothing by the old address afterwards: no link, no invitation, no account anew', async () => {
  const went = await enrolled(fixture, 'old@client.test');
  const stays = await enrolled(fixture, 'new@client.test');
  await merge(went, stays);
  await heard(went, stays);
  const before = await typesOf(fixture, went);
  await inTransaction(fixture.db, (tx) =>
    sendReset(fixture.passwords)(tx, { email: 'OLD@client.test' }, systemIds.next()),
  );
  expect(await inviteAt('old@client.test')).toMatchObject({ refusal: { refused: 'MERGED' } });
  expect(await typesOf(fixture, went)).toEqual(before);
  expect(before.at(-1)).toBe('UserMerged');
  const people: object[] = await fixture.db.query('select id from "user" where lower(email) = $1', [
    'old@client.test',
  ]);
  expect(people).toEqual([{ id: went }]);
});

it('of two merges at once, one into the other, one is done', async () => {
  const [one, other] = [await enrolled(fixture, 'a@pair.test'), await enrolled(fixture, 'b@pair.test')];
  const outcomes = await Promise.all([merge(one, other), merge(other, one)]);
  expect(outcomes.map((outcome) => ('refusal' in outcome ? outcome.refusal.refused : 'done')).sort()).toEqual(
    ['MERGE_INTO_NOT_ACTIVE', 'done'],
  );
});

it('the account that went is forgotten with the one it became part of', async () => {
  const went = await enrolled(fixture, 'gone@client.test');
  const stays = await enrolled(fixture, 'kept@client.test');
  await merge(went, stays);
  await deliver(fixture.runtime, consumer(), {
    schema: UserErasedSchema,
    message: { userId: stays },
    source: 'accounts',
    streamId: stays,
  });
  expect((await typesOf(fixture, went)).at(-1)).toBe('UserErasureApproved');
});
