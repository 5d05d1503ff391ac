import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Role } from '@cotta/kit/model/words/viewer.js';
import { until } from '@cotta/kit/testing/until.js';
import {
  enrolled,
  goodPassword,
  invited,
  lastToken,
  openSignInFixture,
  typesOf,
  type SignInFixture,
} from './testing/sign-in-fixture.js';
import { someone } from './testing/facts.js';
import { resolvers } from './extensions.js';

type Ask = (root: undefined, args: object, context: Partial<RequestContext>) => Promise<unknown>;

let fixture: SignInFixture;
beforeAll(async () => {
  fixture = await openSignInFixture();
});
afterAll(() => fixture.close());

const asRole = (role: Role, id?: string): Partial<RequestContext> => ({
  viewer: someone(role, id),
  manager: fixture.db.manager,
});
const visitor = (): Partial<RequestContext> => ({
  manager: fixture.db.manager,
  viewer: { role: 'visitor', locale: 'en', scopes: [] },
});

/** The edge: resolvers as the executor calls them. */
const fieldsOf = (type: 'Query' | 'Mutation') =>
  resolvers(fixture.passwords)(fixture.runtime)[type] as Record<string, Ask>;
const ask = (name: string, args: object, context = visitor()) =>
  fieldsOf('Query')[name]?.(undefined, args, context);
const say = (name: string, input: object, context = visitor()) =>
  fieldsOf('Mutation')[name]?.(undefined, { input }, context);

const person = (email: string) => ({ email, firstname: 'Jana', lastname: 'Malá', language: 'sk' });

describe('what a visitor learns', () => {
  it('nothing from a sign-up: new, waiting, active and twice at once answer the same', async () => {
    await invited(fixture, 'waiting@client.test');
    const active = await enrolled(fixture, 'active@client.test');
    for (const email of ['new@client.test', 'waiting@client.test', 'active@client.test'])
      expect(await say('signUp', person(email))).toEqual({ ok: true });
    expect(
      await Promise.all([
        say('signUp', person('both@client.test')),
        say('signUp', person('both@client.test')),
      ]),
    ).toEqual([{ ok: true }, { ok: true }]);
    expect(await typesOf(fixture, active)).toEqual(['UserInitiated', 'UserInvited', 'UserActivated']);
    // The answer does not wait for the account.
    const handled = async (): Promise<boolean> =>
      (await fixture.db.query('select 1 from door_ask where handled_at is null')).length === 0;
    await until('what was asked at the door is handled', handled);
    expect(await fixture.db.query(`select role from "user" where email = 'both@client.test'`)).toEqual([
      { role: 'customer' },
    ]);
  });

  it('nothing from a forgotten password', async () => {
    await enrolled(fixture, 'forgot@client.test');
    for (const email of ['forgot@client.test', 'nobody@client.test'])
      expect(await say('askForPasswordReset', { email })).toEqual({ ok: true });
  });

  it('of a link: its state, and the address only while it works', async () => {
    const token = await lastToken(fixture, await invited(fixture, 'link@client.test'));
    expect(await ask('activationLink', { token })).toEqual({ state: 'VALID', email: 'link@client.test' });
    expect(await ask('passwordLink', { token })).toEqual({ state: 'UNKNOWN', email: null });
    expect(await say('activateUser', { token, password: goodPassword })).toEqual({
      email: 'link@client.test',
    });
    expect(await ask('activationLink', { token })).toEqual({ state: 'USED', email: null });
    // With the same password it is the second half of a double press: done.
    expect(await say('activateUser', { token, password: goodPassword })).toEqual({
      email: 'link@client.test',
    });
    expect(await say('activateUser', { token, password: 'Other-Harbour-42' })).toMatchObject({
      __typename: 'Refusal',
      code: 'LINK_USED',
    });
  });

  it('what is wrong with the input', async () => {
    expect(await say('signUp', { ...person('not an address'), language: 'xx' })).toMatchObject({
      __typename: 'Refusal',
      code: 'INPUT_INVALID',
    });
  });
});

describe('who may', () => {
  it('invite: an admin, and nobody else', async () => {
    const input = { ...person('lawyer@cotta.test'), role: 'lawyer' };
    for (const role of ['customer', 'lawyer', 'partner'] as const)
      await expect(say('inviteUser', input, asRole(role))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(say('inviteUser', input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await say('inviteUser', input, asRole('admin'))).toMatchObject({
      __typename: 'User',
      email: 'lawyer@cotta.test',
      role: 'lawyer',
      status: 'Invited',
    });
    await enrolled(fixture, 'taken@client.test');
    expect(
      await say('inviteUser', { ...person('taken@client.test'), role: 'admin' }, asRole('admin')),
    ).toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  it('change a password: whoever is signed in, their own', async () => {
    const userId = await enrolled(fixture, 'own@client.test');
    await expect(
      say('changePassword', { current: goodPassword, password: 'Other-Harbour-42' }),
    ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const stranger = asRole('customer', nameBasedId('stranger'));
    expect(
      await say('changePassword', { current: goodPassword, password: 'Other-Harbour-42' }, stranger),
    ).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(
      await say(
        'changePassword',
        { current: goodPassword, password: 'Other-Harbour-42' },
        asRole('customer', userId),
      ),
    ).toEqual({ ok: true });
  });
});
