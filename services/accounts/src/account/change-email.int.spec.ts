import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { cancelEmailChange } from '../user/change-email.js';
import {
  enrolled,
  goodPassword,
  invited,
  knock,
  lastToken,
  openSignInFixture,
  encryptionKey,
  typesOf,
  type SignInFixture,
} from '../testing/sign-in-fixture.js';
import { LINK_PURPOSE } from '../user/account-link.js';
import { askToChangeEmail, confirmNewEmail, refuseNewEmail } from './change-email.js';
import { closeToErase, keepClosedAccount } from './close-account.js';
import { askForReset, setPasswordByLink } from './set-password.js';

let fixture: SignInFixture;
beforeAll(async () => {
  fixture = await openSignInFixture();
});
afterAll(() => fixture.close());

async function tokenIn(
  userId: string,
  type: string,
  key: 'sealedLink' | 'sealedRefuse' = 'sealedLink',
): Promise<string> {
  const rows: { link: string }[] = await fixture.db.query(
    `select data->>$3 as link from tracking_event where stream_id = $1 and type = $2 order by version desc limit 1`,
    [userId, type, key],
  );
  return (
    Buffer.from(decrypt(Buffer.from(rows[0]?.link ?? '', 'base64url'), encryptionKey, LINK_PURPOSE))
      .toString()
      .split('/')
      .at(-1) ?? ''
  );
}

const ask = (userId: string, email: string, password = goodPassword) =>
  askToChangeEmail(fixture.passwords, { userId, email, password, commandId: systemIds.next() });
const moves = async (userId: string, email: string): Promise<void> => {
  expect(await ask(userId, email)).toEqual({ userId });
  expect(await confirmNewEmail(fixture.passwords, await tokenIn(userId, 'EmailChangeAsked'))).toEqual({
    userId,
  });
};
const emailOf = async (userId: string): Promise<unknown> =>
  (await fixture.db.query('select email, pending_email from "user" where id = $1', [userId]))[0];

describe('another e-mail address', () => {
  it('takes the password, changes nothing before it is confirmed, and then signs in', async () => {
    const userId = await enrolled(fixture, 'old@client.test');
    expect(await ask(userId, 'new@client.test', 'not this one')).toMatchObject({ refused: 'WRONG_PASSWORD' });
    expect(await ask(userId, 'OLD@client.test')).toMatchObject({ refused: 'SAME_EMAIL' });
    expect(await ask(userId, 'new@client.test')).toEqual({ userId });
    expect(await emailOf(userId)).toEqual({ email: 'old@client.test', pending_email: 'new@client.test' });
    expect(await knock(fixture, 'new@client.test')).toEqual({ code: 'INVALID_CREDENTIALS' });
    const token = await tokenIn(userId, 'EmailChangeAsked');
    expect(await confirmNewEmail(fixture.passwords, token)).toEqual({ userId });
    expect(await emailOf(userId)).toEqual({ email: 'new@client.test', pending_email: null });
    expect(await knock(fixture, 'new@client.test')).toHaveProperty('session');
    expect(await knock(fixture, 'old@client.test')).toEqual({ code: 'INVALID_CREDENTIALS' });
    fixture.clock.moveBy({ minutes: 1 });
    expect(await confirmNewEmail(fixture.passwords, token)).toMatchObject({ refused: 'LINK_USED' });
  });

  it('answers alike when it has an account, and refuses it at the link', async () => {
    await enrolled(fixture, 'taken@client.test');
    const userId = await enrolled(fixture, 'wants@client.test');
    expect(await ask(userId, 'taken@client.test')).toEqual({ userId });
    expect(await confirmNewEmail(fixture.passwords, await tokenIn(userId, 'EmailChangeAsked'))).toMatchObject(
      {
        refused: 'EMAIL_TAKEN',
      },
    );
    expect(await emailOf(userId)).toMatchObject({ email: 'wants@client.test' });
  });

  it('is good for a day, and the last asked one alone', async () => {
    const userId = await enrolled(fixture, 'day@client.test');
    await ask(userId, 'first@client.test');
    const first = await tokenIn(userId, 'EmailChangeAsked');
    await ask(userId, 'second@client.test');
    expect(await confirmNewEmail(fixture.passwords, first)).toMatchObject({ refused: 'LINK_EXPIRED' });
    fixture.clock.moveBy({ hours: 25 });
    expect(await confirmNewEmail(fixture.passwords, await tokenIn(userId, 'EmailChangeAsked'))).toMatchObject(
      {
        refused: 'LINK_EXPIRED',
      },
    );
  });

  it('is stopped by the old address, also after it was confirmed, and every session ends', async () => {
    const userId = await enrolled(fixture, 'victim@client.test');
    await knock(fixture, 'victim@client.test');
    await ask(userId, 'thief@client.test');
    const no = await tokenIn(userId, 'EmailChangeAsked', 'sealedRefuse');
    await confirmNewEmail(fixture.passwords, await tokenIn(userId, 'EmailChangeAsked'));
    const before = fixture.ended.length;
    expect(await refuseNewEmail(fixture.passwords, no)).toMatchObject({ userId });
    expect(await emailOf(userId)).toEqual({ email: 'victim@client.test', pending_email: null });
    expect(fixture.ended.length).toBeGreaterThan(before);
    await ask(userId, 'thief@client.test');
    expect(
      await refuseNewEmail(fixture.passwords, await tokenIn(userId, 'EmailChangeAsked', 'sealedRefuse')),
    ).toMatchObject({ userId });
    expect(await confirmNewEmail(fixture.passwords, await tokenIn(userId, 'EmailChangeAsked'))).toMatchObject(
      {
        refused: 'LINK_USED',
      },
    );
  });

  it('is not put out of the old one’s reach by asking again: until the letter to it is over there is no other change', async () => {
    const userId = await enrolled(fixture, 'robbed@client.test');
    await moves(userId, 'robber@client.test');
    const no = await tokenIn(userId, 'EmailChangeAsked', 'sealedRefuse');
    const until = new Date(fixture.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
    expect(await ask(userId, 'robber.too@client.test')).toMatchObject({
      refused: 'EMAIL_CHANGED_LATELY',
      params: { until },
    });
    fixture.clock.moveBy({ days: 6, hours: 23 });
    expect(await ask(userId, 'robber.too@client.test')).toMatchObject({ refused: 'EMAIL_CHANGED_LATELY' });
    expect(await refuseNewEmail(fixture.passwords, no)).toMatchObject({ userId });
    expect(await emailOf(userId)).toEqual({ email: 'robbed@client.test', pending_email: null });
    expect(await ask(userId, 'robbed.new@client.test')).toEqual({ userId });
  });

  it('may be followed by another one once the letter is over, and nobody goes back to the address before last', async () => {
    const userId = await enrolled(fixture, 'restless@client.test');
    await moves(userId, 'restless.2@client.test');
    fixture.clock.moveBy({ days: 7 });
    expect(await ask(userId, 'restless.3@client.test')).toEqual({ userId });
    const command = {
      command: cancelEmailChange,
      streamId: userId,
      input: {},
      viewer: { ...systemViewer, role: 'customer', userId } as const,
      commandId: systemIds.next(),
    };
    expect(await handleCommand(fixture.runtime, command)).not.toHaveProperty('refusal');
    expect(
      await refuseNewEmail(fixture.passwords, await tokenIn(userId, 'EmailChangeAsked', 'sealedRefuse')),
    ).toMatchObject({ refused: 'NO_EMAIL_CHANGE' });
    await moves(userId, 'restless.4@client.test');
    expect(
      await refuseNewEmail(fixture.passwords, await tokenIn(userId, 'EmailChangeAsked', 'sealedRefuse')),
    ).toMatchObject({ userId });
    expect(await emailOf(userId)).toMatchObject({ email: 'restless.2@client.test' });
  });

  it('is stopped by any letter the old address got, also by the first of several', async () => {
    const userId = await enrolled(fixture, 'letters@client.test');
    await ask(userId, 'thief.a@client.test');
    const first = await tokenIn(userId, 'EmailChangeAsked', 'sealedRefuse');
    await ask(userId, 'thief.b@client.test');
    const second = await tokenIn(userId, 'EmailChangeAsked', 'sealedRefuse');
    await moves(userId, 'thief.c@client.test');
    expect(await refuseNewEmail(fixture.passwords, first)).toMatchObject({ userId });
    expect(await emailOf(userId)).toEqual({ email: 'letters@client.test', pending_email: null });
    expect(await refuseNewEmail(fixture.passwords, second)).toMatchObject({ refused: 'LINK_EXPIRED' });
  });

  it('leaves nobody a way to set the password who held the address meanwhile', async () => {
    const userId = await enrolled(fixture, 'reset@client.test');
    await moves(userId, 'reset.thief@client.test');
    const no = await tokenIn(userId, 'EmailChangeAsked', 'sealedRefuse');
    await (
      await askForReset(fixture.passwords, 'reset.thief@client.test', systemIds.next())
    ).handled;
    const token = await lastToken(fixture, userId, 'PasswordResetRequested');
    expect(await refuseNewEmail(fixture.passwords, no)).toMatchObject({ userId });
    expect(
      await setPasswordByLink(fixture.passwords, {
        token,
        password: 'Wider-Harbour-43',
        purpose: 'set-password',
      }),
    ).toMatchObject({ refused: 'LINK_EXPIRED' });
  });

  it('leaves invitations to either address where they belong', async () => {
    const userId = await enrolled(fixture, 'moved@client.test');
    await moves(userId, 'moved.on@client.test');
    expect(await invited(fixture, 'moved.on@client.test', { requestId: systemIds.next() })).toBe(userId);
    const other = await invited(fixture, 'moved@client.test');
    expect(other).not.toBe(userId);
    expect(await invited(fixture, 'moved@client.test')).toBe(other);
  });
});

describe('an account that is to be erased', () => {
  const owner = (userId: string, authTime?: number): Viewer => ({
    role: 'customer',
    userId,
    locale: 'en',
    scopes: [],
    ...(authTime === undefined ? {} : { authTime }),
  });

  it('needs a fresh sign-in, is closed at once, and is kept by the link within thirty days', async () => {
    const userId = await enrolled(fixture, 'leaving@client.test');
    const now = Math.floor(fixture.clock.now().getTime() / 1000);
    const close = (viewer: Viewer) =>
      closeToErase(fixture.passwords, { userId, viewer, commandId: systemIds.next() });
    expect(await close(owner(userId, now - 601))).toMatchObject({ refused: 'STEP_UP_NEEDED' });
    expect(await close(owner(systemIds.next(), now))).toMatchObject({ refused: 'NOT_FOUND' });
    expect(await close(owner(userId, now))).toEqual({ userId });
    expect((await typesOf(fixture, userId)).slice(-2)).toEqual(['UserErasureRequested', 'UserDeactivated']);
    expect(await knock(fixture, 'leaving@client.test')).toEqual({ code: 'INVALID_CREDENTIALS' });
    const token = await tokenIn(userId, 'UserErasureRequested');
    expect(await keepClosedAccount(fixture.passwords, token)).toEqual({ userId });
    expect(await knock(fixture, 'leaving@client.test')).toHaveProperty('session');
    // Pressed again, and later: the account is open, and so it was kept. The link does nothing more, also once it is closed anew.
    expect(await keepClosedAccount(fixture.passwords, token)).toEqual({ userId });
    expect(await close(owner(userId, now))).toEqual({ userId });
    expect(isRefusal(await keepClosedAccount(fixture.passwords, token))).toBe(true);
    expect(await knock(fixture, 'leaving@client.test')).toEqual({ code: 'INVALID_CREDENTIALS' });
  });
});
