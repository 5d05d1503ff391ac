import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { renderPage, textsOf } from '../../../../testing/render-page.js';
import { ErrorPage } from '../../../app/error-page.js';
import { locales, type Locale } from '../../../i18n/locale-rules.js';
import { linkProblem, type LinkProblem } from '../../../kit/problem/page-problem.js';
import { action, Component } from './new-link.screen.js';

/** What the gateway answers next, and what it was asked. */
let answer: () => Response;
let asked: { variables: { input: { email: string; locale: string } }; key: string | null }[] = [];
const json = (body: unknown, status = 200, headers = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const sent = (): Response => json({ data: { askForNewLinks: { __typename: 'AskedForNewLinks' } } });

beforeEach(() => {
  asked = [];
  answer = sent;
  globalThis.fetch = (async (_address: unknown, init: RequestInit) => {
    asked.push({
      variables: (
        JSON.parse(String(init.body)) as { variables: { input: { email: string; locale: string } } }
      ).variables,
      key: new Headers(init.headers).get('idempotency-key'),
    });
    return answer();
  }) as typeof fetch;
});
afterEach(cleanup);

type Words = Record<string, unknown>;
const said = (locale: Locale, key: string): string =>
  key.split('.').reduce<unknown>((at, part) => (at as Words)[part], textsOf(locale)['common']) as string;

function Opened() {
  return <p>{useLoaderData<string>()}</p>;
}

/** The page of a link that opens nothing, as a reader of this language finds it. */
async function arrive(link: LinkProblem, locale: Locale = 'en'): Promise<void> {
  document.documentElement.lang = locale;
  renderPage(
    [
      {
        path: '/verification/:id/success',
        Component: Opened,
        ErrorBoundary: ErrorPage,
        loader: () => {
          throw linkProblem(link, { signedInAs: 'm…@x.test' });
        },
        HydrateFallback: () => null,
      },
      { path: '/new-link', Component, action: action as never },
    ],
    { locale, at: '/verification/cut/success' },
  );
  await screen.findByRole('heading', { level: 1 });
}

const field = (): HTMLInputElement => screen.getByRole('textbox');
const press = (email: string, locale: Locale = 'en'): void => {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: said(locale, 'newLink.send') }));
};

describe.each<LinkProblem>(['expired', 'replaced', 'damaged'])('the page of a link that is %s', (link) => {
  it.each(locales)('has a new one sent, and a way to sign in, in %s', async (locale) => {
    await arrive(link, locale);
    expect(screen.getByRole('link', { name: said(locale, 'nav.signIn') }).getAttribute('href')).toContain(
      '/portal/login?callbackUrl=',
    );
    press('  jana@client.test ', locale);
    expect(await screen.findByText(said(locale, 'newLink.sent'))).toBeTruthy();
    expect(asked).toEqual([
      { variables: { input: { email: 'jana@client.test', locale } }, key: expect.any(String) },
    ]);
  });
});

it('offers no new link where the link is whole and another account’s', async () => {
  await arrive('foreign');
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('what may go wrong is said in the reader’s language, where it was pressed, and nothing typed is lost', () => {
  const faults: readonly (readonly [string, string, () => Response, (locale: Locale) => string])[] = [
    ['no address', '', sent, (locale) => said(locale, 'errors.at.email.REQUIRED')],
    [
      'no real address',
      'jana',
      () =>
        json({
          data: {
            askForNewLinks: {
              __typename: 'Refusal',
              code: 'INPUT_INVALID',
              message: 'no',
              fields: [{ path: ['email'], code: 'NOT_AN_EMAIL', message: 'no' }],
            },
          },
        }),
      (locale) => said(locale, 'errors.NOT_AN_EMAIL'),
    ],
    [
      'too many',
      'jana@client.test',
      () =>
        json(
          {
            errors: [{ message: 'Too many.', extensions: { code: 'RATE_LIMITED', retryAfterMs: 1_700_000 } }],
          },
          429,
        ),
      (locale) => said(locale, 'newLink.tooMany_other').replace('{{count}}', '29'),
    ],
    [
      'a service that is away',
      'jana@client.test',
      () => json({ errors: [{ message: 'away', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] }, 503),
      (locale) => said(locale, 'failure.OTHER'),
    ],
  ];
  it.each(faults.flatMap((fault) => locales.map((locale) => [fault[0], locale, fault] as const)))(
    '%s, in %s',
    async (_name, locale, [, email, response, words]) => {
      await arrive('expired', locale);
      answer = response;
      press(email, locale);
      const alert = await screen.findByRole('alert');
      await waitFor(() => expect(document.activeElement).toBe(alert));
      expect(screen.getByRole('main').textContent).toContain(words(locale));
      expect(field().value).toBe(email);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(said(locale, 'error.gone.title'));
    },
  );

  it('is said at the field, which the summary leads to', async () => {
    await arrive('damaged');
    press('');
    const alert = await screen.findByRole('alert');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter the e-mail address.',
    );
    fireEvent.click(within(alert).getByRole('link'));
    expect(document.activeElement).toBe(field());
    expect(asked).toEqual([]);
  });
});
