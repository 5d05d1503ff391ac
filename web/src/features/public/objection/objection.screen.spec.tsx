import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../../testing/render-page.js';
import { action, Component } from './objection.screen.js';

afterEach(cleanup);

async function page(answer: object): Promise<unknown[]> {
  const sent: unknown[] = [];
  const api = {
    mutate: (_: unknown, variables: unknown) => {
      sent.push(variables);
      return Promise.resolve({ askSupport: answer });
    },
  };
  renderPage([
    {
      path: '/',
      Component,
      action: ({ request }) => action({ request, context: { api }, params: {} } as never),
      HydrateFallback: () => null,
    },
  ]);
  await screen.findByRole('heading', { level: 1, name: 'Did we report you by mistake?' });
  return sent;
}

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText(/^What was reported/), 'https://market.example/1');
  await userEvent.selectOptions(screen.getByLabelText('Why it was wrong'), 'allowed');
  await userEvent.type(screen.getByLabelText(/^In your words/), 'We have an agreement.');
  await userEvent.type(screen.getByLabelText('Your name'), 'Jan');
  await userEvent.type(screen.getByLabelText(/^Your e-mail address/), 'jan@example.test');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the objection' }));

it('whoever was reported says why it was wrong, and hears by when a person answers', async () => {
  const sent = await page({
    __typename: 'SupportReceipt',
    publicId: 'Q-9',
    answerBy: '2026-03-03T16:00:00.000Z',
  });
  await fill();
  await send();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We have your objection' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/2026.*Number Q-9.*jan@example\.test/);
  expect(sent).toEqual([
    {
      input: {
        contactName: 'Jan',
        contactEmail: 'jan@example.test',
        description: 'The owner of the mark allowed it.\n\nWe have an agreement.',
        topic: 'OBJECTION',
        reported: 'https://market.example/1',
      },
    },
  ]);
});

it('what is missing is named and nothing typed is lost', async () => {
  const sent = await page({});
  await userEvent.type(screen.getByLabelText(/^What was reported/), 'R-1');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Why it was wrong/);
  expect(screen.getByLabelText(/^What was reported/)).toHaveValue('R-1');
  expect(sent).toEqual([]);
});
