import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../testkit/browser.js';
import { arrivals, done, type Cast } from './arrivals.js';
import { sitsDown, type AtTheDesk } from './at-the-desk.js';
import { openOfficeDay, type Colleague, type OfficeDay } from './office-day.js';

jest.setTimeout(900_000);

/** A Tuesday of spring in Bratislava, an hour before the offices open. */
const at = (hour: string): string => `2027-03-09T${hour}:00+01:00`;

let day: OfficeDay;
let browser: Browser;
let cast: Cast;
let lena: AtTheDesk;
let marek: AtTheDesk;

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
    works: ['CHECK', 'REPORT', 'CONSULT', 'TALK', 'OUTCOME', 'TICKET', 'SERVICE'],
    languages: ['en', 'cs'],
    offices: ['EU', 'SK', 'CZ'],
  });
  await knows(cast.marek, {
    works: ['CHECK', 'CONFIRM', 'EXAMINE', 'OPPOSE', 'CERTIFICATE'],
    languages: ['en'],
    offices: ['US'],
  });
  await knows(cast.ada, { lead: true });
  lena = await sitsDown(browser, day, cast.lena);
  marek = await sitsDown(browser, day, cast.marek);
});
afterAll(async () => {
  await lena?.close();
  await marek?.close();
  await browser?.close();
  await day?.close();
});

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

describe('a day at the desk', () => {
  it('everything that comes in is found by the right person', async () => {
    const comes = arrivals(day, cast);
    for (const name of ['Lampora', 'Svetlana', 'Lumexo'])
      await comes.check(name, { office: 'EU', language: 'en' });
    for (const name of ['Glowbert', 'Shinery']) await comes.check(name, { office: 'US', language: 'en' });
    for (const shop of ['one', 'two', 'three', 'four']) await comes.report(`https://${shop}.example/lamps`);
    for (const about of ['Which classes do I need?', 'May I use a red lamp?', 'Is a colour a mark?'])
      await comes.talk(about);
    for (const words of ['Where is my invoice?', 'How do I change my address?', 'Is the logo enough?'])
      await comes.ticket(words);
    for (const [type, deadline] of [
      ['Watching a shop', '2027-03-12'],
      ['Buying a copy as proof', '2027-03-15'],
    ] as const)
      await comes.service(type, deadline);
    for (const title of ['Read the new fees of the EUIPO', 'Ring the printer'])
      await comes.asked(title, cast.lena, cast.rita.userId);
    await day.settles();
    await lena.seesTheDay('team');
    console.log((await lena.rows()).map((row) => row.replaceAll(/\s+/g, ' ')).join('\n'));
    await lena.page.screenshot({ path: '/tmp/day.png' });
    expect(lena.trouble).toEqual([]);
  });
  it('works', async () => {
    await lena.seesTheDay();
    await lena.opens('Lampora');
    await lena.takesTheNextStep('Take the check');
    await lena.takesTheStep('Advise against', {
      'Reason, as the client will read it': 'It is too near to a mark of others.',
      'Alternative 1': 'Lampetra',
    });
    await lena.seesTheDay();
    await lena.opens('one.example');
    await lena.takesTheNextStep('Take on');
    await lena.takesTheStep('Not pursued', { 'Dismiss reason': 'It is the shop of a licensee.' });
    await lena.seesTheDay();
    await lena.opens('Is a colour a mark?');
    await lena.takesTheNextStep('Offer a time', { 'Event timestamp': '2027-03-09T11:30' });
    await lena.seesTheDay();
    await lena.opens('Where is my invoice?');
    await lena.takesTheNextStep('Answer', { Text: 'It came with the receipt.' });
    console.log((await lena.rows()).length, lena.trouble);
    expect(marek.trouble).toEqual([]);
  });
});
