import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { trademarksService } from '../../service.js';
import { client, lawyer } from '../../testing/people.js';
import { trademark } from '../../mark/trademark.work-item.js';

// A Monday; the EUIPO keeps its usual week.
const clock = new FakeClock('2027-03-01T10:00:00Z');
let fixture: ServiceFixture;

async function expires(name: string, expirationDate: string, jurisdiction = 'EU'): Promise<void> {
  const term = {
    filingDate: `2017${expirationDate.slice(4)}`,
    registrationDate: '2018-01-01',
    expirationDate,
  };
  const input = {
    name,
    jurisdiction,
    type: 'WORD' as const,
    status: 'Trademark registered' as const,
    goodsAndServices: [],
    userId: client.userId,
    number: name,
    ...term,
  };
  const outcome = await handleCommand(fixture.runtime, {
    command: trademark.create,
    streamId: systemIds.next(),
    viewer: lawyer,
    commandId: systemIds.next(),
    input,
  });
  if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal));
}

beforeAll(async () => {
  fixture = await openServiceFixture(trademarksService({ linkKey: '' }), clock);
  await expires('overdue', '2027-02-26');
  await expires('tomorrow', '2027-03-02');
  await expires('in three', '2027-03-04');
  await expires('in ten', '2027-03-15');
  await expires('later', '2027-03-17');
  await expires('in London', '2027-03-04', 'UK');
  await expires('long over', '2026-01-05');
});
afterAll(() => fixture.close());

const board = (viewer: typeof lawyer, variables: object = {}) =>
  fixture.ask(
    viewer,
    'query ($jurisdiction: JurisdictionCode) { deadlineBoard(jurisdiction: $jurisdiction) { markName urgency state legalDate } }',
    { ...variables },
  );

describe('the board of what falls due', () => {
  it('shows what is near in working days of the office, the most urgent first, and what has a time of grace', async () => {
    const answer = await board(lawyer);
    expect(answer.errors).toBeUndefined();
    const rows: { markName: string; urgency: string; state: string }[] = answer.data.deadlineBoard;
    // The two that are alike in urgency and date stand in no order of their own.
    expect(rows.map(({ markName, urgency, state }) => `${urgency} ${markName} ${state}`).toSorted()).toEqual([
      'OVERDUE overdue IN_GRACE',
      'T1 tomorrow DUE_SOON',
      'T10 in ten DUE_SOON',
      'T3 in London DUE_SOON',
      'T3 in three DUE_SOON',
    ]);
    expect(rows.map(({ urgency }) => urgency)).toEqual(['OVERDUE', 'T1', 'T3', 'T3', 'T10']);
  });

  it('by office', async () =>
    expect((await board(lawyer, { jurisdiction: 'UK' })).data.deadlineBoard).toEqual([
      { markName: 'in London', urgency: 'T3', state: 'DUE_SOON', legalDate: '2027-03-04' },
    ]));

  it('is no customer’s to see', async () =>
    expect((await board(client)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN'));
});
