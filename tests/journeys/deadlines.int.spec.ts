import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { lawyer, trademark } from '@cotta/trademarks/testing.js';
import { openDeadlineFixture, type DeadlineFixture } from './deadline-fixture.js';

// Real servers on a machine that others use as well.
jest.setTimeout(400_000);

let fixture: DeadlineFixture;
const report: string[] = [];

beforeAll(async () => {
  fixture = await openDeadlineFixture('2026-02-02T10:00:00Z');
});
afterAll(async () => {
  process.stdout.write(`deadlines over a moved clock:\n${report.join('\n')}\n`);
  await fixture.close();
});

const goods = [{ class: 25, terms: ['Shirts'] }];

async function mark(jurisdiction: string, userId: string, facts: object): Promise<string> {
  const streamId = systemIds.next();
  const input = {
    name: 'Lumara',
    type: 'WORD' as const,
    status: 'Trademark registered' as const,
    goodsAndServices: goods,
    jurisdiction,
    userId,
    number: `T-${streamId.slice(-6)}`,
    ...facts,
  };
  await fixture.run(trademark.create, { streamId, viewer: lawyer, input });
  return streamId;
}

const step = (
  command: string,
  streamId: string,
  input: Readonly<Record<string, unknown>> = {},
  viewer: typeof lawyer = lawyer,
) => fixture.run(anyStep(trademark, command), { streamId, viewer, input });

/** From one thing that falls due to the next, so that ten years pass in a minute. Letters go out before time goes on. */
async function live(to: string): Promise<void> {
  for (;;) {
    const next = await fixture.nextDue();
    if (next === null || next > new Date(to)) break;
    if (next > fixture.clock.now()) fixture.clock.moveTo(next);
    await fixture.tick();
    await fixture.posted();
  }
  fixture.clock.moveTo(to);
  await fixture.tick();
  await fixture.posted();
}

async function lettersOf(userId: string, title: string): Promise<string[]> {
  const letters = await fixture.lettersOf(userId);
  report.push(`  ${title}`, ...letters.map((line) => `    ${line}`));
  return letters;
}

async function person(more: object = {}): Promise<string> {
  const userId = systemIds.next();
  await fixture.know({ userId, language: 'en', region: 'EU', ...more });
  return userId;
}

const term = { filingDate: '2025-02-10', registrationDate: '2025-08-05', expirationDate: '2035-02-10' };

/** Worked out by hand from the schedules: renewal 9 or 12, 6, 3 and 1 months before, after it the day after the last one by law, 2 months on, and 1 month and
 *  7 days before the end of grace; a weekend moves to the Friday before the deadline, to the Monday after it. */
const tenYears = [
  '2031-01-06T08:00:00.000Z “Lumara” (US): proof of use until 6 January 2032',
  '2034-02-10T08:00:00.000Z “Lumara” (CH): renewal is possible until 10 February 2035',
  '2034-05-10T07:00:00.000Z “Lumara” (EU): plan the renewal',
  '2034-05-19T07:00:00.000Z “Lumara” (SK): plan the renewal',
  '2034-06-14T07:00:00.000Z “Lumara” (UK): plan the renewal',
  '2034-08-10T07:00:00.000Z 2 dates of your marks',
  '2034-09-14T07:00:00.000Z “Lumara” (UK): renewal is possible until 14 March 2035',
  '2034-11-10T08:00:00.000Z “Lumara” (CH): renewal is possible until 10 February 2035',
  '2034-11-20T08:00:00.000Z “Lumara” (SK): renewal is possible until 20 May 2035',
  '2034-12-14T08:00:00.000Z “Lumara” (UK): renewal is possible until 14 March 2035',
  '2035-01-05T08:00:00.000Z “Lumara” (US): plan the renewal',
  '2035-01-10T08:00:00.000Z “Lumara” (CH): renewal is possible until 10 February 2035',
  '2035-02-13T08:00:00.000Z “Lumara” (CH): late renewal with a surcharge until 10 August 2035',
  '2035-02-20T08:00:00.000Z “Lumara” (SK): renewal is possible until 20 May 2035',
  '2035-04-20T07:00:00.000Z “Lumara” (SK): protection ends on 20 May 2035',
  '2035-05-22T07:00:00.000Z “Lumara” (SK): late renewal with a surcharge until 20 November 2035',
  '2035-07-06T07:00:00.000Z “Lumara” (US): renewal is possible until 6 January 2036',
  '2035-07-20T07:00:00.000Z “Lumara” (SK): late renewal with a surcharge until 20 November 2035',
  '2035-10-05T07:00:00.000Z “Lumara” (US): renewal is possible until 6 January 2036',
  '2035-10-22T07:00:00.000Z “Lumara” (SK): late renewal with a surcharge until 20 November 2035',
  '2035-11-13T08:00:00.000Z “Lumara” (SK): late renewal with a surcharge until 20 November 2035',
];

describe('deadlines that live', () => {
  it('ten years of a mark in five offices: every letter of its owner', async () => {
    const userId = await person({ language: 'en', region: 'EU' });
    const eu = await mark('EU', userId, term);
    const uk = await mark('UK', userId, { ...term, filingDate: '2025-03-14', expirationDate: '2035-03-14' });
    const ch = await mark('CH', userId, term);
    await mark('SK', userId, { ...term, filingDate: '2025-05-20', expirationDate: '2035-05-20' });
    const us = await mark('US', userId, {
      filingBasis: ['1(a)'],
      filingDate: '2025-02-10',
      registrationDate: '2026-01-06',
      expirationDate: '2036-01-06',
    });
    await live('2031-06-01T10:00:00Z');
    await step('RecordDeclarationOfUse', us, { declarationConcerns: 'Section 8' });
    await live('2034-09-01T10:00:00Z');
    await step('OrderRenewal', eu);
    await live('2034-12-20T10:00:00Z');
    await step('OrderRenewal', uk);
    await step('RecordRenewal', eu, { expirationDate: '2045-02-10', paid: true });
    await live('2035-03-20T10:00:00Z');
    await step('OrderRenewal', ch);
    await step('RecordRenewal', ch, { expirationDate: '2045-02-10', paid: true });
    await step('RecordRenewal', uk, { expirationDate: '2045-03-14', paid: true });
    await live('2035-12-01T10:00:00Z');
    const open = await fixture.tasks();
    report.push(...open.map(({ title, kind, status }) => `    task ${kind} ${status}: ${title}`));
    expect(await lettersOf(userId, 'ten years in five offices')).toEqual(tenYears);
    expect(open.filter(({ status }) => status === 'Open').map(({ title }) => title)).toEqual([
      'Lumara · SK · Renewal · 20 May 2035',
      'Lumara · SK · look into the register · 20 May 2035',
    ]);
  });

  it('what fell due in three days in which nothing ran comes once, as one letter, in the working hours of its reader', async () => {
    fixture.clock.moveTo('2036-03-03T10:00:00Z');
    const userId = await person({ region: 'US' });
    await mark('EU', userId, {
      ...term,
      filingDate: '2026-04-05',
      registrationDate: '2026-09-01',
      expirationDate: '2036-09-05',
    });
    await mark('CH', userId, {
      ...term,
      filingDate: '2026-04-06',
      registrationDate: '2026-09-01',
      expirationDate: '2036-09-06',
    });
    await live('2036-03-04T10:00:00Z');
    // T-6 months of both lies in these days; the scanner comes back on Friday night.
    fixture.clock.moveTo('2036-03-08T03:00:00Z');
    expect(await Promise.all([fixture.scanner().scan(), fixture.scanner().scan()])).toEqual(
      expect.arrayContaining([expect.objectContaining({ failed: 0 })]),
    );
    await fixture.heard();
    await fixture.posted();
    await fixture.tick();
    await live('2036-03-20T10:00:00Z');
    expect(await lettersOf(userId, 'scanner down for three days')).toEqual([
      '2036-03-03T14:00:00.000Z 2 dates of your marks',
      '2036-03-10T13:00:00.000Z 2 dates of your marks',
    ]);
  });

  it('a paused mark rests, and an ordered renewal stops', async () => {
    fixture.clock.moveTo('2037-01-12T10:00:00Z');
    const [resting, ordering] = [await person(), await person()];
    const paused = await mark('EU', resting, {
      filingDate: '2027-08-20',
      registrationDate: '2027-12-01',
      expirationDate: '2037-08-20',
      remindersPaused: true,
    });
    const ordered = await mark('EU', ordering, {
      filingDate: '2027-08-20',
      registrationDate: '2027-12-01',
      expirationDate: '2037-08-20',
    });
    await live('2037-03-01T10:00:00Z');
    await step('OrderRenewal', ordered);
    await live('2037-06-01T10:00:00Z');
    await fixture.run(trademark.update, {
      streamId: paused,
      viewer: lawyer,
      input: { remindersPaused: false },
    });
    await live('2037-06-05T10:00:00Z');
    expect(await lettersOf(resting, 'paused')).toEqual([
      '2037-06-01T10:15:00.000Z “Lumara” (EU): renewal is possible until 20 August 2037',
    ]);
    expect(await lettersOf(ordering, 'ordered')).toEqual([
      '2037-01-12T10:15:00.000Z “Lumara” (EU): plan the renewal',
      '2037-02-20T08:00:00.000Z “Lumara” (EU): renewal is possible until 20 August 2037',
    ]);
  });

  it('who wants no letters about orders gets those about legal dates, and no offer', async () => {
    fixture.clock.moveTo('2038-01-11T10:00:00Z');
    const [quiet, curious] = [
      await person({ language: 'sk', orderLetters: false }),
      await person({ language: 'sk' }),
    ];
    for (const userId of [quiet, curious]) {
      await mark('SK', userId, {
        status: 'Application filed',
        filingDate: '2038-01-04',
        registrationDate: null,
        expirationDate: null,
      });
      await mark('EU', userId, {
        name: 'Velumora',
        filingDate: '2028-03-01',
        registrationDate: '2028-12-01',
        expirationDate: '2038-03-01',
      });
    }
    await live('2038-07-10T10:00:00Z');
    const legal = [
      '2038-01-11T10:15:00.000Z „Velumora“ (EU): obnoviť možno do 1. marca 2038',
      '2038-02-01T08:00:00.000Z „Velumora“ (EU): ochrana sa končí 1. marca 2038',
      '2038-03-02T08:00:00.000Z „Velumora“ (EU): oneskorená obnova s príplatkom do 1. septembra 2038',
      '2038-05-03T07:00:00.000Z „Velumora“ (EU): oneskorená obnova s príplatkom do 1. septembra 2038',
    ];
    expect(await lettersOf(quiet, 'wants no letters about orders, Slovak')).toEqual(legal);
    const offers = (await lettersOf(curious, 'wants them, Slovak')).filter((line) => !legal.includes(line));
    expect(offers).toEqual(
      ['2038-05-05', '2038-06-04', '2038-06-18', '2038-06-25', '2038-07-02'].map(
        (day) => `${day}T07:00:00.000Z „Lumara“: právo prednosti v ďalších krajinách do 4. júla 2038`,
      ),
    );
  });

  it('an owner without an address becomes a task', async () => {
    fixture.clock.moveTo('2039-01-10T10:00:00Z');
    await mark('EU', nameBasedId('nobody knows'), {
      name: 'Brisko',
      filingDate: '2029-02-05',
      registrationDate: '2029-12-01',
      expirationDate: '2039-02-05',
    });
    await live('2039-01-12T10:00:00Z');
    expect((await fixture.tasks()).filter(({ title }) => title.startsWith('Brisko'))).toContainEqual({
      kind: 'call',
      status: 'Open',
      outcome: null,
      title: 'Brisko · EU · no address for: Renewal (5 February 2039)',
    });
  });

  it('are rows that the events say', async () => {
    expect((await rebuildCheck(fixture.trademarksDb, fixture.aggregates)).differences).toEqual([]);
  });
});
