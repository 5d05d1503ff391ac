import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage, textsOf } from '../../../../testing/render-page.js';
import { ErrorPage } from '../../../app/error-page.js';
import { locales, type Locale } from '../../../i18n/locale-rules.js';
import { action, Component, loader } from './feedback.screen.js';

const TOKEN = `f.${'A'.repeat(22)}.0.zzzzzz.${'B'.repeat(22)}`;
const REVIEW_SITE = 'https://reviews.test/cotta';
interface Kept {
  readonly about: string;
  readonly feedbackId: string | null;
  readonly isContent: boolean | null;
  readonly hasWords: boolean;
  readonly reviewSite: string | null;
}
const unanswered: Kept = {
  about: 'Lumara',
  feedbackId: null,
  isContent: null,
  hasWords: false,
  reviewSite: REVIEW_SITE,
};

/** What the server keeps, what was written to it, and what it refuses. */
let kept: Kept | null = unanswered;
let written: { variables: Record<string, unknown>; link: string | null }[] = [];
let refused: string | undefined;
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (code: string) => ({ __typename: 'Refusal', code, message: code, fields: [] });
const receipt = { __typename: 'FeedbackReceipt' };

beforeEach(() => {
  [kept, written, refused] = [unanswered, [], undefined];
  globalThis.fetch = (async (_address: unknown, init: RequestInit) => {
    const { variables } = JSON.parse(String(init.body)) as {
      variables: { id?: string; input?: { rating?: string; words?: string } };
    };
    const { input } = variables;
    if (input === undefined)
      return json({ data: { linkedFeedback: kept && { __typename: 'LinkedFeedback', ...kept } } });
    written.push({ variables, link: new Headers(init.headers).get('x-link-token') });
    if (refused === 'away')
      return json({ errors: [{ message: 'away', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] }, 503);
    const answer = refused === undefined ? receipt : refusal(refused);
    if (refused === undefined && kept !== null)
      kept =
        input.rating === undefined
          ? { ...kept, hasWords: true }
          : { ...kept, feedbackId: 'f1', isContent: input.rating === 'GOOD' };
    return json({
      data: variables.id === undefined ? { createFeedback: answer } : { updateFeedback: answer },
    });
  }) as typeof fetch;
});
afterEach(cleanup);

const said = (locale: Locale, key: string): string =>
  (textsOf(locale)['feedback'] as unknown as Record<string, string>)[key] ?? key;

async function open(query: string, locale: Locale = 'en'): Promise<void> {
  document.documentElement.lang = locale;
  renderPage(
    [
      {
        path: '/feedback-from-email',
        Component,
        loader: loader as never,
        action: action as never,
        ErrorBoundary: ErrorPage,
        HydrateFallback: () => null,
      },
    ],
    { locale, at: `/feedback-from-email${query}` },
  );
  await screen.findByRole('heading', { level: 1 });
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('the page behind the ways of a letter that asks how we did', () => {
  it.each(locales)('says what it is about and records nothing by being opened, in %s', async (locale) => {
    await open(`?feedback=bad&id=${TOKEN}`, locale);
    expect(screen.getByText(/Lumara/)).toBeTruthy();
    // What was chosen in the letter stands first.
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      said(locale, 'bad'),
      said(locale, 'good'),
    ]);
    expect(written).toEqual([]);
  });

  it.each(locales)('records a click, thanks, and keeps words that follow, in %s', async (locale) => {
    await open(`?feedback=bad&id=${TOKEN}`, locale);
    fireEvent.click(button(said(locale, 'bad')));
    expect(await screen.findByRole('heading', { name: said(locale, 'thanksBad') })).toBeTruthy();
    expect(screen.getByText(said(locale, 'afterBad'))).toBeTruthy();
    const words = '<b>The date</b> had moved.';
    fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });
    fireEvent.click(button(said(locale, 'send')));
    expect(await screen.findByText(said(locale, 'sent'))).toBeTruthy();
    expect(written).toEqual([
      { variables: { input: { rating: 'BAD' } }, link: TOKEN },
      { variables: { id: 'f1', input: { words } }, link: TOKEN },
    ]);
  });

  it('leads to the review site whatever was answered, and nowhere where there is none', async () => {
    await open(`?feedback=good&id=${TOKEN}`);
    expect(screen.queryByRole('link', { name: said('en', 'review') })).toBeNull();
    fireEvent.click(button(said('en', 'good')));
    const link = await screen.findByRole('link', { name: said('en', 'review') });
    expect(link.getAttribute('href')).toBe(REVIEW_SITE);
    cleanup();
    kept = { ...unanswered, feedbackId: 'f1', isContent: false };
    await open(`?id=${TOKEN}`);
    expect(screen.getByRole('link', { name: said('en', 'review') })).toBeTruthy();
    cleanup();
    kept = { ...kept, reviewSite: null };
    await open(`?id=${TOKEN}`);
    expect(screen.queryByRole('link', { name: said('en', 'review') })).toBeNull();
  });

  it('asks for words where none were typed, and keeps what was typed when it could not be sent', async () => {
    kept = { ...unanswered, feedbackId: 'f1', isContent: true };
    await open(`?id=${TOKEN}`);
    fireEvent.click(button(said('en', 'send')));
    expect((await screen.findAllByText(/fill this in|Fill in/)).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(written).toEqual([]);
    refused = 'away';
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'All well.' } });
    fireEvent.click(button(said('en', 'send')));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('All well.');
  });

  it.each(locales)('says that it was answered already, in %s', async (locale) => {
    await open(`?feedback=good&id=${TOKEN}`, locale);
    refused = 'FEEDBACK_GIVEN';
    fireEvent.click(button(said(locale, 'good')));
    expect((await screen.findByRole('alert')).textContent).toContain(said(locale, 'given'));
  });

  it('is the page of a damaged link where the link is not whole, and of one that opens nothing', async () => {
    await open('?feedback=good&id=f.cut');
    expect(screen.queryByRole('button', { name: said('en', 'good') })).toBeNull();
    cleanup();
    kept = null;
    await open(`?feedback=good&id=${TOKEN}`);
    expect(screen.queryByRole('button', { name: said('en', 'good') })).toBeNull();
  });

  it.each(locales)('says where the link is, for who came without one, in %s', async (locale) => {
    await open('', locale);
    expect(screen.getByText(said(locale, 'noLink'))).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: said(locale, 'write') })).toBeTruthy();
  });
});
