import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { RuleRepairChangedSchema, RuleRepairEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { workspaceService } from '../../service.js';
import { ruleRepairTasks } from './on-rule-repairs.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }));
});
afterAll(() => fixture.close());

const {
  RULE_REPAIR_DRAFTED,
  RULE_DRY_RUN_BEGUN,
  RULE_DRY_RUN_CONTINUED,
  RULE_DRY_RUN_DONE,
  RULE_REPAIR_APPROVED,
  RULE_REPAIR_BEGUN,
  RULE_REPAIR_CARRIED_OUT,
  RULE_REPAIR_DISCARDED,
} = RuleRepairEvent;

/** What waits after an event of a repair, by work and what became of it. */
const afterEventOf = (id: string) => async (event: RuleRepairEvent, status?: string) => {
  await deliver(fixture.runtime, ruleRepairTasks, {
    schema: RuleRepairChangedSchema,
    source: 'trademarks',
    streamId: id,
    message: { entityId: id, event, ...(status === undefined ? {} : { facts: { status } }) },
  });
  const rows = await fixture.db.query<{ work: string; status: string }[]>(
    'select work, status from task where subject_id = $1 order by work',
    [id],
  );
  return Object.fromEntries(rows.map(({ work, status: state }) => [work, state]));
};

describe('a repair of a rule', () => {
  it('is a task wherever it waits for an admin, and none while a program works on it or when it is over', async () => {
    const after = afterEventOf(systemIds.next());
    expect(await after(RULE_REPAIR_DRAFTED, 'Drafted')).toEqual({ 'repair-dry-run': 'Open' });
    expect(await after(RULE_DRY_RUN_BEGUN, 'Dry run under way')).toEqual({ 'repair-dry-run': 'Done' });
    expect(await after(RULE_DRY_RUN_CONTINUED)).toEqual({ 'repair-dry-run': 'Done' });
    expect(await after(RULE_DRY_RUN_DONE, 'Dry run done')).toMatchObject({ 'repair-approval': 'Open' });
    expect(await after(RULE_REPAIR_APPROVED, 'Approved by one')).toEqual({
      'repair-dry-run': 'Done',
      'repair-approval': 'Done',
      'repair-second-approval': 'Open',
    });
    expect(await after(RULE_REPAIR_APPROVED, 'Approved by two')).toEqual({
      'repair-dry-run': 'Done',
      'repair-approval': 'Done',
      'repair-second-approval': 'Done',
      'repair-carry-out': 'Open',
    });
    expect(await after(RULE_REPAIR_BEGUN, 'Being carried out')).toMatchObject({ 'repair-carry-out': 'Done' });
    expect(Object.values(await after(RULE_REPAIR_CARRIED_OUT, 'Carried out'))).toEqual([
      'Done',
      'Done',
      'Done',
      'Done',
    ]);
  });

  it('waits for two approvals again after another dry run', async () => {
    const after = afterEventOf(systemIds.next());
    await after(RULE_DRY_RUN_DONE, 'Dry run done');
    await after(RULE_REPAIR_APPROVED, 'Approved by one');
    expect(await after(RULE_REPAIR_APPROVED, 'Approved by two')).toMatchObject({
      'repair-carry-out': 'Open',
    });
    const again = await after(RULE_DRY_RUN_BEGUN, 'Dry run under way');
    expect(Object.values(again)).not.toContain('Open');
    expect(await after(RULE_DRY_RUN_DONE, 'Dry run done')).toMatchObject({ 'repair-approval': 'Open' });
  });

  it('leaves nothing open when it is discarded', async () => {
    const after = afterEventOf(systemIds.next());
    await after(RULE_REPAIR_DRAFTED, 'Drafted');
    await after(RULE_DRY_RUN_DONE, 'Dry run done');
    expect(Object.values(await after(RULE_REPAIR_DISCARDED, 'Discarded'))).not.toContain('Open');
  });

  it('says which work it is, for admins', async () => {
    const id = systemIds.next();
    await afterEventOf(id)(RULE_REPAIR_DRAFTED, 'Drafted');
    expect(
      await fixture.db.query('select title, kind, subject_type from task where subject_id = $1', [id]),
    ).toEqual([
      {
        title: 'a rule was wrong: begin the dry run of its repair',
        kind: 'dates',
        subject_type: 'rule_repair',
      },
    ]);
  });
});
