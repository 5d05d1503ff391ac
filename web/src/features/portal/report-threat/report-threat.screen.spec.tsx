import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, sentAs } from '../../../../testing/portal-page.js';
import { refusal } from '../../../../testing/stub-facts.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component } from './report-threat.screen.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/portal/report-threat', at: '/portal/report-threat', Component };
const choice = portalAnswer('BrandChoice', {}) as object;
const brands = (...items: readonly object[]) => ({
  BrandChoice: () => ({ ...choice, brandList: { items } }),
});
const LUMORA = { id: 'b1', name: 'Lumora' };
const thanks = () => ({ createCaseRequest: { __typename: 'CaseRequest', id: 'c1' } });
const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Send the report' }));
const links = () => screen.findByRole('textbox', { name: /^Where/ });

describe('a report of a threat', () => {
  it('tells brand, kind, each address by itself and the rest in own words', async () => {
    const sent = renderPortalPage(page, { ...brands(LUMORA), ReportThreat: thanks });
    await userEvent.type(await links(), 'https://a.example/offer{enter}{enter} https://b.example ');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Lumora');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'What happens there' }),
      'Copied pictures',
    );
    await userEvent.type(screen.getByRole('textbox', { name: /^Anything we should know/ }), 'Since Monday.');
    await send();
    expect(await screen.findByRole('heading', { name: 'We have your report' })).toBeInTheDocument();
    expect(sentAs(sent, 'ReportThreat')).toEqual([
      {
        input: {
          brandId: 'b1',
          type: 'Copied pictures',
          links: ['https://a.example/offer', 'https://b.example'],
          message: 'Since Monday.',
        },
      },
    ]);
    expect(screen.getByRole('link', { name: 'To the threats' })).toHaveAttribute(
      'href',
      '/portal/cases?brand=all',
    );
  });

  it('of no brand, without words, sends neither', async () => {
    const sent = renderPortalPage(page, { ...brands(LUMORA), ReportThreat: thanks });
    await userEvent.type(await links(), 'https://a.example');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'No brand');
    await send();
    await screen.findByRole('heading', { name: 'We have your report' });
    expect(sentAs(sent, 'ReportThreat')).toMatchObject([{ input: { brandId: null, message: null } }]);
  });

  it('begins with the brand that is looked at', async () => {
    localStorage.setItem(
      'selectedBrand',
      JSON.stringify({ brandId: 'b2', updated_at: '2026-11-20T10:00:00Z' }),
    );
    renderPortalPage(page, brands(LUMORA, { id: 'b2', name: 'Lumora Home' }));
    expect(await screen.findByRole('combobox', { name: 'Brand' })).toHaveDisplayValue('Lumora Home');
  });

  it('begins with the brand whose page led here, and with no other that is named', async () => {
    const two = brands(LUMORA, { id: 'b2', name: 'Lumora Home' });
    renderPortalPage({ ...page, at: '/portal/report-threat?brand=b2' }, two);
    expect(await screen.findByRole('combobox', { name: 'Brand' })).toHaveDisplayValue('Lumora Home');
    cleanup();
    renderPortalPage({ ...page, at: '/portal/report-threat?brand=of-somebody-else' }, two);
    expect(await screen.findByRole('combobox', { name: 'Brand' })).toHaveDisplayValue('No brand');
  });

  it('does not ask for a brand where there is none', async () => {
    renderPortalPage(page, brands());
    await links();
    expect(screen.queryByRole('combobox', { name: 'Brand' })).toBeNull();
  });

  it('can be made even when the brands did not load', async () => {
    renderPortalPage(page, {
      BrandChoice: () => {
        throw new TypeError('offline');
      },
    });
    expect(await links()).toBeInTheDocument();
  });

  it('that is refused says it at the field; nothing typed is lost', async () => {
    renderPortalPage(page, {
      ...brands(),
      ReportThreat: () => ({
        createCaseRequest: {
          ...refusal('INPUT_INVALID'),
          fields: [{ path: ['links'], code: 'INVALID', message: 'This is no address.' }],
        },
      }),
    });
    const where = await links();
    await userEvent.type(where, 'somewhere');
    await send();
    await waitFor(() => expect(where).toBeInvalid());
    expect(where).toHaveValue('somewhere');
  });

  it('that was half written is there again another time, and gone once it was sent', async () => {
    renderPortalPage(page, brands());
    await userEvent.type(await links(), 'https://a.example');
    await screen.findByRole('status');
    cleanup();
    renderPortalPage(page, { ...brands(), ReportThreat: thanks });
    await waitFor(async () => expect(await links()).toHaveValue('https://a.example'));
    await send();
    await screen.findByRole('heading', { name: 'We have your report' });
    cleanup();
    renderPortalPage(page, brands());
    expect(await links()).toHaveValue('');
  });
});
