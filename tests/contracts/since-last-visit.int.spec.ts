import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { playStory } from '@cotta/kit/edge/programs/demo-story.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { demoStory } from '@cotta/trademarks/testing.js';
import { carryFacts } from '../money/carry-facts.js';
import { openJoinedStack, type Asking, type JoinedStack } from '../testkit/joined-stack.js';
import { allServices } from '../testkit/services.js';

/** What the portal compares of a mark. */
const FACTS = `name status number internationalNumber ownerEntityId filingDate priorityDate publicationDate oppositionEndDate
  registrationDate expirationDate officeDueDate noticeOfAllowanceDate classes`;

type Facts = Readonly<Record<string, unknown>>;
interface Group {
  readonly subjectType: string;
  readonly subjectId: string;
  readonly fromVersion: number | null;
  readonly toVersion: number | null;
}

let stack: JoinedStack;
let trademarks: ServiceFixture;
let workspace: ServiceFixture;
let owners: readonly string[];

const named = (name: string) => {
  const found = allServices.find((service) => service.name === name);
  if (found === undefined) throw new Error(`no service ${name}`);
  return found;
};
const fixtureOf = (name: string): ServiceFixture => {
  const fixture = stack.fixtures[name];
  if (fixture === undefined) throw new Error(`${name} does not run`);
  return fixture;
};
const customer = (userId: string): Asking => ({ role: 'customer', userId });

async function groupsBetween(userId: string, from: string, through: string): Promise<Group[]> {
  const { body } = await stack.ask(
    customer(userId),
    'query ($from: String!, $through: String!) { sinceList(from: $from, through: $through) { lost groups { subjectType subjectId fromVersion toVersion } } }',
    { from: `1-${from}`, through: `1-${through}` },
  );
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  expect(body.data.sinceList.lost).toBeNull();
  return body.data.sinceList.groups;
}

interface Difference {
  readonly id: string;
  readonly before: Facts;
  readonly after: Facts;
}

async function differences(userId: string, groups: readonly Group[]): Promise<Difference[]> {
  const versions = groups
    .filter(({ subjectType, toVersion }) => subjectType === 'trademark' && toVersion !== null)
    .map(({ subjectId: id, fromVersion, toVersion }) => ({ id, fromVersion, toVersion }));
  if (versions.length === 0) return [];
  const { body } = await stack.ask(
    customer(userId),
    `query ($versions: [RecordVersions!]!) { trademarkListBetween(versions: $versions) { recordId known ${FACTS} before { known ${FACTS} } } }`,
    { versions },
  );
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  return body.data.trademarkListBetween.map(
    ({ recordId: id, before, ...after }: Facts & { recordId: string; before: Facts }) => ({
      id,
      before,
      after,
    }),
  );
}

async function today(userId: string): Promise<ReadonlyMap<string, Facts>> {
  const { body } = await stack.ask(
    customer(userId),
    `{ trademarkList(limit: 100) { items { id ${FACTS} } } }`,
  );
  return new Map(
    body.data.trademarkList.items.map(({ id, ...facts }: Facts & { id: string }) => [
      id,
      { known: true, ...facts },
    ]),
  );
}

const positionsOf = async (userId: string): Promise<string[]> =>
  (
    await workspace.db.query<{ position: string }[]>(
      'select position from partner_event where user_id = $1 order by position',
      [userId],
    )
  ).map(({ position }) => position);

beforeAll(async () => {
  const clock = new FakeClock('2026-11-30T15:00:00Z');
  stack = await openJoinedStack([named('trademarks'), named('workspace')], { clock });
  [trademarks, workspace] = [fixtureOf('trademarks'), fixtureOf('workspace')];
  await playStory(named('trademarks'), trademarks.runtime, demoStory);
  const hears = {
    ...named('workspace'),
    consumers: named('workspace').consumers.filter(({ name }) => name === 'partner-facts'),
  };
  await carryFacts({ runtime: trademarks.runtime, definition: named('trademarks') }, [
    { runtime: workspace.runtime, definition: hears },
  ]);
  owners = (
    await trademarks.db.query<{ user_id: string }[]>(
      'select distinct user_id from trademark where user_id is not null order by user_id',
    )
  ).map(({ user_id: userId }) => userId);
});
afterAll(() => stack.close());

describe('what is new since a place, for every mark of the demo', () => {
  it('folded place by place from nothing is how the mark stands today', async () => {
    let looked = 0;
    for (const userId of owners) {
      const folded = new Map<string, Facts>();
      let from = '0';
      for (const through of await positionsOf(userId)) {
        for (const { id, before, after } of await differences(
          userId,
          await groupsBetween(userId, from, through),
        )) {
          // Nothing changed between the lists: what one ends with the next begins with.
          expect({ id, from, state: before }).toEqual({
            id,
            from,
            state: folded.get(id) ?? { ...before, known: false },
          });
          folded.set(id, after);
        }
        from = through;
      }
      expect(folded).toEqual(await today(userId));
      looked += folded.size;
    }
    expect(looked).toBeGreaterThan(8);
  });

  it('in one list is the difference of the two states', async () => {
    for (const userId of owners) {
      const positions = await positionsOf(userId);
      const [middle, end] = [positions.at(Math.floor(positions.length / 2)) ?? '0', positions.at(-1) ?? '0'];
      const stateAt = async (through: string): Promise<Map<string, Facts>> =>
        new Map(
          (await differences(userId, await groupsBetween(userId, '0', through))).map(({ id, after }) => [
            id,
            after,
          ]),
        );
      const [then, now] = [await stateAt(middle), await stateAt(end)];
      const found = await differences(userId, await groupsBetween(userId, middle, end));
      for (const { id, before, after } of found)
        expect({ id, before, after }).toEqual({
          id,
          before: then.get(id) ?? { ...before, known: false },
          after: now.get(id),
        });
      const told = new Set(found.map(({ id }) => id));
      for (const [id, state] of now) if (!told.has(id)) expect(then.get(id)).toEqual(state);
    }
  });

  it('shows a stranger none of it, whatever versions they name', async () => {
    const [owner = '', stranger = ''] = owners;
    const end = (await positionsOf(owner)).at(-1) ?? '0';
    const groups = await groupsBetween(owner, '0', end);
    expect((await differences(owner, groups)).length).toBeGreaterThan(0);
    expect(await differences(stranger, groups)).toEqual([]);
  });

  it('refuses versions that are none', async () => {
    const [owner = ''] = owners;
    const [mark = ''] = (await today(owner)).keys();
    for (const [fromVersion, toVersion] of [
      [-1, 2],
      [3, 2],
    ]) {
      const { body } = await stack.ask(
        customer(owner),
        'query ($versions: [RecordVersions!]!) { trademarkListBetween(versions: $versions) { recordId } }',
        { versions: [{ id: mark, fromVersion, toVersion }] },
      );
      expect(body.errors?.[0]).toMatchObject({
        message: 'a version is 0 or more, and the second is no earlier one',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  });
});
