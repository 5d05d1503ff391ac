import { classNumbers } from '@cotta/reference/nice-classes.js';
import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { moreProblem, priced } from './additional-order.js';
import type { RegistrationRequestEvent } from '../events.js';
import { registrationRequest } from '../registration-request.aggregate.js';
import { isTheirs } from '../may-touch.js';

/** `linkKey`: quotes are signed with it. */
export const defineOrderMore = (linkKey: string) =>
  defineCommand({
    name: 'OrderMore',
    doc: 'Orders further offices or classes for a paid order, at the price that additionalOrderQuote gave: an order of its own, with its own payment. What is paid joins the draft with the terms picked here.',
    aggregate: registrationRequest,
    stream: 'existing',
    allowed: ['customer'],
    input: {
      goods: f.list(
        f.object(
          'WishedGoods',
          'One class at one office, with the terms picked for it; without terms the lawyer writes them.',
          {
            jurisdiction: f.code('JurisdictionCode', 'The office.', { known: knownJurisdiction }),
            classNumber: f.integer('Class of the Nice Classification.', classNumbers),
            terms: f.list(f.text('One term.', { max: 1000 }), { max: 500 }),
          },
        ),
        { max: 100, min: 1 },
      ),
      quote: f.text('Signed price as it was quoted: its token.', { max: 8000 }),
    },
    mayTouch: isTheirs(),
    decide: (state, request, { now, streamId }): readonly RegistrationRequestEvent[] | Refusal => {
      const refused = moreProblem(state, request);
      if (refused !== undefined) return refused;
      const order = priced(state, request, { linkKey, now, requestId: streamId });
      return isRefusal(order)
        ? order
        : [{ type: 'AdditionalOrderPlaced', data: { about: state.about, order } }];
    },
  });
