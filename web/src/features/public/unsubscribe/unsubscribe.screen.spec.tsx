import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage, textsOf } from '../../../../testing/render-page.js';
import { ErrorPage } from '../../../app/error-page.js';
import { locales, type Locale } from '../../../i18n/locale-rules.js';
import { action, Component, loader } from './unsubscribe.screen.js';

const TOKEN = `n.${'A'.repeat(22)}.0.zzzzzz.${'B'.repeat(22)}`;
const wanted = { orderUpdates: true, marketing: false, newsletter: false };

/** What was written, and what the gateway says of it. */
let written: { input: Record<string, unknown>; link: string | null }[] = [];
let answer: () => Response;
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  written = [];
  answer = () => json({ data: { createEmailChoice: { __typename: 'EmailChoiceReceipt' } } });
  globalThis.fetch = (async (_address: unknown, init: RequestInit) => {
    const { variables } = JSON.parse(String(init.body)) as { variables: { input?: Record<string, unknown> } };
    if (variables.input === undefined)
      return json({ data: { wantedLetters: { __typename: 'WantedLetters', ...wanted } } });
    written.push({ input: variables.input, link: new Headers(init.headers).get('x-link-token') });
    return answer();
  }) as typeof fetch;
});
afterEach(cleanup);

const said = (locale: Locale, key: string): string =>
  key
    .split('.')
    .reduce<unknown>(
      (at, part) => (at as Record<string, unknown>)[part],
      textsOf(locale)['unsubscribe'],
    ) as string;

async function open(locale: Locale = 'en', token = TOKEN): Promise<void> {
  document.documentElement.lang = locale;
  renderPage(
    [
      {
        path: '/unsubscribe/:id',
        Component,
        loader: loader as never,
        action: action as never,
        ErrorBoundary: ErrorPage,
        HydrateFallback: () => null,
      },
    ],
    { locale, at: `/unsubscribe/${token}` },
  );
  await screen.findByRole('heading', { level: 1 });
}
const box = (locale: Locale, kind: string): HTMLInputElement =>
  screen.getByRole('checkbox', { name: new RegExp(said(locale, `kinds.${kind}.name`)) });

describe('the page of the link under a letter', () => {
  it.each(locales)('shows what is wanted and changes nothing by being opened, in %s', async (locale) => {
    await open(locale);
    expect(['orderUpdates', 'marketing', 'newsletter'].map((kind) => box(locale, kind).checked)).toEqual([
      true,
      false,
      false,
    ]);
    expect(screen.getByText(said(locale, 'duties'))).toBeTruthy();
    expect(written).toEqual([]);
  });

  it.each(locales)('keeps what was chosen and says so, in %s', async (locale) => {
    await open(locale);
    fireEvent.click(box(locale, 'orderUpdates'));
    fireEvent.click(screen.getByRole('button', { name: said(locale, 'save') }));
    expect(await screen.findByText(said(locale, 'savedNone'))).toBeTruthy();
    expect(written).toEqual([
      { input: { orderUpdates: false, marketing: false, newsletter: false, way: 'PAGE' }, link: TOKEN },
    ]);
    expect(box(locale, 'orderUpdates').checked).toBe(false);
  });

  it('says that nothing was kept where it was not', async () => {
    await open();
    answer = () => json({ errors: [{ message: 'away', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] }, 503);
    fireEvent.click(screen.getByRole('button', { name: said('en', 'save') }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.queryByText(said('en', 'saved'))).toBeNull();
  });

  it('is the page of a damaged link where the link is not whole', async () => {
    await open('en', 'n.cut');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('what a mail program posts for its reader', () => {
  const post = (about = '') =>
    action({
      request: new Request(`https://cotta.test/unsubscribe/${TOKEN}${about}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      }),
      params: { id: TOKEN },
      context: undefined,
    } as never);

  it('ends news about orders alone', async () => {
    await post();
    expect(written).toEqual([{ input: { ...wanted, orderUpdates: false, way: 'ONE_CLICK' }, link: TOKEN }]);
  });

  it('ends the kind that its letter was of, where the letter says so', async () => {
    await post('?about=marketing');
    await post('?about=everything');
    expect(written.map(({ input }) => input)).toEqual([
      { ...wanted, marketing: false, way: 'ONE_CLICK' },
      { ...wanted, orderUpdates: false, way: 'ONE_CLICK' },
    ]);
  });

  it('is no success where nothing was kept', async () => {
    answer = () => json({ errors: [{ message: 'away', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] }, 503);
    await expect(post()).rejects.toThrow();
  });
});
