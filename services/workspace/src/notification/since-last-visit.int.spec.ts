import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { markNews } from '../heard/trademarks/on-mark-news.js';
import { workspaceService } from '../service.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }));
});
afterAll(() => fixture.close());

const someone = (): Viewer => ({ role: 'customer', userId: systemIds.next(), locale: 'en', scopes: [] });
const [owner, other] = [someone(), someone()];
const markId = systemIds.next();
const ask = async (
  viewer: Viewer,
  mutation: string,
): Promise<{ lines: { kind: string; title: string; more: { kind: string }[] }[] }> =>
  (
    await fixture.ask(
      viewer,
      `mutation { ${mutation} { since lines { kind title subjectId more { kind } } } }`,
    )
  ).data?.[mutation];
const happened = (event: string): Promise<unknown> =>
  deliver(fixture.runtime, markNews, {
    schema: EntityChangedSchema,
    source: 'trademarks',
    streamId: markId,
    message: {
      entity: 'trademark',
      entityId: markId,
      event,
      facts: { user_id: owner.userId ?? '', name: 'Nordhaven', jurisdiction: 'EU' },
    },
  });

it('shows what others did since the last visit, one line a mark, to its owner alone, until all of it is seen', async () => {
  expect((await ask(owner, 'noteVisit')).lines).toEqual([]);
  await ask(other, 'noteVisit');
  await happened('TrademarkFiled');
  await happened('TrademarkPublished');
  const line = {
    kind: 'MARK_PUBLISHED',
    title: 'Nordhaven · EU',
    subjectId: markId,
    more: [{ kind: 'MARK_FILED' }],
  };
  expect((await ask(owner, 'noteVisit')).lines).toEqual([line]);
  expect((await ask(owner, 'noteVisit')).lines).toEqual([line]);
  expect((await ask(other, 'noteVisit')).lines).toEqual([]);
  expect((await ask(owner, 'markNewsSeen')).lines).toEqual([]);
  expect((await ask(owner, 'noteVisit')).lines).toEqual([]);
});

it('is for customers', async () => {
  expect(await ask({ role: 'visitor', locale: 'en', scopes: [] }, 'noteVisit')).toBeUndefined();
});
