import type { Locator, Page } from 'playwright-core';
import { until } from '@cotta/kit/testing/until.js';
import { origin } from '../testkit/demo.js';
import { words } from '../testkit/words.js';

const simulator = (path: string): string =>
  `http://127.0.0.1:${Number(process.env['COTTA_PORT_BASE'] ?? new URL(origin()).port) + 26}/__sim/${path}`;

async function setSimulator(path: string, body: object): Promise<void> {
  const answer = await fetch(simulator(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok)
    throw new Error(`the simulator answered ${answer.status} to ${path}: ${await answer.text()}`);
}

/** As the desk calls the steps of a filing, everywhere (`trademark-filing.desk.ts`). */
export const DESK = { prepared: 'Last sheet', submitted: 'At the office', filed: 'Filed' };

/** The part of one office on the filing page, in front of which the lawyer sits. */
export async function officeOnTheFilingPage(page: Page, requestId: string, office: string): Promise<Locator> {
  await page.goto(`${origin()}/registration_request/${requestId}/show/filing`);
  const part = page.getByRole('region', { name: words('en', 'offices')(office), exact: true });
  await part.waitFor();
  return part;
}

/** One prepares the filing over the wire; another one compares the last sheet with its fee and lets it go out. The office needs its minutes for the number. */
export async function sendsToTheEuipo(
  { preparer, confirmer }: { readonly preparer: Page; readonly confirmer: Page },
  requestId: string,
): Promise<void> {
  const t = words('en', 'admin-filing');
  const prepared = await officeOnTheFilingPage(preparer, requestId, 'EU');
  await prepared.getByRole('button', { name: t('prepareEuipo') }).click();
  await prepared.getByText(DESK.prepared).first().waitFor();
  const part = await officeOnTheFilingPage(confirmer, requestId, 'EU');
  await part.getByLabel(t('compared')).check();
  await part.getByRole('button', { name: /^File and spend/ }).click();
  await part.getByText(DESK.submitted).first().waitFor();
}

/** The paper the office gave for it is stored with the mark. */
export async function seesTheReceipt(page: Page, requestId: string, office: string): Promise<void> {
  const part = await officeOnTheFilingPage(page, requestId, office);
  // Its link is called as the file is.
  await part.getByText(words('en', 'admin-filing')('receipt')).getByRole('link').waitFor();
}

/** Hands the package to the partner; resolves once the partner has said that it is there. @returns the partner's number of it. */
export async function handsToThePartner(page: Page, requestId: string, partner: string): Promise<string> {
  const t = words('en', 'admin-filing');
  const before = await instructions();
  const part = await officeOnTheFilingPage(page, requestId, 'US');
  await part.getByRole('button', { name: t('preparePartner', { name: partner }) }).click();
  await part.getByLabel(t('compared')).check();
  await part.getByRole('button', { name: t('fileThrough', { name: partner }) }).click();
  await part.getByText(DESK.submitted).first().waitFor();
  return until('the partner has an instruction', async () =>
    (await instructions()).find((id) => !before.includes(id)),
  );
}

async function instructions(): Promise<readonly string[]> {
  const { received } = (await (await fetch(simulator('partner/received'))).json()) as {
    received: { instructionId: string }[];
  };
  return received.map(({ instructionId }) => instructionId);
}

/** The partner sends the package back, or says that it filed. */
export const partnerReturns = (instructionId: string, reason: string): Promise<void> =>
  setSimulator('partner/returned', { instructionId, reason });
export const partnerFiled = (instructionId: string, number: string, filedOn: string): Promise<void> =>
  setSimulator('partner/filed', { instructionId, number, filedOn });

/** What the simulated EUIPO does with applications from now on; `at-once` registers them with the next look. */
export const courseAtTheEuipo = (course: string): Promise<void> =>
  setSimulator('euipo/course', { reference: '*', course });

/** Entered by hand, with the number, the day and the receipt the office gave. */
export async function entersAsFiled(
  page: Page,
  requestId: string,
  { office, number, day }: { office: string; number: string; day: string },
): Promise<void> {
  const t = words('en', 'admin-filing');
  const part = await officeOnTheFilingPage(page, requestId, office);
  await part.getByLabel(t('number')).fill(number);
  await part.getByLabel(t('day')).fill(day);
  await part.getByLabel(t('receiptFile')).setInputFiles({
    name: `${number}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n% receipt\n%%EOF\n'),
  });
  await part.getByText(words('en', 'verification')('upload.sent', { file: `${number}.pdf` })).waitFor();
  await part.getByRole('button', { name: t('enter') }).click();
  await part.getByText(DESK.filed, { exact: true }).first().waitFor();
}

/** From the filing page to the record of one mark. */
export async function opensTheMark(page: Page, requestId: string, office: string): Promise<void> {
  const part = await officeOnTheFilingPage(page, requestId, office);
  await part.getByRole('link', { name: words('en', 'admin-filing')('openMark') }).click();
  await page.getByRole('button', { name: 'More steps' }).waitFor();
}

/** One step of the record that is open, with what its dialog asks for. */
export async function takesTheStep(
  page: Page,
  name: string,
  answers: Readonly<Record<string, string | true | { readonly choice: string }>> = {},
): Promise<void> {
  // The next step is a button of its own; every other stands in the menu, with its sentence.
  const more = page.getByRole('button', { name: 'More steps' });
  await more.waitFor();
  const next = page.locator('main').getByRole('button', { name: new RegExp(`^${name}`) });
  if ((await next.count()) > 0) await next.first().click();
  else {
    await more.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
  }
  const dialog = page.getByRole('dialog', { name });
  for (const [label, answer] of Object.entries(answers)) {
    const field = dialog.getByLabel(label);
    if (answer === true) await field.selectOption('true');
    else if (typeof answer === 'object') await field.selectOption(answer.choice);
    else await field.fill(answer);
  }
  const press = dialog.getByRole('button', { name, exact: true });
  await press.click();
  // What happens to the mark elsewhere may come between the look and the press: the dialog says so, reads the record anew, and is sent once more.
  await until(
    `the step “${name}” is taken`,
    async () => {
      if (!(await dialog.isVisible())) return true;
      if (await dialog.getByRole('alert').isVisible())
        await press.click({ timeout: 1_000 }).catch(() => undefined);
      return undefined;
    },
    { everyMs: 1_000 },
  );
}
