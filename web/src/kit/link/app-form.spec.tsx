import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useActionData } from 'react-router';
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
});
