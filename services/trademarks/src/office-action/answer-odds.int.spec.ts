import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { admin, client, lawyer } from '../testing/people.js';
import { openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';

let fixture: TrademarksFixture;
let letter = '';
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-03-02T09:00:00Z');
  const made = async (type: string, input: object): Promise<string> =>
    (await fixture.write(admin, { mutation: `create${type}`, type, input })).id ?? '';
  const trademarkId = await made('Trademark', {
    name: 'Lumara',
    jurisdiction: 'US',
    type: 'WORD',
    status: 'UNDER_EXAMINATION',
    goodsAndServices: [{ class: 9, terms: ['Software'] }],
    userId: client.userId,
  });
  letter = await made('OfficeAction', { trademarkId, issueDate: '2026-02-16', dueDate: '2026-05-16' });
  for (const category of ['USE', 'FORMAL'])
    await made('OfficeActionIssue', { officeActionId: letter, name: category, category });
});
afterAll(() => fixture.close());

/** Letters of the firm's past, so many of them answered with success. */
async function decided(office: string, category: string, cases: number, accepted: number): Promise<void> {
  const prefix = `${office} ${category}`;
  await fixture.db.query(
    `insert into office_action (id, version, status, issue_date, due_date, trademark_id, jurisdiction, outcome, created_at, updated_at)
     select md5($1 || n)::uuid, 1, 'Closed', date '2025-01-01', date '2025-04-01', md5('mark')::uuid, $2, case when n <= $4 then 'Accepted' else 'Further action' end, now(), now()
       from generate_series(1, $3::integer) n`,
    [prefix, office, cases, accepted],
  );
  await fixture.db.query(
    `insert into office_action_issue (id, version, office_action_id, name, category, created_at, updated_at)
     select md5($1 || 'issue' || n)::uuid, 1, md5($1 || n)::uuid, $2, $2, now(), now() from generate_series(1, $3::integer) n`,
    [prefix, category, cases],
  );
}
const odds = (viewer: Viewer) =>
  fixture.ask(
    viewer,
    'query ($id: ID!) { officeAction(id: $id) { answerOdds { category cases accepted } } }',
    { id: letter },
  );

it('odds stand on ten decided cases of the same objection at the same office, and on nothing less', async () => {
  await decided('US', 'Use', 9, 9);
  await decided('EU', 'Use', 40, 40);
  await decided('US', 'Formal', 12, 9);
  await decided('US', 'Classification', 30, 30);
  const { data } = await odds(lawyer);
  expect(data.officeAction.answerOdds).toEqual([{ category: 'FORMAL', cases: 12, accepted: 9 }]);
});
