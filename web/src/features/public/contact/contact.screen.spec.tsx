import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerUploads } from '../../../../testing/answer-uploads.js';
import { present } from '../../../../testing/present.js';
import { renderPage, textsOf } from '../../../../testing/render-page.js';
import { linkTo, refusal } from '../../../../testing/stub-facts.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { ErrorPage } from '../../../app/error-page.js';
import { locales, type Locale } from '../../../i18n/locale-rules.js';
import * as contact from './contact.screen.js';
import * as linked from './linked-ticket.screen.js';

const ID = '0190a000-0000-7000-8000-000000000b01';
const token = linkTo(ID);
interface Sent {
  readonly name: string;
  readonly variables: { readonly id?: string; readonly input?: Readonly<Record<string, unknown>> };
  readonly link: string | null;
}
let sent: Sent[] = [];
let answers: Readonly<Record<string, () => unknown>> = {};

beforeEach(() => {
  sent = [];
  answers = {};
  globalThis.fetch = (async (_address: unknown, init: RequestInit) => {
    const { operationName: name, variables } = JSON.parse(String(init.body)) as {
      operationName: string;
      variables: Sent['variables'];
    };
    sent.push({ name, variables, link: new Headers(init.headers).get('x-link-token') });
    const data = answers[name]?.() ?? portalAnswer(name, variables as never);
    return new Response(JSON.stringify({ data }), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
});
afterEach(cleanup);
answerUploads('token-1');

type Words = Record<string, unknown>;
const said = (locale: Locale, ns: string, key: string): string =>
  key.split('.').reduce<unknown>((at, part) => (at as Words)[part], textsOf(locale)[ns]) as string;

const page = (
  path: string,
  at: string,
  { Component, loader, action }: object & Record<string, never>,
  locale: Locale = 'en',
) => {
  document.documentElement.lang = locale;
  renderPage(
    [{ path, Component, loader, action, ErrorBoundary: ErrorPage, HydrateFallback: () => null } as never],
    { locale, at },
  );
};
const asking = (locale: Locale = 'en', query = '') =>
  page('/contact', `/contact${query}`, contact as never, locale);
const reading = (locale: Locale = 'en') => page('/contact/:id', `/contact/${token}`, linked as never, locale);
const fill = (label: string, value: string): void =>
  void fireEvent.change(screen.getByRole('textbox', { name: new RegExp(label.replaceAll('?', '\\?')) }), {
    target: { value },
  });

describe.each(locales)('a question without an account, in %s', (locale) => {
  const word = (key: string): string => said(locale, 'contact', key);
  const send = (): void => void fireEvent.click(screen.getByRole('button', { name: word('form.send') }));
  const type = (): void => {
    fill(word('form.name'), 'Iva Malá');
    fill(word('form.email'), ' iva@client.test ');
    fill(word('form.question'), '<b>Is</b> the logo enough?');
  };

  it('is answered with its number and the time by which it is answered', async () => {
    answers = {
      AskSupport: () => ({
        askSupport: {
          __typename: 'SupportReceipt',
          ticketId: ID,
          publicId: 'Q-7K2M9Q4X',
          answerBy: '2026-11-30T16:00:00.000Z',
        },
      }),
    };
    asking(locale);
    await screen.findByRole('heading', { level: 1, name: word('title') });
    type();
    send();
    expect(
      await screen.findByRole('heading', { level: 1, name: word('received.title') }),
    ).toBeInTheDocument();
    const main = screen.getByRole('main').textContent;
    expect(main).toContain('Q-7K2M9Q4X');
    expect(main).toContain('2026');
    expect(main).toContain('iva@client.test');
    expect(sent).toMatchObject([
      {
        name: 'AskSupport',
        variables: {
          input: {
            contactName: 'Iva Malá',
            contactEmail: 'iva@client.test',
            description: '<b>Is</b> the logo enough?',
          },
        },
      },
    ]);
  });

  it('begins with what was looked for in vain elsewhere', async () => {
    asking(locale, '?question=zvukov%C3%A1+zn%C3%A1mka');
    expect(await screen.findByDisplayValue('zvuková známka')).toHaveAttribute('name', 'description');
  });

  it('that is not whole, or one too many, says so and keeps what was typed', async () => {
    asking(locale);
    await screen.findByRole('heading', { level: 1, name: word('title') });
    send();
    await waitFor(() =>
      expect(screen.getAllByRole('textbox').filter((box) => box.matches('[aria-invalid]'))).toHaveLength(3),
    );
    expect(sent).toEqual([]);
    answers = { AskSupport: () => ({ askSupport: refusal('TOO_MANY_QUESTIONS') }) };
    type();
    send();
    expect(await screen.findByText(word('form.tooMany'))).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: new RegExp(word('form.name')) })).toHaveValue('Iva Malá');
  });
});

describe('the conversation behind a link', () => {
  const made = present(portalAnswer('LinkedTicket', { id: ID }).supportTicket);
  const one = (more: object = {}) => ({
    LinkedTicket: () => ({
      supportTicket: {
        ...made,
        id: ID,
        userId: null,
        publicId: 'Q-7K2M9Q4X',
        status: 'WAITING_FOR_CUSTOMER',
        resolvedAt: null,
        description: 'Is the logo enough?',
        papers: [],
        messages: {
          items: [{ ...present(made.messages.items[0]), side: 'FIRM', text: 'Which logo?', documentIds: [] }],
        },
        ...more,
      },
    }),
  });
  const done = { __typename: 'SupportTicket', id: ID };

  it.each(locales)('is read and answered with its link alone, in %s', async (locale) => {
    answers = { ...one(), AnswerLinkedTicket: () => ({ answerSupportTicket: done }) };
    reading(locale);
    expect(await screen.findByText('Which logo?')).toBeInTheDocument();
    fill(said(locale, 'support', 'box.label'), 'The round one.');
    fireEvent.click(screen.getByRole('button', { name: said(locale, 'support', 'box.send') }));
    expect(await screen.findByText(said(locale, 'support', 'box.sent'))).toBeInTheDocument();
    expect(sent.every(({ link }) => link === token)).toBe(true);
    expect(sent.filter(({ name }) => name === 'AnswerLinkedTicket')).toMatchObject([
      { variables: { id: ID, input: { text: 'The round one.', documentIds: [] } } },
    ]);
  });

  it('is ended, and taken up again, by a press', async () => {
    answers = { ...one(), SettleLinkedTicket: () => ({ settleSupportTicket: done }) };
    reading();
    fireEvent.click(await screen.findByRole('button', { name: 'It is solved' }));
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain('SettleLinkedTicket'));
    cleanup();
    answers = {
      ...one({ status: 'RESOLVED', resolvedAt: new Date().toISOString() }),
      ReopenLinkedTicket: () => ({ reopenSupportTicket: done }),
    };
    reading();
    fireEvent.click(await screen.findByRole('button', { name: 'It did not help' }));
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain('ReopenLinkedTicket'));
  });

  it('that is over takes no word, and leads to a new question', async () => {
    answers = one({ status: 'CLOSED' });
    reading();
    expect(await screen.findByRole('link', { name: 'Ask a new question' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('with a link of nothing says so, and shows nothing', async () => {
    answers = { LinkedTicket: () => ({ supportTicket: null }) };
    reading();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Which logo?')).toBeNull();
    cleanup();
    page('/contact/:id', '/contact/cut', linked as never);
    await screen.findByRole('heading', { level: 1 });
    expect(sent.filter(({ name }) => name !== 'LinkedTicket')).toEqual([]);
  });
});
