import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { redirect, useActionData } from 'react-router';
import { renderPage } from '../../../testing/render-page.js';
import { AppForm } from './app-form.js';

afterEach(cleanup);

function Page() {
  const answer = useActionData() as string | undefined;
  return (
    <AppForm method="post">
      <p>{answer}</p>
      <button type="submit">Send</button>
    </AppForm>
  );
}

describe('a form pressed twice', () => {
  it('is sent once while the answer is awaited, and again after it', async () => {
    let sent = 0;
    const answers: (() => void)[] = [];
    const action = (): Promise<string> => {
      sent += 1;
      const said = `answer ${sent}`;
      return new Promise((resolve) => {
        answers.push(() => resolve(said));
      });
    };
    renderPage([{ path: '/', Component: Page, action: action as never }]);
    const button = await screen.findByRole('button', { name: 'Send' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    expect(await screen.findByText('answer 1')).toBeInTheDocument();
    expect(sent).toBe(1);
    fireEvent.click(button);
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    expect(await screen.findByText('answer 2')).toBeInTheDocument();
  });

  it('is sent again once its answer is read, though the page around it is still asked for anew', async () => {
    let [sent, asked] = [0, 0];
    const action = (): Promise<string> => {
      sent += 1;
      return Promise.resolve(`answer ${sent}`);
    };
    // The first time at once; what is asked for after an answer comes never.
    const loader = (): Promise<string> | string => {
      asked += 1;
      return asked === 1 ? 'page' : new Promise<string>(() => undefined);
    };
    renderPage([{ path: '/', Component: Page, action: action as never, loader: loader as never }]);
    const button = await screen.findByRole('button', { name: 'Send' });
    fireEvent.click(button);
    expect(await screen.findByText('answer 1')).toBeInTheDocument();
    await waitFor(() => expect(asked).toBe(2));
    fireEvent.click(button);
    expect(await screen.findByText('answer 2')).toBeInTheDocument();
  });

  it('is not sent again while its answer leads on to another page', async () => {
    let sent = 0;
    const action = (): Promise<Response> => {
      sent += 1;
      return Promise.resolve(redirect('/next'));
    };
    let arrived: (page: string) => void = () => undefined;
    let begun = false;
    const loader = (): Promise<string> => {
      begun = true;
      return new Promise((resolve) => {
        arrived = resolve;
      });
    };
    renderPage([
      { path: '/', Component: Page, action: action as never },
      { path: '/next', Component: () => <p>next</p>, loader: loader as never },
    ]);
    const button = await screen.findByRole('button', { name: 'Send' });
    fireEvent.click(button);
    await waitFor(() => expect(begun).toBe(true));
    fireEvent.click(button);
    arrived('page');
    expect(await screen.findByText('next')).toBeInTheDocument();
    expect(sent).toBe(1);
  });
});
