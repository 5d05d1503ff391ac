import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { AdminAssignedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { admin, client, lawyer, otherLawyer } from '../../testing/people.js';
import {
  definition,
  openTrademarksFixture,
  type TrademarksFixture,
} from '../../testing/trademarks-fixture.js';

const registrationRequestId = systemIds.next();
const third = nameBasedId('third lawyer');
let fixture: TrademarksFixture;
let streamVersion = 0;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T15:00:00Z');
});
afterAll(() => fixture.close());

async function made(type: 'Trademark' | 'OfficeAction', input: object): Promise<string> {
  const { id, ...rest } = await fixture.write(lawyer, { mutation: `create${type}`, type, input });
  if (id === undefined) throw new Error(JSON.stringify(rest));
  return id;
}
const mark = () =>
  made('Trademark', {
    name: 'Zephyroak',
    jurisdiction: 'EU',
    type: 'WORD',
    status: 'UNDER_EXAMINATION',
    number: '018000777',
    filingDate: '2026-03-01',
    goodsAndServices: [{ class: 20, terms: ['Furniture'] }],
    userId: client.userId,
    registrationRequestId,
  });
const letter = (trademarkId: string) =>
  made('OfficeAction', {
    trademarkId,
    markName: 'Zephyroak',
    jurisdiction: 'EU',
    issueDate: '2026-06-01',
    dueDate: '2026-08-01',
    userId: client.userId,
  });

/** The order's own service says who is in charge of it. */
async function assigned(assignedAdminId: string): Promise<void> {
  streamVersion += 1;
  await deliver(fixture.runtime, consumerOf(definition, 'assigned-orders'), {
    schema: AdminAssignedSchema,
    message: { request: { requestId: registrationRequestId, assignedAdminId } },
    source: 'requests',
    streamId: registrationRequestId,
    streamVersion,
  });
  await fixture.listen();
}

const holderOf = async (table: 'trademark' | 'office_action', id: string): Promise<string | null> =>
  (await fixture.db.query(`select assigned_admin_id as holder from ${table} where id = $1`, [id]))[0].holder;

it('who is in charge of an order is in charge of its marks and their letters, until somebody is named there', async () => {
  const [first, second] = [await mark(), await mark()];
  const known = await letter(first);
  await fixture.listen();
  expect(await holderOf('office_action', known)).toBeNull();

  await assigned(lawyer.userId);
  expect([await holderOf('trademark', first), await holderOf('office_action', known)]).toEqual([
    lawyer.userId,
    lawyer.userId,
  ]);
  const later = await letter(first);
  await fixture.listen();
  expect(await holderOf('office_action', later)).toBe(lawyer.userId);

  // Somebody is named at one mark and at one letter: both stay theirs, the rest goes on with the order.
  for (const [mutation, type, id] of [
    ['assignTrademark', 'Trademark', second],
    ['assignOfficeAction', 'OfficeAction', later],
  ] as const)
    await fixture.write(admin, { mutation, type, id, input: { assignedAdminId: otherLawyer.userId } });
  await fixture.listen();
  await assigned(third);
  expect({
    first: await holderOf('trademark', first),
    second: await holderOf('trademark', second),
    known: await holderOf('office_action', known),
    later: await holderOf('office_action', later),
  }).toEqual({ first: third, second: otherLawyer.userId, known: third, later: otherLawyer.userId });

  // A mark that comes later, and the same news once more.
  const last = await mark();
  await fixture.listen();
  await assigned(third);
  expect([await holderOf('trademark', last), await holderOf('trademark', second)]).toEqual([
    third,
    otherLawyer.userId,
  ]);
});
