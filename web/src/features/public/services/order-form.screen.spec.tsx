import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleText } from '../../../../testing/content-samples.js';
import { press } from '../../../../testing/press.js';
import { renderPage } from '../../../../testing/render-page.js';
import { action, Component } from './order-form.screen.js';

type Sent = { operationName: string; variables: { input?: Record<string, unknown> } };

const question = (name: string, kind: string, required: boolean, choices: readonly string[] = []) => ({
  name,
  kind,
  required,
  choices,
});
const form = {
  serviceName: 'cease-and-desist-letter',
  markNeeded: true,
  byOwner: true,
  lastDayQuestion: 'deadline',
  lastDayMonths: 0,
  daysNeeded: 3,
  urgentDays: 7,
  questions: [
    question('otherSide', 'TEXT', true),
    question('links', 'LINKS', true),
    question('wanted', 'CHOICE', true, ['stop', 'license']),
    question('deadline', 'DATE', false),
  ],
};
const data = {
  form,
  offices: ['EU', 'US'],
  countries: [{ code: 'SK', name: 'Slovakia' }],
  country: 'SK',
  contact: {},
  attempt: 'first',
  about: {
    document: sampleText({ questions: [{ question: 'Is a letter enough?', answer: 'Often.' }] }),
    live: { offices: [], prices: {} },
  },
};
const PAGE = '/cease-and-desist-letter';
const receipt = {
  __typename: 'ServiceOrderReceipt',
  publicId: 'S-1',
  serviceRequestId: 's',
  link: 'token',
  productId: null,
};
const asked = jest.fn<(sent: Sent) => unknown>();

function show(query = '?office=EU&number=018&name=Lumora', declared: object = form) {
  renderPage(
    [
      {
        path: PAGE,
        Component,
        action: action as never,
        loader: () => ({ ...data, form: declared }) as never,
        HydrateFallback: () => null,
      },
      { path: '/success-legal-services', Component: () => <h1>Placed</h1> },
    ],
    { locale: 'en', at: `${PAGE}${query}` },
  );
}

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
  asked.mockImplementation(({ operationName }) =>
    operationName === 'ServiceForms' ? { serviceFormList: [form] } : { orderService: receipt },
  );
  document.documentElement.lang = 'en';
  window.__boot = { prefs: { country: 'SK', currency: 'EUR' }, firm: {} } as never;
  globalThis.fetch = (async (address: string, init?: { body?: string }) => {
    const answer = address.includes('/api/auth/session')
      ? null
      : { data: asked(JSON.parse(init?.body ?? '{}') as Sent) };
    return { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(answer) };
  }) as never;
});
afterEach(cleanup);

const orders = () =>
  asked.mock.calls.map(([sent]) => sent).filter(({ operationName }) => operationName === 'OrderService');

async function fillsIn(
  user: ReturnType<typeof userEvent.setup>,
  links = 'shop.example\nhttps://x.example/a',
) {
  await user.type(await screen.findByLabelText('The other side'), 'Copy Ltd');
  await user.type(screen.getByLabelText('Pages where it can be seen'), links);
  await user.click(screen.getByLabelText('That they stop'));
  await user.type(screen.getByLabelText('Your name'), 'Jana');
  await user.type(screen.getByLabelText('E-mail'), 'jana@example.com');
  await user.click(screen.getByLabelText(/I own this mark/));
}

describe('the form of a service', () => {
  it('asks what is declared, and orders it without a price', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Cease-and-desist letter' })).toBeVisible();
    expect(screen.getByLabelText('Number of the registration')).toHaveValue('018');
    expect(screen.queryByLabelText(/VAT number/)).toBeNull();
    await fillsIn(user);
    await press(user, 'Send the order');
    expect(await screen.findByRole('heading', { name: 'Placed' })).toBeVisible();
    expect(orders()[0]?.variables.input).toMatchObject({
      serviceName: 'cease-and-desist-letter',
      quote: null,
      parameters: {
        jurisdiction: 'EU',
        number: '018',
        name: 'Lumora',
        otherSide: 'Copy Ltd',
        links: ['shop.example', 'https://x.example/a'],
        wanted: 'stop',
      },
    });
  });

  it('stands above the text about the service', async () => {
    show();
    expect(await screen.findByText('Is a letter enough?')).toBeVisible();
    expect(screen.getByText('Plain words.')).toBeVisible();
  });

  it('says at each question what is missing or wrong, and keeps what was typed', async () => {
    const user = userEvent.setup({ delay: null });
    show('');
    await screen.findByLabelText('The other side');
    await press(user, 'Send the order');
    const summary = await screen.findByRole('alert');
    for (const sentence of [
      'Choose the office of the registration',
      'Fill in “The other side”',
      'Fill in “Pages where it can be seen”',
      'Fill in “What you want”',
      'Enter your name',
      'Tick your agreement',
    ])
      expect(summary).toHaveTextContent(sentence);
    await user.type(screen.getByLabelText('Pages where it can be seen'), 'no page');
    await press(user, 'Send the order');
    expect(await screen.findAllByText(/Enter a web address like example.com/)).not.toHaveLength(0);
    expect(screen.getByLabelText('Pages where it can be seen')).toHaveValue('no page');
    expect(orders()).toEqual([]);
  });

  it('says until when a last day leaves time, and that a near one is urgent', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    const day = await screen.findByLabelText(/Last day to answer/);
    await user.type(day, '2030-06-30');
    expect(await screen.findByText(/ordered and paid until Thursday,? 27 June 2030/)).toBeVisible();
    expect(screen.queryByText(/It is urgent/)).toBeNull();
    await user.clear(day);
    await user.type(day, '2020-01-01');
    expect(await screen.findByText(/It is urgent/)).toBeVisible();
    expect(screen.getByText(/The last day is over or too near/)).toBeVisible();
  });

  it('counts a last day from the notice it follows from', async () => {
    const user = userEvent.setup({ delay: null });
    show('', {
      ...form,
      lastDayQuestion: 'issuedOn',
      lastDayMonths: 2,
      questions: [question('issuedOn', 'DATE', true)],
    });
    await user.type(await screen.findByLabelText('Date of the letter'), '2030-04-30');
    expect(await screen.findByText(/ordered and paid until Thursday,? 27 June 2030/)).toBeVisible();
  });

  it('tells a refusal of the service at its question', async () => {
    asked.mockImplementation(({ operationName }) =>
      operationName === 'ServiceForms'
        ? { serviceFormList: [form] }
        : {
            orderService: {
              __typename: 'Refusal',
              code: 'INPUT_INVALID',
              message: '',
              params: [],
              fields: [
                { path: ['parameters', 'deadline'], code: 'TOO_NEAR', message: '' },
                { path: ['parameters', 'links', '1'], code: 'NOT_A_URL', message: '' },
              ],
            },
          },
    );
    const user = userEvent.setup({ delay: null });
    show();
    await fillsIn(user);
    await press(user, 'Send the order');
    expect((await screen.findAllByText(/too near to order it here. Call us/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Pages where it can be seen')).toHaveAttribute('aria-invalid', 'true');
  });
});
