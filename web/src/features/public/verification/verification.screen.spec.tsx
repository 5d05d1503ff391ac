import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../../testing/render-page.js';
import { everyQuestion } from '../parts/mark-questions/questions.js';
import { rememberAttribution } from '../../../kit/attribution/attribution.js';
import { action, Component } from './verification.screen.js';

// The first render of a cold run compiles the page's modules; that is no fault of the page.

const offices = [
  ['EU', 'EUIPO'],
  ['US', 'USPTO'],
  ['AT', 'ÖPA'],
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

function show(locale: 'en' | 'cs' = 'en', at = '/verification') {
  return renderPage(
    [
      {
        path: '/verification',
        Component,
        action: action as never,
        loader: () => data as never,
        HydrateFallback: () => null,
      },
      { path: '/verification/:id/success', Component: () => <h1>Received</h1> },
    ],
    { locale, at },
  );
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  sent.mockReset();
  globalThis.fetch = (async (_url: string, init: { body: string; headers: Record<string, string> }) => {
    const data = sent(JSON.parse(init.body) as never, init.headers);
    return { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve({ data }) };
  }) as never;
});
afterEach(cleanup);

async function fill(user: ReturnType<typeof userEvent.setup>) {
  const enter = async (control: HTMLElement, text: string): Promise<void> => {
    await user.click(control);
    await user.paste(text);
  };
  await enter(await screen.findByLabelText(/The mark, exactly/), 'Lumora');
  await user.click(screen.getByLabelText(/European Union/));
  await enter(screen.getByLabelText(/What do you offer/), 'Desk lamps');
  await enter(screen.getByLabelText('First name'), 'Jana');
  await enter(screen.getByLabelText('Last name'), 'Example');
  await enter(screen.getByLabelText('E-mail'), 'jana@example.com');
}

describe('check form', () => {
  it('sends what was answered, once, with a key, and goes to the confirmation', async () => {
    sent.mockReturnValue({
      requestVerification: { __typename: 'VerificationReceipt', requestId: 'r', link: 'token' },
    });
    rememberAttribution(new URLSearchParams('gclid=G1&gclsrc=aw&affiliate=anna'));
    const user = userEvent.setup({ delay: null });
    show();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send to a lawyer' }));
    expect(await screen.findByRole('heading', { name: 'Received' })).toBeInTheDocument();
    const [body, headers] = sent.mock.calls[0] ?? [];
    expect(body).toMatchObject({
      operationName: 'RequestVerification',
      variables: {
        input: {
          type: 'TEXT',
          value: 'Lumora',
          jurisdictions: ['EU'],
          jurisdictionsUndecided: false,
          businessDescription: 'Desk lamps',
          sendMarketingEmails: false,
          attribution: [
            { name: 'gclid', value: 'G1' },
            { name: 'affiliate', value: 'anna' },
          ],
          language: 'en',
          contact: { email: 'jana@example.com', firstName: 'Jana', lastName: 'Example' },
        },
      },
    });
    expect(headers).toMatchObject({ 'idempotency-key': 'first' });
    expect(localStorage.getItem('kept.verification')).toBeNull();
  });

  it('asks every question of the table', async () => {
    show();
    await screen.findByRole('heading', { level: 1 });
    const missing = everyQuestion.filter(([name]) => document.getElementById(`f-${name}`) === null);
    expect([everyQuestion.length > 0, missing]).toEqual([true, []]);
  });

  it('names everything that is missing, moves the focus there and sends nothing', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    await user.click(await screen.findByRole('button', { name: 'Send to a lawyer' }));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary.querySelectorAll('a')).toHaveLength(6);
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      /Enter your e-mail address; the report comes there\./,
    );
    await user.click(screen.getByRole('link', { name: /Enter your e-mail address/ }));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('shows a refusal of the service in the reader’s words and keeps the answers', async () => {
    sent.mockReturnValue({
      requestVerification: {
        __typename: 'Refusal',
        code: 'INPUT_INVALID',
        message: 'x',
        fields: [{ path: ['contact', 'email'], code: 'NOT_AN_EMAIL', message: 'x' }],
      },
    });
    const user = userEvent.setup({ delay: null });
    show();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send to a lawyer' }));
    expect(
      await screen.findByRole('link', { name: /Enter the whole address under “E-mail”/ }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Jana');
  });

  it('says so in plain words when the service is away; sent again it is the same attempt, and once it was changed another one', async () => {
    sent.mockImplementation(() => {
      throw new TypeError('offline');
    });
    const user = userEvent.setup({ delay: null });
    show();
    await fill(user);
    const send = async (times: number): Promise<void> => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Send to a lawyer' })).not.toHaveAttribute('aria-disabled'),
      );
      await user.click(screen.getByRole('button', { name: 'Send to a lawyer' }));
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(times));
      expect(await screen.findByText(/We could not reach our service/)).toBeInTheDocument();
    };
    await send(1);
    await send(2);
    // What is looked at here only, and refused here, is no attempt of its own.
    await user.clear(screen.getByLabelText('First name'));
    await user.click(screen.getByRole('button', { name: 'Send to a lawyer' }));
    expect(await screen.findByRole('link', { name: /Enter your first name/ })).toBeInTheDocument();
    await user.type(screen.getByLabelText('First name'), 'Jana');
    await send(3);
    await user.type(screen.getByLabelText('First name'), ' Maria');
    await send(4);
    const keys = sent.mock.calls.map(([, headers]) => headers['idempotency-key']);
    expect(keys.slice(0, 3)).toEqual(['first', 'first', 'first']);
    expect(keys[3]).not.toBe('first');
    expect(localStorage.getItem('kept.verification')).not.toContain('attempt');
  });

  it('brings the answers back after a reload', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    await fill(user);
    await waitFor(() => expect(localStorage.getItem('kept.verification')).toContain('jana@example.com'));
    cleanup();
    show();
    await waitFor(() => expect(screen.getByLabelText(/The mark, exactly/)).toHaveValue('Lumora'));
    expect(screen.getByLabelText(/European Union/)).toBeChecked();
    expect(screen.getByText(/We kept what you typed/)).toBeInTheDocument();
  });

  it('starts with what the address brings along', async () => {
    show('en', '/verification?value=Zelen%C3%A1&jurisdiction=AT');
    expect(await screen.findByLabelText(/The mark, exactly/)).toHaveValue('Zelená');
    expect(screen.getByLabelText(/Austria/)).toBeChecked();
  });

  it('speaks Czech', async () => {
    show('cs');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ověření názvu' })).toBeInTheDocument();
    expect(screen.getByText('Další 1 úřad')).toBeInTheDocument();
  });
});
