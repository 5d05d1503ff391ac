import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import {
  OfficialFeeCheckChangedSchema,
  OfficialFeeCheckEvent,
  OfficialFeeConfirmationChangedSchema,
  OfficialFeeConfirmationEvent,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { workspaceService } from '../../service.js';
import { officialFeeTasks } from './on-official-fee-tasks.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }));
});
afterAll(() => fixture.close());

const checkId = nameBasedId('official fee check', 'FR');
const fellDue = (event: OfficialFeeCheckEvent, cause: string) =>
  deliver(fixture.runtime, officialFeeTasks, {
    schema: OfficialFeeCheckChangedSchema,
    source: 'invoicing',
    streamId: checkId,
    message: { entityId: checkId, event, facts: { office: 'FR', cause } },
  });
const confirmed = (
  entityId: string,
  facts: object,
  event = OfficialFeeConfirmationEvent.OFFICIAL_FEE_ENTERED,
) =>
  deliver(fixture.runtime, officialFeeTasks, {
    schema: OfficialFeeConfirmationChangedSchema,
    source: 'invoicing',
    streamId: entityId,
    message: { entityId, event, facts: { office: 'FR', ...facts } },
  });
const tasksOf = (subjectId: string): Promise<object[]> =>
  fixture.db.query('select work, title, status from task where subject_id = $1', [subjectId]);

it('a fee to look at is one task an office, until nothing of the office is left', async () => {
  await fellDue(OfficialFeeCheckEvent.OFFICIAL_FEE_CHECK_FELL_DUE, 'AGED');
  const task = {
    work: 'fee-check',
    title: 'FR · look at the page of the office and confirm its fees',
    status: 'Open',
  };
  expect(await tasksOf(checkId)).toEqual([task]);
  await confirmed(systemIds.next(), { state: 'Confirmed', feesLeftToCheck: 1 });
  expect(await tasksOf(checkId)).toEqual([task]);
  await confirmed(systemIds.next(), { state: 'Confirmed', feesLeftToCheck: 0 });
  expect(await tasksOf(checkId)).toEqual([{ ...task, status: 'Done' }]);
  await fellDue(OfficialFeeCheckEvent.OFFICIAL_FEE_CHECK_FELL_DUE_AGAIN, 'CHANGE_DUE');
  expect(await tasksOf(checkId)).toMatchObject([
    { title: expect.stringContaining('a change of its fees was announced'), status: 'Open' },
  ]);
});

it.each(['Confirmed', 'Declined'])('a proposed fee waits for another admin until it is %s', async (state) => {
  const id = systemIds.next();
  await confirmed(id, { state: 'Proposed', enteredById: systemIds.next() });
  expect(await tasksOf(id)).toMatchObject([{ work: 'fee-decision', status: 'Open' }]);
  await confirmed(id, { state }, OfficialFeeConfirmationEvent.OFFICIAL_FEE_DECIDED);
  expect(await tasksOf(id)).toMatchObject([{ status: 'Done' }]);
});
