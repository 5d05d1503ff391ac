import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { LaterMarkPursuedSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { subscriptionsService } from '../../service.js';
import { brandsOfPursuedMarks } from './on-pursued-marks.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(subscriptionsService());
});
afterAll(() => fixture.close());

async function pursued(more: object): Promise<void> {
  const resultId = systemIds.next();
  await deliver(fixture.runtime, brandsOfPursuedMarks, {
    schema: LaterMarkPursuedSchema,
    source: 'trademarks',
    streamId: resultId,
    message: {
      resultId,
      userId: eva.userId ?? '',
      trademarkId: nameBasedId('mark'),
      ownMark: 'Lumora',
      ...more,
    },
  });
}
const brandOf = async (id: string, viewer = eva) =>
  (await fixture.ask(viewer, 'query ($id: ID!) { brand(id: $id) { name userId } }', { id })).data.brand;
const putUnder = (id: string): Promise<unknown[]> =>
  fixture.db.query(`select 1 from tracking_event where stream_id = $1 and type = 'BrandItemsAssigned'`, [id]);

it('a mark under no brand gets one of its name, once for all its later marks, and stands under it', async () => {
  const brandId = nameBasedId('brand of mark');
  await pursued({ brandId, brandIsNew: true });
  await pursued({ brandId, brandIsNew: true });
  expect(await brandOf(brandId)).toEqual({ name: 'Lumora', userId: eva.userId });
  expect(await brandOf(brandId, jan)).toBeNull();
  expect(await putUnder(brandId)).not.toEqual([]);
});

it('a mark under a brand stays there, and a name that no brand may have is said as that of a mark', async () => {
  const known = nameBasedId('known brand');
  await pursued({ brandId: known, brandIsNew: false });
  expect(await brandOf(known)).toBeNull();
  const odd = nameBasedId('odd brand');
  await pursued({ brandId: odd, brandIsNew: true, ownMark: 'UNASSIGNED' });
  expect(await brandOf(odd)).toMatchObject({ name: 'UNASSIGNED (mark)' });
});
