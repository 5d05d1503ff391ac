import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { rowId } from '../../../../testing/stub-records.js';
import { Component as AddMark } from './add-mark.screen.js';
import { waysToWrite } from './look-up-number.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const registration = {
  number: '018999001',
  kind: 'registration',
  name: 'NORDHAVEN',
  type: 'word',
  owner: 'Příklad s.r.o.',
  status: 'Registered',
  classes: [9, 42],
  filedOn: '2015-03-05',
  registeredOn: '2015-11-15',
  expiresOn: '2025-03-05',
};
const here = {
  id: rowId('trademark', 0),
  name: 'NORDHAVEN',
  number: '018999001',
  user: { id: rowId('user', 0), displayName: 'Dana Demová', email: 'dana@client.test' },
};
const answers = (
  registered: readonly object[] | undefined,
  known: readonly object[] = [],
): AnswersByName => ({
  AddMarkKnown: () => ({ trademarkList: { items: known } }),
  AddMarkRegistered: () => {
    if (registered === undefined) throw new Error('the register is away');
    return { registeredMarkList: registered };
  },
  AdminCreateTrademark: () => ({
    createTrademark: { __typename: 'Trademark', id: rowId('trademark', 1), version: 1 },
  }),
});

const open = (given: AnswersByName, query = '') =>
  renderAdminPage(
    { path: '/trademark/create', at: `/trademark/create${query}`, Component: AddMark },
    { answers: given },
  );
async function ask(number = '018999001'): Promise<void> {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Office' }), 'EU');
  await userEvent.type(screen.getByRole('textbox', { name: /^Number of/ }), `${number}{Enter}`);
}
const name = () => screen.findByRole('textbox', { name: /^Name/ });

describe('a mark is added by its number', () => {
  it('asks the register, shows what it has, and sends it with office and number', async () => {
    const sent = await open(answers([registration]), `?userId=${rowId('user', 0)}`);
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
    await ask();
    const found = within(await screen.findByRole('listitem', { current: true }));
    expect(found.getByText('Příklad s.r.o.')).toBeInTheDocument();
    expect(found.getByText('15 Nov 2015')).toBeInTheDocument();
    expect(await name()).toHaveValue('NORDHAVEN');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(sentAs(sent, 'AdminCreateTrademark')).toHaveLength(1));
    expect(sentAs(sent, 'AdminCreateTrademark')[0]?.variables).toMatchObject({
      input: {
        jurisdiction: 'EU',
        number: '018999001',
        userId: rowId('user', 0),
        name: 'NORDHAVEN',
        type: 'WORD',
        status: 'TRADEMARK_REGISTERED',
        goodsAndServices: [
          { class: 9, terms: [] },
          { class: 42, terms: [] },
        ],
        filingDate: '2015-03-05',
        registrationDate: '2015-11-15',
        expirationDate: '2025-03-05',
      },
    });
  });

  it('asks which one where an application and a registration have the same number', async () => {
    const application = { ...registration, kind: 'application', name: 'LUMARA', registeredOn: null };
    await open(answers([application, registration]));
    await ask();
    await screen.findByText(/has two under this number/);
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'It is this application' }));
    expect(await name()).toHaveValue('LUMARA');
    expect(screen.getByRole('combobox', { name: /^Status/ })).toHaveValue('APPLICATION_FILED');
  });

  it.each([
    ['has nothing', [], /has nothing under this number/],
    ['is away', undefined, /does not answer at the moment/],
  ] as const)('lets it be typed where the register %s', async (_, registered, words) => {
    await open(answers(registered));
    await ask();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(await name()).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /^Number of/ })).toHaveValue('018999001');
  });

  it('says where a number is already, and makes a second one only on purpose', async () => {
    const sent = await open(answers([registration], [here]));
    await ask('18999001');
    const already = within(await screen.findByRole('region', { name: 'This number is here already:' }));
    expect(already.getByRole('link', { name: 'NORDHAVEN 018999001' })).toHaveAttribute(
      'href',
      `/trademark/${here.id}/show`,
    );
    expect(already.getByText(/Dana Demová/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
    expect(sentAs(sent, 'AddMarkKnown')[0]?.variables).toMatchObject({
      office: 'EU',
      numbers: expect.arrayContaining(['18999001', '018999001']),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add it all the same' }));
    expect(await screen.findByRole('button', { name: 'Create' })).toBeInTheDocument();
  });
});

it('knows a number in each way it is written', () => {
  expect(waysToWrite('018 999-001')).toEqual(['018 999-001', '018999001', '18999001', '0018999001']);
});
