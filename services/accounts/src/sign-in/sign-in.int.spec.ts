import { createHmac } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { askForReset, setPasswordByLink } from '../account/set-password.js';
import { deactivateUser } from '../user/manage-user.js';
import { signIn } from './sign-in.js';
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

let fixture: SignInFixture;
beforeAll(async () => {
  fixture = await openSignInFixture();
});
afterAll(() => fixture.close());

const refused = { code: 'INVALID_CREDENTIALS' };
const deactivate = (streamId: string) =>
  handleCommand(fixture.runtime, {
    command: deactivateUser,
    streamId,
    input: {},
    viewer: systemViewer,
    commandId: systemIds.next(),
  });
const fail = async (times: number, email: string, address: string): Promise<void> => {
  for (let n = 0; n < times; n += 1)
    expect(await knock(fixture, email, { password: 'wrong', address })).toEqual(refused);
};

describe('coming in', () => {
  it('opens a session for the right password, whatever the case of the address, and writes it down', async () => {
    const userId = await enrolled(fixture, 'open@client.test');
    expect(await knock(fixture, ' Open@Client.test ', { address: '198.51.100.1' })).toMatchObject({
      session: { area: 'customer', user: { id: userId, role: 'customer' } },
    });
    const log: unknown[] = await fixture.db.query(
      'select kind, address from user_auth_log where user_id = $1',
      [userId],
    );
    expect(log).toEqual([{ kind: 'signed-in', address: '198.51.100.1' }]);
  });

  it('proves to the chat who it is by the address, with the secret of the chat; to none where there is none', async () => {
    await enrolled(fixture, 'chats@client.test');
    const chatSecret = 'secret-of-the-chat';
    const access = { ...fixture.access, chatSecret };
    expect(
      await knock({ ...fixture, access }, 'chats@client.test', { address: '198.51.100.9' }),
    ).toMatchObject({
      session: {
        user: { missiveDigest: createHmac('sha256', chatSecret).update('chats@client.test').digest('hex') },
      },
    });
    expect(await knock(fixture, 'chats@client.test', { address: '198.51.100.9' })).toMatchObject({
      session: { user: { missiveDigest: null } },
    });
  });

  it('gives one answer to unknown, wrong, waiting and deactivated', async () => {
    await enrolled(fixture, 'known@client.test');
    await invited(fixture, 'waiting@client.test');
    await deactivate(await enrolled(fixture, 'closed@client.test'));
    const address = '198.51.100.2';
    const answers = [
      await knock(fixture, 'nobody@client.test', { address }),
      await knock(fixture, 'known@client.test', { address, password: 'wrong' }),
      await knock(fixture, 'waiting@client.test', { address }),
      await knock(fixture, 'closed@client.test', { address }),
    ];
    expect(answers).toEqual([refused, refused, refused, refused]);
  });

  it('works as hard to refuse as to let in: one comparison with a hash of the same cost', async () => {
    await enrolled(fixture, 'timed@client.test');
    await invited(fixture, 'hashless@client.test');
    await deactivate(await enrolled(fixture, 'gone@client.test'));
    const costOf = (hash: string): string => hash.split('$').slice(0, 4).join('$');
    const attempts = {
      right: ['timed@client.test'],
      wrong: ['timed@client.test', 'wrong'],
      nobody: ['nowhere@client.test'],
      waiting: ['hashless@client.test'],
      gone: ['gone@client.test'],
    } as const;
    const work: Record<string, string[]> = {};
    for (const [kind, [email, password]] of Object.entries(attempts)) {
      const done: string[] = [];
      const verifyHash = (hash: string, given: string): Promise<boolean> => (
        done.push(costOf(hash)),
        verify(hash, given)
      );
      const outcome = await signIn(
        { ...fixture.access, verifyHash },
        {
          email,
          password: password ?? goodPassword,
          area: 'customer',
          address: '198.51.100.3',
          userAgent: 'spec',
          browser: '',
        },
      );
      expect({ kind, open: 'session' in outcome }).toEqual({ kind, open: kind === 'right' });
      work[kind] = done;
    }
    const { right, ...refusals } = work;
    expect(right).toHaveLength(1);
    for (const [kind, done] of Object.entries(refusals))
      expect({ kind, done }).toEqual({ kind, done: right });
  });

  it('keeps customers out of the admin area, and lets lawyers in', async () => {
    await enrolled(fixture, 'client@client.test');
    await enrolled(fixture, 'lawyer@cotta.test', { role: 'lawyer' });
    expect(await knock(fixture, 'client@client.test', { area: 'admin', address: '198.51.100.4' })).toEqual(
      refused,
    );
    expect(
      await knock(fixture, 'lawyer@cotta.test', { area: 'admin', address: '198.51.100.4' }),
    ).toMatchObject({
      session: { area: 'admin' },
    });
  });

  it('stays open thirty days for a customer and a working day for people of the firm, whichever door they took', async () => {
    await enrolled(fixture, 'thirty@client.test');
    await enrolled(fixture, 'lawyer.portal@cotta.test', { role: 'lawyer' });
    const address = '198.51.100.6';
    const in_ = (hours: number) => ({
      session: { expires: new Date(fixture.clock.now().getTime() + hours * 3_600_000) },
    });
    expect(await knock(fixture, 'thirty@client.test', { address })).toMatchObject(in_(30 * 24));
    for (const area of ['customer', 'admin'] as const)
      expect(await knock(fixture, 'lawyer.portal@cotta.test', { area, address })).toMatchObject(in_(8));
  });

  it('cuts a browser name that is too long and writes no password down', async () => {
    const userId = await enrolled(fixture, 'long@client.test');
    expect(
      await knock(fixture, 'long@client.test', { userAgent: 'x'.repeat(2000), address: '198.51.100.5' }),
    ).toHaveProperty('session');
    expect(
      await fixture.db.query('select length(user_agent) as n from user_auth_log where user_id = $1', [
        userId,
      ]),
    ).toEqual([{ n: 500 }]);
    expect(await typesOf(fixture, userId)).toEqual(['UserInitiated', 'UserInvited', 'UserActivated']);
  });
});

describe('too many failures', () => {
  it('closes one account to one address after five, and to no other', async () => {
    await enrolled(fixture, 'five@client.test');
    await fail(1, 'other@client.test', '192.0.2.1');
    fixture.clock.moveBy({ minutes: 10 });
    await fail(5, 'five@client.test', '192.0.2.1');
    // The oldest failure that blocks is the account's, not the older one of another account.
    expect(await knock(fixture, 'five@client.test', { address: '192.0.2.1' })).toEqual({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfterMs: 15 * 60_000,
    });
    expect(await knock(fixture, 'five@client.test', { address: '192.0.2.2' })).toHaveProperty('session');
    fixture.clock.moveBy({ minutes: 15 });
    expect(await knock(fixture, 'five@client.test', { address: '192.0.2.1' })).toHaveProperty('session');
  });

  it('closes the whole door to one address after twenty', async () => {
    await enrolled(fixture, 'twenty@client.test');
    await fail(4, 'a@client.test', '192.0.2.9');
    fixture.clock.moveBy({ minutes: 5 });
    for (const name of ['b', 'c', 'd', 'e']) await fail(4, `${name}@client.test`, '192.0.2.9');
    expect(await knock(fixture, 'twenty@client.test', { address: '192.0.2.9' })).toEqual({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfterMs: 10 * 60_000,
    });
    expect(await knock(fixture, 'twenty@client.test', { address: '192.0.2.10' })).toHaveProperty('session');
  });
});

describe('the addresses of one IPv6 network', () => {
  it('count as one, as those of one line do', async () => {
    await enrolled(fixture, 'six@client.test');
    for (const at of [1, 2, 3, 4, 5]) await fail(1, 'six@client.test', `2001:db8:0:6::${at}`);
    expect(await knock(fixture, 'six@client.test', { address: '2001:db8:0:6:a:b:c:d' })).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
    expect(await knock(fixture, 'six@client.test', { address: '2001:db8:0:7::1' })).toHaveProperty('session');
  });

  it('are the owner’s own once he came in from one of them', async () => {
    await enrolled(fixture, 'six.owner@client.test');
    expect(await knock(fixture, 'six.owner@client.test', { address: '2001:db8:0:8::1' })).toHaveProperty(
      'session',
    );
    for (let at = 0; at < 10; at += 1) await fail(1, 'six.owner@client.test', `198.51.100.${100 + at}`);
    expect(await knock(fixture, 'six.owner@client.test', { address: '2001:db8:0:9::1' })).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
    expect(await knock(fixture, 'six.owner@client.test', { address: '2001:db8:0:8:ffff::2' })).toHaveProperty(
      'session',
    );
  });
});

describe('guessing from many addresses', () => {
  const from = (at: number): string => `203.0.113.${at}`;
  const guess = async (email: string, times: number, first = 1): Promise<unknown[]> => {
    const answers: unknown[] = [];
    for (let at = first; at < first + times; at += 1)
      answers.push(await knock(fixture, email, { password: 'wrong', address: from(at) }));
    return answers;
  };
  const slowed = (seconds: number) => ({ code: 'TOO_MANY_ATTEMPTS', retryAfterMs: seconds * 1000 });

  it('waits twice as long after each failure, up to a minute', async () => {
    await enrolled(fixture, 'guessed@client.test');
    expect(await guess('guessed@client.test', 10)).toEqual(Array(10).fill(refused));
    const waits: unknown[] = [];
    for (const [at, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      waits.push(...(await guess('guessed@client.test', 1, 20 + at)));
      fixture.clock.moveBy({ seconds });
      expect(await guess('guessed@client.test', 1, 40 + at)).toEqual([refused]);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map(slowed));
  });

  it('counts thirty at once like thirty one after the other', async () => {
    await enrolled(fixture, 'at-once@client.test');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        knock(fixture, 'at-once@client.test', { password: 'wrong', address: from(at + 1) }),
      ),
    );
    expect(
      answers.filter((answer) => 'code' in answer && answer.code === 'INVALID_CREDENTIALS'),
    ).toHaveLength(10);
  });

  it('does not keep the owner out where he has come in before, nor where he sets a new password', async () => {
    const userId = await enrolled(fixture, 'owner@client.test');
    expect(await knock(fixture, 'owner@client.test', { address: '192.0.2.77' })).toHaveProperty('session');
    await guess('owner@client.test', 10);
    expect(await knock(fixture, 'owner@client.test', { address: '192.0.2.78' })).toEqual(slowed(1));
    expect(await knock(fixture, 'owner@client.test', { address: '192.0.2.77' })).toHaveProperty('session');
    fixture.clock.moveBy({ seconds: 1 });
    await (
      await askForReset(fixture.passwords, 'owner@client.test', systemIds.next())
    ).handled;
    await setPasswordByLink(fixture.passwords, {
      token: await lastToken(fixture, userId, 'PasswordResetRequested'),
      password: 'Wider-Harbour-43',
      purpose: 'set-password',
    });
    await guess('owner@client.test', 9, 50);
    expect(
      await knock(fixture, 'owner@client.test', { address: '192.0.2.78', password: 'Wider-Harbour-43' }),
    ).toHaveProperty('session');
  });

  it('is as slow for an address without an account', async () => {
    await guess('nobody-at-all@client.test', 10);
    expect(await guess('nobody-at-all@client.test', 1, 30)).toEqual([slowed(1)]);
  });
});
