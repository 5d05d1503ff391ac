import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { tablesWith } from '@cotta/kit/testing/tables-with.js';
import { until } from '@cotta/kit/testing/until.js';
import { openAccountsFixture, type AccountsFixture } from '../testing/accounts-fixture.js';

const viewer = (role: Role, userId: string): Viewer => ({ role, userId, locale: 'en', scopes: [] });
const admin = viewer('admin', nameBasedId('admin'));
let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await openAccountsFixture('2026-03-02T10:00:00Z');
});
afterAll(() => fixture.close());

const refusal = '... on Refusal { code }';

async function accountOf(email: string): Promise<string> {
  const { data } = await fixture.ask(
    admin,
    `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { ... on User { id } ${refusal} } }`,
    { input: { email, role: 'CUSTOMER', firstname: 'Zdislava', lastname: 'Kvapilová', language: 'sk' } },
  );
  return data.inviteUser.id;
}

/** A life with every kind of personal data, some of it in facts about rows that are gone. */
async function lived(id: string): Promise<void> {
  const own = viewer('customer', id);
  await fixture.ask(
    own,
    `mutation ($id: ID!) {
    updateUserProfile(id: $id, input: { phoneNumber: "+421 905 777 333" }) { ${refusal} }
    createAddress(input: { street: "Kvapilova 7", city: "Modra", postcode: "900 01", country: "SK" }) { ... on Address { id } ${refusal} }
  }`,
    { id },
  );
  const { data } = await fixture.ask(
    own,
    `mutation { gone: createAddress(input: { street: "Kvapilova 8", city: "Modra", postcode: "900 01", country: "SK" }) { ... on Address { id } ${refusal} } }`,
  );
  await fixture.ask(own, `mutation ($id: ID!) { deleteAddress(id: $id) { ${refusal} } }`, {
    id: data.gone.id,
  });
  await fixture.ask(
    own,
    `mutation { createParty(input: { type: PHYSICAL, roles: [OWNER_ENTITY], vatPayer: false, firstName: "Zdislava", lastName: "Kvapilová", birthdate: "1981-04-05", personalIdNumber: "815405/7777", email: "zdislava@kvapilova.test" }) { ... on Party { id } ${refusal} } }`,
  );
}

/** Where any of the person's own words still stand. */
const traces = () => tablesWith(fixture.db, 'kvapil|zdislava|905777333|905 777 333|815405|1981-04-05');

const approve = async (id: string, reason?: string) =>
  (
    await fixture.ask(
      admin,
      `mutation ($id: ID!, $reason: String) { approveErasure(id: $id, input: { reason: $reason }) { ... on User { status } ${refusal} } }`,
      { id, reason: reason ?? null },
    )
  ).data.approveErasure;

describe('erasing a person', () => {
  it('waits for the account to be closed for 30 days, or for a reason', async () => {
    const id = await accountOf('eva@client.test');
    expect(await approve(id)).toEqual({ code: 'NOT_DELETABLE' });
    await fixture.ask(admin, `mutation ($id: ID!) { deactivateUser(id: $id) { ${refusal} } }`, { id });
    fixture.clock.moveBy({ days: 29 });
    expect(await approve(id)).toEqual({ code: 'WAIT_OR_REASON' });
    fixture.clock.moveBy({ days: 1 });
    expect(await approve(id)).toEqual({ status: 'DELETED' });
    expect(
      (
        await fixture.ask(
          viewer('customer', id),
          `mutation ($id: ID!) { updateUserProfile(id: $id, input: { firstname: "Eva" }) { ${refusal} } }`,
          { id },
        )
      ).data.updateUserProfile,
    ).toEqual({ code: 'ERASED' });
  });

  it('leaves no trace in rows, facts, changes and the audit log, and a rebuild gives the same rows', async () => {
    const id = await accountOf('zdislava@kvapilova.test');
    await lived(id);
    await until(
      'the audit log has followed',
      async () =>
        (await fixture.ask(admin, `{ auditLogCount(filter: { userId: { eq: "${id}" } }) }`)).data
          .auditLogCount >= 7,
    );
    expect(await traces()).toEqual(
      expect.arrayContaining([
        'user',
        'user_profile',
        'address',
        'entity',
        'tracking_event',
        'row_change',
        'audit_log',
      ]),
    );

    await fixture.ask(
      viewer('customer', id),
      `mutation ($id: ID!) { requestErasure(id: $id, input: { word: "ERASE" }) { ... on User { erasureRequestedAt } ${refusal} } }`,
      { id },
    );
    expect(await approve(id, 'She asked for it in writing.')).toEqual({ status: 'DELETED' });

    const progress = await until('accounts has forgotten', async () => {
      const { data } = await fixture.ask(
        admin,
        'query ($id: ID!) { user(id: $id) { email displayName erasure { service rows events } } }',
        { id },
      );
      return data.user.erasure.length > 0 && data.user;
    });
    expect(progress).toMatchObject({
      email: `erased-${id}@erased.invalid`,
      erasure: [{ service: 'accounts' }],
    });
    expect(progress.erasure[0].rows).toBeGreaterThanOrEqual(4);
    await until('the audit log has caught up', async () => (await traces()).length === 0);
    expect((await rebuildCheck(fixture.db, fixture.definition.aggregates)).differences).toEqual([]);
  });

  it('cannot be undone', async () => {
    const id = await accountOf('iva@client.test');
    expect(
      (
        await fixture.ask(
          admin,
          `mutation ($id: ID!) { deleteUser(id: $id, input: {}) { ... on User { status } ${refusal} } }`,
          { id },
        )
      ).data.deleteUser,
    ).toEqual({ status: 'DELETED' });
    expect(
      (await fixture.ask(admin, `mutation ($id: ID!) { reactivateUser(id: $id) { ${refusal} } }`, { id }))
        .data.reactivateUser,
    ).toEqual({ code: 'NOT_DEACTIVATED' });
  });
});

describe('accounts over the API', () => {
  it('are opened without a letter once per address, and kept up by staff', async () => {
    const input = {
      email: 'Otto@client.test',
      role: 'CUSTOMER',
      firstname: 'Otto',
      lastname: 'Malý',
      language: 'cs',
    };
    const open = `mutation ($input: CreateUserInput!) { createUser(input: $input) { ... on User { id status email } ${refusal} } }`;
    const { id, ...opened } = (await fixture.ask(admin, open, { input })).data.createUser;
    expect(opened).toEqual({ status: 'INITIATED', email: 'otto@client.test' });
    expect(
      (await fixture.ask(admin, open, { input: { ...input, email: 'otto@CLIENT.test' } })).data.createUser,
    ).toEqual({ code: 'EMAIL_TAKEN' });
    const changed = await fixture.ask(
      admin,
      `mutation ($id: ID!) { updateUser(id: $id, input: { tags: ["vip", "vip"], revolutId: "r-1" }) { ... on User { tags revolutId } ${refusal} } deleteUserProfile(id: $id) { ... on User { profile { firstname language } } ${refusal} } }`,
      { id },
    );
    expect(changed.data).toEqual({
      updateUser: { tags: ['vip'], revolutId: 'r-1' },
      deleteUserProfile: { profile: { firstname: '', language: 'cs' } },
    });
    const history = (
      await fixture.ask(
        admin,
        'query ($id: ID!) { user(id: $id) { tracking { items { label actorKind } } } }',
        { id },
      )
    ).data.user.tracking.items;
    expect(history).toEqual(
      ['User initiated', 'Details changed', 'Profile updated'].map((label) => ({
        label,
        actorKind: 'admin',
      })),
    );
    expect(
      (
        await fixture.ask(
          viewer('customer', id),
          `mutation ($id: ID!) { updateUser(id: $id, input: { tags: [] }) { ${refusal} } }`,
          { id },
        )
      ).errors?.[0]?.extensions?.code,
    ).toBe('FORBIDDEN');
  });

  it('have a log of the door that is added to, never edited', async () => {
    const userId = await accountOf('lucia@client.test');
    const { data } = await fixture.ask(
      admin,
      `mutation ($userId: ID!) { createUserAuthLog(input: { userId: $userId, area: "customer" }) { ... on UserAuthLog { id kind userId } ${refusal} } }`,
      { userId },
    );
    expect(data.createUserAuthLog).toMatchObject({ kind: 'reported', userId });
    const { id } = data.createUserAuthLog;
    const edited = await fixture.ask(
      admin,
      `mutation ($id: ID!) { updateUserAuthLog(id: $id, input: { area: "admin" }) { ${refusal} } deleteUserAuthLog(id: $id) { ${refusal} } }`,
      { id },
    );
    expect(edited.data).toEqual({
      updateUserAuthLog: { code: 'RETAINED' },
      deleteUserAuthLog: { code: 'RETAINED' },
    });
  });
});
