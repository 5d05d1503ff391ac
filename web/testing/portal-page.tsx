import { ApolloProvider } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { createPortalClient } from '../src/data/apollo.js';
import { renderPage } from './render-page.js';
import type { AnswersByName, Variables } from './answers-to.js';
import { portalAnswer } from './stub-portal.js';

export interface Sent {
  readonly name: string;
  readonly variables: Variables;
  readonly key: string | null;
}

/** Draws one page of the portal with its real client over made-up answers; `answers` replace them by operation. Tells what was sent. */
export function renderPortalPage(
  page: { readonly path: string; readonly at: string; readonly Component: ComponentType },
  answers: AnswersByName = {},
): readonly Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = (async (_address: unknown, request: RequestInit) => {
    const { operationName: name, variables } = JSON.parse(String(request.body)) as {
      operationName: string;
      variables: Variables;
    };
    sent.push({ name, variables, key: new Headers(request.headers).get('idempotency-key') });
    const data = await (answers[name] ?? (() => portalAnswer(name, variables)))(variables);
    return new Response(JSON.stringify({ data }), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
  const client = createPortalClient({ token: () => 'test', onSignedOut: () => undefined });
  const { Component } = page;
  renderPage(
    [
      {
        path: page.path,
        Component: () => (
          <ApolloProvider client={client}>
            <Component />
          </ApolloProvider>
        ),
      },
    ],
    { at: page.at },
  );
  return sent;
}

/** The variables of what was sent under one name, oldest first. */
export const sentAs = (sent: readonly Sent[], name: string): readonly Variables[] =>
  sent.filter((one) => one.name === name).map(({ variables }) => variables);

/** jsdom knows the element, but not how to open it. */
export function teachDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
