import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, sentAs, teachDialogs } from '../../../../testing/portal-page.js';
import { present } from '../../../../testing/present.js';
import { refusal } from '../../../../testing/stub-facts.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component } from './services.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/portal/services', at: '/portal/services', Component };
const made = portalAnswer('PortalServices', {});
const order = {
  ...present(made.serviceRequestList.items[0]),
  id: 'o1',
  serviceName: 'trademark-renewal',
  publicId: 'S-1',
};
const service = { ...present(made.serviceList.items[0]), id: 's1', type: 'Letter to the other side' };
const show = (
  { orders = [], work = [] }: { orders?: readonly object[]; work?: readonly object[] },
  answers: object = {},
) =>
  renderPortalPage(page, {
    PortalServices: () => ({ serviceRequestList: { items: orders }, serviceList: { items: work } }),
    ...answers,
  });

describe('services', () => {
  it('that nobody ordered yet say where they are ordered', async () => {
    show({});
    expect(await screen.findByText(/You have ordered no service yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the trademarks' })).toHaveAttribute(
      'href',
      '/portal/trademarks',
    );
  });

  it('that were ordered are called by their own name, with number and price', async () => {
    show({
      orders: [
        {
          ...order,
          price: { amountMinor: 107_990, currency: 'EUR' },
          trademark: { id: 'm', name: 'Lumora' },
        },
      ],
    });
    expect(await screen.findByRole('link', { name: /Trademark renewal/ })).toHaveAttribute(
      'href',
      '/portal/service-order/o1',
    );
    expect(screen.getByText('S-1')).toBeInTheDocument();
    expect(screen.getByText('€1,079.90')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Work on threats and agreements' })).toBeNull();
  });

  it('without a price yet show none instead of zero', async () => {
    show({ orders: [{ ...order, price: null, trademark: null }] });
    await screen.findByRole('link', { name: /Trademark renewal/ });
    expect(screen.queryByText(/€/)).toBeNull();
  });
});

describe('work that waits for the client', () => {
  const waiting = { ...service, status: 'WAITING_FOR_CLIENT', deadline: null, outcome: null };

  it('goes on after a question, once', async () => {
    let status = 'WAITING_FOR_CLIENT';
    const sent = renderPortalPage(page, {
      PortalServices: () => ({
        serviceRequestList: { items: [] },
        serviceList: { items: [{ ...waiting, status }] },
      }),
      ResumeService: () => {
        status = 'IN_PROGRESS';
        return { resumeService: { __typename: 'Service', id: 's1', version: 2, status } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Go on with it?' }));
    expect(dialog.getByText(/once you have sent what we asked for/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull());
    expect(sentAs(sent, 'ResumeService')).toEqual([{ id: 's1' }]);
  });

  it('stays as it is when that is refused, and says why in the same place', async () => {
    show(
      { work: [waiting] },
      {
        ResumeService: () => ({
          resumeService: refusal('STEP_NOT_POSSIBLE', 'We still wait for the signed paper.'),
        }),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('We still wait for the signed paper.');
  });

  it('is the only work with something to press', async () => {
    show({ work: [{ ...waiting, status: 'IN_PROGRESS', deadline: '2026-12-01', outcome: 'Settled' }] });
    expect(await screen.findByText('Letter to the other side')).toBeInTheDocument();
    expect(screen.getByText(/Settled$/)).toBeInTheDocument();
    expect(screen.getByText((_, element) => element?.tagName === 'TIME')).toHaveAttribute(
      'datetime',
      '2026-12-01',
    );
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  });
});
