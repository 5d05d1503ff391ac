import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../testkit/browser.js';
import { arrivals, done, made, type Cast } from './arrivals.js';
import { sitsDown, type AtTheDesk } from './at-the-desk.js';
import { openOfficeDay, type Colleague, type OfficeDay } from './office-day.js';

jest.setTimeout(900_000);

/** A Tuesday of spring in Bratislava. */
const at = (hour: string): string => `2027-03-09T${hour}:00+01:00`;

let day: OfficeDay;
let browser: Browser;
let cast: Cast;
let comes: ReturnType<typeof arrivals>;
let lena: AtTheDesk;
let marek: AtTheDesk;
let ada: AtTheDesk;

beforeAll(async () => {
  [day, browser] = await Promise.all([openOfficeDay(at('08:00')), openBrowser()]);
  cast = {
    lena: await day.enrols({ role: 'lawyer', firstname: 'Lena' }),
    marek: await day.enrols({ role: 'lawyer', firstname: 'Marek' }),
    ada: await day.enrols({ role: 'admin', firstname: 'Ada' }),
    rita: await day.enrols({ role: 'customer', firstname: 'Rita' }),
    dana: await day.enrols({ role: 'customer', firstname: 'Dana', language: 'cs' }),
  };
  await knows(cast.lena, {
    works: ['CHECK', 'REPORT', 'CONSULT', 'TALK', 'OUTCOME', 'TICKET', 'ANSWER'],
    languages: ['en', 'cs'],
    offices: ['EU', 'SK', 'CZ'],
  });
  await knows(cast.marek, {
    works: ['CHECK', 'CONFIRM', 'EXAMINE', 'OPPOSE', 'CERTIFICATE'],
    languages: ['en'],
    offices: ['US'],
  });
  await knows(cast.ada, { lead: true });
  await day.does(cast.ada, made('createAssignmentRule', 'AssignmentRule'), {
    input: { position: 1, work: 'CHECK', office: 'US', assignedAdminId: cast.marek.userId },
  });
  comes = arrivals(day, cast);
  await sitDown();
});
afterAll(async () => {
  await getUp();
  await browser?.close();
  await day?.close();
});

async function sitDown(): Promise<void> {
  lena = await sitsDown(browser, day, cast.lena);
  marek = await sitsDown(browser, day, cast.marek);
  ada = await sitsDown(browser, day, cast.ada);
}

/** Nothing went wrong on a page, and nobody used a pointer. */
async function getUp(): Promise<void> {
  const trouble = [lena, marek, ada].flatMap((colleague) => colleague?.trouble ?? []);
  for (const colleague of [lena, marek, ada]) await colleague?.close();
  expect(trouble).toEqual([]);
}

/** Hours later everybody signs in again: a session of the staff ends when nothing is done with it. */
async function hourComes(hour: string): Promise<void> {
  await getUp();
  await day.comes(at(hour));
  await sitDown();
}

/** What somebody of the firm takes on, as an admin has set it. */
async function knows(who: Colleague, what: object): Promise<void> {
  const { staffProfileList } = (await day.asks(
    cast.ada,
    'query ($of: ID!) { staffProfileList(filter: { userId: { eq: $of } }) { items { id } } }',
    { of: who.userId },
  )) as { staffProfileList: { items: { id: string }[] } };
  await day.does(cast.ada, done('updateStaffProfile', 'StaffProfile'), {
    id: staffProfileList.items[0]?.id,
    input: what,
  });
  await day.settles();
}

const EU_NAMES = ['Lampora', 'Svetlana', 'Lumexo'];
const US_NAMES = ['Glowbert', 'Shinery'];
const SHOPS = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `https://${name}.example/lamps`);
const TALKS = ['Which classes do I need?', 'May I use a red lamp?', 'Is a colour a mark?'];
const TICKETS = ['Where is my invoice?', 'How do I change my address?', 'Is the logo enough?'];
const SERVICES = ['Watching a shop', 'Buying a copy as proof'];
const ASKED = ['Read the new fees of the EUIPO', 'Ring the printer'];
const SLOTS = ['14:00', '14:30', '15:00'].map((hour) => `2027-03-09T${hour}`);
const tickets: string[] = [];
const requests: string[] = [];

describe('a day at the desk, by keyboard alone', () => {
  it('in the morning everything that came in has a row, and the right person has it', async () => {
    for (const name of EU_NAMES) requests.push(await comes.check(name, { office: 'EU', language: 'en' }));
    for (const name of US_NAMES) await comes.check(name, { office: 'US', language: 'en' });
    for (const shop of SHOPS) await comes.report(shop);
    for (const about of TALKS) await comes.talk(about);
    for (const words of TICKETS) tickets.push(await comes.ticket(words));
    for (const [index, type] of SERVICES.entries()) await comes.service(type, `2027-03-1${index + 2}`);
    for (const title of ASKED) await comes.asked(title, cast.lena, cast.rita.userId);
    for (const name of ['Proofly', 'Usemark'])
      await comes.proof(
        await comes.mark(name, {
          jurisdiction: 'US',
          number: name === 'Proofly' ? '97000001' : '97000002',
          status: 'STATEMENT_OF_USE_REQUESTED',
          filingDate: '2026-01-12',
          filingBasis: ['_1_B'],
          noticeOfAllowanceDate: '2027-02-02',
        }),
        '2027-08-02',
      );
    for (const [index, name] of ['Wordlight', 'Plainlamp'].entries())
      await comes.letter(
        await comes.mark(name, {
          jurisdiction: 'US',
          number: `9700001${index}`,
          status: 'UNDER_EXAMINATION',
          filingDate: '2026-06-10',
        }),
        { issueDate: '2027-03-04', dueDate: '2027-06-04' },
      );
    await comes.opposed('Openmark');
    await comes.registered('Sealmark');
    await day.settles();
    await lena.seesTheDay();
    const mine = (await lena.rows()).join('\n');
    for (const name of [...EU_NAMES, ...ASKED]) expect(mine).toContain(name);
    await marek.seesTheDay();
    const his = (await marek.rows()).join('\n');
    for (const name of US_NAMES) expect(his).toContain(name);
    expect(await lena.looks()).toEqual(calm);
  });

  it('Lena answers what is hers', async () => {
    for (const name of EU_NAMES) {
      await lena.seesTheDay();
      await lena.opens(name);
      await lena.takesTheNextStep('Take the check');
      await advisesAgainst(lena);
    }
    for (const shop of SHOPS) {
      await lena.seesTheDay();
      await lena.opens(shop);
      await lena.takesTheNextStep('Take on');
      await lena.takesTheStep('Not pursued', { 'Dismiss reason': 'It is the shop of a licensee.' });
    }
    for (const [index, about] of TALKS.entries()) {
      await lena.seesTheDay();
      await lena.opens(about);
      await lena.takesTheNextStep('Offer a time', { 'Event timestamp': SLOTS[index] ?? '' });
    }
    for (const words of TICKETS) {
      await lena.seesTheDay();
      await lena.opens(words);
      await lena.writesTheNextStep('Answer', 'It came with the receipt.');
      await lena.presses('Send and wait');
      await lena.page.getByText('Client to answer').first().waitFor();
    }
    for (const title of ASKED) {
      await lena.seesTheDay();
      await lena.atTheRow(title, 'e');
    }
  });

  it('what nobody takes rings after two working hours; whoever is away is stood in for', async () => {
    await hourComes('11:15');
    await ada.seesTheDay('unassigned');
    for (const row of await ada.rows()) expect(row).toContain('nobody took it for two working hours');
    for (const type of SERVICES) {
      await lena.seesTheDay('unassigned');
      await lena.opens(type);
      await lena.takesTheNextStep('Start');
      await lena.takesTheNextStep('Finish', { Outcome: `${type}: done.` });
    }
    await day.does(cast.ada, made('createAbsence', 'Absence'), {
      input: { userId: cast.marek.userId, from: at('12:00'), until: at('13:00'), deputyId: cast.lena.userId },
    });
    await hourComes('12:10');
    await comes.check('Noonlight', { office: 'US', language: 'en' });
    await day.settles();
    await lena.seesTheDay();
    expect((await lena.rows()).join()).toContain('Noonlight');
    await lena.opens('Noonlight');
    await lena.takesTheNextStep('Take the check');
    await advisesAgainst(lena);
  });

  it('Marek does what is his', async () => {
    await hourComes('13:10');
    for (const name of US_NAMES) {
      await marek.seesTheDay();
      await marek.opens(name);
      await marek.takesTheNextStep('Take the check');
      await advisesAgainst(marek);
    }
    for (const name of ['Proofly', 'Usemark', 'Wordlight', 'Plainlamp']) {
      await marek.seesTheDay();
      await marek.opens(name);
      await marek.takesTheNextStep('Confirm the date');
    }
    for (const name of ['Openmark', 'Sealmark']) {
      await marek.seesTheDay();
      await marek.atTheRow(name, 'e');
    }
    for (const name of ['Wordlight', 'Plainlamp']) {
      await marek.seesTheDay();
      await marek.opens(name);
      await marek.goesOn('Examine');
      await marek.writes({ 'Another issue': 'The name says what the lamps do.' });
      await marek.presses('Add');
      await marek.writes({ 'In plain words': 'The office finds the name too plain.' });
      await marek.presses('Add an option');
      await marek.writes({
        'What would be done': 'Argue that it is not.',
        'Chance in per cent': '60',
        'Our price': '290',
        'Office fee': '0',
      });
      await marek.page.keyboard.press('Control+s');
      await marek.page.getByRole('button', { name: 'Remove the option' }).waitFor();
      await marek.presses('Finish the examination');
      await marek.takesTheNextStep('Send the options');
    }
  });

  it('a client writes again, and talks are held at their hour', async () => {
    for (const ticket of tickets.slice(0, 2)) {
      await day.does(cast.rita, done('answerSupportTicket', 'SupportTicket'), {
        id: ticket,
        input: { text: 'Thank you, and how do I pay it?' },
      });
      await day.settles();
    }
    for (const _ of tickets.slice(0, 2)) {
      await lena.seesTheDay();
      await lena.opens('how do I pay it?');
      await lena.writesTheNextStep('Answer', 'By transfer, the number is on it.');
      await lena.presses('Send and solve');
      await lena.page.getByText('Solved').first().waitFor();
    }
    await hourComes('14:55');
    await talksAreHeld(2);
    await hourComes('15:40');
    await talksAreHeld(1);
  });

  it('in the evening nothing is left, and every promise was kept', async () => {
    await hourComes('17:00');
    await ada.seesTheDay('team');
    expect(await ada.rows()).toEqual([]);
    const { taskList, promiseBoard } = (await day.asks(
      cast.ada,
      `query ($from: DateTime!, $to: DateTime!) {
        taskList(limit: 1) { totalCount }
        promiseBoard(from: $from, to: $to) { total { promised kept broken open } }
      }`,
      { from: '2027-03-07T23:00:00Z', to: '2027-03-14T23:00:00Z' },
    )) as { taskList: { totalCount: number }; promiseBoard: { total: object } };
    // Thirty arrivals, of which two were new words on a ticket that had its task; what followed: three talks, three outcomes, two examinations. Each fact was heard twice.
    expect(taskList.totalCount).toBe(36);
    // What colleagues asked of one another was promised to nobody; a ticket is promised anew with each new word.
    expect(promiseBoard.total).toEqual({ promised: 36, kept: 36, broken: 0, open: 0 });
    await ada.page.goto(`${day.web.base}/admin/promises`);
    await ada.page.getByRole('table').first().waitFor();
    expect(await ada.page.getByRole('table').first().innerText()).toContain('36');
    expect(await ada.looks()).toEqual(calm);
  });

  it('clients read the same: what they were promised, and that they had it before', async () => {
    const { servicePromiseList } = (await day.asks(
      cast.rita,
      '{ servicePromiseList(limit: 100) { totalCount items { state promisedAt keptAt } } }',
    )) as {
      servicePromiseList: {
        totalCount: number;
        items: readonly { state: string; promisedAt: string; keptAt: string | null }[];
      };
    };
    const had = servicePromiseList.items.filter(
      ({ promisedAt, keptAt }) => keptAt !== null && Date.parse(keptAt) <= Date.parse(promisedAt),
    );
    expect(had).toHaveLength(servicePromiseList.totalCount);
    expect(servicePromiseList.totalCount).toBeGreaterThan(0);
  });
});

const calm = [390, 1280].map((width) => ({ width, overflow: 0, serious: [] }));

const advisesAgainst = (colleague: AtTheDesk): Promise<void> =>
  colleague.takesTheStep('Advise against', {
    'Reason, as the client will read it': 'It is too near to a mark of others.',
    'Alternative 1': 'Lampetra',
  });

async function talksAreHeld(count: number): Promise<void> {
  for (let talk = 0; talk < count; talk += 1) {
    await lena.seesTheDay();
    await lena.opens('Hold the talk');
    await lena.takesTheNextStep('It took place', { Outcome: 'Two classes are enough.' });
    await lena.goesOn('Write to the client');
    await lena.presses('Read it as the client will');
    await lena.presses('Send and close the talk');
  }
}
