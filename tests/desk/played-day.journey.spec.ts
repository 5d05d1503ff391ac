import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../testkit/browser.js';
import { openOfficeDay, type Colleague, type OfficeDay } from './office-day.js';

jest.setTimeout(900_000);

let day: OfficeDay;
let browser: Browser;
let lena: Colleague;
let rita: Colleague;

beforeAll(async () => {
  [day, browser] = await Promise.all([openOfficeDay('2027-03-09T07:30:00Z'), openBrowser()]);
  lena = await day.enrols({ role: 'lawyer', firstname: 'Lena' });
  rita = await day.enrols({ role: 'customer', firstname: 'Rita' });
});
afterAll(async () => {
  await browser?.close();
  await day?.close();
});

async function signsIn(who: Colleague): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB', timezoneId: 'Europe/Bratislava', reducedMotion: 'reduce' });
  await context.clock.setFixedTime(day.clock.now());
  const page = await context.newPage();
  page.on('console', (m) => console.log('console', m.type(), m.text()));
  page.on('response', (r) => { if (r.status() >= 400) console.log(r.status(), r.url()); });
  await page.goto(`${day.web.base}/admin/login`);
  await page.waitForFunction(() => document.documentElement.classList.contains('scripted'));
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(who.email);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(who.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin(\?|$)/);
  return page;
}

describe('a day', () => {
  it('begins', async () => {
    const report = await day.does(rita, 'mutation ($input: CreateCaseRequestInput!) { createCaseRequest(input: $input) { __typename ... on CaseRequest { id } ... on Refusal { code fields { path code } } } }', { input: { type: 'COUNTERFEIT', links: ['https://shop.example/x'], message: 'They sell copies.', contactEmail: 'rita@day.test' } });
    await day.settles();
    const page = await signsIn(lena);
    await page.goto(`${day.web.base}/admin?view=unassigned`);
    await page.waitForTimeout(3000);
    console.log(report, (await page.locator('body').innerText()).slice(0, 1500));
    await page.screenshot({ path: '/tmp/day.png' });
    expect(1).toBe(1);
  });
});
