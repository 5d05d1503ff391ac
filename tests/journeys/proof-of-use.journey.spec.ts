import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser, someone, type Person } from '../testkit/browser.js';
import { comesBackUntilShown } from '../testkit/comes-back.js';
import { AXE, look } from '../testkit/drawn-web.js';
import { letterWith } from '../testkit/inbox.js';
import { words } from '../testkit/words.js';
import { takesTheStep } from './filing-steps.js';
import {
  approvesAndFiles,
  clientWithALateMark,
  goesToPay,
  opensTheLink,
  opensTheProof,
  ordersTheDeclaration,
  paysFromTheLink,
  saysItIsUsed,
  showsAPage,
  showsAPicture,
} from './proof-of-use-steps.js';
import { lawyerAtWork, picture } from './verification-steps.js';

jest.setTimeout(900_000);

const t = words('en', 'portal-proof');
const PROOF_LINK = /\/use-in-commerce-request\/[^/]{40,}/;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each([
  { locale: 'es', width: 390, late: 'recargo', filed: 'se ha presentado' },
  { locale: 'en', width: 1280, late: 'late fee', filed: 'This was filed' },
])(
  'a registration in the United States is kept by a declaration that is late, written to in $locale, at $width px',
  ({ locale, width, late, filed }) => {
    let client: Person;
    let lawyer: Person;
    let link = '';
    let proof = '';
    let markId = '';
    const unique = Date.now().toString(36);
    const tag = `proof-of-use-${locale}-${width}`;
    const email = `proof.${locale}.${unique}@example.test`;
    const mark = `Glimmeroak ${locale}${unique}`;

    beforeAll(async () => {
      client = await someone(browser, { width });
      lawyer = await lawyerAtWork(browser);
    });
    afterAll(async () => {
      await client.close();
      await lawyer.close();
    });

    async function seesThePhase(text: string, name: string): Promise<void> {
      await comesBackUntilShown(client.page, link, client.page.getByText(text).first());
      await picture(client.page, `${tag}-${name}`);
    }

    it('is opened by the clock, goes to its client once the date was checked, and a letter brings the link', async () => {
      markId = await clientWithALateMark({ email, locale, mark });
      proof = await opensTheProof(lawyer.page, markId);
      await picture(lawyer.page, `${tag}-desk-opened`);
      await takesTheStep(lawyer.page, 'Confirm the date');
      await comesBackUntilShown(lawyer.page, proof, lawyer.page.getByText('Client to decide').first());
      // Reminders wait for the working hours of whoever they go to; that it is late is said at once.
      const written = await letterWith(email, PROOF_LINK);
      expect(written.mail.text).toContain(mark);
      expect(written.mail.text.toLowerCase()).toContain(late);
      ({ link } = written);
    });

    it('its page opens without signing in, fits, and says what is late', async () => {
      const { page } = client;
      await opensTheLink(page, link);
      await page.getByText(t('clock.graceDay')).waitFor();
      await page.evaluate(AXE);
      expect(await look(page, width)).toEqual({ width, overflow: 0, serious: [] });
      await picture(page, `${tag}-page`);
    });

    it('each class is shown in use by its own link', async () => {
      const { page } = client;
      await saysItIsUsed(page, '9');
      await showsAPicture(page, '9');
      await saysItIsUsed(page, '35');
      await showsAPage(page, '35', `https://glimmeroak.example/${unique}`);
      await page.evaluate(AXE);
      expect(await look(page, width)).toEqual({ width, overflow: 0, serious: [] });
      await picture(page, `${tag}-classes`);
    });

    it('the declaration is ordered with the late fee of both classes, and paid by card', async () => {
      const { page } = client;
      await ordersTheDeclaration(page, '$200.00');
      await picture(page, `${tag}-ordered`);
      await goesToPay(page, link);
      await paysFromTheLink({ page, locale: 'en', mark, email, tag });
      await seesThePhase(t('phase.work'), 'work');
    });

    it('a lawyer finds that what was shown does, approves and files it, and its client sees each step', async () => {
      await approvesAndFiles(lawyer.page, proof);
      await picture(lawyer.page, `${tag}-desk-filed`);
      await seesThePhase(t('phase.filed').split('{{filed}}')[0] ?? '', 'filed');
      await letterWith(email, PROOF_LINK, (text) => text.includes(mark) && text.includes(filed));
      expect([client.trouble, lawyer.trouble]).toEqual([[], []]);
    });
  },
);
