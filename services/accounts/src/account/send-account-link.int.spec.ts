import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Role } from '@cotta/kit/model/words/viewer.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { someone } from '../testing/facts.js';
import {
  enrolled,
  goodPassword,
  invited,
  lastToken,
  openSignInFixture,
  typesOf,
  type SignInFixture,
} from '../testing/sign-in-fixture.js';
import { findAccountLink } from '../user/account-link.js';
import { sendInvitation } from './invite.js';
import { staffLinkMutations } from './send-account-link.js';
import { setPasswordByLink } from './set-password.js';

let fixture: SignInFixture;
beforeAll(async () => {
  fixture = await openSignInFixture();
});
afterAll(() => fixture.close());

type Links = ReturnType<typeof staffLinkMutations>;

function send(name: keyof Links, id: string, { role = 'lawyer', key }: { role?: Role; key?: string } = {}) {
  const context = {
    viewer: someone(role),
    manager: fixture.db.manager,
    ...(key === undefined ? {} : { idempotencyKey: key }),
  };
  return staffLinkMutations(fixture.passwords)[name](undefined, { id }, context as unknown as RequestContext);
}

describe('a letter with a link that staff send', () => {
  it('is another invitation for who waits: the link before is worthless, and the history says who sent it', async () => {
    const id = await invited(fixture, 'again@client.test');
    const first = await lastToken(fixture, id);
    fixture.clock.moveBy({ minutes: 10 });
    expect(await send('sendInvitationAgain', id)).toMatchObject({ __typename: 'User', status: 'Invited' });
    const second = await lastToken(fixture, id);
    const stateOf = async (token: string) =>
      (await findAccountLink(fixture.db.manager, token, 'activate', fixture.clock.now()))?.state;
    expect([await stateOf(first), await stateOf(second)]).toEqual(['EXPIRED', 'VALID']);
    const [last] = await fixture.db.query(
      'select type, actor_id from tracking_event where stream_id = $1 order by version desc limit 1',
      [id],
    );
    expect(last).toEqual({ type: 'UserInvited', actor_id: someone('lawyer').userId });
  });

  it('is a link to set the password anew for who signed in before; the password stays until it is used', async () => {
    const id = await enrolled(fixture, 'forgot@client.test');
    expect(await send('sendPasswordLink', id)).toMatchObject({ __typename: 'User', status: 'Active' });
    expect((await typesOf(fixture, id)).at(-1)).toBe('PasswordResetRequested');
    const done = await setPasswordByLink(fixture.passwords, {
      token: await lastToken(fixture, id, 'PasswordResetRequested'),
      password: `${goodPassword}-2`,
      purpose: 'set-password',
    });
    expect(done).toMatchObject({ userId: id });
  });

  it('goes out once in ten minutes, whoever sent the last one', async () => {
    const id = await enrolled(fixture, 'often@client.test');
    expect(await send('sendPasswordLink', id)).toMatchObject({ __typename: 'User' });
    fixture.clock.moveBy({ minutes: 9, seconds: 59 });
    const late = { __typename: 'Refusal', code: 'LINK_SENT_LATELY' };
    expect(await send('sendPasswordLink', id, { role: 'admin' })).toMatchObject(late);
    expect((await typesOf(fixture, id)).filter((type) => type === 'PasswordResetRequested')).toHaveLength(1);
    fixture.clock.moveBy({ seconds: 1 });
    expect(await send('sendPasswordLink', id, { role: 'admin' })).toMatchObject({ __typename: 'User' });
    const waiting = await invited(fixture, 'fresh@client.test');
    expect(await send('sendInvitationAgain', waiting)).toMatchObject(late);
  });

  it('is one letter for one press, however often it arrives', async () => {
    const id = await enrolled(fixture, 'pressed@client.test');
    const pressed = await Promise.all([1, 2].map(() => send('sendPasswordLink', id, { key: 'one press' })));
    expect(pressed).toEqual([
      expect.objectContaining({ __typename: 'User' }),
      expect.objectContaining({ __typename: 'User' }),
    ]);
    expect((await typesOf(fixture, id)).filter((type) => type === 'PasswordResetRequested')).toHaveLength(1);
  });

  it('is refused where it would open nothing', async () => {
    const active = await enrolled(fixture, 'active@client.test');
    const waiting = await invited(fixture, 'waiting@client.test');
    fixture.clock.moveBy({ minutes: 10 });
    expect(await send('sendInvitationAgain', active)).toMatchObject({ code: 'ALREADY_ACTIVE' });
    expect(await send('sendPasswordLink', waiting)).toMatchObject({ code: 'NOT_ACTIVE' });
    for (const nobody of [nameBasedId('nobody'), 'no id'])
      expect(await send('sendPasswordLink', nobody)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is for staff to send, to people of the firm for an admin alone', async () => {
    const id = await invited(fixture, 'mine@client.test');
    const person = {
      email: 'l@cotta.test',
      role: 'lawyer',
      firstname: 'L',
      lastname: 'L',
      language: 'en',
    } as const;
    const colleague = await sendInvitation(fixture.passwords, { ...person, requestId: null, causeId: 'l' });
    const lawyer = 'streamId' in colleague ? colleague.streamId : '';
    fixture.clock.moveBy({ minutes: 10 });
    for (const role of ['customer', 'partner', 'visitor', 'system'] as const)
      await expect(send('sendInvitationAgain', id, { role })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(send('sendInvitationAgain', lawyer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await send('sendInvitationAgain', lawyer, { role: 'admin' })).toMatchObject({
      __typename: 'User',
    });
  });
});
