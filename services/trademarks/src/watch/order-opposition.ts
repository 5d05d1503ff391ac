import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { officeToday } from '../deadlines/office-day.js';
import { billingCountry } from '../ordered-work/ordered-work-fields.js';
import { orderPlaced } from '../ordered-work/ordered-work-rules.js';
import { no } from '../refusals.js';
import {
  OPPOSITION_ORDER_RETURNED,
  OPPOSITION_ORDERED,
  trademarkMonitoringResult,
} from './trademark-monitoring-result.record.js';
import { isForThem } from './whose-result.js';

const countryMissing = refuseFields([
  {
    path: ['country'],
    code: 'REQUIRED',
    message: 'The country of the billing address is needed for the tax.',
  },
]);

/** A service order follows: a lawyer names the price, and the work begins once it is paid. */
export const orderOpposition = defineCommand({
  name: 'OrderOpposition',
  doc: 'Orders an opposition against a later mark. A lawyer names the price; nothing is charged before the client accepts it.',
  aggregate: trademarkMonitoringResult.aggregate,
  stream: 'existing',
  input: {
    note: f.longText('What the client wants the lawyer to know.', {
      max: 5000,
      optional: true,
      personal: true,
    }),
    country: billingCountry,
  },
  allowed: ['visitor', 'customer', ...staff],
  mayTouch: (result, viewer, resultId) =>
    staff.includes(viewer.role) ? result.exists : isForThem(result, viewer, resultId),
  decide: ({ fields }, { note, country }, context) => {
    const { markName = '', jurisdiction = '', oppositionEndDate, trademarkId, userId } = fields;
    const today = officeToday(jurisdiction, context.now);
    if (fields.serviceRequestId || fields.orderedOn) return no('ALREADY_ORDERED');
    if (!userId) return no('NOBODY_TO_CHARGE');
    if (fields.endedOn) return no('APPLICATION_ENDED');
    if (oppositionEndDate && oppositionEndDate < today) return no('TOO_LATE.opposition');
    // Nobody else says it where there is no account.
    if (context.viewer.role === 'visitor' && !country) return countryMissing;
    return [
      {
        type: OPPOSITION_ORDERED,
        // Whose it is, both marks and the last day go along: whoever hears of the order needs no copy of the result.
        data: {
          orderedOn: today,
          orderNote: note ?? null,
          userId,
          trademarkId,
          markName,
          jurisdiction,
          ...(oppositionEndDate ? { oppositionEndDate } : {}),
          ...orderPlaced({ country }, context),
        },
        subjectId: userId,
      },
    ];
  },
});

/** The order ended before it was done. */
export const returnOppositionOrder = defineCommand({
  name: 'ReturnOppositionOrder',
  doc: 'The order ended: the client can order again while the term runs. For the system.',
  aggregate: trademarkMonitoringResult.aggregate,
  stream: 'existing',
  input: {},
  allowed: [],
  decide: ({ fields }) =>
    fields.serviceRequestId
      ? [
          {
            type: OPPOSITION_ORDER_RETURNED,
            data: { serviceRequestId: null, orderedOn: null, orderCountry: null, orderLanguage: null },
            ...(fields.userId ? { subjectId: fields.userId } : {}),
          },
        ]
      : [],
});
