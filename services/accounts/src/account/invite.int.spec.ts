import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import {
  enrolled,
  goodPassword,
  invited,
  lastToken,
  openSignInFixture,
  typesOf,
  type SignInFixture,
} from '../testing/sign-in-fixture.js';
import { sendInvitation } from './invite.js';
import { setPasswordByLink } from './set-password.js';

let fixture: SignInFixture;
beforeAll(async () => {
  fixture = await openSignInFixture();
});
afterAll(() => fixture.close());

const accounts = async (email: string): Promise<number> =>
  (await fixture.db.query('select from "user" where lower(email) = $1', [email])).length;
const activate = (token: string) =>
  setPasswordByLink(fixture.passwords, { token, password: goodPassword, purpose: 'activate' });

describe('inviting', () => {
  it.each(['one', 'two', 'three'])('makes one account of three wishes at once (%s)', async (name) => {
    const email = `${name}@client.test`;
    const ids = await Promise.all([
      invited(fixture, email),
      invited(fixture, email.toUpperCase()),
      invited(fixture, email),
    ]);
    expect(new Set(ids).size).toBe(1);
    expect(await accounts(email)).toBe(1);
    expect(await typesOf(fixture, ids[0] ?? '')).toEqual([
      'UserInitiated',
      'UserInvited',
      'UserInvited',
      'UserInvited',
    ]);
    expect(await activate(await lastToken(fixture, ids[0] ?? ''))).toMatchObject({ userId: ids[0] });
  });

  it('invites once for one cause, and keeps the link of that letter', async () => {
    const causeId = systemIds.next();
    const first = await invited(fixture, 'once@client.test', { causeId });
    expect(await invited(fixture, 'once@client.test', { causeId })).toBe(first);
    expect(await typesOf(fixture, first)).toEqual(['UserInitiated', 'UserInvited']);
    expect(await activate(await lastToken(fixture, first))).toMatchObject({ userId: first });
  });

  it('ties a later request to an active account, once, without a letter', async () => {
    const userId = await enrolled(fixture, 'active@client.test');
    const guest = { requestId: systemIds.next(), causeId: systemIds.next() };
    await invited(fixture, 'active@client.test', guest);
    await invited(fixture, 'active@client.test', guest);
    expect((await typesOf(fixture, userId)).slice(2)).toEqual(['UserActivated', 'RequestTiedToUser']);
  });

  it('tells who invites that an account is active, and writes no link', async () => {
    const userId = await enrolled(fixture, 'busy@client.test');
    const person = {
      email: 'busy@client.test',
      role: 'customer',
      firstname: 'B',
      lastname: 'B',
      language: 'en',
      requestId: null,
      causeId: systemIds.next(),
    } as const;
    expect(await sendInvitation(fixture.passwords, person)).toMatchObject({
      refusal: { refused: 'ALREADY_ACTIVE' },
    });
    expect(await fixture.db.query('select from account_link where user_id = $1', [userId])).toHaveLength(1);
  });
});
