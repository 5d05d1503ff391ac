import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { signFacts } from '@cotta/kit/edge/links/signed-facts.js';
import { type Log, silentLog } from '@cotta/kit/runtime/process/log.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import type { ReminderScanner } from '@cotta/kit/runtime/reminders/scanner.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import {
  admin,
  content,
  lawyer,
  mark,
  passerBy,
  question,
  requestCommands,
  signedSearch,
} from '@cotta/requests/testing.js';
import { openReminderFixture, type ReminderFixture } from './reminder-fixture.js';

// Real servers on a machine that others use as well.
jest.setTimeout(240_000);

const HOUR_MS = 3_600_000;

let fixture: ReminderFixture;
let commands: ReturnType<typeof requestCommands>;
const published: string[] = [];

beforeAll(async () => {
  fixture = await openReminderFixture('2026-03-03T10:00:00Z');
  commands = requestCommands(fixture.linkKey);
});
afterAll(async () => {
  process.stdout.write(`reminders over a moved clock:\n${published.join('\n')}\n`);
  await fixture.close();
});

/** Asked for now, by somebody from `country`. */
async function ask(country: string, phone?: string): Promise<string> {
  const requestId = systemIds.next();
  const contact = {
    ...question.contact,
    email: `${requestId}@client.test`,
    ...(phone === undefined ? {} : { phone }),
  };
  await fixture.run(commands.requestVerification, {
    streamId: requestId,
    viewer: passerBy,
    input: { ...question, contact, country },
  });
  return requestId;
}

async function answer(requestId: string): Promise<void> {
  await fixture.run(commands.recordVerificationSearch, {
    streamId: requestId,
    viewer: lawyer,
    input: { record: signedSearch({ requestId, now: fixture.clock.now() }) },
  });
  await fixture.run(commands.saveVerificationResult, { streamId: requestId, viewer: lawyer, input: content });
  await fixture.run(commands.approveVerification, {
    streamId: requestId,
    viewer: lawyer,
    input: { overallRisk: 'low' },
  });
  await fixture.settled();
}

async function approved(country = 'SK'): Promise<string> {
  const requestId = await ask(country);
  await answer(requestId);
  return requestId;
}

async function view(requestId: string): Promise<void> {
  const link: Viewer['link'] = { purpose: 'verification-summary', subjectId: requestId, revision: 1 };
  await fixture.run(commands.markVerificationResultViewed, {
    streamId: requestId,
    viewer: { ...passerBy, link },
    input: {},
  });
}

const pause = (requestId: string, paused: boolean) =>
  fixture.run(commands.pauseReminders, { streamId: requestId, viewer: lawyer, input: { paused } });

const reportsRemindedOf = async (): Promise<number> => {
  const [row] = await fixture.requestsDb.query(
    `select count(*)::integer as n from tracking_event where type = 'ClientReminded' and data ->> 'reminder' = 'result-not-viewed'`,
  );
  return row.n;
};

/** Moves the clock in even steps; at each, every scanner looks at the same time, and whatever is issued goes out before time goes on.
 *  @returns how often it was told that a report lies unread */
async function live(to: string, scanners: readonly ReminderScanner[], stepHours = 1): Promise<number> {
  const before = await reportsRemindedOf();
  for (const end = new Date(to).getTime(); fixture.clock.now().getTime() < end;) {
    fixture.clock.moveTo(new Date(Math.min(end, fixture.clock.now().getTime() + stepHours * HOUR_MS)));
    const outcomes = await Promise.all(scanners.map((scanner) => scanner.scan()));
    expect(outcomes.filter(({ failed, clockJumped }) => failed > 0 || clockJumped)).toEqual([]);
    const now = outcomes.reduce((sum, outcome) => sum + outcome.issued, 0);
    if (now > 0) await fixture.settled();
  }
  return (await reportsRemindedOf()) - before;
}

/** Step and instant of each reminder that reached the mail server, which took each once. */
async function reminders(requestId: string, title: string): Promise<string[]> {
  const letters = await fixture.lettersOf(requestId);
  published.push(
    ...letters.map(
      ({ sentAt, subject, accepted }) => `  ${title.padEnd(28)} ${sentAt}  ${accepted}×  ${subject}`,
    ),
  );
  expect(letters.map(({ accepted }) => accepted)).toEqual(letters.map(() => 1));
  return letters
    .filter(({ template }) => template === 'result-not-viewed')
    .map(({ step, sentAt }) => `${step} ${sentAt}`);
}

describe('reminders about a report that nobody opened', () => {
  it('go out after 2, 5 and 10 days at nine in the morning, on Monday for a weekend, each once though two look for them', async () => {
    const [slovak, american] = [await approved('SK'), await approved('US')];
    const scanners = [fixture.scanner(), fixture.scanner()];
    expect(await live('2026-03-14T12:00:00Z', scanners)).toBe(6);
    expect(await reminders(slovak, 'Bratislava')).toEqual([
      '1 2026-03-05T08:00:00.000Z',
      '2 2026-03-09T08:00:00.000Z',
      '3 2026-03-13T08:00:00.000Z',
    ]);
    // Clocks in New York went forward on the 8th.
    expect(await reminders(american, 'New York')).toEqual([
      '1 2026-03-05T14:00:00.000Z',
      '2 2026-03-09T13:00:00.000Z',
      '3 2026-03-13T13:00:00.000Z',
    ]);
    // The same tick once more.
    expect(await Promise.all([...scanners, fixture.scanner()].map((scanner) => scanner.scan()))).toEqual(
      Array(3).fill({ issued: 0, failed: 0, clockJumped: false }),
    );
  });

  it('stop once it was opened', async () => {
    fixture.clock.moveTo('2026-04-07T10:00:00Z');
    const requestId = await approved();
    const scanner = fixture.scanner();
    await live('2026-04-10T10:00:00Z', [scanner], 6);
    await view(requestId);
    expect(await live('2026-04-20T10:00:00Z', [scanner], 12)).toBe(0);
    expect(await reminders(requestId, 'opened after the first')).toEqual(['1 2026-04-09T10:00:00.000Z']);
  });

  it('become one letter, the latest, when two fell due while they rested', async () => {
    fixture.clock.moveTo('2026-05-05T10:00:00Z');
    const requestId = await approved();
    await pause(requestId, true);
    const scanner = fixture.scanner();
    expect(await live('2026-05-12T10:00:00Z', [scanner], 12)).toBe(0);
    await pause(requestId, false);
    expect(await live('2026-05-16T10:00:00Z', [scanner], 12)).toBe(2);
    expect(await reminders(requestId, 'rested, two fell due')).toEqual([
      '2 2026-05-12T22:00:00.000Z',
      '3 2026-05-15T10:00:00.000Z',
    ]);
  });

  it('rest from the start when they were paused before the answer', async () => {
    fixture.clock.moveTo('2026-06-02T10:00:00Z');
    const requestId = await ask('SK');
    await pause(requestId, true);
    await answer(requestId);
    const scanner = fixture.scanner();
    expect(await live('2026-06-13T10:00:00Z', [scanner], 12)).toBe(0);
    await pause(requestId, false);
    expect(await live('2026-06-14T10:00:00Z', [scanner], 12)).toBe(1);
    expect(await reminders(requestId, 'paused before the answer')).toEqual(['3 2026-06-13T22:00:00.000Z']);
  });

  it('are one letter, the latest, after twelve days in which nothing ran', async () => {
    fixture.clock.moveTo('2026-07-07T10:00:00Z');
    const requestId = await approved();
    fixture.clock.moveTo('2026-07-19T10:00:00Z');
    expect(await fixture.scanner().scan()).toMatchObject({ failed: 0, clockJumped: false });
    await fixture.settled();
    expect(await reminders(requestId, 'twelve days down')).toEqual(['3 2026-07-19T10:00:00.000Z']);
  });

  it('are held back when the clock leaps while the scanner runs, which says so', async () => {
    fixture.clock.moveTo('2026-08-04T10:00:00Z');
    const requestId = await approved();
    const said: string[] = [];
    const log: Log = { ...silentLog, error: (_, message) => void said.push(message) };
    const scanner = fixture.scanner(log);
    expect(await scanner.scan()).toMatchObject({ failed: 0, clockJumped: false });
    fixture.clock.moveBy({ days: 400 });
    expect(await scanner.scan()).toEqual({ issued: 0, failed: 0, clockJumped: true });
    expect(await scanner.scan()).toEqual({ issued: 0, failed: 0, clockJumped: true });
    expect(said).toEqual(
      Array(2).fill('the clock leapt by more than 26 hours: reminders are stopped until a restart'),
    );
    expect(await reminders(requestId, 'clock leapt 400 days')).toEqual([]);
  });
});

describe('an order that its client leaves', () => {
  it('is asked about four times, then three times more for the questionnaire, and is set aside with a last letter', async () => {
    fixture.clock.moveTo('2027-11-02T10:00:00Z');
    const requestId = await approved();
    const scanner = fixture.scanner();
    const facts = {
      quoteId: systemIds.next(),
      total: 120_670,
      currency: 'EUR',
      jurisdictions: mark.jurisdictions,
      filings: mark.jurisdictions.map((office) => `${office} ${mark.classes.length}`),
    };
    const quote = signFacts(
      { use: 'quote', facts, expiresAt: new Date('2027-11-16T00:00:00Z') },
      fixture.linkKey,
    );
    await fixture.run(commands.createOrder, {
      streamId: requestId,
      viewer: admin,
      input: {
        services: ['registration'],
        orderedItems: [...mark.jurisdictions],
        currency: 'EUR',
        filingClassesCount: 1,
        termsAccepted: true,
        quote,
      },
    });
    await live('2027-11-10T10:00:00Z', [scanner]);
    await fixture.run(commands.markReadyForDrafting, {
      streamId: requestId,
      viewer: admin,
      input: { reason: 'The money is on its way.' },
    });
    await fixture.settled();
    await live('2027-12-18T10:00:00Z', [scanner], 6);
    const letters = (await fixture.lettersOf(requestId)).filter(
      ({ template }) => !template.startsWith('verification'),
    );
    published.push(
      ...letters.map(
        ({ sentAt, subject, accepted }) =>
          `  ${'left by its client'.padEnd(28)} ${sentAt}  ${accepted}×  ${subject}`,
      ),
    );
    expect(
      letters.map(({ template, sentAt, accepted }) => `${template} ${sentAt.slice(0, 13)} ${accepted}`),
    ).toEqual([
      'checkout-not-completed 2027-11-02T11 1',
      'checkout-not-completed 2027-11-03T08 1',
      'checkout-not-completed 2027-11-05T08 1',
      'checkout-not-completed 2027-11-09T08 1',
      'ready-for-drafting 2027-11-10T10 1',
      'application-not-submitted 2027-11-11T10 1',
      'application-not-submitted 2027-11-15T10 1',
      'application-not-submitted 2027-11-17T10 1',
      'client-unresponsive 2027-12-17T10 1',
    ]);
    const [row] = await fixture.requestsDb.query('select status from registration_request where id = $1', [
      requestId,
    ]);
    expect(row.status).toBe('Client unresponsive');
  });
});

describe('a draft that its client does not look at', () => {
  it('is asked about by letter on day 2, 5 and 10, and once by text message on day 7', async () => {
    fixture.clock.moveTo('2028-02-01T10:00:00Z');
    const [reached, unreached] = [await ask('SK', '0905123456'), await ask('SK')];
    for (const requestId of [reached, unreached]) {
      await answer(requestId);
      await fixture.run(commands.sendDraft, { streamId: requestId, viewer: systemViewer, input: {} });
    }
    await fixture.settled();
    await live('2028-02-13T10:00:00Z', [fixture.scanner(), fixture.scanner()]);
    for (const requestId of [reached, unreached]) {
      const letters = (await fixture.lettersOf(requestId)).filter(({ template }) =>
        template.startsWith('draft'),
      );
      // The fifth day is a Sunday.
      expect(
        letters.map(({ template, sentAt, accepted }) => `${template} ${sentAt.slice(0, 16)} ${accepted}`),
      ).toEqual([
        'draft-reminder 2028-02-03T08:00 1',
        'draft-reminder 2028-02-07T08:00 1',
        'draft-reminder 2028-02-11T08:00 1',
      ]);
    }
    const texts = await fixture.textsOf(reached);
    published.push(
      ...texts.map(
        ({ sentAt, to, text, accepted }) =>
          `  ${'a draft, by text message'.padEnd(28)} ${sentAt}  ${accepted}×  ${to} ${text}`,
      ),
    );
    expect(texts).toEqual([
      {
        to: '+421905123456',
        sentAt: '2028-02-08T08:00:00.000Z',
        accepted: 1,
        text: expect.stringContaining('https://cotta.test/application-draft/'),
      },
    ]);
    expect(await fixture.textsOf(unreached)).toEqual([]);
  });
});

describe('reminders', () => {
  it('are rows that the events say', async () => {
    expect((await rebuildCheck(fixture.requestsDb, fixture.aggregates)).differences).toEqual([]);
  });
});
