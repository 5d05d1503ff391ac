import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { present } from '../../../../../testing/present.js';
import { page } from '../../../../../testing/stub-facts.js';
import { staffAnswers } from '../../../../../testing/stub-staff.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const line = present(staffAnswers.AdminBell().notificationList.items[0]);
const bell = (lines: readonly object[]) => ({ notificationList: page(lines), unseen: lines.length });
const draw = (more: Parameters<typeof renderAdminPage>[1]) =>
  renderAdminPage({ path: '*', at: '/user', Component: () => <h1>Clients</h1> }, more);
const openBell = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));

describe('the bell', () => {
  it('says in a sentence who wants what, and why it presses', async () => {
    await draw({
      answers: {
        AdminBell: () =>
          bell([
            line,
            { ...line, id: 'n2', kind: 'WORK_UNOWNED' },
            { ...line, id: 'n3', kind: 'PROMISE_NEAR', work: 'FILE' },
            { ...line, id: 'n4', kind: 'PROMISE_BROKEN', work: 'MEND', client: null },
            { ...line, id: 'n5', kind: 'MARK_FILED', work: null, client: null },
          ]),
      },
    });
    await openBell();
    const asked = 'Dana Demová asked a question about NORDHAVEN · US';
    await screen.findByRole('link', { name: asked });
    for (const name of [
      `Nobody took this yet: ${asked}`,
      'The promise is near: Dana Demová approved NORDHAVEN · US: file it',
      'The promise is broken: NORDHAVEN · US came back: mend it and file again',
      'NORDHAVEN · US',
    ])
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
  });

  it('rings when a line comes, without asking every minute', async () => {
    const bytes = new TextEncoder();
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    let lines: readonly object[] = [];
    const sent = await draw({
      answers: { AdminBell: () => bell(lines) },
      door: (address) =>
        address.endsWith('/api/desk/events')
          ? new Response(
              new ReadableStream<Uint8Array>({
                start: (controller) => {
                  stream = controller;
                  controller.enqueue(bytes.encode(': welcome\n\n'));
                },
              }),
              { headers: { 'content-type': 'text/event-stream' } },
            )
          : undefined,
    });
    await waitFor(() => expect(sentAs(sent, 'AdminBell')).toHaveLength(1));
    lines = [line];
    await act(async () =>
      present(stream).enqueue(
        bytes.encode(`id: 1-0\ndata: ${JSON.stringify({ kind: 'notification', id: 'n1', version: 1 })}\n\n`),
      ),
    );
    expect(await screen.findByText('1 not seen')).toBeInTheDocument();
    expect(sentAs(sent, 'AdminBell')).toHaveLength(2);
  });
});
