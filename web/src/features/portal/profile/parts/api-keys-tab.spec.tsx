import { afterEach, beforeAll, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, teachDialogs } from '../../../../../testing/portal-page.js';
import { Component } from '../profile.screen.js';

beforeAll(teachDialogs);
afterEach(cleanup);

const secretOf = (id: string, hint: string, lastUsedAt: string | null = null) => ({
  __typename: 'PartnerSecret',
  id,
  hint,
  createdAt: '2026-11-03T10:00:00.000Z',
  lastUsedAt,
});
const keyOf = (name: string, ...secrets: readonly object[]) => ({
  __typename: 'PartnerClient',
  id: `id of ${name}`,
  version: 1,
  name,
  scopes: ['TRADEMARKS_READ', 'ORDERS_WRITE'],
  createdAt: '2026-11-03T10:00:00.000Z',
  secrets,
});
const show = (keys: readonly object[], answers: object = {}) =>
  renderPortalPage(
    { path: '/portal/profile', at: '/portal/profile?tab=api-keys', Component },
    {
      PortalApiKeys: () => ({ partnerClientList: { __typename: 'PartnerClientPage', items: keys } }),
      ...answers,
    },
  );
const named = (__typename: string, name: string) => ({ __typename, id: `id of ${name}`, version: 1, name });

it('makes a key with what it may do and shows its secret until it is kept', async () => {
  const sent = show([], {
    CreatePartnerClient: () => ({ createPartnerClient: named('PartnerClient', 'Web shop') }),
    AddPartnerSecret: () => ({
      addPartnerSecret: {
        __typename: 'PartnerSecretMade',
        secret: 'cotta_sk_made-just-now',
        client: named('PartnerClient', 'Web shop'),
      },
    }),
  });
  expect(await screen.findByText('You have no key yet.')).toBeInTheDocument();
  // Nothing is played here.
  expect(screen.queryByLabelText(/in this sandbox/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/What is it for/), 'Web shop');
  await userEvent.click(screen.getByLabelText('read trademarks'));
  await userEvent.click(screen.getByLabelText('ask for checks and place orders'));
  await userEvent.click(screen.getByRole('button', { name: 'Make the key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The secret of Web shop' }));
  expect(dialog.getByText('cotta_sk_made-just-now')).toBeInTheDocument();
  expect(dialog.getByText('id of Web shop')).toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'CreatePartnerClient')?.variables).toEqual({
    input: { name: 'Web shop', scopes: ['TRADEMARKS_READ', 'ORDERS_WRITE'] },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'I have kept it' }));
  expect(screen.queryByText('cotta_sk_made-just-now')).toBeNull();
});

it('says of each key what it may do, and of each secret when it was used', async () => {
  show([keyOf('Bookkeeping', secretOf('s1', 'wxyz', '2026-11-28T09:30:00.000Z'), secretOf('s2', 'abcd'))]);
  expect(await screen.findByText('read trademarks, ask for checks and place orders')).toBeInTheDocument();
  expect(screen.getByText(/Secret ending in wxyz · last used on/)).toHaveTextContent('2026');
  expect(screen.getByText('Secret ending in abcd · not used yet')).toBeInTheDocument();
  // Two live: the old one has to end before there is another.
  expect(screen.queryByRole('button', { name: /Make another secret/ })).toBeNull();
});

it('ends a secret and a key only after it was asked', async () => {
  const sent = show([keyOf('Bookkeeping', secretOf('s1', 'wxyz'))], {
    EndPartnerSecret: () => ({ endPartnerSecret: named('PartnerClient', 'Bookkeeping') }),
    RevokePartnerClient: () => ({ deletePartnerClient: named('PartnerClient', 'Bookkeeping') }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /End the secret/ }));
  const first = within(screen.getByRole('dialog', { name: 'End the secret ending in wxyz?' }));
  await userEvent.click(first.getByRole('button', { name: 'End the secret' }));
  await userEvent.click(await screen.findByRole('button', { name: /End the key/ }));
  const second = within(screen.getByRole('dialog', { name: 'End the key Bookkeeping?' }));
  await userEvent.click(second.getByRole('button', { name: 'End the key' }));
  await screen.findByText('The key is ended.');
  expect(sent.filter(({ name }) => name.startsWith('End') || name.startsWith('Revoke'))).toMatchObject([
    { name: 'EndPartnerSecret', variables: { id: 'id of Bookkeeping', input: { secretId: 's1' } } },
    { name: 'RevokePartnerClient', variables: { id: 'id of Bookkeeping' } },
  ]);
});
