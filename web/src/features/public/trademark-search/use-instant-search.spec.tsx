import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { renderPage } from '../../../../testing/render-page.js';
import { useInstantSearch } from './use-instant-search.js';

/** Questions in the order they were asked; each waits for its answer until the test gives it. */
let asked: { readonly query: string | null; readonly answer: () => void }[] = [];

function Search() {
  const form = useRef<HTMLFormElement>(null);
  const { onInput, typed } = useInstantSearch(form);
  return (
    <>
      <form ref={form} onInput={onInput}>
        <input name="q" aria-label="Name" defaultValue="" />
      </form>
      <Link to={`/check?value=${typed}`}>Check it</Link>
      <output>{useLocation().search}</output>
    </>
  );
}

function show(): void {
  renderPage(
    [
      {
        path: '/search',
        Component: Search,
        HydrateFallback: () => null,
        loader: ({ request }) => {
          const query = new URL(request.url).searchParams.get('q');
          return query === null
            ? null
            : new Promise((resolve) => {
                asked.push({ query, answer: () => resolve(null) });
              });
        },
      },
      // On a slow line: later than the pause after the last key.
      {
        path: '/check',
        Component: () => <h1>{useLocation().search}</h1>,
        loader: () =>
          new Promise((resolve) => {
            setTimeout(() => resolve(null), 500);
          }),
      },
    ],
    { at: '/search' },
  );
}

const questions = (): (string | null)[] => asked.map(({ query }) => query);
const answer = (position: number): Promise<void> =>
  act(async () => {
    asked[position]?.answer();
  });

beforeEach(() => {
  asked = [];
  window.history.replaceState(null, '', '/search');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a search while somebody types', () => {
  it('is asked for at once when the field is left, and an answer to fewer letters does not take them back', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    const field = await screen.findByLabelText('Name');
    await user.type(field, 'nord');
    await waitFor(() => expect(questions()).toEqual(['nord']));
    await user.type(field, 'haven');
    await user.tab();
    await answer(0);
    expect(field).toHaveValue('nordhaven');
    await waitFor(() => expect(questions()).toEqual(['nord', 'nordhaven']));
    await answer(1);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('?q=nordhaven'));
    expect(field).toHaveValue('nordhaven');
  });

  it('keeps in the field what was typed although nobody stands in it, until it was asked for', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    const field = await screen.findByLabelText('Name');
    await user.type(field, 'nord');
    await waitFor(() => expect(questions()).toEqual(['nord']));
    act(() => field.blur());
    // As an extension or a dropped text does it: without standing in the field.
    fireEvent.input(field, { target: { value: 'nordhaven' } });
    await answer(0);
    await waitFor(() => expect(questions()).toEqual(['nord', 'nordhaven']));
    expect(field).toHaveValue('nordhaven');
  });

  it('takes the last letters along to where a link leads, and leaves them in the address for the way back', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    await user.type(await screen.findByLabelText('Name'), 'nordhaven');
    await user.click(screen.getByRole('link', { name: 'Check it' }));
    expect(await screen.findByRole('heading', { name: '?value=nordhaven' })).toBeInTheDocument();
    expect(window.location.search).toBe('?q=nordhaven');
  });

  it.each([
    ['Enter sends it', true, []],
    ['nothing else does', false, ['nordhaven']],
  ] as const)(
    'is asked for by the pause after the last key unless %s',
    async (_name, isSent, questionsOfPause) => {
      show();
      const field = await screen.findByLabelText<HTMLInputElement>('Name');
      field.form?.addEventListener('submit', (event) => event.preventDefault());
      jest.useFakeTimers();
      fireEvent.input(field, { target: { value: 'nordhaven' } });
      if (isSent) field.form?.requestSubmit();
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(questions()).toEqual(questionsOfPause);
    },
  );

  it('shows in the field what back and forward bring', async () => {
    show();
    const user = userEvent.setup({ delay: null });
    const field = await screen.findByLabelText('Name');
    await user.type(field, 'nord');
    await waitFor(() => expect(questions()).toEqual(['nord']));
    await answer(0);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('?q=nord'));
    expect(field).toHaveValue('nord');
  });
});
