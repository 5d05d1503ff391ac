import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import { assignBrandItems, brand, deleteBrand, restoreBrand } from './brand.record.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
const admin = viewerOf('admin', nameBasedId('admin'));
const added: DomainEvent = {
  type: 'BrandAdded',
  data: {
    userId: eva.userId,
    name: 'Lumara',
    websites: [],
    deleted: false,
    createdByUserId: eva.userId,
    updatedByUserId: eva.userId,
  },
};
const deleted: DomainEvent = { type: 'BrandDeleted', data: { deleted: true, updatedByUserId: eva.userId } };
const items = [{ kind: 'trademark', id: nameBasedId('mark') }] as const;

describe('a brand', () => {
  it('belongs to the customer who adds it, whatever he says, and remembers who wrote it', () => {
    const [event] = given()
      .when(brand.create, { userId: nameBasedId('jan'), name: 'Lumara', websites: [] }, { viewer: eva })
      .events();
    expect(event?.data).toEqual(added.data);
    const [byAdmin] = given()
      .when(brand.create, { userId: nameBasedId('eva'), name: 'Lumara', websites: [] }, { viewer: admin })
      .events();
    expect(byAdmin?.data).toMatchObject({ userId: eva.userId, createdByUserId: admin.userId });
  });

  it('cannot bear the name that stands for no brand', () => {
    given()
      .when(brand.create, { userId: nameBasedId('eva'), name: 'unassigned', websites: [] }, { viewer: eva })
      .thenRefused('INPUT_INVALID');
  });

  it('is deleted softly, once, and restored by the firm', () => {
    given(added)
      .when(deleteBrand, {}, { viewer: eva })
      .then({ type: 'BrandDeleted', data: { deleted: true, updatedByUserId: eva.userId } });
    given(added, deleted).when(deleteBrand, {}, { viewer: eva }).then();
    given(added, deleted)
      .when(restoreBrand, {}, { viewer: admin })
      .then({ type: 'BrandRestored', data: { deleted: false, updatedByUserId: admin.userId } });
    given(added, deleted).when(restoreBrand, {}, { viewer: eva }).thenRejected('FORBIDDEN');
  });

  it('takes nothing while it is deleted', () => {
    given(added, deleted)
      .when(brand.update, { name: 'Other' }, { viewer: admin })
      .thenRefused('BRAND_DELETED');
    given(added, deleted).when(assignBrandItems, { items }, { viewer: admin }).thenRefused('BRAND_DELETED');
  });

  it('says which items go under it, for their owners to move', () => {
    given(added)
      .when(assignBrandItems, { items }, { viewer: eva })
      .then({ type: 'BrandItemsAssigned', data: { userId: nameBasedId('eva'), items } });
  });

  it('is nobody else’s', () => {
    given(added).when(deleteBrand, {}, { viewer: jan }).thenRefused('NOT_FOUND');
    given(added).when(assignBrandItems, { items }, { viewer: jan }).thenRefused('NOT_FOUND');
    given(added)
      .when(deleteBrand, {}, { viewer: viewerOf('visitor') })
      .thenRejected('FORBIDDEN');
  });
});
