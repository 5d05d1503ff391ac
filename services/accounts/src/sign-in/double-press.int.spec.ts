import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
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
import { askToChangeEmail, confirmNewEmail, refuseNewEmail } from '../account/change-email.js';
import { askForReset, setPasswordByLink } from '../account/set-password.js';

let fixture: SignInFixture;
beforeAll(async () => {
  fixture = await openSignInFixture();
});
afterAll(() => fixture.close());

const nextPassword = 'Other-Harbour-42';
const activate = (token: string) =>
  setPasswordByLink(fixture.passwords, { token, password: goodPassword, purpose: 'activate' });
const reset = (token: string) =>
  setPasswordByLink(fixture.passwords, { token, password: nextPassword, purpose: 'set-password' });
const ask = (email: string) =>
  askForReset(fixture.passwords, email, systemIds.next()).then(({ handled }) => handled);
async function tokenIn(userId: string, key: 'sealedLink' | 'sealedRefuse'): Promise<string> {
  const rows: { link: string }[] = await fixture.db.query(
    `select data->>$2 as link from tracking_event where stream_id = $1 and type = 'EmailChangeAsked' order by version desc limit 1`,
    [userId, key],
  );
  return (
    Buffer.from(decrypt(Buffer.from(rows[0]?.link ?? '', 'base64url'), encryptionKey, LINK_PURPOSE))
      .toString()
      .split('/')
      .at(-1) ?? ''
  );
}

describe('a first password', () => {
  it('is set once by a double press, and both halves hear so', async () => {
    const userId = await invited(fixture, 'twice@client.test');
    const token = await lastToken(fixture, userId);
    const answers = await Promise.all([activate(token), activate(token)]);
    expect(answers).toEqual([expect.objectContaining({ userId }), expect.objectContaining({ userId })]);
    expect((await typesOf(fixture, userId)).filter((type) => type === 'UserActivated')).toHaveLength(1);
    const first = await knock(fixture, 'twice@client.test');
    expect(await activate(token)).toMatchObject({ userId });
    expect(fixture.ended).not.toContain('session' in first ? first.session.sessionId : '');
  });
});

describe('a forgotten password', () => {
  it('is one letter for a double press, and for all asked within a minute', async () => {
    const userId = await enrolled(fixture, 'hasty@client.test');
    await Promise.all([ask('hasty@client.test'), ask('hasty@client.test')]);
    const letters = async () =>
      (await typesOf(fixture, userId)).filter((type) => type === 'PasswordResetRequested').length;
    expect(await letters()).toBe(1);
    fixture.clock.moveBy({ minutes: 1 });
    await ask('hasty@client.test');
    expect(await letters()).toBe(2);
    expect(await reset(await lastToken(fixture, userId, 'PasswordResetRequested'))).toMatchObject({ userId });
  });
});

describe('another e-mail address', () => {
  it('answers the second half of a double press by what is true: done, and no more so once it was stopped', async () => {
    const userId = await enrolled(fixture, 'hurried@client.test');
    await askToChangeEmail(fixture.passwords, {
      userId,
      email: 'hurried.new@client.test',
      password: goodPassword,
      commandId: systemIds.next(),
    });
    const [yes, no] = [await tokenIn(userId, 'sealedLink'), await tokenIn(userId, 'sealedRefuse')];
    expect(
      await Promise.all([confirmNewEmail(fixture.passwords, yes), confirmNewEmail(fixture.passwords, yes)]),
    ).toEqual([{ userId }, { userId }]);
    expect(
      await Promise.all([refuseNewEmail(fixture.passwords, no), refuseNewEmail(fixture.passwords, no)]),
    ).toEqual([expect.objectContaining({ userId }), expect.objectContaining({ userId })]);
    expect(await confirmNewEmail(fixture.passwords, yes)).toMatchObject({ refused: 'LINK_USED' });
    fixture.clock.moveBy({ minutes: 1 });
    expect(await refuseNewEmail(fixture.passwords, no)).toMatchObject({ refused: 'LINK_USED' });
  });
});
