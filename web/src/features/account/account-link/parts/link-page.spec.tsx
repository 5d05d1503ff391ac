import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../../../testing/render-page.js';
import { LinkPage } from './link-page.js';

afterEach(cleanup);

const page = (answer: object) =>
  renderPage([
    {
      path: '/',
      Component: () => <LinkPage kind="KEEP_ACCOUNT" />,
      loader: (() => ({ state: 'VALID' })) as never,
      action: (() => answer) as never,
      HydrateFallback: () => null,
    },
  ]);

describe('the page behind a link of a letter', () => {
  it('says what is so now', async () => {
    page({ done: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('heading', { name: 'Your account is open again' })).toBeInTheDocument();
  });

  it('of a link that did its work offers no form to do it again', async () => {
    page({ done: false, code: 'LINK_USED' });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('heading', { name: 'This link was used already' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
    expect(screen.queryByText(/will be erased/u)).toBeNull();
  });
});
