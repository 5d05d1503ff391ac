import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { recordEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { officialFeesOf } from '@cotta/reference/official-fees.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';
import { latestDay } from '../price-list/issuers.js';
import { confirmedFees } from '../price-list/official-fees/confirmed-fees.js';
import { officeCheckReasons } from '../price-list/official-fees/fee-age.js';
import { feeEffect, inForceFrom } from './fee-effect.js';
import {
  beforeFor,
  decisionProblem,
  needsSecondPerson,
  readFeeProblem,
  type Before,
  type ReadFee,
} from './fee-rules.js';
import { feesInForce } from '../price-list/official-fees/fees-in-force.js';
import {
  officialFeeConfirmation,
  officialFeeConfirmationResource,
} from './official-fee-confirmation.record.js';

const { office, line, amounts, sourceUrl, lookedOn, validFrom, note } =
  officialFeeConfirmationResource.fields;

/** What a confirmation is once it counts. */
interface Counting {
  readonly position: number;
  readonly openPrices: number;
  readonly openPricesThatDiffer: number;
  readonly feesLeftToCheck: number;
}

interface Facts extends Counting {
  readonly before: Before;
  readonly isProposed: boolean;
}

/** Confirmations are one after the other: each knows what it took the place of, and has a place of its own. */
async function held(tx: EntityManager): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('official fees', 0))");
}

async function counting(tx: EntityManager, read: ReadFee, now: Date): Promise<Counting> {
  const confirmed = await confirmedFees(tx);
  const position = Math.max(0, ...confirmed.map((one) => one.position)) + 1;
  const { openQuotes, unpaidOrders, differ } = await feeEffect(tx, read, now);
  const added = { ...read, id: '', position, inForceFrom: latestDay(now) };
  const fees = feesInForce(read.office, [...confirmed, added]);
  return {
    position,
    openPrices: openQuotes + unpaidOrders,
    openPricesThatDiffer: differ,
    feesLeftToCheck: fees === undefined ? 0 : officeCheckReasons(fees, latestDay(now)).length,
  };
}

/** Somebody looked at the page of the office. What is as it was counts at once; what changed by more than a quarter waits for another admin. */
export const confirmOfficialFee = defineCommand({
  name: 'ConfirmOfficialFee',
  doc: 'What an office takes, as its page says it: prices are made with it from its day on, exactly. A change by more than a quarter waits for another admin.',
  aggregate: officialFeeConfirmation.aggregate,
  stream: 'new',
  allowed: ['admin'],
  stepUp: true,
  input: { office, line, amounts, sourceUrl, lookedOn, validFrom, note },
  preload: async (tx, { input, context: { now, viewer } }): Promise<Facts> => {
    await held(tx);
    const proposed = await queryRow(
      tx,
      `select id from official_fee_confirmation where office = $1 and line = $2 and state = 'Proposed' limit 1`,
      [input.office, input.line],
    );
    return {
      ...(await counting(tx, input, now)),
      before: beforeFor(input, await confirmedFees(tx), viewer.userId ?? ''),
      isProposed: proposed !== undefined,
    };
  },
  decide: (_, input, { now, viewer, preloaded }): readonly DomainEvent[] | Refusal => {
    const { before, isProposed, ...counts } = preloaded as Facts;
    if (isProposed) return no('FEE_PROPOSED');
    const problem = readFeeProblem(input, latestDay(now));
    if (problem !== undefined) return problem;
    const needsTwo = needsSecondPerson(input.amounts, before);
    const data = {
      ...input,
      formerAmounts: before.amounts,
      currency: officialFeesOf(input.office)?.currency,
      enteredById: viewer.userId ?? null,
      state: needsTwo ? 'Proposed' : 'Confirmed',
      ...(needsTwo ? {} : { inForceFrom: inForceFrom(input, now), ...counts }),
    };
    return [{ type: officialFeeConfirmation.events.added, data }];
  },
});

/** The second person: whoever agrees is not who entered it. */
export const approveOfficialFee = defineCommand({
  name: 'ApproveOfficialFee',
  doc: 'Another admin looked at the page as well: the fee counts from its day on.',
  aggregate: officialFeeConfirmation.aggregate,
  stream: 'existing',
  allowed: ['admin'],
  stepUp: true,
  input: {},
  preload: async (tx, { state: { fields }, context: { now } }): Promise<Counting | object> => {
    await held(tx);
    return fields.state === 'Proposed' ? counting(tx, fields as ReadFee, now) : {};
  },
  decide: ({ fields }, _, { now, viewer, preloaded }): readonly DomainEvent[] | Refusal => {
    const problem = decisionProblem(fields, viewer.userId);
    if (problem !== undefined) return problem;
    const data = {
      // Whose it is goes along: whoever hears of it needs no copy.
      office: fields.office,
      state: 'Confirmed',
      decidedById: viewer.userId,
      inForceFrom: inForceFrom({ validFrom: fields.validFrom ?? '' }, now),
      ...(preloaded as Counting),
    };
    return [{ type: officialFeeConfirmation.events.amended, data }];
  },
});

/** It does not count. Whoever entered it may take it back. */
export const declineOfficialFee = defineCommand({
  name: 'DeclineOfficialFee',
  doc: 'The page says something else, or it was mistyped: the fee does not count.',
  aggregate: officialFeeConfirmation.aggregate,
  stream: 'existing',
  allowed: ['admin'],
  input: { declinedBecause: f.longText('Why; colleagues read it.', { max: 2000, min: 1 }) },
  decide: ({ fields }, { declinedBecause }, { viewer }): readonly DomainEvent[] | Refusal => {
    if (fields.state !== 'Proposed') return no('NOT_PROPOSED');
    const data = {
      office: fields.office,
      state: 'Declined',
      decidedById: viewer.userId ?? null,
      declinedBecause,
    };
    return [{ type: officialFeeConfirmation.events.amended, data }];
  },
});

/** Rows are written by these commands alone, and never changed by hand. */
export const officialFeeConfirmationEntity: Entity = {
  ...recordEntity(officialFeeConfirmationResource, officialFeeConfirmation),
  commands: [confirmOfficialFee, approveOfficialFee, declineOfficialFee].map((command) => ({ command })),
};
