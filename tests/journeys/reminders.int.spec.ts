import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { systemIds } from '@cotta/kit/ids/ids.js';
import { type Log, silentLog } from '@cotta/kit/log/log.js';
import { rebuildCheck } from '@cotta/kit/projection/rebuild.js';
import type { ReminderScanner } from '@cotta/kit/reminders/scanner.js';
import type { Viewer } from '@cotta/kit/subgraph/viewer.js';
import { approveVerification } from '../../services/requests/src/slices/approve-verification.js';
import { markVerificationResultViewed } from '../../services/requests/src/slices/mark-verification-result-viewed.js';
import { pauseReminders } from '../../services/requests/src/slices/pause-reminders.js';
import { defineRequestVerification } from '../../services/requests/src/slices/request-verification.js';
import { saveVerificationResult } from '../../services/requests/src/slices/save-verification-result.js';
import { content, lawyer, passerBy, question } from '../../services/requests/src/testing/facts.js';
import { openReminderStage, type ReminderStage } from './reminder-stage.js';

// Real servers on a machine that others use as well.
jest.setTimeout(240_000);

const HOUR_MS = 3_600_000;

let stage: ReminderStage;
const told: string[] = [];

beforeAll(async () => {
  stage = await openReminderStage('2026-03-03T10:00:00Z');
});
afterAll(async () => {
  process.stdout.write(`reminders over a moved clock:\n${told.join('\n')}\n`);
  await stage.close();
});

/** Asked for now, by somebody from `country`. */
async function ask(country: string): Promise<string> {
  const requestId = systemIds.next();
  const contact = { ...question.contact, email: `${requestId}@client.test` };
  await stage.run(defineRequestVerification(stage.linkKey), { streamId: requestId, viewer: passerBy, input: { ...question, contact, country } });
  return requestId;
}

async function answer(requestId: string): Promise<void> {
  await stage.run(saveVerificationResult, { streamId: requestId, viewer: lawyer, input: content });
  await stage.run(approveVerification, { streamId: requestId, viewer: lawyer, input: { overallRisk: 'low' } });
  await stage.settled();
}

async function approved(country = 'SK'): Promise<string> {
  const requestId = await ask(country);
  await answer(requestId);
  return requestId;
}

async function view(requestId: string): Promise<void> {
  const link: Viewer['link'] = { purpose: 'verification-summary', subjectId: requestId, revision: 1 };
  await stage.run(markVerificationResultViewed, { streamId: requestId, viewer: { ...passerBy, link }, input: {} });
}

const pause = (requestId: string, paused: boolean) => stage.run(pauseReminders, { streamId: requestId, viewer: lawyer, input: { paused } });

/** Moves the clock in even steps; at each, every scanner looks at the same time, and whatever is issued goes out before time goes on. */
async function live(to: string, scanners: readonly ReminderScanner[], stepHours = 1): Promise<number> {
  let issued = 0;
  for (const end = new Date(to).getTime(); stage.clock.now().getTime() < end; ) {
    stage.clock.moveTo(new Date(Math.min(end, stage.clock.now().getTime() + stepHours * HOUR_MS)));
    const outcomes = await Promise.all(scanners.map((scanner) => scanner.scan()));
    expect(outcomes.filter(({ failed, clockJumped }) => failed > 0 || clockJumped)).toEqual([]);
    const now = outcomes.reduce((sum, outcome) => sum + outcome.issued, 0);
    if (now > 0) await stage.settled();
    issued += now;
  }
  return issued;
}

/** Step and instant of each reminder that reached the mail server, which took each once. */
async function reminders(requestId: string, title: string): Promise<string[]> {
  const letters = await stage.lettersOf(requestId);
  told.push(...letters.map(({ sentAt, subject, accepted }) => `  ${title.padEnd(28)} ${sentAt}  ${accepted}×  ${subject}`));
  expect(letters.map(({ accepted }) => accepted)).toEqual(letters.map(() => 1));
  return letters.filter(({ template }) => template === 'result-not-viewed').map(({ step, sentAt }) => `${step} ${sentAt}`);
}

describe('reminders about a report that nobody opened', () => {
  it('go out after 2, 5 and 10 days at nine in the morning, on Monday for a weekend, each once though two look for them', async () => {
    const [slovak, american] = [await approved('SK'), await approved('US')];
    const scanners = [stage.scanner(), stage.scanner()];
    expect(await live('2026-03-14T12:00:00Z', scanners)).toBe(6);
    expect(await reminders(slovak, 'Bratislava')).toEqual(['1 2026-03-05T08:00:00.000Z', '2 2026-03-09T08:00:00.000Z', '3 2026-03-13T08:00:00.000Z']);
    // Clocks in New York went forward on the 8th.
    expect(await reminders(american, 'New York')).toEqual(['1 2026-03-05T14:00:00.000Z', '2 2026-03-09T13:00:00.000Z', '3 2026-03-13T13:00:00.000Z']);
    // The same tick once more.
    expect(await Promise.all([...scanners, stage.scanner()].map((scanner) => scanner.scan()))).toEqual(Array(3).fill({ issued: 0, failed: 0, clockJumped: false }));
  });

  it('stop once it was opened', async () => {
    stage.clock.moveTo('2026-04-07T10:00:00Z');
    const requestId = await approved();
    const scanner = stage.scanner();
    await live('2026-04-10T10:00:00Z', [scanner], 6);
    await view(requestId);
    expect(await live('2026-04-20T10:00:00Z', [scanner], 12)).toBe(0);
    expect(await reminders(requestId, 'opened after the first')).toEqual(['1 2026-04-09T10:00:00.000Z']);
  });

  it('become one letter, the latest, when two fell due while they rested', async () => {
    stage.clock.moveTo('2026-05-05T10:00:00Z');
    const requestId = await approved();
    await pause(requestId, true);
    const scanner = stage.scanner();
    expect(await live('2026-05-12T10:00:00Z', [scanner], 12)).toBe(0);
    await pause(requestId, false);
    expect(await live('2026-05-16T10:00:00Z', [scanner], 12)).toBe(2);
    expect(await reminders(requestId, 'rested, two fell due')).toEqual(['2 2026-05-12T22:00:00.000Z', '3 2026-05-15T10:00:00.000Z']);
  });

  it('rest from the start when they were paused before the answer', async () => {
    stage.clock.moveTo('2026-06-02T10:00:00Z');
    const requestId = await ask('SK');
    await pause(requestId, true);
    await answer(requestId);
    const scanner = stage.scanner();
    expect(await live('2026-06-13T10:00:00Z', [scanner], 12)).toBe(0);
    await pause(requestId, false);
    expect(await live('2026-06-14T10:00:00Z', [scanner], 12)).toBe(1);
    expect(await reminders(requestId, 'paused before the answer')).toEqual(['3 2026-06-13T22:00:00.000Z']);
  });

  it('are one letter, the latest, after twelve days in which nothing ran', async () => {
    stage.clock.moveTo('2026-07-07T10:00:00Z');
    const requestId = await approved();
    stage.clock.moveTo('2026-07-19T10:00:00Z');
    expect(await stage.scanner().scan()).toEqual({ issued: 1, failed: 0, clockJumped: false });
    await stage.settled();
    expect(await reminders(requestId, 'twelve days down')).toEqual(['3 2026-07-19T10:00:00.000Z']);
  });

  it('are held back when the clock leaps while the scanner runs, which says so', async () => {
    stage.clock.moveTo('2026-08-04T10:00:00Z');
    const requestId = await approved();
    const said: string[] = [];
    const log: Log = { ...silentLog, error: (_, message) => void said.push(message) };
    const scanner = stage.scanner(log);
    expect(await scanner.scan()).toEqual({ issued: 0, failed: 0, clockJumped: false });
    stage.clock.moveBy({ days: 400 });
    expect(await scanner.scan()).toEqual({ issued: 0, failed: 0, clockJumped: true });
    expect(await scanner.scan()).toEqual({ issued: 0, failed: 0, clockJumped: true });
    expect(said).toEqual(Array(2).fill('the clock leapt by more than 26 hours: reminders are stopped until a restart'));
    expect(await reminders(requestId, 'clock leapt 400 days')).toEqual([]);
  });

  it('are rows that the events say', async () => {
    expect((await rebuildCheck(stage.requestsDb, stage.aggregates)).differences).toEqual([]);
  });
});
