import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { feesToSettle } from './estimated-fee.js';
import { settlementInput, settlementProblem, withSettled } from './fee-settlement.js';
import { knownFacts } from './known-facts.js';
import { ProductStatus } from './product-status.js';
import { productResource } from './product.resource.js';

const { paid, partlyRefunded } = ProductStatus;
const step = stepsOf(productResource);

/** An office fee that was charged by estimate, from the filing to what it really was. */
export const productFeeSteps = [
  step({
    command: 'AwaitProductFees',
    doc: 'It is filed, and fees of it were charged by estimate: somebody enters what the office took.',
    event: 'ProductFeesAwaited',
    label: 'Office fees to be entered',
    audience: 'staff',
    from: [paid, partlyRefunded],
    to: 'same',
    by: [],
    guard: (fields) => (feesToSettle(fields).length === 0 ? no('NO_ESTIMATED_FEE') : undefined),
    change: (fields) => knownFacts({ offices: feesToSettle(fields).map(({ key }) => key) }),
  }),
  step({
    command: 'SettleProductFee',
    doc: 'What the office really took for a filing that was charged by estimate. What it is less goes back with its tax, by credit note; more than was charged is ours.',
    event: 'ProductFeeSettled',
    label: 'Office fee settled',
    audience: 'customer',
    from: [paid, partlyRefunded],
    to: 'same',
    by: staff,
    stepUp: true,
    saysWhy: 'receiptDocumentId',
    input: settlementInput,
    guard: settlementProblem,
    preload: (tx, fields, input, context) => withSettled(tx, fields, input, context),
    change: (fields, { jurisdiction, mark }) =>
      knownFacts({
        offices: feesToSettle(fields)
          .filter((fee) => fee.jurisdiction !== jurisdiction || (fee.mark ?? null) !== (mark ?? null))
          .map(({ key }) => key),
      }),
  }),
];
