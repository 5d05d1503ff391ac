import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { officialFees } from '@cotta/reference/official-fees.js';
import { latestDay } from '../price-list/issuers.js';
import { confirmedFees } from '../price-list/official-fees/confirmed-fees.js';
import { officeCheckReasons, quarterOf, type CheckReason } from '../price-list/official-fees/fee-age.js';
import { feesInForce } from '../price-list/official-fees/fees-in-force.js';
import { officialFeeCheck } from './official-fee-check.record.js';

/** As many offices a day: whoever looks at pages is not given a hundred of them on the first morning of a quarter. */
export const MOST_A_DAY = 5;

interface Due {
  readonly office: string;
  readonly cause: CheckReason;
  /** Charged exactly: a difference is ours at once. */
  readonly isExact: boolean;
}

/** Says, once an office and quarter, that its fees are to be looked at: changes that are due first, then what is charged exactly, then the rest. */
export async function askForChecks(runtime: CommandRuntime): Promise<void> {
  const now = runtime.clock.now();
  const today = latestDay(now);
  const quarter = quarterOf(today);
  const { confirmed, said } = await inTransaction(runtime.db, async (tx) => ({
    confirmed: await confirmedFees(tx),
    said: await queryRows<{ office: string; quarter: string; today: boolean }>(
      tx,
      'select office, quarter, updated_at >= $1::date as today from official_fee_check',
      [now.toISOString().slice(0, 10)],
    ),
  }));
  const saidThen = new Map(said.map((row) => [row.office, row.quarter]));
  const due = officialFees.flatMap(({ code }): Due[] => {
    const fees = feesInForce(code, confirmed);
    const reasons = fees === undefined ? [] : officeCheckReasons(fees, today);
    const [first] = reasons;
    if (fees === undefined || first === undefined || saidThen.get(code) === quarter) return [];
    const cause = reasons.includes('CHANGE_DUE') ? 'CHANGE_DUE' : first;
    return [{ office: code, cause, isExact: fees.filing.priceUse === 'final' }];
  });
  const left = MOST_A_DAY - said.filter((row) => row.today).length;
  for (const { office, cause } of due.toSorted(byWeight).slice(0, Math.max(0, left))) {
    const said = {
      streamId: nameBasedId('official fee check', office),
      viewer: systemViewer,
      commandId: nameBasedId('official fee check', office, quarter),
    };
    await (saidThen.has(office)
      ? handleCommand(runtime, { ...said, command: officialFeeCheck.update, input: { quarter, cause } })
      : handleCommand(runtime, {
          ...said,
          command: officialFeeCheck.create,
          input: { office, quarter, cause },
        }));
  }
}

function byWeight(one: Due, other: Due): number {
  return weightOf(other) - weightOf(one);
}

function weightOf({ cause, isExact }: Due): number {
  return (cause === 'CHANGE_DUE' ? 2 : 0) + (isExact ? 1 : 0);
}
