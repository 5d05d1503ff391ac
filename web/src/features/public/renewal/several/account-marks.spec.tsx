import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../../../testing/render-page.js';
import { AccountMarks } from './account-marks.js';
import type { RenewalRow } from './renewal-row.js';

afterEach(cleanup);

async function show(totalCount: number): Promise<RenewalRow[]> {
  const mark = {
    __typename: 'Trademark',
    id: 'm-1',
    name: 'Lumora',
    jurisdiction: 'EU',
    number: '018123456',
    expirationDate: '2027-03-14',
    classes: [9],
  };
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    headers: new Headers(),
    json: () =>
      Promise.resolve({
        data: { trademarkList: { __typename: 'TrademarkPage', items: [mark], totalCount } },
      }),
  })) as never;
  const added: RenewalRow[] = [];
  renderPage(
    [
      {
        path: '/',
        Component: () => <AccountMarks token="t" taken={new Set()} onAdd={(rows) => added.push(...rows)} />,
      },
    ],
    { locale: 'en', at: '/' },
  );
  await screen.findByText('Choose from your account');
  return added;
}

it('offers the marks of the account', async () => {
  const added = await show(1);
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: /Lumora/ }));
  await user.click(screen.getByRole('button', { name: 'Add the chosen marks' }));
  expect(added).toMatchObject([
    { office: 'EU', number: '018123456', trademarkId: 'm-1', expires: '2027-03-14' },
  ]);
  expect(screen.queryByText(/not listed here/)).not.toBeInTheDocument();
});

it('says how many it does not list', async () => {
  await show(104);
  expect(
    screen.getByText(/^103 more marks of your account end later and are not listed here/),
  ).toBeInTheDocument();
});
