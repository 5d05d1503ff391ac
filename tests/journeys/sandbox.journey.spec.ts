import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { pythonWith } from '../../infra/local/python.mjs';
import { openBrowser, someone, type Person } from '../testkit/browser.js';
import { comesBackUntilShown } from '../testkit/comes-back.js';
import { origin } from '../testkit/demo.js';
import { letterWith } from '../testkit/inbox.js';
import { words } from '../testkit/words.js';
import type { Buyer } from './order-steps.js';
import {
  dayIn,
  freshNumber,
  makesAnAccount,
  orders,
  paysByCard,
  seesItPlaced,
  seesThePrice,
  startsAt,
} from './service-order-steps.js';
import { lawyerAtWork, picture } from './verification-steps.js';

jest.setTimeout(600_000);

/** What the page of the sandbox shows developers, as it shows it. */
const EXAMPLE = resolve(import.meta.dirname, '../../gateway/partner-client/examples/first-mark.mjs');
/** The interface as it is described to programs, and a program in another language that knows nothing else. */
const DESCRIPTION = resolve(import.meta.dirname, '../../gateway/partner-client/derived/openapi.json');
const PYTHON = resolve(import.meta.dirname, '../partner/python');
const keys = words('en', 'portal-api-keys');
const run = promisify(execFile);

let browser: Browser;
let client: Person;
let lawyer: Person;
let env: NodeJS.ProcessEnv;
const folder = mkdtempSync(join(tmpdir(), 'first-mark-'));
beforeAll(async () => {
  browser = await openBrowser();
  client = await someone(browser, { width: 1280 });
  lawyer = await lawyerAtWork(browser);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await browser.close();
});

it('leads from a key to a registered trademark, by the guide as it stands', async () => {
  const { page } = client;
  await opensAnAccount();
  const { id, secret } = await makesAKey();
  env = { ...process.env, NODE_OPTIONS: '', ORIGIN: origin(), CLIENT_ID: id, CLIENT_SECRET: secret };
  copyFileSync(EXAMPLE, join(folder, 'first-mark.mjs'));
  const { stdout } = await run(process.execPath, [join(folder, 'first-mark.mjs')], { env });
  expect(stdout.trim()).toMatch(/^declined paid APPLICATION_FILED TRADEMARK_REGISTERED SANDBOX-[0-9A-Z]{8}$/);
  const number = stdout.trim().split(' ').at(-1) ?? '';
  const registered = words('en', 'portal-statuses')('trademark.TRADEMARK_REGISTERED.label');
  const mark = page.getByRole('listitem').filter({ hasText: number }).filter({ hasText: registered });
  await comesBackUntilShown(page, `${origin()}/portal/trademarks`, mark.first());
  await picture(page, 'sandbox-marks');
  const address = await mark.getByRole('link').first().getAttribute('href');
  await seesWhoDidIt(/[0-9a-f-]{36}/.exec(address ?? '')?.[0] ?? '');
  expect(client.trouble).toEqual([]);
});

it('is spoken to by a client in Python that a generator made: a check, an order, its invoice byte for byte', async () => {
  const python = await pythonWith(join(PYTHON, 'requirements.txt'));
  const made = join(folder, 'made');
  const generate = ['generate', '--path', DESCRIPTION, '--output-path', made, '--meta', 'none'];
  const { stdout: said } = await run(join(python, 'openapi-python-client'), generate, {
    env: { ...process.env, PATH: `${python}:${process.env['PATH']}` },
  });
  expect(said).not.toContain('Warning');
  renameSync(made, join(folder, 'cotta_partner_interface_client'));
  const program = join(PYTHON, 'check_order_documents.py');
  const { stdout } = await run(join(python, 'python'), [program], {
    env: { ...env, EMAIL: 'outside@example.test', PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect(stdout.trim()).toBe('VERIFICATION_REQUESTED ORDER_CREATED paid True application/pdf True');
});

/** An account of its own: what a program orders adds people to invoice, and the demo customer's other journeys count on one. */
async function opensAnAccount(): Promise<void> {
  const { page } = client;
  const run = Date.now().toString(36);
  const buyer: Buyer = {
    page,
    locale: 'en',
    mark: `Glimmeroak sandbox ${run}`,
    email: `sandbox-${run}@example.test`,
    tag: 'sandbox-account',
  };
  await startsAt(page, { locale: 'en', service: 'renewal', number: freshNumber('013') });
  await page.getByLabel(words('en', 'renewal')('form.expires')).fill(dayIn(100));
  await seesThePrice(page, buyer);
  await orders(page, 'en', 'renewal');
  const order = await seesItPlaced(page, buyer, 'renewal');
  await page.getByRole('link', { name: words('en', 'service-order')('placed.pay') }).click();
  await paysByCard(buyer);
  const activation = async () => (await letterWith(buyer.email, /\/portal\/activate\//)).link;
  await makesAnAccount(page, { order, locale: 'en', activation });
}

/** With all that a key may do. */
async function makesAKey(): Promise<{ readonly id: string; readonly secret: string }> {
  const { page } = client;
  await page.goto(`${origin()}/portal/profile?tab=api-keys`);
  await page.getByLabel(keys('new.name')).fill('First mark');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await picture(page, 'sandbox-key');
  await page.setViewportSize({ width: 390, height: 900 });
  await picture(page, 'sandbox-key-phone');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: keys('new.make') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const [id, secret] = await dialog.locator('code').allInnerTexts();
  await dialog.getByRole('button', { name: keys('shown.kept') }).click();
  return { id: id ?? '', secret: secret ?? '' };
}

/** Staff read in the history of the mark that nobody of the firm did it. */
async function seesWhoDidIt(id: string): Promise<void> {
  const { page } = lawyer;
  await page.goto(`${origin()}/trademark/${id}/show`);
  await page.getByRole('link', { name: 'Sandbox', exact: true }).nth(3).waitFor();
  await picture(page, 'sandbox-staff');
}
