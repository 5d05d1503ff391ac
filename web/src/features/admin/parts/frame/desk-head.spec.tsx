import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { page } from '../../../../../testing/stub-facts.js';
import { lenasProfile } from '../../../../../testing/stub-settings.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { PageMeta } from '../../../../kit/page/page-meta.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <PageMeta title="My day" />
      <h1>At {pathname}</h1>
    </>
  );
}
const draw = (role: 'LAWYER' | 'ADMIN' = 'LAWYER', at = '/admin', answers: AnswersByName = {}) =>
  renderAdminPage({ path: '*', at, Component: Page }, { role, answers });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the head of the staff area', () => {
  it('leads to the day, the docket and the lists, and says how much of the day that is in sight is left', async () => {
    const sent = await draw();
    const nav = within(screen.getByRole('navigation', { name: 'Staff' }));
    expect(await nav.findByRole('link', { name: /^My day.*3 late or due today/ })).toHaveAttribute(
      'href',
      '/admin',
    );
    expect(sentAs(sent, 'AdminDayCount')[0]?.variables['filter']).toMatchObject({
      status: { eq: 'OPEN' },
      snoozedUntil: { isNull: true },
    });
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin',
      '/admin/deadlines',
      '/registration_request',
      '/trademark',
      '/user',
    ]);
    await press(/^More/);
    expect(nav.getByRole('link', { name: 'All records' })).toHaveAttribute('href', '/admin/records');
    await waitFor(() => expect(document.title).toBe('(3) My day – desk'));
  });

  it('shows a lawyer nothing that only an admin may open', async () => {
    await draw();
    await press(/Lena/);
    expect(screen.getByRole('link', { name: 'Promise board' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign-in log' })).toBeNull();
    cleanup();
    await draw('ADMIN');
    await press(/Lena/);
    expect(screen.getByRole('link', { name: 'Sign-in log' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Machines' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Settings' })).toBeInTheDocument();
  });

  it('has what is one’s own under the name: absence, hours, rows, look and keys', async () => {
    const sent = await draw();
    await press(/Lena/);
    expect(screen.getByRole('link', { name: 'My hours and absences' })).toHaveAttribute(
      'href',
      '/admin/settings',
    );
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: 'compact' }));
    await waitFor(() =>
      expect(sentAs(sent, 'ArrangeOwn').at(-1)?.variables).toEqual({
        id: 'p-lena',
        input: { density: 'COMPACT' },
      }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    const keys = within(screen.getByRole('group', { name: 'Keys' }));
    await userEvent.click(keys.getByRole('radio', { name: 'off' }));
    await press('Away until…');
    expect(screen.getByRole('dialog', { name: 'Away until…' })).toBeInTheDocument();
  });

  it('opens the absence from the menu of a phone too', async () => {
    await draw();
    await press(/^Menu|menu/i);
    const sheet = within(screen.getByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Away until…' }));
    expect(await screen.findByRole('dialog', { name: 'Away until…' })).toBeInTheDocument();
  });

  it('stands as close as this person wants it', async () => {
    await draw('LAWYER', '/admin', {
      OwnProfile: () => ({ staffProfileList: page([{ ...lenasProfile, density: 'ROOMY' }]) }),
    });
    await waitFor(() => expect(document.querySelector('[data-density=roomy]')).not.toBeNull());
  });

  it('goes by two strokes, and its menu closes by Escape', async () => {
    await draw();
    await press(/^More/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'All records' })).toBeNull();
    await userEvent.keyboard('gm');
    expect(await screen.findByRole('heading', { name: 'At /trademark' })).toBeInTheDocument();
  });

  it('opens as a sheet by the name of the page where there is no room', async () => {
    await draw();
    await press('My day: menu');
    const sheet = within(screen.getByRole('dialog', { name: 'Where to' }));
    await userEvent.click(sheet.getByRole('link', { name: 'Invoices' }));
    expect(await screen.findByRole('heading', { name: 'At /invoice' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Where to' })).toBeNull();
  });

  it('is not there in the frame of the shared inbox', async () => {
    await draw('LAWYER', '/user?missiveIframe=1');
    expect(await screen.findByRole('heading', { name: 'At /user' })).toBeInTheDocument();
    expect(screen.queryByRole('banner')).toBeNull();
  });
});
