import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser, someone, type Person } from '../testkit/browser.js';
import { comesBackUntilShown } from '../testkit/comes-back.js';
import { words } from '../testkit/words.js';
import {
  agreesToTheDraft,
  asksForFacts,
  confirmsTheDay,
  docketsTheLetter,
  entersTheApplication,
  examinesAndSends,
  filesByHand,
  givesTheFacts,
  letterAbout,
  officeWrites,
  opensTheLink,
  ordersAndPays,
  seesItInThePortal,
  seesItsHistory,
  sendsTheDraft,
} from './office-letter-steps.js';
import { freshNumber } from './service-order-steps.js';
import { lawyerAtWork, picture, secondLawyerAtWork } from './verification-steps.js';

jest.setTimeout(900_000);

const CLIENT = 'lucia@cotta.test';
const number = freshNumber('').slice(-8).replace(/^../, '97');
const letter = letterAbout(`Brillanta ${number}`, number);
let browser: Browser;
let lawyer: Person;
let second: Person;
let client: Person;
const QUESTION = 'Since when do you sell under the mark?';
const TEXT = 'The marks differ in look, in sound and in what they mean.';
const ANSWER = 'Since the spring of 2019, in Madrid.';
let markId = '';
let id = '';
let link = '';
beforeAll(async () => {
  browser = await openBrowser();
  lawyer = await lawyerAtWork(browser);
  second = await secondLawyerAtWork(browser);
  client = await someone(browser, { width: 390, locale: 'es' });
});
afterAll(async () => {
  await client?.close();
  await second?.close();
  await lawyer?.close();
  await browser?.close();
});

describe('a letter of an office, from its mail to what the office decides', () => {
  it('comes by mail and is docketed from its task with what was read in it', async () => {
    markId = await entersTheApplication(lawyer.page, { ...letter, owner: CLIENT });
    expect(await officeWrites(letter)).toBe(204);
    id = await docketsTheLetter(lawyer.page, letter);
    await picture(lawyer.page, 'office-letter-docketed');
  });

  it('has its day confirmed by a second person', async () => {
    await confirmsTheDay(second.page, letter);
    await picture(second.page, 'office-letter-confirmed');
  });

  it('is examined, and the client is written to with a way to answer', async () => {
    await examinesAndSends(lawyer.page, letter);
    await picture(lawyer.page, 'office-letter-examined');
  });

  it('is opened by its link on a phone, ordered and paid by card', async () => {
    link = await opensTheLink(client.page, id, letter);
    await picture(client.page, 'office-letter-link');
    await ordersAndPays(client.page, link, CLIENT);
    await picture(client.page, 'office-letter-paid');
  });

  it('is worked on, and the client says what only the client knows', async () => {
    await asksForFacts(lawyer.page, letter, QUESTION);
    await givesTheFacts(client.page, { link, question: QUESTION, answer: ANSWER });
    await picture(client.page, 'office-letter-facts');
  });

  it('is answered in a draft, to which the client agrees', async () => {
    await sendsTheDraft(lawyer.page, { letterId: id, text: TEXT, question: QUESTION, answered: ANSWER });
    await agreesToTheDraft(client.page, link, TEXT);
    await picture(client.page, 'office-letter-agreed');
  });

  it('is answered at the office by hand, with its receipt, and accepted', async () => {
    await filesByHand(lawyer.page, letter);
    await picture(lawyer.page, 'office-letter-filed');
  });

  it('says so everywhere: to staff in its history, to the client behind the link and at the mark', async () => {
    await seesItsHistory(lawyer.page, id, letter);
    await comesBackUntilShown(
      client.page,
      link,
      client.page.getByText(words('en', 'portal-letter')('phase.answered')),
    );
    await picture(client.page, 'office-letter-answered');
    await seesItInThePortal(client.page, { email: CLIENT, letterId: id, markId });
    await picture(client.page, 'office-letter-portal');
    expect([lawyer, second, client].flatMap(({ trouble }) => trouble)).toEqual([]);
  });
});
