import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../../../testing/render-page.js';
import { DateProblems } from './date-problems.js';

afterEach(cleanup);

const draw = (dateProblems: Parameters<typeof DateProblems>[0]['mark']['dateProblems']) =>
  renderPage(
    [
      {
        path: '/',
        Component: () => (
          <>
            <h1>Lumora</h1>
            <DateProblems mark={{ dateProblems }} />
          </>
        ),
      },
    ],
    { at: '/' },
  );

describe('dates of a mark that are being checked', () => {
  it('are said in words, each kind once', async () => {
    draw(
      (['DATE_IN_FUTURE', 'DATE_IN_FUTURE', 'FILING_AFTER_PUBLICATION'] as const).map((code) => ({
        __typename: 'TrademarkDateProblem',
        code,
      })),
    );
    expect(await screen.findByRole('heading', { name: 'Dates we are checking' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A day that should be past has not come yet.',
      'The day of filing is later than the day of publication.',
    ]);
  });

  it.each([[null], [[]]])('are not spoken of where all are in order: %j', async (none) => {
    draw(none);
    expect(await screen.findByRole('heading', { name: 'Lumora' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Dates we are checking' })).not.toBeInTheDocument();
  });
});
