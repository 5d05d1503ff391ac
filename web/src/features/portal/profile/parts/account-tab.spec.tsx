import { afterEach, beforeAll, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, teachDialogs } from '../../../../../testing/portal-page.js';
import { portalAnswer } from '../../../../../testing/stub-portal.js';
import { present } from '../../../../../testing/present.js';
import { Component } from '../profile.screen.js';

beforeAll(teachDialogs);
afterEach(cleanup);

const viewer = present(portalAnswer('PortalAccount', {}).viewer);
const list = (typeName: string, ...items: readonly object[]) => ({
  __typename: `${typeName}Page`,
  items: items.map((item) => ({ __typename: typeName, ...item })),
});
const show = (more: object, answers: object = {}) =>
  renderPortalPage(
    { path: '/portal/profile', at: '/portal/profile', Component },
    {
      PortalAccount: () => ({
        viewer: { ...viewer, dataCopyId: null, dataCopyAskedAt: null, dataCopyUntil: null, ...more },
      }),
      ...answers,
    },
  );
const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement);

it('asks once for a copy of the data and then says that it comes', async () => {
  let askedAt: string | null = null;
  const sent = show(
    {},
    {
      PortalAccount: () => ({
        viewer: {
          ...viewer,
          dataCopyId: askedAt === null ? null : 'c1',
          dataCopyAskedAt: askedAt,
          dataCopyUntil: null,
        },
      }),
      AskForDataCopy: () => {
        askedAt = new Date().toISOString();
        return {
          askForDataCopy: {
            __typename: 'User',
            id: viewer.id,
            dataCopyId: 'c1',
            dataCopyAskedAt: askedAt,
            dataCopyUntil: null,
          },
        };
      },
    },
  );
  const data = await section('Your data');
  await userEvent.click(data.getByRole('button', { name: 'Ask for a copy of my data' }));
  expect(await data.findByText(/an e-mail tells you when you can download it here/)).toBeInTheDocument();
  expect(data.queryByRole('button')).toBeNull();
  expect(sent.filter(({ name }) => name === 'AskForDataCopy')).toHaveLength(1);
});

it('offers the copy while its days last, and a new one when they are over', async () => {
  show({
    dataCopyId: 'c1',
    dataCopyAskedAt: new Date(Date.now() - 3_600_000).toISOString(),
    dataCopyUntil: '2999-01-01',
  });
  const data = await section('Your data');
  expect(data.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Download my data',
    'Download my portfolio',
  ]);
  cleanup();
  show({ dataCopyId: 'c1', dataCopyAskedAt: '2026-01-01T10:00:00Z', dataCopyUntil: '2026-01-08' });
  expect((await section('Your data')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Ask for a new copy',
  ]);
});

it('lists what has to be paid or ended before an account is erased, each with its page, and does not ask for the word before', async () => {
  show(
    {},
    {
      ErasureBlocks: () => ({
        productList: list('Product', { id: 'p1', name: 'Renewal' }),
        invoiceList: list('Invoice', { id: 'i1', number: '1426000001' }),
        registrationRequestList: list('RegistrationRequest', {
          id: 'r1',
          publicId: 'V-7K2M9Q4X',
          value: 'Lumora',
        }),
        serviceRequestList: list('ServiceRequest', { id: 's1', publicId: 'S-7K2M9Q4X' }),
        brandSubscriptionList: list('BrandSubscription', {
          id: 'b1',
          brand: { __typename: 'Brand', id: 'x', name: 'COVAUD' },
        }),
        trademarkList: list('Trademark'),
      }),
    },
  );
  const erase = await section('Erase my account');
  await userEvent.click(erase.getByRole('button', { name: 'Begin' }));
  await erase.findByText('These are still open. Pay what is unpaid, and end or finish the rest first:');
  expect(erase.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Renewal', '/product/p1/checkout'],
    ['Invoice 1426000001', '/portal/profile?tab=billing-info'],
    ['Order V-7K2M9Q4X Lumora', '/portal/order/r1'],
    ['Order S-7K2M9Q4X', '/portal/service-order/s1'],
    ['Monitoring of COVAUD', '/portal/profile?tab=subscriptions'],
  ]);
  expect(erase.queryByRole('textbox')).toBeNull();
});

it('has one filled button', async () => {
  show({});
  await section('Erase my account');
  expect(
    screen
      .getAllByRole('button')
      .filter((button) => button.className.includes('accent'))
      .map(({ textContent }) => textContent),
  ).toEqual(['Save your data']);
});

it('says at the field that a name cannot be emptied, and sends nothing', async () => {
  const sent = show({ profile: { ...viewer.profile, firstname: 'Mara' } });
  const you = await section('You');
  const name = you.getByRole('textbox', { name: 'First name' });
  await userEvent.clear(name);
  await userEvent.click(you.getByRole('button', { name: 'Save your data' }));
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription(/\S/);
  expect(sent.filter((one) => one.name === 'SaveProfile')).toEqual([]);
});
