import { execute, queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import {
  handleCommand,
  handleCommandIn,
  type CommandRuntime,
} from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';
import { awaitedCorrections } from '../deadlines/rows/awaited-corrections.js';
import type { MarkStory } from '../deadlines/rows/mark-story.js';
import type { Correction } from '../deadlines/rules/corrections.js';
import { trademark } from '../mark/trademark.work-item.js';
import { listDates, stillWrong, touchedMarks } from './dry-run.js';
import { officesTouched } from './rule-repair-rules.js';
import { ruleRepair } from './rule-repair.work-item.js';

const repairDates = trademark.steps.repairDates;

/** Marks asked for at a time; each is one transaction of its own, so that one in trouble holds back no other. */
const TOGETHER = 500;
/** A transaction that was open when the dry run began may have committed within it. */
const OPEN_SECONDS = 60;

interface About {
  readonly repairId: string;
  readonly correction: Correction;
}

/** Puts right what is listed, mark after mark, then says what was left out and ends the repair. Taken up again it goes on with what is still listed.
 *  @returns how many marks were dealt with now. */
export async function carryOutRepair(
  runtime: CommandRuntime,
  repairId: string,
  correction: Correction,
): Promise<number> {
  const about = { repairId, correction };
  let [dealtWith, troubled] = [0, 0];
  let after: string | null = null;
  for (;;) {
    const ids = await listedMarks(runtime, repairId, after);
    for (const id of ids) {
      try {
        await inTransaction(runtime.db, (tx) => repairMark(tx, runtime, { ...about, id }));
        dealtWith += 1;
      } catch (error) {
        troubled += 1;
        runtime.log.error(
          { err: error, mark: id, repair: repairId },
          'the dates of a mark could not be repaired yet',
        );
      }
    }
    runtime.afterCommit();
    after = ids.at(-1) ?? null;
    if (ids.length < TOGETHER) break;
  }
  // What was in trouble is still listed: the next round tries it again.
  if (troubled === 0) await endRepair(runtime, about);
  return dealtWith;
}

const listedMarks = async (
  runtime: CommandRuntime,
  repairId: string,
  after: string | null,
): Promise<string[]> =>
  inTransaction(runtime.db, async (tx) =>
    (
      await queryRows<{ id: string }>(
        tx,
        `select distinct trademark_id as id from rule_repair_date
          where rule_repair_id = $1 and outcome = 'Listed' and ($2::uuid is null or trademark_id > $2) order by id limit $3`,
        [repairId, after, TOGETHER],
      )
    ).map(({ id }) => id),
  );

interface ListedDate {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly dateBefore: string | null;
  readonly dateAfter: string | null;
  readonly legalAfter: string | null;
  readonly graceAfter: string | null;
}

/** Looks at a mark anew, and puts its listed dates right where they still are what was approved. */
async function repairMark(
  tx: EntityManager,
  runtime: CommandRuntime,
  { repairId, correction, id }: About & { readonly id: string },
): Promise<void> {
  // A command on the mark waits, so that what is looked at is what is put right.
  const mark = await queryRow<{ story: MarkStory }>(
    tx,
    'select story from mark_story where trademark_id = $1 for update',
    [id],
  );
  const listed = await queryRows<ListedDate>(
    tx,
    `select id, key, name, date_before::text as "dateBefore", date_after::text as "dateAfter", legal_after::text as "legalAfter", grace_after::text as "graceAfter"
       from rule_repair_date where rule_repair_id = $1 and trademark_id = $2 and outcome = 'Listed' order by key`,
    [repairId, id],
  );
  if (listed.length === 0) return;
  if (mark === undefined) return settle(tx, runtime, listed, 'The mark is no longer there.');
  const [touched] = touchedMarks([{ id, story: mark.story }], correction, {
    awaited: await awaitedCorrections(tx),
    now: runtime.clock.now(),
  });
  if (!isAsListed(listed, touched?.dates ?? []))
    return settle(
      tx,
      runtime,
      listed,
      'The mark has changed since the dry run, and its dates are others than those approved.',
    );
  const outcome = await handleCommandIn(tx, runtime, {
    command: repairDates,
    streamId: id,
    input: {
      ruleRepairId: repairId,
      repairedDates: listed.map(({ name, dateBefore, dateAfter }) => ({
        name,
        before: dateBefore,
        after: dateAfter,
      })),
      reason: `${correction.wrong} ${correction.law}`,
    },
    viewer: systemViewer,
    commandId: nameBasedId('repair dates', repairId, id),
  });
  return settle(
    tx,
    runtime,
    listed,
    'refusal' in outcome ? `The mark does not take it: ${outcome.refusal.message}` : null,
  );
}

const isAsListed = (listed: readonly ListedDate[], found: readonly Omit<ListedDate, 'id'>[]): boolean =>
  listed.length === found.length &&
  listed.every((one) =>
    found.some(
      ({ key, dateBefore, dateAfter, legalAfter, graceAfter }) =>
        key === one.key &&
        dateBefore === one.dateBefore &&
        dateAfter === one.dateAfter &&
        legalAfter === one.legalAfter &&
        graceAfter === one.graceAfter,
    ),
  );

async function settle(
  tx: EntityManager,
  runtime: CommandRuntime,
  dates: readonly ListedDate[],
  leftOutBecause: string | null,
): Promise<void> {
  await execute(
    tx,
    `update rule_repair_date set outcome = case when $2::text is null then 'Repaired' else 'Left out' end, left_out_because = $2, version = version + 1, updated_at = $3
      where id = any($1)`,
    [dates.map(({ id }) => id), leftOutBecause, runtime.clock.now()],
  );
}

/** Marks that changed after the dry run had begun and whose rows are still the wrong version’s are said as left out: nobody approved them. */
async function endRepair(runtime: CommandRuntime, { repairId, correction }: About): Promise<void> {
  const now = runtime.clock.now();
  const counts = await inTransaction(runtime.db, async (tx) => {
    const changed = await queryRows<{ id: string; story: MarkStory }>(
      tx,
      `select m.trademark_id as id, m.story
         from rule_repair r join stream s on s.category = 'trademark' and s.touched_at >= r.dry_run_begun_at - make_interval(secs => $4)
         join mark_story m on m.trademark_id = s.stream_id
        where r.id = $1 and m.story->'fields'->>'jurisdiction' = any($2) and m.story->>'knownSince' < $3
          and not exists (select from rule_repair_date d where d.rule_repair_id = r.id and d.trademark_id = m.trademark_id)`,
      [repairId, officesTouched(correction), correction.since, OPEN_SECONDS],
    );
    const touched = touchedMarks(changed, correction, { awaited: await awaitedCorrections(tx), now });
    const wrong = await stillWrong(tx, touched);
    await listDates(tx, wrong, {
      repairId,
      now,
      leftOutBecause: 'It changed after the dry run had begun: draft another repair for it.',
    });
    return queryRow<{ datesRepaired: number; datesLeftOut: number }>(
      tx,
      `select count(*) filter (where outcome = 'Repaired')::integer as "datesRepaired", count(*) filter (where outcome = 'Left out')::integer as "datesLeftOut"
         from rule_repair_date where rule_repair_id = $1`,
      [repairId],
    );
  });
  await handleCommand(runtime, {
    command: ruleRepair.steps.endRuleRepair,
    streamId: repairId,
    input: { datesRepaired: 0, datesLeftOut: 0, ...counts, reason: null },
    viewer: systemViewer,
    commandId: nameBasedId('end repair', repairId),
  });
}
