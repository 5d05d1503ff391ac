import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { mergePreview } from '../../../../../testing/stub-client.js';
import { rowId } from '../../../../../testing/stub-records.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const goes = rowId('user', 0);
const stays = rowId('user', 1);

function page(answers: AnswersByName = {}, role: 'ADMIN' | 'LAWYER' = 'ADMIN') {
  return renderAdminPage(
    { path: '/user/:id/show', at: `/user/${goes}/show`, Component: Show },
    { answers, role },
  );
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'More steps' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Merge a duplicate/ }));
  return within(await screen.findByRole('dialog', { name: 'Merge a duplicate' }));
}

async function choose(dialog: Awaited<ReturnType<typeof openDialog>>) {
  await userEvent.type(await dialog.findByRole('combobox', { name: /^Account that stays/ }), 'Zel');
  await userEvent.click(await dialog.findByRole('option', { name: 'Zelená pekárna' }));
}

describe('merging a duplicate', () => {
  it('shows both accounts beside each other with what each has, and says that it cannot be undone', async () => {
    const { user } = mergePreview;
    await page({
      MergePreview: ({ id }) =>
        id === goes
          ? mergePreview
          : { ...mergePreview, user: { ...user, email: 'dana@first.test' }, trademarkCount: 7 },
    });
    const dialog = await openDialog();
    expect(dialog.getByText(/It cannot be undone/)).toBeInTheDocument();
    const left = (await dialog.findByRole('heading', { name: 'Goes: this account' })).closest('section');
    await waitFor(() => expect(left).toHaveTextContent('2 marks1 order or check3 invoices'));
    for (const words of [
      'Dana Malá',
      'dana@second.test',
      '+421905123123 · Czech · EUR',
      'Person or company: Lumora s. r. o.',
    ])
      expect(left).toHaveTextContent(words);
    const right = dialog.getByRole('heading', { name: 'Stays' }).closest('section');
    expect(right).toHaveTextContent('Choose below the account the client signs in with.');
    await choose(dialog);
    const chosen = await dialog.findByText('dana@first.test');
    expect(chosen.closest('section')).toHaveTextContent('7 marks');
  });

  it('sends the account that stays with the reason, once both are there', async () => {
    const sent = await page({
      AdminMergeUser: () => ({ mergeUser: { __typename: 'User', id: goes, version: 2 } }),
    });
    const dialog = await openDialog();
    const press = () => userEvent.click(dialog.getByRole('button', { name: 'Merge a duplicate' }));
    await press();
    expect(sentAs(sent, 'AdminMergeUser')).toEqual([]);
    await choose(dialog);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Both asked for it.');
    await press();
    await waitFor(() => expect(sentAs(sent, 'AdminMergeUser')).toHaveLength(1));
    expect(sentAs(sent, 'AdminMergeUser')[0]?.variables).toMatchObject({
      id: goes,
      input: { intoId: stays, reason: 'Both asked for it.' },
    });
  });

  it('says why it is refused, and keeps what was typed', async () => {
    const message = 'Only accounts of customers become one.';
    await page({
      AdminMergeUser: () => ({
        mergeUser: { __typename: 'Refusal', code: 'MERGE_NOT_A_CUSTOMER', message, fields: [] },
      }),
    });
    const dialog = await openDialog();
    await choose(dialog);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Both asked for it.');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge a duplicate' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Both asked for it.');
  });

  it('is no step of a lawyer', async () => {
    await page({}, 'LAWYER');
    await userEvent.click(await screen.findByRole('button', { name: 'More steps' }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: /Merge a duplicate/ })).toBeNull();
  });
});

describe('an account that became another', () => {
  it('says which, and the other says which it took over', async () => {
    const other = {
      __typename: 'User' as const,
      id: stays,
      displayName: 'Dana Malá',
      email: 'dana@first.test',
    };
    await page({
      MergedAccounts: () => ({
        user: {
          __typename: 'User',
          id: goes,
          mergedAt: '2026-11-20T09:00:00.000Z',
          mergedInto: other,
          mergedAccounts: {
            items: [
              {
                __typename: 'User',
                id: rowId('user', 2),
                email: 'dana@third.test',
                mergedAt: '2026-11-02T09:00:00.000Z',
              },
            ],
          },
        },
      }),
    });
    const part = within(await screen.findByRole('region', { name: 'Merged accounts' }));
    expect(part.getByRole('link', { name: 'Dana Malá, dana@first.test' })).toHaveAttribute(
      'href',
      `/user/${stays}/show`,
    );
    expect(part.getByText(/Since 20 Nov 2026 everything that was here is with/)).toBeInTheDocument();
    expect(part.getByText(/Since 2 Nov 2026 with everything of/)).toHaveTextContent('dana@third.test');
  });
});
