import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { deactivateUser } from '../user/manage-user.js';
import {
  enrolled,
  knock,
  openSignInFixture,
  typesOf,
  type SignInFixture,
} from '../testing/sign-in-fixture.js';
import { refreshSession, type RefreshOutcome } from './refresh.js';
import { revokeSessions, type OpenedSession } from './session.js';
import { signOut } from './sign-out.js';

let fixture: SignInFixture;
beforeAll(async () => {
  fixture = await openSignInFixture();
});
afterAll(() => fixture.close());

async function signedIn(email: string): Promise<OpenedSession> {
  const outcome = await knock(fixture, email);
  if (!('session' in outcome)) throw new Fault(outcome.code);
  return outcome.session;
}

const refresh = (session: string, token: string): Promise<RefreshOutcome> =>
  refreshSession(fixture.access, fixture.runtime, {
    session,
    refresh: token,
    address: '203.0.113.7',
    userAgent: 'spec',
  });

async function logOf(userId: string): Promise<string[]> {
  const rows: { kind: string }[] = await fixture.db.query(
    'select kind from user_auth_log where user_id = $1 order by kind',
    [userId],
  );
  return rows.map(({ kind }) => kind);
}

function tokenOf(outcome: RefreshOutcome): string {
  if (!('session' in outcome)) throw new Fault(outcome.code);
  return outcome.session.refresh;
}

describe('the next step of a session', () => {
  it('is the same for tabs that ask at once, and goes on from there', async () => {
    await enrolled(fixture, 'tabs@client.test');
    const { session, refresh: first } = await signedIn('tabs@client.test');
    const [left, right] = await Promise.all([refresh(session, first), refresh(session, first)]);
    expect(tokenOf(left)).toBe(tokenOf(right));
    expect(tokenOf(left)).not.toBe(first);
    fixture.clock.moveBy({ seconds: 30 });
    expect(tokenOf(await refresh(session, first))).toBe(tokenOf(left));
    expect(tokenOf(await refresh(session, tokenOf(left)))).not.toBe(tokenOf(left));
  });

  it('goes on while the key of sessions is replaced, whichever one a program has', async () => {
    await enrolled(fixture, 'rotated@client.test');
    const { session, refresh: first } = await signedIn('rotated@client.test');
    const next = Buffer.alloc(32, 10).toString('base64url');
    const { sessionKey: former } = fixture.access;
    const asked = { address: '203.0.113.7', userAgent: 'spec', session };
    const through = (sessionKey: string, refresh: string): Promise<RefreshOutcome> =>
      refreshSession({ ...fixture.access, sessionKey }, fixture.runtime, { ...asked, refresh });
    const second = tokenOf(await through(`${former},${next}`, first));
    // A tab that asks at once, at a program that makes everything with the new key already.
    expect(tokenOf(await through(`${next},${former}`, first))).toBe(second);
    const third = tokenOf(await through(`${next},${former}`, second));
    expect(tokenOf(await through(`${former},${next}`, second))).toBe(third);
    expect(tokenOf(await through(next, third))).not.toBe(third);
  });

  it('ends the family when an old token comes back later, writes it down and tells the owner once', async () => {
    const userId = await enrolled(fixture, 'stolen@client.test');
    const { session, sessionId, refresh: first } = await signedIn('stolen@client.test');
    const elsewhere = await signedIn('stolen@client.test');
    const second = tokenOf(await refresh(session, first));
    fixture.clock.moveBy({ seconds: 31 });
    expect(await refresh(session, first)).toEqual({ code: 'ErrorRefreshingToken', revoked: [sessionId] });
    expect(await refresh(session, second)).toEqual({ code: 'ErrorRefreshingToken', revoked: [] });
    expect(await refresh(elsewhere.session, elsewhere.refresh)).toHaveProperty('session');
    expect(await logOf(userId)).toEqual(['signed-in', 'signed-in', 'token-reuse']);
    expect((await typesOf(fixture, userId)).filter((type) => type === 'TokenReuseDetected')).toHaveLength(1);
  });

  it('tells a deactivated user the same before and after the sessions were ended', async () => {
    const userId = await enrolled(fixture, 'closed@client.test');
    const before = await signedIn('closed@client.test');
    const after = await signedIn('closed@client.test');
    await handleCommand(fixture.runtime, {
      command: deactivateUser,
      streamId: userId,
      input: {},
      viewer: systemViewer,
      commandId: systemIds.next(),
    });
    expect(await refresh(before.session, before.refresh)).toMatchObject({ code: 'ErrorRefreshingToken' });
    await revokeSessions(fixture.db.manager, { userId, now: fixture.clock.now(), ids: systemIds });
    expect(await refresh(after.session, after.refresh)).toEqual({
      code: 'ErrorRefreshingToken',
      revoked: [],
    });
    expect(await logOf(userId)).toEqual(['sessions-revoked', 'signed-in', 'signed-in']);
  });

  it('says that a session was ended, and knows nothing of unknown and expired ones', async () => {
    const userId = await enrolled(fixture, 'ends@client.test');
    const { session, sessionId, refresh: token } = await signedIn('ends@client.test');
    const expiring = await signedIn('ends@client.test');
    expect(await signOut(fixture.access, session)).toEqual([sessionId]);
    expect(await signOut(fixture.access, session)).toEqual([]);
    expect(await logOf(userId)).toEqual(['signed-in', 'signed-in', 'signed-out']);
    expect(await refresh(session, token)).toEqual({ code: 'ErrorRefreshingToken', revoked: [] });
    expect(await refresh('a-session-nobody-has', token)).toEqual({ code: 'NO_SESSION', revoked: [] });
    fixture.clock.moveBy({ days: 30 });
    expect(await refresh(expiring.session, expiring.refresh)).toEqual({ code: 'NO_SESSION', revoked: [] });
  });

  it('takes no token of another session', async () => {
    await enrolled(fixture, 'two@client.test');
    const [one, other] = [await signedIn('two@client.test'), await signedIn('two@client.test')];
    expect(await refresh(one.session, other.refresh)).toEqual({ code: 'ErrorRefreshingToken', revoked: [] });
    expect(await refresh(one.session, one.refresh)).toHaveProperty('session');
  });

  it('stores no token in clear', async () => {
    await enrolled(fixture, 'clear@client.test');
    const { session, refresh: token } = await signedIn('clear@client.test');
    const hashes: { token_hash: string }[] = await fixture.db.query(
      'select token_hash from session union select token_hash from refresh_token',
    );
    expect(hashes.filter(({ token_hash }) => [session, token].includes(token_hash))).toEqual([]);
  });
});
