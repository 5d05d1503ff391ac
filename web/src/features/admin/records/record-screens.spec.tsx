import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { refusal } from '../../../../testing/stub-facts.js';
import { recordAnswer, rowId } from '../../../../testing/stub-records.js';
import { Component as Create } from './record-create.screen.js';
import { Component as Edit } from './record-edit.screen.js';
import { Component as Show } from './record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const ADDRESS = rowId('address', 0);
const { address: made } = recordAnswer('AdminAddress', { id: ADDRESS }) as { address: object };
const at = (path: string, Component: ComponentType, address: string, answers: AnswersByName = {}) =>
  renderAdminPage({ path, at: address, Component }, { answers });
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const retype = async (name: RegExp, text: string): Promise<void> => {
  const control = await field(name);
  await userEvent.clear(control);
  await userEvent.type(control, text);
};

describe('a new record', () => {
  const create = (answers: AnswersByName = {}, query = '') =>
    at('/address/create', Create, `/address/create${query}`, answers);
  const fillIn = async (): Promise<void> => {
    for (const [name, text] of [
      [/^Street/, 'Dlhá 1'],
      [/^City/, 'Nitra'],
      [/^Postcode/, '949 01'],
      [/^Country/, 'SK'],
    ] as const)
      await userEvent.type(await field(name), text);
  };

  it('is sent without what nobody answered, and opens', async () => {
    const sent = await create({
      AdminCreateAddress: () => ({ createAddress: { __typename: 'Address', id: 'new', version: 1 } }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'New address' })).toBeInTheDocument();
    await fillIn();
    await press('Create');
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeInTheDocument();
    expect(screen.getByText('Created.')).toBeInTheDocument();
    expect(sentAs(sent, 'AdminCreateAddress').map(({ variables }) => variables)).toEqual([
      { input: { street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK' } },
    ]);
  });

  it('says all that is missing at once, by the names of the fields', async () => {
    const sent = await create();
    await press('Create');
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Under “Street”: This is needed.',
      'Under “City”: This is needed.',
      'Under “Postcode”: This is needed.',
      'Under “Country”: This is needed.',
    ]);
    expect(sentAs(sent, 'AdminCreateAddress')).toEqual([]);
  });

  it('that is refused stands at its field in the service’s words', async () => {
    await create({
      AdminCreateAddress: () => ({
        createAddress: {
          ...refusal('INPUT_INVALID', 'Some answers need another look.'),
          fields: [{ path: ['state'], code: 'REQUIRED', message: 'The United States need a state.' }],
        },
      }),
    });
    await fillIn();
    await press('Create');
    const state = await field(/^State/);
    await waitFor(() => expect(state).toBeInvalid());
    expect(state).toHaveAccessibleDescription(expect.stringContaining('The United States need a state.'));
    expect(await field(/^Street/)).toHaveValue('Dlhá 1');
  });

  it('half written is there again another time, and is begun anew when asked', async () => {
    await create();
    await userEvent.type(await field(/^Street/), 'Dlhá 1');
    cleanup();
    await create();
    await waitFor(async () => expect(await field(/^Street/)).toHaveValue('Dlhá 1'));
    await userEvent.click(screen.getByRole('button', { name: /start over|begin|clear/i }));
    expect(await field(/^Street/)).toHaveValue('');
  });

  it('begins with what the page before knew of it', async () => {
    await create({}, '?city=Brno&country=CZ');
    expect(await field(/^City/)).toHaveValue('Brno');
    expect(await field(/^Country/)).toHaveValue('CZ');
  });

  it('of a kind that staff do not write is not offered', async () => {
    await renderAdminPage({ path: '/audit_log/create', at: '/audit_log/create', Component: Create });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your role may not do this.');
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  });
});

describe('a record that is changed', () => {
  const edit = (answers: AnswersByName = {}) => at('/address/:id', Edit, `/address/${ADDRESS}`, answers);

  it('sends only what is no longer as it was, on the version it was read in', async () => {
    const sent = await edit();
    await retype(/^City/, 'Nitra');
    await press('Save');
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(sentAs(sent, 'AdminUpdateAddress').map(({ variables }) => variables)).toEqual([
      { id: ADDRESS, input: { city: 'Nitra' }, expectedVersion: 1 },
    ]);
  });

  it('is not sent at all when nothing changed', async () => {
    const sent = await edit();
    await field(/^City/);
    await press('Save');
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeInTheDocument();
    expect(sentAs(sent, 'AdminUpdateAddress')).toEqual([]);
  });

  it('by two people at once is put together by a person, field by field', async () => {
    let stored: object = made;
    const sent = await edit({
      AdminAddress: () => ({ address: stored }),
      AdminUpdateAddress: ({ expectedVersion }) => {
        if (expectedVersion === 2)
          return { updateAddress: { __typename: 'Address', id: ADDRESS, version: 3 } };
        stored = { ...made, version: 2, city: 'Trnava', postcode: '917 01' };
        return { updateAddress: refusal('CONFLICT', 'It was changed in between.') };
      },
    });
    await retype(/^City/, 'Nitra');
    await retype(/^Street/, 'Dlhá 1');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody saved in between' }));
    expect(dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Street',
      'City',
    ]);
    await userEvent.click(dialog.getByRole('radio', { name: 'Trnava' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Go on with these' }));
    expect(await field(/^City/)).toHaveValue('Trnava');
    expect(await field(/^Postcode/)).toHaveValue('917 01');
    expect(await field(/^Street/)).toHaveValue('Dlhá 1');
    await press('Save');
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(sentAs(sent, 'AdminUpdateAddress').at(-1)?.variables).toEqual({
      id: ADDRESS,
      input: { street: 'Dlhá 1' },
      expectedVersion: 2,
    });
  });

  it('keeps what was typed while the line is down', async () => {
    await edit({
      AdminUpdateAddress: () => {
        throw new TypeError('offline');
      },
    });
    await retype(/^City/, 'Nitra');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(/did not reach the server/);
    expect(await field(/^City/)).toHaveValue('Nitra');
  });

  it('that is not there says so and leads back to the list', async () => {
    await edit({ AdminAddress: () => ({ address: null }) });
    expect(await screen.findByRole('heading', { name: 'There is no such address' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Addresses' })).toHaveAttribute('href', '/address');
  });
});

describe('a record as it stands', () => {
  const show = (answers: AnswersByName = {}) =>
    at('/address/:id/show', Show, `/address/${ADDRESS}/show`, answers);

  it('says what is known, in groups, and takes no line for what is not', async () => {
    await show({ AdminAddress: () => ({ address: { ...made, state: null, city: 'Nitra' } }) });
    expect(await screen.findByRole('heading', { name: 'Facts' })).toBeInTheDocument();
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toContain('City');
    expect(terms).not.toContain('State');
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/address/${ADDRESS}`);
  });

  it('is deleted after a question, and stays when that is refused', async () => {
    let refused = true;
    const sent = await show({
      AdminDeleteAddress: () => ({
        deleteAddress: refused
          ? refusal('IN_USE', 'A company has its seat here.')
          : { __typename: 'Address', id: ADDRESS },
      }),
    });
    await press('More steps');
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('A company has its seat here.');
    refused = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeInTheDocument();
    expect(sentAs(sent, 'AdminDeleteAddress')[0]?.variables).toEqual({ id: ADDRESS, expectedVersion: 1 });
  });

  it('takes notes for colleagues, about this very record', async () => {
    const sent = await show();
    await userEvent.type(await field(/^A note for colleagues/), 'Returned twice.');
    await press('Add the note');
    await waitFor(async () => expect(await field(/^A note for colleagues/)).toHaveValue(''));
    expect(sentAs(sent, 'AdminCreateNote')[0]?.variables).toEqual({
      input: { subjectType: 'address', subjectId: ADDRESS, text: 'Returned twice.' },
    });
  });

  it('that did not load is asked for again', async () => {
    let down = true;
    await show({
      AdminAddress: () => {
        if (down) throw new TypeError('offline');
        return { address: made };
      },
    });
    const again = await screen.findByRole('button', { name: /again/i });
    down = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Facts' })).toBeInTheDocument();
  });
});
