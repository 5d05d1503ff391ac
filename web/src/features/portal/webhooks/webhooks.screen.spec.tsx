import { afterEach, beforeAll, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, teachDialogs } from '../../../../testing/portal-page.js';
import { Component } from './webhooks.screen.js';

beforeAll(teachDialogs);
afterEach(cleanup);

const URL = 'https://hooks.partner.com/all';
const webhook = (otherwise: object = {}) => ({
  __typename: 'PartnerWebhook',
  id: 'w1',
  version: 1,
  url: URL,
  eventTypes: ['order.paid', 'invoice.issued'],
  status: 'ENABLED',
  disabledBecause: null,
  formerSecretUntil: null,
  ...otherwise,
});
const delivery = (id: string, otherwise: object = {}) => ({
  __typename: 'PartnerDelivery',
  id,
  version: 1,
  webhookId: 'w1',
  eventType: 'order.paid',
  state: 'DELIVERED',
  attempts: 1,
  answerStatus: 204,
  trouble: null,
  nextAttemptAt: '2026-11-30T08:00:00.000Z',
  plannedAt: '2026-11-30T08:00:00.000Z',
  ...otherwise,
});
const show = (webhooks: readonly object[], deliveries: readonly object[] = [], answers: object = {}) =>
  renderPortalPage(
    { path: '/portal/webhooks', at: '/portal/webhooks', Component },
    {
      PortalWebhooks: () => ({
        partnerEventTypes: ['order.paid', 'invoice.issued'],
        partnerWebhookList: { __typename: 'PartnerWebhookPage', items: webhooks },
        partnerDeliveryList: { __typename: 'PartnerDeliveryPage', items: deliveries },
      }),
      ...answers,
    },
  );

it('adds a webhook with its types and shows its secret until it is kept', async () => {
  const sent = show([], [], {
    AddWebhook: () => ({
      createPartnerWebhook: {
        __typename: 'PartnerWebhookSecret',
        id: 'w1',
        secret: 'whsec_made-just-now',
        webhook: { __typename: 'PartnerWebhook', id: 'w1', version: 1, url: URL },
      },
    }),
  });
  expect(await screen.findByText('You have no webhook yet.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Address of your server/), URL);
  await userEvent.click(screen.getByLabelText('order.paid'));
  await userEvent.click(screen.getByRole('button', { name: 'Add the webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The secret of your webhook' }));
  expect(dialog.getByText('whsec_made-just-now')).toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'AddWebhook')?.variables).toEqual({
    input: { url: URL, eventTypes: ['order.paid'] },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'I have kept it' }));
  expect(screen.queryByText('whsec_made-just-now')).toBeNull();
});

it('says why nothing is sent, and what was answered, and sends one again', async () => {
  const sent = show(
    [webhook({ status: 'DISABLED', disabledBecause: 'FAILING' })],
    [
      delivery('d1'),
      delivery('d2', { state: 'WAITING', attempts: 2, answerStatus: null, trouble: 'no answer in time' }),
    ],
    {
      SendDeliveryAgain: () => ({
        sendPartnerDeliveryAgain: { __typename: 'PartnerDelivery', id: 'd1', version: 2 },
      }),
    },
  );
  expect(await screen.findByText(/accepted nothing for five days/)).toBeInTheDocument();
  expect(screen.getByText(/204 · 1 try/)).toBeInTheDocument();
  expect(screen.getByText(/no answer in time · 2 tries · next/)).toHaveTextContent('2026');
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('It is sent again.')).toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'SendDeliveryAgain')?.variables).toEqual({ id: 'd1' });
});

it('sends what happened since a day once more, and says how much that is', async () => {
  const sent = show([webhook()], [], { ReplayWebhook: () => ({ replayPartnerWebhook: 12 }) });
  await userEvent.click(await screen.findByRole('button', { name: /Send past events again/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Send past events again?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send them again' }));
  // Without a day nothing is sent.
  expect(sent.filter(({ name }) => name === 'ReplayWebhook')).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/Since which day/), '2026-11-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Send them again' }));
  expect(await screen.findByText('12 events are sent again.')).toBeInTheDocument();
  const from = new Date('2026-11-01T00:00').toISOString();
  expect(sent.find(({ name }) => name === 'ReplayWebhook')?.variables).toEqual({ id: 'w1', from });
});

it('leads to what each type of event means', async () => {
  show([]);
  expect(await screen.findByRole('link', { name: 'What each type means' })).toHaveAttribute(
    'href',
    '/developers/events',
  );
});

it('says where nothing has happened since the day that nothing is sent', async () => {
  show([webhook()], [], { ReplayWebhook: () => ({ replayPartnerWebhook: 0 }) });
  await userEvent.click(await screen.findByRole('button', { name: /Send past events again/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Send past events again?' }));
  await userEvent.type(dialog.getByLabelText(/Since which day/), '2026-11-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Send them again' }));
  expect(await screen.findByText(/since that day: nothing is sent/)).toBeInTheDocument();
  expect(screen.queryByText(/0 events/)).toBeNull();
});

it('offers that for an enabled webhook alone', async () => {
  show([webhook({ status: 'DISABLED', disabledBecause: 'FAILING' })]);
  expect(await screen.findByText(/accepted nothing for five days/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Send past events again/ })).toBeNull();
});

it('replaces a leaked secret only after it was asked', async () => {
  const sent = show([webhook()], [], {
    RotateWebhookSecret: () => ({
      rotatePartnerWebhookSecret: {
        __typename: 'PartnerWebhookSecret',
        id: 'w1',
        secret: 'whsec_second',
        webhook: { __typename: 'PartnerWebhook', id: 'w1', version: 2, url: URL },
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /Replace a leaked secret/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Replace the secret at once?' }));
  expect(sent.filter(({ name }) => name === 'RotateWebhookSecret')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Replace a leaked secret' }));
  expect(await screen.findByText('whsec_second')).toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'RotateWebhookSecret')?.variables).toEqual({
    id: 'w1',
    input: { endFormer: true },
  });
});
