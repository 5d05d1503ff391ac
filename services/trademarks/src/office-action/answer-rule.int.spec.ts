import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { admin, client, lawyer, otherLawyer } from '../testing/people.js';
import { openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';

let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-03-02T09:00:00Z');
});
afterAll(() => fixture.close());

async function made(type: string, input: object): Promise<string> {
  const { id, ...refused } = await fixture.write(admin, { mutation: `create${type}`, type, input });
  if (typeof id !== 'string') throw new Error(JSON.stringify(refused));
  return id;
}
const mark = (jurisdiction: string) =>
  made('Trademark', {
    name: `Rule ${jurisdiction}`,
    jurisdiction,
    type: 'WORD',
    status: 'UNDER_EXAMINATION',
    goodsAndServices: [{ class: 9, terms: ['Software'] }],
    userId: client.userId,
  });
const rule = (trademarkId: string, issueDate: string, viewer: Viewer = lawyer) =>
  fixture.ask(
    viewer,
    'query ($trademarkId: ID!, $issueDate: Date!) { answerRule(trademarkId: $trademarkId, issueDate: $issueDate) { dueDate safeDate because } }',
    { trademarkId, issueDate },
  );

describe('the rule for a letter', () => {
  it('gives its day before it is docketed, and none where the office sets it letter by letter', async () => {
    const { data } = await rule(await mark('US'), '2026-02-16');
    expect(data.answerRule).toMatchObject({
      dueDate: '2026-05-16',
      because: expect.stringContaining('37 CFR'),
    });
    expect(data.answerRule.safeDate < '2026-05-16').toBe(true);
    expect((await rule(await mark('SK'), '2026-02-16')).data.answerRule).toBeNull();
  });

  it('stands beside the docketed letter, with a confirmed extension counted in', async () => {
    const id = await made('OfficeAction', {
      trademarkId: await mark('US'),
      issueDate: '2026-02-16',
      dueDate: '2026-05-10',
    });
    const read = async () =>
      (
        await fixture.ask(
          lawyer,
          'query ($id: ID!) { officeAction(id: $id) { dueDate answerRule { dueDate } } }',
          { id },
        )
      ).data.officeAction;
    expect(await read()).toEqual({ dueDate: '2026-05-10', answerRule: { dueDate: '2026-05-16' } });
    await fixture.write(admin, { mutation: 'extendOfficeAction', type: 'OfficeAction', id, input: {} });
    expect(await read()).toEqual({ dueDate: '2026-05-10', answerRule: { dueDate: '2026-05-16' } });
    await fixture.write(otherLawyer, {
      mutation: 'confirmOfficeActionDueDate',
      type: 'OfficeAction',
      id,
      input: {},
    });
    expect(await read()).toEqual({ dueDate: '2026-08-16', answerRule: { dueDate: '2026-08-16' } });
  });

  it('is for staff: a client is not told of marks by it', async () => {
    const { errors } = await rule(await mark('US'), '2026-02-16', client);
    expect(errors).toEqual([expect.objectContaining({ message: expect.any(String) })]);
  });
});
