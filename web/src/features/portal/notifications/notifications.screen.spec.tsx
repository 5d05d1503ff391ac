import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPortalPage, sentAs } from '../../../../testing/portal-page.js';
import { Component } from './notifications.screen.js';

afterEach(cleanup);

const line = (id: string, more: object = {}) => ({
  __typename: 'Notification',
  id,
  kind: 'MARK_REGISTERED',
  title: 'Lumara · EU · 0181',
  subjectType: 'trademark',
  subjectId: 'm1',
  seenAt: null,
  createdAt: '2026-11-21T09:00:00Z',
  ...more,
});
const open = (items: readonly object[], { at = '', more = {} } = {}) =>
  renderPortalPage(
    { path: '/portal/notifications', at: `/portal/notifications${at}`, Component },
    {
      PortalNotifications: () => ({
        notificationList: {
          __typename: 'NotificationPage',
          items,
          totalCount: items.length,
          hasNextPage: false,
          ...more,
        },
        unseenNotifications: 1,
      }),
      PortalMarkSeen: ({ id }) => ({
        markNotificationSeen: line(String(id), { seenAt: '2026-11-22T09:00:00Z' }),
      }),
    },
  );

it('says what happened day by day, and leads to it', async () => {
  open([
    line('1'),
    line('2', {
      kind: 'MESSAGE',
      subjectType: 'registration_request',
      subjectId: 'r1',
      title: 'V-7K · Lumara',
    }),
    line('3', {
      kind: 'VERIFICATION_APPROVED',
      subjectType: 'registration_request',
      subjectId: 'r1',
      title: 'V-7K',
      createdAt: '2026-11-20T09:00:00Z',
      seenAt: '2026-11-20T10:00:00Z',
    }),
    line('4', {
      kind: 'WEBHOOK_STOPPED',
      subjectType: 'partner_webhook',
      title: 'hooks.example',
      createdAt: '2026-11-20T09:00:00Z',
    }),
  ]);
  const days = await screen.findAllByRole('heading', { level: 2 });
  expect(days.map(({ textContent }) => textContent)).toEqual(['21 November 2026', '20 November 2026']);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Lumara · EU · 0181: registered.', '/portal/trademarks/m1'],
    ['V-7K · Lumara: there is a message for you.', '/portal/order/r1'],
    ['V-7K: a lawyer has answered your check.', '/portal/verification-summary/r1'],
    ['hooks.example: no events are sent to this address any more.', '/portal/webhooks'],
  ]);
  expect(screen.getAllByText('New')).toHaveLength(3);
});

it('notes what was opened, and all of a page at once; what was read is not noted again', async () => {
  const sent = open([line('1'), line('2', { seenAt: '2026-11-20T10:00:00Z' }), line('3')]);
  const [first] = await screen.findAllByRole('listitem');
  fireEvent.click(within(first as HTMLElement).getByRole('link'));
  await waitFor(() => expect(sentAs(sent, 'PortalMarkSeen')).toEqual([{ id: '1' }]));
  cleanup();
  const again = open([line('1'), line('2', { seenAt: '2026-11-20T10:00:00Z' }), line('3')]);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all on this page as read' }));
  await waitFor(() => expect(sentAs(again, 'PortalMarkSeen')).toEqual([{ id: '1' }, { id: '3' }]));
});

it('goes on by tens', async () => {
  const sent = open([line('1')], { at: '?page=2', more: { totalCount: 31, hasNextPage: true } });
  expect(await screen.findByText(/11.*31/)).toBeInTheDocument();
  expect(sentAs(sent, 'PortalNotifications')[0]).toEqual({ offset: 10 });
});

it('says what would stand here', async () => {
  open([]);
  expect(await screen.findByText(/Nothing yet/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
