import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, sentAs, teachDialogs } from '../../../../testing/portal-page.js';
import { present } from '../../../../testing/present.js';
import { refusal } from '../../../../testing/stub-facts.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component } from './brands.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/portal/brands', at: '/portal/brands', Component };
const made = present(portalAnswer('PortalBrands', {}).brandList.items[0]);
const choice = portalAnswer('BrandChoice', {}) as object;
const brands = (...items: readonly object[]) => ({
  PortalBrands: () => ({
    brandList: { items: items.map((more, index) => ({ ...made, id: `b${index + 1}`, ...more })) },
  }),
});
const mark = (jurisdiction: string, index: number) => ({ id: `m${index}`, jurisdiction });

describe('the brands of an account', () => {
  it('each say how many marks stand under it, at which offices, and how many threats are open', async () => {
    renderPortalPage(
      page,
      brands({
        name: 'Lumora',
        trademarks: { totalCount: 3, items: ['EU', 'US', 'EU'].map(mark) },
        cases: { totalCount: 1 },
        brandSubscriptions: { items: [] },
      }),
    );
    const link = await screen.findByRole('link', { name: /Lumora/ });
    expect(link).toHaveAttribute('href', '/portal/brands/b1');
    expect(screen.getByText(/3 marks \(EU, US\)/)).toBeInTheDocument();
    expect(screen.getByText(/1 open threat$/)).toBeInTheDocument();
  });

  it('that has none yet says what one is for', async () => {
    renderPortalPage(page, brands());
    expect(await screen.findByText(/You have no brand yet. Add the name you sell under/)).toBeInTheDocument();
  });

  it('tell the one that is looked at to those who hear the page', async () => {
    localStorage.setItem(
      'selectedBrand',
      JSON.stringify({ brandId: 'b2', updated_at: '2026-11-20T10:00:00Z' }),
    );
    renderPortalPage(page, {
      ...brands({ name: 'One' }, { name: 'Two' }),
      BrandChoice: () => ({ ...choice, brandList: { items: [{ ...made, id: 'b2', name: 'Two' }] } }),
    });
    expect(await screen.findByRole('link', { name: /Two \(selected\)/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^One/ })).not.toHaveTextContent('(selected)');
  });

  it('lead to what stands under none of them', async () => {
    renderPortalPage(page, {
      ...brands({ name: 'Lumora' }),
      BrandChoice: () => ({
        ...choice,
        unassignedMarks: 1,
        unassignedCases: 1,
        unassignedRequests: { registrationRequests: 0, serviceRequests: 0 },
      }),
    });
    expect(await screen.findByText(/2 items stand under no brand/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Put them under a brand' })).toHaveAttribute(
      'href',
      '/portal/brands/b1?assign=true',
    );
  });

  it('say nothing of it where everything has its brand', async () => {
    renderPortalPage(page, {
      ...brands({ name: 'Lumora' }),
      BrandChoice: () => ({
        ...choice,
        unassignedMarks: 0,
        unassignedCases: 0,
        unassignedRequests: { registrationRequests: 0, serviceRequests: 0 },
      }),
    });
    await screen.findByRole('link', { name: /Lumora/ });
    await waitFor(() => expect(screen.queryByText(/stand under no brand/)).toBeNull());
  });
});

describe('a new brand', () => {
  const open = async (): Promise<HTMLElement> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a brand' }));
    return screen.findByRole('textbox', { name: 'Name' });
  };
  const add = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Add the brand' }));

  it('opens and closes with one button that says which it is', async () => {
    renderPortalPage(page);
    const button = await screen.findByRole('button', { name: 'Add a brand' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  });

  it('is sent with its addresses line by line', async () => {
    const sent = renderPortalPage(page, {
      CreateBrand: () => ({ createBrand: refusal('BRAND_LIMIT', 'No more than a hundred.') }),
    });
    await userEvent.type(await open(), 'Lumora Home');
    await userEvent.type(
      screen.getByRole('textbox', { name: /^Websites/ }),
      'https://a.example{enter}https://b.example',
    );
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent('No more than a hundred.');
    expect(sentAs(sent, 'CreateBrand')).toMatchObject([
      { input: { name: 'Lumora Home', websites: ['https://a.example', 'https://b.example'] } },
    ]);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Lumora Home');
  });

  it('that was not sent is there again after the page was left', async () => {
    renderPortalPage(page);
    await userEvent.type(await open(), 'Half a name');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/saved|kept/i));
    cleanup();
    renderPortalPage(page);
    expect(await open()).toHaveValue('Half a name');
  });
});
