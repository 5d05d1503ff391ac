import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../../testing/render-page.js';
import { action, Component } from './order-start.screen.js';

// The first render of a cold run compiles the page's modules; that is no fault of the page.

const offices = [
  ['EU', 'EUIPO'],
  ['US', 'USPTO'],
].map(([code = '', short = '']) => ({
  code,
  madridMember: true,
  office: { short },
  typicalMonths: { min: 4, max: 6 },
}));
const data = { offices, suggested: ['EU', 'US'], attempt: 'first' };
const sent =
  jest.fn<
    (
      body: { operationName: string; variables: { input: Record<string, unknown> } },
      headers: Record<string, string>,
    ) => unknown
  >();

const show = (locale: 'en' | 'cs' = 'en', at = '/registration-request/new') =>
  renderPage(
    [
      {
        path: '/registration-request/new',
        Component,
        action: action as never,
        loader: () => data as never,
        HydrateFallback: () => null,
      },
      { path: '/registration-request/:id', Component: () => <h1>The order</h1> },
    ],
    { locale, at },
  );

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  sent.mockReset();
  globalThis.fetch = (async (_url: string, init: { body: string; headers: Record<string, string> }) => {
    const answer = sent(JSON.parse(init.body) as never, init.headers);
    return { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve({ data: answer }) };
  }) as never;
});
afterEach(cleanup);

async function fill(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const enter = async (label: RegExp | string, text: string): Promise<void> => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  await screen.findByRole('heading', { level: 1 });
  await enter(/The mark, exactly/, 'Lumora');
  await user.click(screen.getByLabelText(/European Union/));
  await enter(/What do you offer/, 'Desk lamps');
  await enter('First name', 'Jana');
  await enter('Last name', 'Nováková');
  await enter('E-mail', 'jana@client.test');
}

describe('an order without a check', () => {
  it('says first that a check is free, and where', async () => {
    show();
    expect(
      await screen.findByRole('heading', { level: 2, name: 'We recommend the check first' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Check it free' })).toHaveAttribute('href', '/verification');
  });

  it('begins with the answers, once under one key, and leads to its draft', async () => {
    sent.mockReturnValue({
      startRegistrationOrder: { __typename: 'VerificationReceipt', requestId: 'r', link: 'r.link' },
    });
    show();
    const user = userEvent.setup();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Go on to the order' }));
    expect(await screen.findByRole('heading', { name: 'The order' })).toBeInTheDocument();
    const [body, headers] = sent.mock.calls[0] ?? [];
    expect([sent.mock.calls.length, body?.operationName, headers?.['idempotency-key']]).toEqual([
      1,
      'StartOrder',
      'first',
    ]);
    expect(body?.variables.input).toMatchObject({
      type: 'TEXT',
      value: 'Lumora',
      jurisdictions: ['EU'],
      contact: { email: 'jana@client.test' },
    });
  });

  it('names the talk it follows from, by the link its letter gave', async () => {
    sent.mockReturnValue({
      startRegistrationOrder: { __typename: 'VerificationReceipt', requestId: 'r', link: 'r.link' },
    });
    const token = 'k.AZAAAAAAcACAAAAAAAAAqg.1.1z141z3.AAAAAAAAAAAAAAAAAAAAAA';
    show('en', `/registration-request/new?talk=${token}&value=Lumora`);
    const user = userEvent.setup();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Go on to the order' }));
    await screen.findByRole('heading', { name: 'The order' });
    const [body, headers] = sent.mock.calls[0] ?? [];
    expect(body?.variables.input).toMatchObject({ consultationId: '01900000-0000-7000-8000-0000000000aa' });
    expect(headers?.['x-link-token']).toBe(token);
  });

  it('sends nothing while answers are missing, names them, and keeps the others', async () => {
    show();
    const user = userEvent.setup();
    await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getByLabelText(/The mark, exactly/));
    await user.paste('Lumora');
    await user.click(screen.getByRole('button', { name: 'Go on to the order' }));
    expect((await screen.findAllByText(/^Enter /)).length).toBeGreaterThan(2);
    expect(screen.getAllByText('Choose at least one country or office.')).toHaveLength(2);
    expect(screen.getByLabelText(/The mark, exactly/)).toHaveValue('Lumora');
    expect(sent).not.toHaveBeenCalled();
  });

  it('says in the reader’s language why it was refused, at the field, and tries again under another key', async () => {
    sent.mockReturnValueOnce({
      startRegistrationOrder: {
        __typename: 'Refusal',
        code: 'INPUT_INVALID',
        message: 'no',
        fields: [{ path: ['contact', 'email'], code: 'NOT_AN_EMAIL', message: 'no' }],
      },
    });
    show();
    const user = userEvent.setup();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Go on to the order' }));
    expect(
      (await screen.findAllByText('Enter an e-mail address like name@example.com')).length,
    ).toBeGreaterThan(0);
    sent.mockReturnValueOnce({
      startRegistrationOrder: { __typename: 'VerificationReceipt', requestId: 'r', link: 'r.link' },
    });
    await user.click(screen.getByRole('button', { name: 'Go on to the order' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const keys = sent.mock.calls.map(([, headers]) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('speaks Czech', async () => {
    show('cs');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Registrace bez ověření' }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { level: 2, name: 'Doporučujeme nejdřív ověření' }),
    ).toBeInTheDocument();
  });
});
