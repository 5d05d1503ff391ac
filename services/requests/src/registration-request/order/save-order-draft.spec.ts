import { describe, expect, it } from '@jest/globals';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { given } from '@cotta/kit/testing/spec.js';
import type { RegistrationRequestEvent } from '../events.js';
import {
  about,
  approved,
  asked,
  byLink,
  claimed,
  client,
  orderDraft,
  passerBy,
  stranger,
} from '../../testing/facts.js';
import { orderDraftFields } from './order-draft.js';
import { saveOrderDraft } from './save-order-draft.js';

type Fact = RegistrationRequestEvent;
const half = orderDraft({ owner: { businessName: 'Lum' }, goods: [] });
const drafted: Fact = { type: 'OrderDraftSaved', data: { orderDraft: half } };

describe('a draft of an order', () => {
  it('is kept as it was typed, half of it missing', () => {
    given(asked(), approved())
      .when(saveOrderDraft, half, { viewer: byLink('verification-summary') })
      .then(drafted);
  });

  it('saved again unchanged is no fact', () => {
    given(asked(), approved(), drafted)
      .when(saveOrderDraft, half, { viewer: byLink('verification-receipt') })
      .then();
  });

  it('is refused while the check is in work, and once the order is placed', () => {
    given(asked())
      .when(saveOrderDraft, half, { viewer: byLink('verification-receipt') })
      .thenRefused('WRONG_STATUS');
    const placed: Fact = {
      type: 'OrderCreated',
      data: { about, status: 'Order created', statusFrom: 'Verification approved' },
    };
    given(asked(), approved(), placed)
      .when(saveOrderDraft, half, { viewer: byLink('verification-receipt') })
      .thenRefused('WRONG_STATUS');
  });

  it('is filled in by its owner or the holder of its link, and by nobody else', () => {
    given(asked(), approved(), claimed).when(saveOrderDraft, half, { viewer: client }).then(drafted);
    for (const viewer of [
      stranger,
      byLink('order-share'),
      byLink('upload'),
      byLink('verification-receipt', { revision: 2 }),
    ])
      given(asked(), approved()).when(saveOrderDraft, half, { viewer }).thenRefused('NOT_FOUND');
  });

  it('has no class beyond the 45', () => {
    const read = (classNumber: number) =>
      parseInput(orderDraftFields, { ...half, goods: [{ classNumber, terms: [] }] });
    expect([read(45).ok, read(46)]).toMatchObject([
      true,
      { ok: false, fields: [{ path: ['goods', '0', 'classNumber'] }] },
    ]);
  });

  it('is not for staff or passers-by', () => {
    expect(shutOut(saveOrderDraft)).toEqual(['lawyer', 'admin', 'partner']);
    given(asked(), approved()).when(saveOrderDraft, half, { viewer: passerBy }).thenRefused('NOT_FOUND');
  });
});
