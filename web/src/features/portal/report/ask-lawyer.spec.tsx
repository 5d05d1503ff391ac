import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../../testing/render-page.js';
import type { FrozenReport } from '../../../domain/report/report.graphql.js';
import { ApolloLink, Observable } from '@apollo/client';
import { AskLawyer } from './ask-lawyer.js';

let sent: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  sent = [];
});
afterEach(cleanup);

function show() {
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push(variables);
        observer.next({ data: { createThreadComment: { __typename: 'ThreadComment', id: 'c' } } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const report = {
    number: 2,
    jurisdictions: [{ jurisdiction: 'EU' }, { jurisdiction: 'US' }],
  } as unknown as FrozenReport;
  renderPage([
    {
      path: '/',
      Component: () => (
        <ApolloProvider client={client}>
          <AskLawyer id="q" report={report} />
        </ApolloProvider>
      ),
    },
  ]);
  return userEvent.setup({ delay: null });
}

describe('a question to the lawyer', () => {
  it('that says nothing is refused where it was typed, and nothing is sent', async () => {
    const user = show();
    await user.type(await screen.findByLabelText('Your question'), '   Why?   ');
    await user.click(screen.getByRole('button', { name: 'Send the question' }));
    expect((await screen.findAllByText('Write between 10 and 2,000 characters.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Your question')).toHaveValue('   Why?   ');
    expect(sent).toEqual([]);
  });

  it('is a message of the order that says what of the report it is about', async () => {
    const user = show();
    await user.selectOptions(await screen.findByLabelText('What is it about?'), 'United States');
    await user.type(screen.getByLabelText('Your question'), 'Why is the risk high there?');
    await user.click(screen.getByRole('button', { name: 'Send the question' }));
    expect(await screen.findByRole('link', { name: 'Go to the messages' })).toHaveAttribute(
      'href',
      '/portal/order/q#messages',
    );
    expect(sent).toEqual([
      {
        input: {
          subjectType: 'REGISTRATION_REQUEST',
          subjectId: 'q',
          text: 'About version 2 of the report, United States:\nWhy is the risk high there?',
        },
      },
    ]);
  });
});
