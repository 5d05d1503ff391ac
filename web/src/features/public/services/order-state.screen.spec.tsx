import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../../testing/render-page.js';
import { locales, type Locale } from '../../../i18n/locale-rules.js';
import { Component } from './order-state.screen.js';

afterEach(cleanup);

const order = {
  id: '01990000-0000-7000-8000-0000000000aa',
  publicId: 'S-X54PJGJV',
  serviceName: 'cease-and-desist-letter',
  status: 'SUBMITTED',
  parameters: { name: 'NORDHAVEN' },
  jurisdiction: null,
  payableProductId: null as string | null,
  createdAt: '2026-11-12T14:02:00.000Z',
  quoteNote: null,
  draftApprovedAt: null,
  draftWish: null,
  outcome: null,
  draftDocument: null,
  outcomeDocument: null,
  marksOfOrder: [],
  price: null as object | null,
};
const price = { amountMinor: 47_970, currency: 'EUR' };

async function open(more: Partial<typeof order> = {}, locale: Locale = 'en'): Promise<string> {
  const loaded = { order: { ...order, ...more }, link: 'link', attempt: 'a1' };
  renderPage([{ path: '/', Component, loader: () => loaded as never, HydrateFallback: () => null }], {
    locale,
  });
  await screen.findByRole('heading', { level: 1 });
  return document.body.textContent ?? '';
}

describe.each(['cease-and-desist-letter', 'domain-resolution'])(
  'an order of %s, whose price a person names',
  (serviceName) => {
    it('promises a price while there is none', async () => {
      expect(await open({ serviceName })).toMatch(/A lawyer names the price/);
    });

    it('says that the offer waits for the client, with its amount, once it was named and sent', async () => {
      const words = await open({ serviceName, status: 'INVOICED', price, payableProductId: 'p1' });
      expect(words).toContain('The price was named and sent to you: €479.70 in total.');
      expect(words).not.toMatch(/names the price within/);
    });

    it('says of an amount that nobody invoiced yet that it is before tax', async () => {
      const words = await open({ serviceName, status: 'QUOTED', price });
      expect(words).toContain('The price was named and sent to you: €479.70 before tax.');
      expect(words).toContain('Price before tax');
    });

    it('says that it is paid', async () => {
      expect(await open({ serviceName, status: 'PAID', price })).toContain(
        '€479.70 in total, and it is paid',
      );
    });
  },
);

it.each(locales)('the offer that waits has its words in %s', async (locale) => {
  expect(await open({ status: 'INVOICED', price, payableProductId: 'p1' }, locale)).toMatch(/479[.,]70/);
});
