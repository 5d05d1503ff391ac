import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { workspaceService } from '../service.js';

const linkKey = Buffer.alloc(32, 9).toString('base64url');
const person = (role: Role, name: string): Viewer => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [lena, marek, ada, dana] = [
  person('lawyer', 'lena'),
  person('lawyer', 'marek'),
  person('admin', 'ada'),
  person('customer', 'dana'),
];

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(
    workspaceService({ linkKey, letters: [] }),
    new FakeClock('2026-11-24T10:00:00Z'),
  );
});
afterAll(() => fixture.close());

const codeOf = async (who: Viewer, source: string, variables: object): Promise<unknown> =>
  (await fixture.ask(who, source, { ...variables })).errors?.[0]?.extensions?.code;
const refusal = '... on Refusal { code }';
const view = { list: 'trademark', columns: ['name', 'status'], opensFirst: false };
const create = `mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { ... on SavedView { id } ${refusal} } }`;
const make = async (who: Viewer, input: object): Promise<{ id: string }> =>
  (await fixture.ask(who, create, { input: { ...view, ...input } })).data.createSavedView;
const seenBy = async (who: Viewer): Promise<{ names: string[]; total: number }> => {
  const { savedViewList, savedViewCount } = (
    await fixture.ask(
      who,
      '{ savedViewList(filter: { list: { eq: "trademark" } }, limit: 50) { items { name } } savedViewCount(filter: { list: { eq: "trademark" } }) }',
      {},
    )
  ).data;
  return { names: savedViewList.items.map(({ name }: { name: string }) => name), total: savedViewCount };
};

describe('views of a list', () => {
  it('are seen by whoever made them and, when shared, by all staff; nobody else changes them', async () => {
    const mine = await make(lena, {
      name: 'Mine in the EU',
      shared: false,
      filter: { jurisdiction: 'EU' },
      orderField: 'nextDate',
      orderDirection: 'ASC',
    });
    const ours = await make(lena, { name: 'Registered', shared: true });
    await make(marek, { name: 'Quiet ones', shared: false });

    expect(await seenBy(lena)).toEqual({ names: ['Mine in the EU', 'Registered'], total: 2 });
    expect(await seenBy(marek)).toEqual({ names: ['Quiet ones', 'Registered'], total: 2 });
    expect(await seenBy(ada)).toEqual({ names: ['Registered'], total: 1 });

    const one = 'query ($id: ID!) { savedView(id: $id) { name filter } }';
    expect((await fixture.ask(marek, one, { id: mine.id })).data.savedView).toBeNull();
    expect((await fixture.ask(lena, one, { id: mine.id })).data.savedView).toEqual({
      name: 'Mine in the EU',
      filter: { jurisdiction: 'EU' },
    });

    const rename = `mutation ($id: ID!) { updateSavedView(id: $id, input: { name: "Taken" }) { ... on SavedView { name } ${refusal} } }`;
    for (const { id } of [mine, ours])
      expect((await fixture.ask(marek, rename, { id })).data.updateSavedView).toEqual({
        code: 'NOT_YOUR_VIEW',
      });
    const remove = `mutation ($id: ID!) { deleteSavedView(id: $id) { ... on SavedView { id } ${refusal} } }`;
    expect((await fixture.ask(ada, remove, { id: ours.id })).data.deleteSavedView).toEqual({
      code: 'NOT_YOUR_VIEW',
    });
    expect((await fixture.ask(lena, rename, { id: ours.id })).data.updateSavedView).toEqual({
      name: 'Taken',
    });
  });

  it('are nothing for customers', async () => {
    expect(await codeOf(dana, create, { input: { ...view, name: 'Mine', shared: true } })).toBe('FORBIDDEN');
    expect(await codeOf(dana, '{ savedViewList(limit: 5) { items { id } } }', {})).toBe('FORBIDDEN');
  });
});
