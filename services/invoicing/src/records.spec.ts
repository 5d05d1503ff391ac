import { describe, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import { discountCoupon } from './price-list/coupon/discount-coupon.record.js';
import { exchangeRate } from './exchange-rates/exchange-rate.record.js';
import { userPaymentMethod } from './payment/saved-card/user-payment-method.record.js';

const admin = viewerOf('admin', nameBasedId('admin'));
const eva = viewerOf('customer', nameBasedId('eva'));

describe('a discount coupon', () => {
  const coupon = {
    code: 'SPRING',
    discountType: 'PERCENT',
    lawyerFeesDiscount: '100',
    feesDiscount: '0',
    recurring: false,
    isActive: true,
    monitoringUpsell: false,
  } as const;
  it('takes off up to all of it, never more', () => {
    given()
      .when(discountCoupon.create, coupon, { viewer: admin })
      .then({ type: 'DiscountCouponAdded', data: coupon });
    given()
      .when(discountCoupon.create, { ...coupon, lawyerFeesDiscount: '100.01' }, { viewer: admin })
      .thenRefused('INPUT_INVALID');
    given()
      .when(discountCoupon.create, { ...coupon, feesDiscount: '-1' }, { viewer: admin })
      .thenRefused('INPUT_INVALID');
  });

  it('needs a currency for a fixed amount, which may exceed a hundred', () => {
    given()
      .when(
        discountCoupon.create,
        { ...coupon, discountType: 'FIXED', lawyerFeesDiscount: '250' },
        { viewer: admin },
      )
      .thenRefused('INPUT_INVALID');
    given()
      .when(
        discountCoupon.create,
        { ...coupon, discountType: 'FIXED', lawyerFeesDiscount: '250', currency: 'EUR' },
        { viewer: admin },
      )
      .thenState({ exists: true });
  });

  it('is the admins’ to give', () => {
    given()
      .when(discountCoupon.create, coupon, { viewer: viewerOf('lawyer', nameBasedId('lawyer')) })
      .thenRejected('FORBIDDEN');
  });
});

describe('an exchange rate', () => {
  const rate = { baseCurrency: 'EUR', targetCurrency: 'USD', rate: '1.0873', date: '2026-03-13' };
  it('is above zero and between two currencies', () => {
    given()
      .when(exchangeRate.create, rate, { viewer: admin })
      .then({ type: 'ExchangeRateAdded', data: rate });
    given()
      .when(exchangeRate.create, { ...rate, rate: '0' }, { viewer: admin })
      .thenRefused('INPUT_INVALID');
    given()
      .when(exchangeRate.create, { ...rate, targetCurrency: 'EUR' }, { viewer: admin })
      .thenRefused('INPUT_INVALID');
  });
});

describe('a card on file', () => {
  const added = {
    type: 'PaymentMethodAdded',
    data: { userId: eva.userId, cardLastFour: '4242', status: 'Active' },
  };
  it('is taken away by its owner, and written by nobody but the firm', () => {
    given(added).when(userPaymentMethod.remove, {}, { viewer: eva }).thenState({ exists: false });
    given(added)
      .when(userPaymentMethod.remove, {}, { viewer: viewerOf('customer', nameBasedId('jan')) })
      .thenRefused('NOT_FOUND');
    given(added)
      .when(userPaymentMethod.update, { status: 'Active' }, { viewer: eva })
      .thenRejected('FORBIDDEN');
  });
});
