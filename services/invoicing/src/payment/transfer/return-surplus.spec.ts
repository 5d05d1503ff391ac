import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { given } from '@cotta/kit/testing/spec.js';
import { askForReturn, confirmReturn } from './return-surplus.js';

const [ada, boris] = [viewerOf('admin', nameBasedId('ada')), viewerOf('admin', nameBasedId('boris'))];
const booked: DomainEvent = {
  type: 'BankCreditBooked',
  data: { amountMinor: 1500, currency: 'EUR', surplusMinor: 500 },
};
const wish = { returnAskedMinor: 300, returnReason: 'Asked by phone' };
const asked: DomainEvent = { type: 'BankCreditAmended', data: { ...wish, returnAskedById: ada.userId } };
const returned: DomainEvent = {
  type: 'BankCreditAmended',
  data: { returnedMinor: 300, returnAskedMinor: null, returnAskedById: null },
};

describe('what came too much', () => {
  it('goes back when one admin asked for it and another one confirms', () => {
    given(booked).when(askForReturn, wish, { viewer: ada }).then(asked);
    given(booked, asked).when(confirmReturn, {}, { viewer: boris }).then(returned);
  });

  it('is sent back by nobody alone', () => {
    given(booked, asked).when(confirmReturn, {}, { viewer: ada }).thenRefused('SECOND_PERSON_NEEDED');
    given(booked).when(confirmReturn, {}, { viewer: ada }).thenRefused('RETURN_NOT_ASKED');
    given(booked, asked, returned).when(confirmReturn, {}, { viewer: boris }).thenRefused('RETURN_NOT_ASKED');
  });

  it('is never more than came, less what went back', () => {
    const tooMuch = {
      fields: [
        {
          path: ['returnAskedMinor'],
          code: 'MORE_THAN_SURPLUS',
          message: 'That is more than came too much.',
        },
      ],
    };
    given(booked)
      .when(askForReturn, { ...wish, returnAskedMinor: 501 }, { viewer: ada })
      .thenRefused('INPUT_INVALID', tooMuch);
    given(booked, asked, returned)
      .when(askForReturn, { ...wish, returnAskedMinor: 201 }, { viewer: ada })
      .thenRefused('INPUT_INVALID', tooMuch);
    expect(
      given(booked, asked, returned)
        .when(askForReturn, { ...wish, returnAskedMinor: 200 }, { viewer: ada })
        .events(),
    ).toHaveLength(1);
  });

  it.each([askForReturn, confirmReturn])('$name is for admins alone', (command) =>
    expect(shutOut(command)).toEqual(['visitor', 'customer', 'lawyer', 'partner']),
  );
});
