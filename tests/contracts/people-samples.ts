import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import type { EntitySpecial, People } from './entity-special.js';

let made = 0;

async function newUser({ ask }: ServiceFixture, { admin }: People): Promise<string> {
  made += 1;
  const input = {
    email: `sample${made}@example.test`,
    role: 'CUSTOMER',
    firstname: 'Sample',
    lastname: 'Person',
    language: 'en',
  };
  const { data } = await ask(
    admin,
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { ... on User { id } } }',
    { input },
  );
  return data.createUser.id;
}

async function profileOf(
  { ask }: ServiceFixture,
  userId: string,
  { admin }: People,
): Promise<{ id: string; firstname: string | null }> {
  const { data } = await ask(admin, 'query ($id: ID!) { user(id: $id) { profile { id firstname } } }', {
    id: userId,
  });
  return data.user.profile;
}

/** A profile comes with its account, is changed through it, and goes when its person is erased. */
const profileOwners = new Map<string, string>();

async function logEntry(fixture: ServiceFixture, people: People): Promise<string> {
  const userId = await newUser(fixture, people);
  const { data } = await fixture.ask(
    people.admin,
    'mutation ($userId: ID!) { createUserAuthLog(input: { userId: $userId, area: "customer" }) { ... on UserAuthLog { id } } }',
    { userId },
  );
  return data.createUserAuthLog.id;
}

async function expectRefusal(
  { ask }: ServiceFixture,
  people: People,
  source: string,
  id: string,
): Promise<void> {
  const { data } = await ask(people.admin, source, { id });
  if (data.refused.__typename !== 'Refusal') throw new Error(`not refused: ${JSON.stringify(data)}`);
}

/** Sound ways to people. */
export const peopleSamples: Readonly<Record<string, EntitySpecial>> = {
  user: {
    make: newUser,
    change: async ({ ask }, id, { admin }) => {
      const { data } = await ask(
        admin,
        'mutation ($id: ID!) { updateUser(id: $id, input: { tags: ["sample"] }, expectedVersion: 1) { ... on User { tags version } } }',
        { id },
      );
      if (data.updateUser.version !== 2 || data.updateUser.tags[0] !== 'sample')
        throw new Error(JSON.stringify(data));
    },
    // An account is closed; what is known of the person goes with the erasure, not before.
    remove: async ({ ask }, id, { admin }) => {
      const { data } = await ask(
        admin,
        'mutation ($id: ID!) { deleteUser(id: $id, input: { reason: "A sample." }) { __typename ... on User { id status } ... on Refusal { code } } }',
        { id },
      );
      if (data.deleteUser.__typename !== 'User' && data.deleteUser.code === undefined)
        throw new Error(JSON.stringify(data));
    },
    looksUp: async ({ ask }, _, { admin }) => {
      const { data } = await ask(
        admin,
        '{ userList(filter: { email: { eq: "SAMPLE1@example.test" } }) { items { email } } exact: userList(filter: { email: { eq: "sample1@example.test" } }) { items { email } } }',
      );
      if (data.exact.items.length !== 1) throw new Error(JSON.stringify(data));
    },
  },
  user_profile: {
    make: async (fixture, people) => {
      const userId = await newUser(fixture, people);
      const { id } = await profileOf(fixture, userId, people);
      profileOwners.set(id, userId);
      return id;
    },
    change: async (fixture, id, people) => {
      const userId = profileOwners.get(id) ?? '';
      await fixture.ask(
        people.admin,
        'mutation ($id: ID!) { updateUserProfile(id: $id, input: { firstname: "Another" }) { __typename } }',
        { id: userId },
      );
      const { firstname } = await profileOf(fixture, userId, people);
      if (firstname !== 'Another') throw new Error(`the first name is ${firstname}`);
    },
    remove: async (fixture, id, people) => {
      const userId = profileOwners.get(id) ?? '';
      await fixture.ask(people.admin, 'mutation ($id: ID!) { deleteUserProfile(id: $id) { __typename } }', {
        id: userId,
      });
      const profile = await profileOf(fixture, userId, people);
      if (profile?.firstname === 'Sample') throw new Error('the profile still says who it is');
    },
  },
  user_auth_log: {
    make: logEntry,
    change: (fixture, id, people) =>
      expectRefusal(
        fixture,
        people,
        'mutation ($id: ID!) { refused: updateUserAuthLog(id: $id, input: { area: "admin" }) { __typename } }',
        id,
      ),
    remove: (fixture, id, people) =>
      expectRefusal(
        fixture,
        people,
        'mutation ($id: ID!) { refused: deleteUserAuthLog(id: $id) { __typename } }',
        id,
      ),
  },
};
