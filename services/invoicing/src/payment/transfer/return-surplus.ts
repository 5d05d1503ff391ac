import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../../refusals.js';
import { bankCredit, bankCreditResource } from './bank-credit.record.js';

type Credit = RecordState<typeof bankCreditResource.fields>['fields'];

const amended = (data: Credit): readonly DomainEvent[] => [{ type: bankCredit.events.amended, data }];

/** What came too much and was not sent back yet, minor units. */
const leftOf = ({ surplusMinor, returnedMinor }: Credit): number =>
  (surplusMinor ?? 0) - (returnedMinor ?? 0);

/** Somebody paid too much: one admin asks for it to be sent back. */
export const askForReturn = defineCommand({
  name: 'AskForBankCreditReturn',
  doc: 'What came too much is to be sent back to the payer; another admin confirms that it was.',
  aggregate: bankCredit.aggregate,
  stream: 'existing',
  allowed: ['admin'],
  input: {
    returnAskedMinor: f.integer('How much, minor units.', { min: 1 }),
    returnReason: f.longText('Why; colleagues read it.', { max: 2000, min: 1, personal: true }),
  },
  decide: (
    { exists, fields },
    { returnAskedMinor, returnReason },
    { viewer },
  ): readonly DomainEvent[] | Refusal => {
    if (!exists) return no('NOT_FOUND.credit');
    return returnAskedMinor > leftOf(fields)
      ? refuseFields([
          {
            path: ['returnAskedMinor'],
            code: 'MORE_THAN_SURPLUS',
            message: 'That is more than came too much.',
          },
        ])
      : amended({ returnAskedMinor, returnReason, returnAskedById: viewer.userId ?? null });
  },
});

/** Money leaves by two persons: whoever confirms is not who asked. */
export const confirmReturn = defineCommand({
  name: 'ConfirmBankCreditReturn',
  doc: 'It was sent back from the bank, as another admin asked.',
  aggregate: bankCredit.aggregate,
  stream: 'existing',
  allowed: ['admin'],
  input: {},
  decide: ({ exists, fields }, _, { viewer }): readonly DomainEvent[] | Refusal => {
    if (!exists) return no('NOT_FOUND.credit');
    const { returnAskedMinor, returnAskedById, returnedMinor } = fields;
    if (!returnAskedMinor) return no('RETURN_NOT_ASKED');
    if (returnAskedById === viewer.userId) return no('SECOND_PERSON_NEEDED');
    return amended({
      returnedMinor: (returnedMinor ?? 0) + returnAskedMinor,
      returnAskedMinor: null,
      returnAskedById: null,
    });
  },
});
