import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { handleCommandIn } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { corrections } from '../deadlines/rules/corrections.js';
import { carryOutRepair } from './carry-out.js';
import { lookAtMarks } from './dry-run.js';
import { ruleRepair } from './rule-repair.work-item.js';
import { RuleRepairStatus } from './rule-repair-status.js';

/** What one round did. */
export interface RepairRound {
  readonly drafted: number;
  readonly marksLookedAt: number;
  readonly marksRepaired: number;
}

/** Drafts a repair for each correction that has none, goes on with dry runs, and carries out what two people approved. Interrupted anywhere, the next round goes on
 *  where this one was. */
export async function workRuleRepairs(runtime: CommandRuntime): Promise<RepairRound> {
  if (corrections.length === 0) return { drafted: 0, marksLookedAt: 0, marksRepaired: 0 };
  const drafted = await draftRepairs(runtime);
  let [marksLookedAt, marksRepaired] = [0, 0];
  for (const { id, correction: name, status, inForceFrom } of await underWay(runtime)) {
    const correction = corrections.find((one) => one.id === name);
    if (correction === undefined) {
      runtime.log.error({ repair: id, correction: name }, 'the rule book has no such correction');
      continue;
    }
    if (status === RuleRepairStatus.dryRunBegun) marksLookedAt += await lookAtMarks(runtime, id, correction);
    else if (inForceFrom !== null && inForceFrom <= runtime.clock.now())
      marksRepaired += await carryOutRepair(runtime, id, correction);
  }
  return { drafted, marksLookedAt, marksRepaired };
}

interface UnderWay {
  readonly id: string;
  readonly correction: string;
  readonly status: string;
  readonly inForceFrom: Date | null;
}

const underWay = (runtime: CommandRuntime): Promise<UnderWay[]> =>
  inTransaction(runtime.db, (tx) =>
    queryRows<UnderWay>(
      tx,
      'select id, correction, status, in_force_from as "inForceFrom" from rule_repair where status = any($1) order by created_at, id',
      [[RuleRepairStatus.dryRunBegun, RuleRepairStatus.begun]],
    ),
  );

/** A correction that came with a release waits for people by itself. */
async function draftRepairs(runtime: CommandRuntime): Promise<number> {
  return inTransaction(runtime.db, async (tx) => {
    const known = await queryRows<{ correction: string }>(tx, 'select distinct correction from rule_repair');
    const isKnown = new Set(known.map(({ correction }) => correction));
    const fresh = corrections.filter(({ id }) => !isKnown.has(id));
    for (const { id } of fresh)
      await handleCommandIn(tx, runtime, {
        command: ruleRepair.create,
        streamId: nameBasedId('rule repair', id),
        input: { correction: id, note: null },
        viewer: systemViewer,
        commandId: nameBasedId('draft repair', id),
      });
    return fresh.length;
  }).then((drafted) => {
    if (drafted > 0) runtime.afterCommit();
    return drafted;
  });
}
