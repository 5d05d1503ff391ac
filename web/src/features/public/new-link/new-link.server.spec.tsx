/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { renderToString } from 'react-dom/server';
import { wrapTexts } from '../../../../testing/render-page.js';
import { ErrorPage } from '../../../app/error-page.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import { action, Component } from './new-link.screen.js';

const routes = [
  {
    path: '/verification/:id/success',
    Component: () => null,
    ErrorBoundary: ErrorPage,
    loader: () => {
      throw linkProblem('expired');
    },
  },
  { path: '/new-link', Component, action },
];

/** The page as the server writes it, for whoever has no script. */
async function page(
  path: string,
  form?: Readonly<Record<string, string>>,
  refusal?: object,
): Promise<string> {
  const handler = createStaticHandler(routes, { basename: '/sk' });
  const request = new Request(
    `https://cotta.test/sk${path}`,
    form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) },
  );
  const api = {
    mutate: () => Promise.resolve({ askForNewLinks: refusal ?? { __typename: 'AskedForNewLinks' } }),
  };
  const context = await handler.query(request, { requestContext: { api, locale: 'sk' } });
  if (context instanceof Response) throw new Error(`${context.status}`);
  return renderToString(
    wrapTexts(
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
      'sk',
    ),
  );
}

describe('without a script', () => {
  it('the form of an expired link goes to a page of its language', async () => {
    expect(await page('/verification/old/success')).toMatch(
      /<form[^>]*method="post"[^>]*action="\/sk\/new-link"|<form[^>]*action="\/sk\/new-link"[^>]*method="post"/,
    );
  });

  it('that page says that the link goes out', async () => {
    expect(await page('/new-link', { email: 'jana@client.test' })).toContain(
      'Ak táto adresa patrí k objednávke',
    );
  });

  it('that page keeps what was typed, and says what is wrong with it', async () => {
    const html = await page(
      '/new-link',
      { email: 'jana' },
      {
        __typename: 'Refusal',
        code: 'INPUT_INVALID',
        message: '',
        fields: [{ path: ['email'], code: 'NOT_AN_EMAIL', message: '' }],
      },
    );
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="jana"/);
    expect(html).toContain('Zadajte e-mail v tvare');
  });
});
