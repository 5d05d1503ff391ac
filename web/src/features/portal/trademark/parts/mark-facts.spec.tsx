import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../../../testing/render-page.js';
import { MarkFacts } from './mark-facts.js';
import type { Mark } from './mark-of.js';

afterEach(cleanup);

const mark = (attackable: readonly object[]): Mark =>
  ({
    number: '018',
    type: 'WORD',
    ownerEntity: null,
    brand: null,
    registrationRequestId: null,
    ipoLink: null,
    filingDate: '2018-01-04',
    internationalNumber: null,
    priorityDate: null,
    publicationDate: null,
    oppositionEndDate: null,
    registrationDate: '2018-05-04',
    expirationDate: null,
    officeDueDate: null,
    douDeadlineDate: null,
    goodsAndServices: [],
    attackable: { items: attackable },
  }) as unknown as Mark;
const draw = (attackable: readonly object[]) =>
  renderPage(
    [
      {
        path: '/',
        Component: () => (
          <>
            <h1>Lumora</h1>
            <MarkFacts mark={mark(attackable)} />
          </>
        ),
      },
    ],
    { at: '/' },
  );

describe('whether a mark is open to attack for non-use', () => {
  it.each([
    ['2023-05-04', 'OPEN', 'Open to attack for non-use since', /4 May 2023/],
    ['2031-05-04', 'UPCOMING', 'Open to attack for non-use from', /4 May 2031/],
  ])('%s, %s: stands among its facts as “%s”', async (nominalDate, state, label, day) => {
    draw([{ nominalDate, state }]);
    expect(await screen.findByText(label)).toBeInTheDocument();
    expect(screen.getByText(day)).toBeInTheDocument();
  });

  it.each([
    ['an ended mark', [{ nominalDate: '2023-05-04', state: 'NOT_NEEDED' }]],
    ['an office without such a rule', []],
  ])('is not spoken of for %s', async (_, attackable) => {
    draw(attackable);
    expect(await screen.findByText('018')).toBeInTheDocument();
    expect(screen.queryByText(/open to attack/i)).not.toBeInTheDocument();
  });
});
