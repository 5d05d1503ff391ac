import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { askAtDoor } from '@cotta/kit/runtime/door-asks/door-asks.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { deactivateUser, reactivateUser } from '../user/manage-user.js';
import {
  enrolled,
  goodPassword,
  invited,
  knock,
  lastToken,
  openSignInFixture,
  typesOf,
  type SignInFixture,
} from '../testing/sign-in-fixture.js';
import { findAccountLink } from '../user/account-link.js';
import { handleLeftBehind } from './left-behind.js';
import { askForReset, changeOwnPassword, setPasswordByLink } from './set-password.js';
import { keyOf } from '../sign-in/sign-in.js';

let fixture: SignInFixture;
beforeAll(async () => {
  fixture = await openSignInFixture();
});
afterAll(() => fixture.close());

const nextPassword = 'Other-Harbour-42';
const activate = (token: string, password = goodPassword) =>
  setPasswordByLink(fixture.passwords, { token, password, purpose: 'activate' });
const reset = (token: string, password = nextPassword) =>
  setPasswordByLink(fixture.passwords, { token, password, purpose: 'set-password' });
const ask = (email: string, commandId = systemIds.next()) =>
  askForReset(fixture.passwords, email, commandId).then(({ handled }) => handled);
const run = (command: typeof deactivateUser, streamId: string) =>
  handleCommand(fixture.runtime, {
    command,
    streamId,
    input: {},
    viewer: systemViewer,
    commandId: systemIds.next(),
  });

describe('the first password', () => {
  it('proves the address once', async () => {
    const userId = await invited(fixture, 'first@client.test');
    const token = await lastToken(fixture, userId);
    expect(await activate(token)).toMatchObject({ userId });
    expect(await activate(token, nextPassword)).toMatchObject({ refused: 'LINK_USED' });
    fixture.clock.moveBy({ minutes: 1 });
    expect(await activate(token)).toMatchObject({ refused: 'LINK_USED' });
    expect(await knock(fixture, 'first@client.test')).toHaveProperty('session');
  });

  it('takes no expired, replaced or unknown link, nor one for something else', async () => {
    const late = await lastToken(fixture, await invited(fixture, 'late@client.test'));
    fixture.clock.moveBy({ days: 7 });
    expect(await activate(late)).toMatchObject({ refused: 'LINK_EXPIRED' });
    const userId = await invited(fixture, 'replaced@client.test');
    const older = await lastToken(fixture, userId);
    await invited(fixture, 'replaced@client.test');
    expect(await activate(older)).toMatchObject({ refused: 'LINK_EXPIRED' });
    const newer = await lastToken(fixture, userId);
    expect(await reset(newer)).toMatchObject({ refused: 'LINK_UNKNOWN' });
    expect(await activate('no-such-token')).toMatchObject({ refused: 'LINK_UNKNOWN' });
    expect(await activate(newer)).toMatchObject({ userId });
  });

  it.each([
    ['short', 'PASSWORD_TOO_SHORT'],
    ['passwordpassword', 'PASSWORD_TOO_COMMON'],
    ['Weak@client.test-1', 'PASSWORD_IS_EMAIL'],
  ])('does not use the link up on %s', async (password, refusal) => {
    const token = await lastToken(fixture, await invited(fixture, 'weak@client.test'));
    expect(await activate(token, password)).toMatchObject({ refused: refusal });
    expect(await findAccountLink(fixture.db.manager, token, 'activate', fixture.clock.now())).toMatchObject({
      state: 'VALID',
    });
  });

  it('brings the request that led here, once the address is proved', async () => {
    const requestId = systemIds.next();
    const userId = await invited(fixture, 'asked@client.test', { requestId });
    expect(await typesOf(fixture, userId)).not.toContain('RequestTiedToUser');
    await activate(await lastToken(fixture, userId));
    expect((await typesOf(fixture, userId)).slice(-2)).toEqual(['UserActivated', 'RequestTiedToUser']);
  });
});

describe('an invitation that was taken back and given again', () => {
  it('still asks for the proof, with the link of the letter', async () => {
    const userId = await invited(fixture, 'back@client.test');
    await run(deactivateUser, userId);
    expect(await activate(await lastToken(fixture, userId))).toMatchObject({ refused: 'LINK_USED' });
    await run(reactivateUser, userId);
    expect(await fixture.db.query('select status from "user" where id = $1', [userId])).toEqual([
      { status: 'Invited' },
    ]);
    expect(await activate(await lastToken(fixture, userId))).toMatchObject({ userId });
  });
});

describe('a forgotten password', () => {
  it('is replaced with a link that works an hour, and ends all sessions', async () => {
    const userId = await enrolled(fixture, 'forgot@client.test');
    const before = await knock(fixture, 'forgot@client.test');
    await ask('Forgot@client.test');
    const token = await lastToken(fixture, userId, 'PasswordResetRequested');
    expect(await reset(token)).toMatchObject({ userId });
    expect(fixture.ended).toContain('session' in before ? before.session.sessionId : '');
    expect(await knock(fixture, 'forgot@client.test')).toEqual({ code: 'INVALID_CREDENTIALS' });
    expect(await knock(fixture, 'forgot@client.test', { password: nextPassword })).toHaveProperty('session');
    await ask('forgot@client.test');
    fixture.clock.moveBy({ hours: 1 });
    expect(await reset(await lastToken(fixture, userId, 'PasswordResetRequested'))).toMatchObject({
      refused: 'LINK_EXPIRED',
    });
  });

  it('answers the same for an address nobody has and for one that waits, which gets the link it waits for', async () => {
    const userId = await invited(fixture, 'waits@client.test');
    const first = await lastToken(fixture, userId);
    fixture.clock.moveBy({ days: 8 });
    expect([await ask('nobody@client.test'), await ask('waits@client.test')]).toEqual([undefined, undefined]);
    expect(await typesOf(fixture, userId)).toEqual(['UserInitiated', 'UserInvited', 'UserInvited']);
    expect(await activate(first)).toMatchObject({ refused: 'LINK_EXPIRED' });
    expect(await activate(await lastToken(fixture, userId))).toMatchObject({ userId });
  });

  it('leaves the link of an invitation that has just gone out as it is', async () => {
    const userId = await invited(fixture, 'just-invited@client.test');
    await ask('just-invited@client.test');
    expect(await typesOf(fixture, userId)).toEqual(['UserInitiated', 'UserInvited']);
    expect(await activate(await lastToken(fixture, userId))).toMatchObject({ userId });
  });

  it('writes three letters an hour to one address, however often it is asked, and the newest two work', async () => {
    const userId = await enrolled(fixture, 'flooded@client.test');
    const tokens: string[] = [];
    for (let time = 0; time < 40; time += 1) {
      expect(await ask('flooded@client.test')).toBeUndefined();
      fixture.clock.moveBy({ minutes: 1 });
      tokens.push(await lastToken(fixture, userId, 'PasswordResetRequested'));
    }
    const letters = [...new Set(tokens)];
    expect((await typesOf(fixture, userId)).filter((type) => type === 'PasswordResetRequested')).toHaveLength(
      3,
    );
    const states = await Promise.all(
      letters.map(
        async (token) =>
          (await findAccountLink(fixture.db.manager, token, 'set-password', fixture.clock.now()))?.state,
      ),
    );
    expect(states).toEqual(['EXPIRED', 'VALID', 'VALID']);
    expect(await reset(letters[1] ?? '')).toMatchObject({ userId });
    expect(await reset(letters[2] ?? '')).toMatchObject({ refused: 'LINK_EXPIRED' });
    fixture.clock.moveBy({ hours: 1 });
    await ask('flooded@client.test');
    expect(
      await reset(await lastToken(fixture, userId, 'PasswordResetRequested'), 'Third-Harbour-44'),
    ).toMatchObject({ userId });
  });

  it('takes an unknown address down as it does a known one, and keeps neither', async () => {
    await enrolled(fixture, 'there@client.test');
    await ask('there@client.test');
    await ask('not-there@client.test');
    const rows: { sealed: string | null; handled: boolean }[] = await fixture.db.query(
      'select sealed, handled_at is not null as handled from door_ask where email_key = any($1)',
      [['there@client.test', 'not-there@client.test'].map(keyOf)],
    );
    expect(rows).toEqual([
      { sealed: null, handled: true },
      { sealed: null, handled: true },
    ]);
  });

  it('sends the letter after a crash between the answer and the work', async () => {
    const userId = await enrolled(fixture, 'crashed@client.test');
    const never = (): Promise<void> => Promise.reject(new Error('the process ended'));
    await expect(
      (
        await askAtDoor(
          fixture.passwords,
          {
            id: systemIds.next(),
            kind: 'reset',
            emailKey: keyOf('crashed@client.test'),
            request: { email: 'crashed@client.test' },
          },
          never,
        )
      ).handled,
    ).rejects.toThrow('ended');
    await handleLeftBehind(fixture.passwords);
    await handleLeftBehind(fixture.passwords);
    expect((await typesOf(fixture, userId)).filter((type) => type === 'PasswordResetRequested')).toHaveLength(
      1,
    );
  });

  it('keeps the link of the letter when the same wish comes again', async () => {
    const userId = await enrolled(fixture, 'repeat@client.test');
    const commandId = systemIds.next();
    await ask('repeat@client.test', commandId);
    await ask('repeat@client.test', commandId);
    expect(await reset(await lastToken(fixture, userId, 'PasswordResetRequested'))).toMatchObject({ userId });
  });

  it('does not use the link of a deactivated account up', async () => {
    const userId = await enrolled(fixture, 'shut@client.test');
    await ask('shut@client.test');
    const token = await lastToken(fixture, userId, 'PasswordResetRequested');
    await run(deactivateUser, userId);
    expect(await reset(token)).toMatchObject({ refused: 'NOT_ACTIVE' });
    expect(
      await findAccountLink(fixture.db.manager, token, 'set-password', fixture.clock.now()),
    ).toMatchObject({
      state: 'VALID',
    });
    await run(reactivateUser, userId);
    expect(await reset(token)).toMatchObject({ userId });
  });
});

describe('another password', () => {
  const change = (userId: string, current: string, next: string) =>
    changeOwnPassword(fixture.passwords, { userId, current, next, commandId: systemIds.next() });

  it('needs the current one and a good next one', async () => {
    const userId = await enrolled(fixture, 'change@client.test');
    expect(await change(userId, 'wrong', nextPassword)).toMatchObject({ refused: 'WRONG_PASSWORD' });
    expect(await change(userId, goodPassword, 'short')).toMatchObject({ refused: 'PASSWORD_TOO_SHORT' });
    expect(await knock(fixture, 'change@client.test')).toHaveProperty('session');
    expect(await change(userId, goodPassword, nextPassword)).toMatchObject({ userId });
    expect(await knock(fixture, 'change@client.test')).toEqual({ code: 'INVALID_CREDENTIALS' });
    expect((await typesOf(fixture, userId)).at(-1)).toBe('PasswordChanged');
  });

  it('ends the links of letters that offered to set it', async () => {
    const userId = await enrolled(fixture, 'letter@client.test');
    await ask('letter@client.test');
    const token = await lastToken(fixture, userId, 'PasswordResetRequested');
    expect(await change(userId, goodPassword, nextPassword)).toMatchObject({ userId });
    expect(await reset(token, 'Third-Harbour-44')).toMatchObject({ refused: 'LINK_EXPIRED' });
  });

  it('lets nobody guess the current one: five wrong ones, also at once, then a quarter of an hour', async () => {
    const userId = await enrolled(fixture, 'borrowed@client.test');
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => change(userId, 'wrong', nextPassword)),
    );
    const refusals = answers.map((answer) => ('refused' in answer ? answer.refused : 'done'));
    expect([
      refusals.filter((code) => code === 'WRONG_PASSWORD').length,
      refusals.filter((code) => code === 'TOO_MANY_ATTEMPTS').length,
    ]).toEqual([5, 20]);
    expect(await change(userId, goodPassword, nextPassword)).toMatchObject({
      refused: 'TOO_MANY_ATTEMPTS',
      params: { minutes: 15 },
    });
    fixture.clock.moveBy({ minutes: 15 });
    expect(await change(userId, goodPassword, nextPassword)).toMatchObject({ userId });
  });
});
