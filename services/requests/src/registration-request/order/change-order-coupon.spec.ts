import { describe, expect, it } from '@jest/globals';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
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
  stranger,
} from '../../testing/facts.js';
import { changeOrderCoupon } from './change-order-coupon.js';

type Fact = RegistrationRequestEvent;
const draft = orderDraft({});
const drafted: Fact = { type: 'OrderDraftSaved', data: { orderDraft: draft } };
const withCode: Fact = { type: 'OrderDraftSaved', data: { orderDraft: { ...draft, couponCode: 'SPRING' } } };

describe('the coupon of an order that is filled in', () => {
  it('is put on, changed and taken off, nothing else', () => {
    given(asked(), approved(), claimed, drafted)
      .when(changeOrderCoupon, { couponCode: 'SPRING' }, { viewer: client })
      .then(withCode);
    given(asked(), approved(), claimed, withCode)
      .when(changeOrderCoupon, { couponCode: 'SPRING' }, { viewer: client })
      .then();
    given(asked(), approved(), claimed, withCode)
      .when(changeOrderCoupon, { couponCode: null }, { viewer: client })
      .then({ type: 'OrderDraftSaved', data: { orderDraft: { ...draft, couponCode: null } } });
  });

  it('waits for a draft, and stays as it is once the order is placed', () => {
    given(asked(), approved(), claimed)
      .when(changeOrderCoupon, { couponCode: 'SPRING' }, { viewer: client })
      .thenRefused('WRONG_STATUS');
    const placed: Fact = {
      type: 'OrderCreated',
      data: { about, status: 'Order created', statusFrom: 'Verification approved' },
    };
    given(asked(), approved(), drafted, placed)
      .when(changeOrderCoupon, { couponCode: 'SPRING' }, { viewer: byLink('verification-receipt') })
      .thenRefused('WRONG_STATUS');
  });

  it('is the owner’s or the link holder’s alone', () => {
    given(asked(), approved(), drafted)
      .when(changeOrderCoupon, { couponCode: 'SPRING' }, { viewer: byLink('verification-summary') })
      .then(withCode);
    for (const viewer of [stranger, byLink('order-share'), byLink('verification-receipt', { revision: 2 })])
      given(asked(), approved(), drafted)
        .when(changeOrderCoupon, { couponCode: 'SPRING' }, { viewer })
        .thenRefused('NOT_FOUND');
    expect(shutOut(changeOrderCoupon)).toEqual(['lawyer', 'admin', 'partner']);
  });
});
