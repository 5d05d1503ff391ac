import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../../testing/render-page.js';
import { linkTo, refusal } from '../../../../testing/stub-facts.js';
import { linkedResult, linkedResultAnswers } from '../../../../testing/stub-linked-result.js';
import { ErrorPage } from '../../../app/error-page.js';
import * as page from './monitoring-result.screen.js';

const token = linkTo(linkedResult.id);
interface Sent {
  readonly name: string;
  readonly variables: { readonly id?: string; readonly input?: Readonly<Record<string, unknown>> };
  readonly link: string | null;
}
let sent: Sent[] = [];
let answers: Readonly<Record<string, () => unknown>> = {};

beforeEach(() => {
  sent = [];
  answers = linkedResultAnswers;
  window.__boot = { prefs: { country: 'SK', currency: 'EUR' }, firm: {} } as never;
  globalThis.fetch = (async (address: unknown, init?: RequestInit) => {
    const json = (body: unknown) =>
      new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    if (String(address).includes('/api/auth/session')) return json(null);
    const { operationName: name, variables } = JSON.parse(String(init?.body)) as {
      operationName: string;
      variables: Sent['variables'];
    };
    sent.push({ name, variables, link: new Headers(init?.headers).get('x-link-token') });
    return json({ data: answers[name]?.() });
  }) as typeof fetch;
});
afterEach(cleanup);

/** The result with these facts, and what else is answered otherwise. */
function open(more: object = {}, sheet: object = {}, others: typeof answers = {}) {
  answers = {
    ...answers,
    LinkedResult: () => ({
      trademarkMonitoringResult: { ...linkedResult, ...more, sheet: { ...linkedResult.sheet, ...sheet } },
    }),
    ...others,
  };
  renderPage(
    [
      {
        path: '/monitoring-result/:id',
        ...page,
        ErrorBoundary: ErrorPage,
        HydrateFallback: () => null,
      } as never,
    ],
    { locale: 'en', at: `/monitoring-result/${token}` },
  );
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'A later mark near “Lumora”' });
const click = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const mutations = () => sent.filter(({ name }) => !['LinkedResult', 'ResultCountries'].includes(name));

describe('a later mark behind the link of its letter', () => {
  it('stands beside the own one with its last day, the law, the points and the lawyer’s words', async () => {
    open({ publicationDate: '2026-06-15' }, { lastDay: '2026-09-15', daysLeft: 76 });
    await heading();
    const own = within(screen.getByRole('region', { name: 'Your mark' }));
    expect(own.getByText('018000001')).toBeVisible();
    const later = within(screen.getByRole('region', { name: 'The later mark' }));
    expect(later.getByText('Lumara Home GmbH')).toBeVisible();
    const clock = screen.getByRole('region', { name: 'Last day to oppose' });
    expect(clock).toHaveTextContent(/76 days left.*Tuesday,? 15 September 2026/);
    expect(clock).toHaveTextContent(/publication on Monday,? 15 June 2026\. Law: Article 46/);
    expect(screen.getByText('Classes in common: 9, 11.')).toBeVisible();
    expect(screen.getByText('84 of 100')).toBeVisible();
    expect(screen.getByText(/One letter differs/)).toBeVisible();
    expect(screen.getAllByText('A lawyer names the price; nothing is owed before you pay it.')).toHaveLength(
      3,
    );
  });

  it('is noted as seen once somebody looks at it', async () => {
    open({ seen: false });
    await heading();
    await waitFor(() => expect(mutations()).toMatchObject([{ name: 'SeeLinkedResult', link: token }]));
  });

  it('has an opposition ordered by its link, and asks for the country first', async () => {
    window.__boot = { prefs: { country: 'US', currency: 'EUR', guessed: true }, firm: {} } as never;
    open();
    await heading();
    click('Order the opposition');
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose the country of the invoice');
    expect(mutations()).toEqual([]);
    fireEvent.change(screen.getByLabelText(/Country of your billing address/), { target: { value: 'SK' } });
    fireEvent.change(screen.getAllByLabelText(/What should the lawyer know/)[0] as HTMLElement, {
      target: { value: 'Lamps.' },
    });
    click('Order the opposition');
    await waitFor(() =>
      expect(mutations()).toMatchObject([
        {
          name: 'OrderLinkedOpposition',
          link: token,
          variables: { id: linkedResult.id, input: { note: 'Lamps.', country: 'SK' } },
        },
      ]),
    );
  });

  it('says where it is refused, and keeps what was typed', async () => {
    open({}, {}, { OrderLinkedOpposition: () => ({ orderOpposition: refusal('ALREADY_ORDERED') }) });
    await heading();
    fireEvent.change(screen.getAllByLabelText(/What should the lawyer know/)[0] as HTMLElement, {
      target: { value: 'Lamps.' },
    });
    click('Order the opposition');
    expect(await screen.findByText(/An opposition was ordered already/)).toBeVisible();
    expect(screen.getAllByLabelText(/What should the lawyer know/)[0]).toHaveValue('Lamps.');
  });

  it.each([
    ['Have its owner written to', 1, { way: 'LETTER', note: 'Be kind.' }],
    ['Seek an agreement', 0, { way: 'COEXISTENCE_AGREEMENT', note: 'Be kind.' }],
  ])('has its owner pursued by its link: %s', async (button, place, input) => {
    open();
    await heading();
    // Three forms ask it: the opposition's comes first.
    const notes = screen.getAllByLabelText(/What should the lawyer know/);
    fireEvent.change(notes[place + 1] as HTMLElement, { target: { value: 'Be kind.' } });
    click(button);
    await waitFor(() =>
      expect(mutations()).toMatchObject([
        { name: 'PursueLinkedMark', link: token, variables: { id: linkedResult.id, input } },
      ]),
    );
  });

  it('says that its owner is pursued, where the price comes to stand, and offers no second time', async () => {
    open({ pursuedOn: '2026-11-20', pursuedBy: 'LETTER', caseId: 'c1' });
    await heading();
    const asked = within(screen.getByRole('region', { name: 'What you asked for' }));
    expect(asked.getByText(/You asked for a letter to its owner on Friday,? 20 November 2026/)).toBeVisible();
    expect(asked.getByRole('link', { name: 'See where it stands' })).toHaveAttribute(
      'href',
      '/portal/cases/c1',
    );
    expect(screen.queryByRole('button', { name: 'Seek an agreement' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Order the opposition' })).toBeVisible();
  });

  it('has its owner pursued also after its last day, and nobody where the register names none', async () => {
    open({}, { canOrder: false, daysLeft: -3, lastDay: '2026-11-25' });
    await heading();
    expect(screen.getByRole('button', { name: 'Have its owner written to' })).toBeVisible();
    cleanup();
    open({ ownerName: null });
    await heading();
    expect(screen.queryByRole('button', { name: 'Have its owner written to' })).toBeNull();
  });

  it('says why its owner is not pursued, and keeps what was typed', async () => {
    open({}, {}, { PursueLinkedMark: () => ({ pursueLaterMark: refusal('ALREADY_PURSUED') }) });
    await heading();
    const [, , letter] = screen.getAllByLabelText(/What should the lawyer know/);
    fireEvent.change(letter as HTMLElement, { target: { value: 'Be kind.' } });
    click('Have its owner written to');
    expect(await screen.findByText(/was asked for already/)).toBeVisible();
    expect(letter).toHaveValue('Be kind.');
  });

  it('is left alone for a reason, and taken up again', async () => {
    open();
    await heading();
    fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: 'Another trade.' } });
    click('Leave it alone');
    await waitFor(() =>
      expect(mutations()).toMatchObject([
        {
          name: 'LeaveLinkedResult',
          variables: { input: { dismissed: true, dismissReason: 'Another trade.' } },
        },
      ]),
    );
    cleanup();
    sent = [];
    open({ dismissedOn: '2026-11-20' });
    expect(await screen.findByText(/You left it alone on Friday,? 20 November 2026/)).toBeVisible();
    click('Take it up again');
    await waitFor(() => expect(mutations()).toMatchObject([{ variables: { input: { dismissed: false } } }]));
  });

  it('has the lawyer asked, with the mark it is about, and says by when there is an answer', async () => {
    open();
    await heading();
    fireEvent.change(screen.getByLabelText(/Your question/), { target: { value: 'Is it worth it?' } });
    fireEvent.change(screen.getByLabelText(/Your name/), { target: { value: 'Jana' } });
    fireEvent.change(screen.getByLabelText(/E-mail/), { target: { value: 'jana@example.com' } });
    click('Send the question');
    expect(await screen.findByText(/number Q-7K2M9Q4X/)).toBeVisible();
    expect(mutations()).toMatchObject([
      {
        name: 'AskAboutResult',
        variables: {
          input: {
            contactEmail: 'jana@example.com',
            description: expect.stringMatching(
              /^About the later mark Lumara.*Lumora.*\n\nIs it worth it\?$/s,
            ),
          },
        },
      },
    ]);
  });

  it.each([
    [
      'ended',
      { endedOn: '2026-11-20' },
      { canOrder: false },
      /the later application ended on Friday,? 20 November 2026/,
    ],
    [
      'is past its last day',
      {},
      { canOrder: false, daysLeft: -3, lastDay: '2026-11-25' },
      /It can be opposed no more/,
    ],
    [
      'is ordered',
      { orderedOn: '2026-11-20' },
      { canOrder: false, orderLink: 'r.x' },
      /An opposition was ordered on Friday,? 20 November 2026/,
    ],
  ])('that %s offers no way that is over', async (_state, more, sheet, words) => {
    open(more, sheet);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order the opposition' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Send the question' })).toBeVisible();
  });

  it('opens to no link that was replaced: its holder can have a new one sent', async () => {
    open({}, {}, { LinkedResult: () => ({ trademarkMonitoringResult: null }) });
    expect(await screen.findByRole('heading', { name: 'A newer link replaced this one' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Have a new link sent' })).toBeVisible();
  });
});
