import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleText } from '../../../../testing/content-samples.js';
import { renderPage } from '../../../../testing/render-page.js';
import { Component as Academy } from './academy.screen.js';
import { Component as Lesson } from './lesson.screen.js';

const lesson = (slug: string, order: number) =>
  sampleText({
    collection: 'trademark-academy',
    slug,
    path: `/trademark-academy/article/${slug}`,
    title: `Lesson ${slug}`,
    stage: 'before-filing',
    order,
    quiz: [{ question: 'Which is right?', choices: ['This', 'That'], answer: 1, why: 'Because of that.' }],
  });
const [first, second] = [lesson('first', 1), lesson('second', 2)];

function show(at: string) {
  renderPage(
    [
      {
        path: '/trademark-academy',
        Component: Academy,
        loader: () => ({ lessons: [first, second] }) as never,
        HydrateFallback: () => null,
      },
      {
        path: '/trademark-academy/article/first',
        Component: Lesson,
        loader: () =>
          ({ document: first, live: { offices: [], prices: {} }, before: undefined, after: second }) as never,
        HydrateFallback: () => null,
      },
    ],
    { at },
  );
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a lesson', () => {
  it('answers each choice with its reason', async () => {
    const user = userEvent.setup({ delay: null });
    show('/trademark-academy/article/first');
    await user.click(await screen.findByLabelText('This'));
    expect(screen.getByText('Not quite.')).toBeVisible();
    await user.click(screen.getByLabelText('That'));
    expect(screen.getByText('Right.')).toBeVisible();
    expect(screen.getByText('Because of that.')).toBeVisible();
  });

  it('leads to the next one, and is ticked in the path once it was marked as read', async () => {
    const user = userEvent.setup({ delay: null });
    show('/trademark-academy/article/first');
    expect(await screen.findByRole('link', { name: 'Lesson second →' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByText('Read')).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'Trademark academy' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Before filing' })).toBeVisible();
    expect(await screen.findAllByText('Read')).toHaveLength(1);
  });
});
