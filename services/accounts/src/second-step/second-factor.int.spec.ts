import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { finishSignIn } from '../sign-in/second-step-sign-in.js';
import { beginStepUp, stepUp } from '../sign-in/step-up.js';
import { refreshSession } from '../sign-in/refresh.js';
import { resetSecondFactors } from '../user/second-factor.js';
import {
  enrolled,
  goodPassword,
  knock,
  openSignInFixture,
  typesOf,
  type SignInFixture,
} from '../testing/sign-in-fixture.js';
import { softPasskey } from '../testing/soft-passkey.js';
import {
  beginCodeApp,
  beginPasskey,
  confirmCodeApp,
  confirmPasskey,
  removeFactor,
  renewRecoveryCodes,
} from '../sign-in/security.js';
import { codeAt, stepOf } from './totp.js';

let fixture: SignInFixture;
beforeAll(async () => {
  fixture = await openSignInFixture();
});
afterAll(() => fixture.close());

const from = { address: '198.51.100.9', userAgent: 'spec', browser: '' };
const codeNow = (key: Uint8Array, later = 0): string => codeAt(key, stepOf(fixture.clock.now()) + later);
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bytesOf = (base32: string): Buffer =>
  Buffer.from(
    [...base32]
      .map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'))
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  );

async function signedIn(email: string): Promise<string> {
  const outcome = await knock(fixture, email);
  if (!('session' in outcome)) throw new Error(outcome.code);
  return outcome.session.session;
}

/** An account with a code app. */
async function withCodeApp(email: string, role: 'customer' | 'lawyer' = 'customer') {
  const userId = await enrolled(fixture, email, { role });
  const session = await signedIn(email);
  const begun = await beginCodeApp(fixture.access, session);
  if (isRefusal(begun)) throw new Error(begun.refused);
  const key = bytesOf(begun.key);
  const added = await confirmCodeApp(fixture.access, session, codeNow(key, -1));
  if (isRefusal(added)) throw new Error(added.refused);
  return { userId, email, session, key, factorId: added.factorId, recoveryCodes: added.recoveryCodes };
}

async function attemptOf(email: string): Promise<string> {
  const outcome = await knock(fixture, email);
  if (!('attempt' in outcome)) throw new Error('no second step was asked for');
  return outcome.attempt;
}

describe('a code app', () => {
  it('works once a code of it was shown, not before, and is told', async () => {
    const userId = await enrolled(fixture, 'app@client.test');
    const session = await signedIn('app@client.test');
    const begun = await beginCodeApp(fixture.access, session);
    expect(begun).toMatchObject({
      uri: expect.stringContaining('otpauth://totp/Cotta:app%40client.test?secret='),
    });
    expect(await confirmCodeApp(fixture.access, session, '000000')).toMatchObject({ refused: 'CODE_WRONG' });
    expect(await knock(fixture, 'app@client.test')).toHaveProperty('session');
    const key = bytesOf((begun as { key: string }).key);
    const added = await confirmCodeApp(fixture.access, session, codeNow(key));
    expect(added).toMatchObject({ recoveryCodes: { length: 10 } });
    expect((await typesOf(fixture, userId)).at(-1)).toBe('SecondFactorAdded');
  });

  it('keeps its key sealed and its recovery codes hashed', async () => {
    const { userId, key, recoveryCodes } = await withCodeApp('sealed@client.test');
    const rows = JSON.stringify(
      await fixture.db.query(`select encode(secret, 'hex') as secret from second_factor where user_id = $1`, [
        userId,
      ]),
    );
    expect(rows).not.toContain(key.toString('hex'));
    const codes = JSON.stringify(
      await fixture.db.query('select * from recovery_code where user_id = $1', [userId]),
    );
    for (const code of recoveryCodes)
      expect([codes.includes(code), codes.includes(code.replaceAll('-', ''))]).toEqual([false, false]);
  });

  it('gives no session for the password alone', async () => {
    const { email, key } = await withCodeApp('two@client.test');
    const asked = await knock(fixture, email);
    expect(asked).toMatchObject({ code: 'SECOND_STEP_NEEDED', kinds: ['code', 'recovery'], passkey: null });
    expect(asked).not.toHaveProperty('session');
    const attempt = (asked as { attempt: string }).attempt;
    expect(
      await finishSignIn(fixture.access, { ...from, attempt, step: { kind: 'code', code: '123' } }),
    ).toEqual({ code: 'SECOND_STEP_WRONG' });
    expect(
      await finishSignIn(fixture.access, { ...from, attempt, step: { kind: 'code', code: codeNow(key) } }),
    ).toMatchObject({ session: { user: { email } } });
    expect(
      await finishSignIn(fixture.access, { ...from, attempt, step: { kind: 'code', code: codeNow(key, 1) } }),
    ).toEqual({ code: 'ATTEMPT_OVER' });
  });

  it('takes a code once, also when two sign-ins come at the same moment', async () => {
    const { email, key } = await withCodeApp('once@client.test');
    const attempts = [await attemptOf(email), await attemptOf(email), await attemptOf(email)];
    const outcomes = await Promise.all(
      attempts.map((attempt) =>
        finishSignIn(fixture.access, { ...from, attempt, step: { kind: 'code', code: codeNow(key) } }),
      ),
    );
    expect(outcomes.filter((outcome) => 'session' in outcome)).toHaveLength(1);
    expect(
      outcomes.filter((outcome) => 'code' in outcome && outcome.code === 'SECOND_STEP_WRONG'),
    ).toHaveLength(2);
  });

  it('ends a try after five wrong codes, and makes the account wait after ten', async () => {
    const { email, key } = await withCodeApp('guess@client.test');
    const guess = async (attempt: string) =>
      finishSignIn(fixture.access, { ...from, attempt, step: { kind: 'code', code: '000000' } });
    const first = await attemptOf(email);
    const answers: unknown[] = [];
    for (let n = 0; n < 6; n += 1) answers.push(await guess(first));
    expect(answers.map((answer) => (answer as { code: string }).code)).toEqual([
      ...Array.from({ length: 4 }, () => 'SECOND_STEP_WRONG'),
      'ATTEMPT_OVER',
      'ATTEMPT_OVER',
    ]);
    const second = await attemptOf(email);
    for (let n = 0; n < 5; n += 1) await guess(second);
    const third = await attemptOf(email);
    expect(
      await finishSignIn(fixture.access, {
        ...from,
        attempt: third,
        step: { kind: 'code', code: codeNow(key) },
      }),
    ).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    fixture.clock.moveBy({ minutes: 16 });
    expect(
      await finishSignIn(fixture.access, {
        ...from,
        attempt: await attemptOf(email),
        step: { kind: 'code', code: codeNow(key) },
      }),
    ).toHaveProperty('session');
  });

  it('is too late ten minutes after the password', async () => {
    const { email, key } = await withCodeApp('late@client.test');
    const attempt = await attemptOf(email);
    fixture.clock.moveBy({ minutes: 11 });
    expect(
      await finishSignIn(fixture.access, { ...from, attempt, step: { kind: 'code', code: codeNow(key) } }),
    ).toEqual({ code: 'ATTEMPT_OVER' });
  });

  it('of somebody else opens nothing', async () => {
    const mine = await withCodeApp('mine@client.test');
    const theirs = await withCodeApp('theirs@client.test');
    const attempt = await attemptOf(theirs.email);
    expect(
      await finishSignIn(fixture.access, {
        ...from,
        attempt,
        step: { kind: 'code', code: codeNow(mine.key) },
      }),
    ).toEqual({ code: 'SECOND_STEP_WRONG' });
    expect(
      await finishSignIn(fixture.access, {
        ...from,
        attempt,
        step: { kind: 'recovery', code: mine.recoveryCodes[0] ?? '' },
      }),
    ).toEqual({ code: 'SECOND_STEP_WRONG' });
    expect(await removeFactor(fixture.access, mine.session, theirs.factorId)).toMatchObject({
      refused: 'FACTOR_UNKNOWN',
    });
  });
});

describe('a recovery code', () => {
  it('stands in once, however it is typed, and says so', async () => {
    const {
      email,
      userId,
      recoveryCodes: [code = ''],
    } = await withCodeApp('lost@client.test');
    const typed = code.toUpperCase().replaceAll('-', ' ');
    expect(
      await finishSignIn(fixture.access, {
        ...from,
        attempt: await attemptOf(email),
        step: { kind: 'recovery', code: typed },
      }),
    ).toHaveProperty('session');
    expect((await typesOf(fixture, userId)).at(-1)).toBe('RecoveryCodeUsed');
    expect(
      await finishSignIn(fixture.access, {
        ...from,
        attempt: await attemptOf(email),
        step: { kind: 'recovery', code },
      }),
    ).toEqual({ code: 'SECOND_STEP_WRONG' });
  });

  it('is worthless after new ones were made', async () => {
    const {
      email,
      session,
      recoveryCodes: [old = ''],
    } = await withCodeApp('renew@client.test');
    const renewed = await renewRecoveryCodes(fixture.access, session);
    expect(renewed).toMatchObject({ recoveryCodes: { length: 10 } });
    expect(
      await finishSignIn(fixture.access, {
        ...from,
        attempt: await attemptOf(email),
        step: { kind: 'recovery', code: old },
      }),
    ).toEqual({ code: 'SECOND_STEP_WRONG' });
  });
});

describe('a passkey', () => {
  it('is added and signs in; an answer to another challenge, from another site or of another key does not', async () => {
    const email = 'key@client.test';
    await enrolled(fixture, email);
    const session = await signedIn(email);
    const key = softPasskey('https://cotta.test');
    const begun = (await beginPasskey(fixture.access, session)) as {
      attempt: string;
      passkey: { challenge: string };
    };
    const foreign = softPasskey('https://evil.example').register(begun.passkey.challenge);
    expect(
      await confirmPasskey(fixture.access, session, { attempt: begun.attempt, response: foreign, name: '' }),
    ).toMatchObject({ refused: 'PASSKEY_WRONG' });
    expect(
      await confirmPasskey(fixture.access, session, {
        attempt: begun.attempt,
        response: key.register(begun.passkey.challenge),
        name: 'Laptop',
      }),
    ).toMatchObject({ recoveryCodes: { length: 10 } });

    const asked = (await knock(fixture, email)) as {
      attempt: string;
      readonly kinds: unknown;
      passkey: { challenge: string };
    };
    expect(asked.kinds).toEqual(['passkey', 'recovery']);
    const show = (response: object, attempt = asked.attempt) =>
      finishSignIn(fixture.access, { ...from, attempt, step: { kind: 'passkey', response } });
    expect(await show(key.show(Buffer.from('another challenge').toString('base64url')))).toEqual({
      code: 'SECOND_STEP_WRONG',
    });
    expect(await show(softPasskey('https://cotta.test').show(asked.passkey.challenge))).toEqual({
      code: 'SECOND_STEP_WRONG',
    });
    const good = key.show(asked.passkey.challenge);
    expect(await show(good)).toMatchObject({ session: { user: { email } } });
    const next = (await knock(fixture, email)) as { attempt: string };
    expect(await show(good, next.attempt)).toEqual({ code: 'SECOND_STEP_WRONG' });
  });
});

describe('a fresh sign-in', () => {
  it('is ten minutes old at most for every change, and comes back with the password or the second step', async () => {
    const { session, key, factorId } = await withCodeApp('fresh@client.test');
    fixture.clock.moveBy({ minutes: 11 });
    for (const change of [
      beginCodeApp(fixture.access, session),
      beginPasskey(fixture.access, session),
      renewRecoveryCodes(fixture.access, session),
      removeFactor(fixture.access, session, factorId),
    ]) {
      expect(await change).toMatchObject({ refused: 'STEP_UP_NEEDED' });
    }
    const begin = async (): Promise<string> =>
      ((await beginStepUp(fixture.access, session)) as { attempt: string }).attempt;
    expect(
      await stepUp(fixture.access, {
        ...from,
        session,
        attempt: await begin(),
        proof: { kind: 'password', password: 'not this one' },
      }),
    ).toEqual({ code: 'WRONG_PASSWORD' });
    expect(
      await stepUp(fixture.access, {
        ...from,
        session,
        attempt: await begin(),
        proof: { kind: 'password', password: goodPassword },
      }),
    ).toEqual({ authTime: Math.floor(fixture.clock.now().getTime() / 1000) });
    expect(await renewRecoveryCodes(fixture.access, session)).toHaveProperty('recoveryCodes');
    fixture.clock.moveBy({ minutes: 11 });
    expect(
      await stepUp(fixture.access, {
        ...from,
        session,
        attempt: await begin(),
        proof: { kind: 'code', code: codeNow(key) },
      }),
    ).toHaveProperty('authTime');
    expect(await removeFactor(fixture.access, session, factorId)).toEqual({ removed: factorId });
    expect(await knock(fixture, 'fresh@client.test')).toHaveProperty('session');
  });

  it('of one session is no help to another, and ends with it', async () => {
    const { email, session, key } = await withCodeApp('other@client.test');
    const other = (await finishSignIn(fixture.access, {
      ...from,
      attempt: await attemptOf(email),
      step: { kind: 'code', code: codeNow(key) },
    })) as { session: { session: string } };
    fixture.clock.moveBy({ minutes: 11 });
    const { attempt } = (await beginStepUp(fixture.access, session)) as { attempt: string };
    expect(
      await stepUp(fixture.access, {
        ...from,
        session: other.session.session,
        attempt,
        proof: { kind: 'password', password: goodPassword },
      }),
    ).toEqual({ code: 'ATTEMPT_OVER' });
    expect(await beginStepUp(fixture.access, 'x'.repeat(43))).toEqual({ code: 'NO_SESSION' });
  });

  it('travels with the session', async () => {
    const email = 'travels@client.test';
    await enrolled(fixture, email);
    const opened = (await knock(fixture, email)) as {
      session: { session: string; refresh: string; provedAt: Date };
    };
    const provedAt = fixture.clock.now();
    expect(opened.session.provedAt).toEqual(provedAt);
    fixture.clock.moveBy({ minutes: 5 });
    expect(
      await refreshSession(fixture.access, fixture.runtime, { ...opened.session, ...from }),
    ).toMatchObject({
      session: { provedAt },
    });
  });
});

describe('people of the firm', () => {
  it('keep their last second step while the firm wants one', async () => {
    const { session, factorId } = await withCodeApp('lawyer@firm.test', 'lawyer');
    expect(await removeFactor(fixture.access, session, factorId)).toMatchObject({
      refused: 'SECOND_FACTOR_REQUIRED',
    });
  });

  it('have it taken away by an admin alone, never their own, with a reason and after a fresh sign-in', async () => {
    const { userId } = await withCodeApp('stuck@firm.test', 'lawyer');
    const seconds = Math.floor(fixture.clock.now().getTime() / 1000);
    const reset = (viewer: { role: 'admin' | 'lawyer' | 'customer'; userId: string; authTime?: number }) =>
      handleCommand(fixture.runtime, {
        command: resetSecondFactors,
        streamId: userId,
        input: { reason: 'Seen in person with a passport.' },
        viewer: { locale: 'en', scopes: [], ...viewer },
        commandId: systemIds.next(),
      });
    await expect(
      reset({ role: 'lawyer', userId: nameBasedId('lawyer'), authTime: seconds }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(reset({ role: 'customer', userId, authTime: seconds })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await reset({ role: 'admin', userId: nameBasedId('admin') })).toMatchObject({
      refusal: { refused: 'STEP_UP_NEEDED' },
    });
    expect(
      await reset({ role: 'admin', userId: nameBasedId('admin'), authTime: seconds - 601 }),
    ).toMatchObject({ refusal: { refused: 'STEP_UP_NEEDED' } });
    expect(await reset({ role: 'admin', userId, authTime: seconds })).toMatchObject({
      refusal: { refused: 'OWN_SECOND_FACTOR' },
    });
    expect(await reset({ role: 'admin', userId: nameBasedId('admin'), authTime: seconds })).toHaveProperty(
      'eventIds',
    );
    expect((await typesOf(fixture, userId)).at(-1)).toBe('SecondFactorsReset');
  });
});
