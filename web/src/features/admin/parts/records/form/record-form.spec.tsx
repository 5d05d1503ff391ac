import { afterEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HttpError } from 'ra-core';
import { wrapTexts } from '../../../../../../testing/render-page.js';
import { ApiError } from '../../../../../data/api-error.js';
import type { FieldFacts } from '../record-facts.js';
import { draftsOf } from './form-draft.js';
import { RecordForm } from './record-form.js';

afterEach(cleanup);

type Send = (input: Record<string, unknown>, key: string) => Promise<void>;
const field = (key: string, kind: FieldFacts['kind'], more: Partial<FieldFacts> = {}): FieldFacts => ({
  key,
  label: key,
  kind,
  doc: `What ${key} is.`,
  ...more,
});

function show(
  fields: readonly FieldFacts[],
  { row = {}, send = () => Promise.resolve() }: { row?: Record<string, unknown>; send?: Send } = {},
) {
  const sent = jest.fn(send);
  function Page() {
    const [drafts, setDrafts] = useState(() => draftsOf(fields, row));
    return <RecordForm fields={fields} drafts={drafts} onChange={setDrafts} submit="Save" send={sent} />;
  }
  render(wrapTexts(<Page />, 'en'));
  return sent;
}
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const inputs = (sent: ReturnType<typeof show>) => sent.mock.calls.map(([input]) => input);

describe('one field is asked as its kind is answered', () => {
  it.each([
    ['a line of text', field('name', 'text'), ' Lumora ', 'Lumora'],
    ['a longer text', field('advice', 'longText'), 'Two sentences. Here.', 'Two sentences. Here.'],
    ['a whole number', field('count', 'integer'), '12', 12],
    ['a number with a comma', field('rate', 'decimal'), '12,5', '12.5'],
    ['an e-mail address', field('mail', 'email'), 'eva@example.com', 'eva@example.com'],
    ['a day', field('day', 'calendarDate'), '2026-11-20', '2026-11-20'],
    ['what a machine wrote', field('raw', 'json'), '[[1, 2]', [1, 2]],
    [
      'codes, one after the other',
      field('offices', 'list', { of: field('item', 'code') }),
      'EU, US;UK',
      ['EU', 'US', 'UK'],
    ],
    [
      'texts, one on each line',
      field('websites', 'list', { of: field('item', 'url') }),
      'https://a.example{enter}{enter}https://b.example',
      ['https://a.example', 'https://b.example'],
    ],
  ] as const)('%s', async (_, asked, typed, value) => {
    const sent = show([asked]);
    await userEvent.type(screen.getByLabelText(new RegExp(`^${asked.key}`)), typed);
    await save();
    expect(inputs(sent)).toEqual([{ [asked.key]: value }]);
  });

  it('yes and no are chosen, and neither is an answer too where one may be left out', async () => {
    const sent = show([field('urgent', 'boolean'), field('known', 'boolean', { optional: true })]);
    await userEvent.selectOptions(screen.getByLabelText('urgent'), 'no');
    await save();
    expect(inputs(sent)).toEqual([{ urgent: false, known: null }]);
  });

  it('one of a list is chosen by its words and sent by its name', async () => {
    const sent = show([
      field('risk', 'enumeration', {
        values: [
          ['LOW', 'low'],
          ['VERY_HIGH', 'very high'],
        ],
      }),
    ]);
    await userEvent.selectOptions(screen.getByLabelText('risk'), 'very high');
    await save();
    expect(inputs(sent)).toEqual([{ risk: 'VERY_HIGH' }]);
  });

  it('several of a list are ticked', async () => {
    const of = field('item', 'enumeration', {
      values: [
        ['WORD', 'word'],
        ['PICTURE', 'picture'],
        ['SOUND', 'sound'],
      ],
    });
    const sent = show([field('kinds', 'list', { of })], { row: { kinds: ['WORD'] } });
    const group = within(screen.getByRole('group', { name: 'kinds' }));
    expect(group.getByRole('checkbox', { name: 'word' })).toBeChecked();
    await userEvent.click(group.getByRole('checkbox', { name: 'sound' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'word' }));
    await save();
    expect(inputs(sent)).toEqual([{ kinds: ['SOUND'] }]);
  });

  it.each([
    ['EUR', '120,5', 12_050],
    ['jpy', '120', 120],
  ])('money in %s is an amount and three letters', async (currency, amount, minor) => {
    const sent = show([field('fee', 'money')]);
    await userEvent.type(screen.getByLabelText('fee'), amount);
    await userEvent.type(screen.getByLabelText('Currency, three letters'), currency);
    await save();
    expect(inputs(sent)).toEqual([{ fee: { amountMinor: minor, currency: currency.toUpperCase() } }]);
  });

  it('a moment is in the reader’s own time and says so', async () => {
    const sent = show([field('due', 'instant')], { row: { due: '2026-11-20T10:15:00.000Z' } });
    expect(screen.getByText(/In your time zone/)).toBeInTheDocument();
    await save();
    expect(inputs(sent)).toEqual([{ due: '2026-11-20T10:15:00.000Z' }]);
  });
});

describe('a value with parts', () => {
  const seat = field('seat', 'object', {
    optional: true,
    parts: [field('street', 'text'), field('floor', 'integer', { optional: true })],
  });

  it('that may be left out is added as a whole and taken away as a whole', async () => {
    const sent = show([seat]);
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Add seat' }));
    await userEvent.type(screen.getByLabelText('street'), 'Dlhá 1');
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Leave this out' }));
    expect(screen.queryByLabelText('street')).toBeNull();
    await save();
    expect(inputs(sent)).toEqual([
      { seat: null },
      { seat: { street: 'Dlhá 1', floor: null } },
      { seat: null },
    ]);
  });

  it('says which part is missing, and does not send the rest', async () => {
    const sent = show([{ ...seat, optional: false }]);
    await userEvent.type(screen.getByLabelText(/^floor/), 'two');
    await save();
    expect(sent).not.toHaveBeenCalled();
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByRole('link', { name: /This is needed/ })).toHaveAttribute('href', '#f-seat.street');
    expect(summary.getByRole('link', { name: /Write a whole number/ })).toHaveAttribute(
      'href',
      '#f-seat.floor',
    );
    expect(screen.getByLabelText(/^floor/)).toHaveValue('two');
  });

  it('in any number is written one after the other; the one taken away is the one that was meant', async () => {
    const lines = field('lines', 'list', {
      of: field('item', 'object', { parts: [field('what', 'text'), field('pieces', 'integer')] }),
    });
    const sent = show([lines], {
      row: {
        lines: [
          { what: 'Filing', pieces: 1 },
          { what: 'Search', pieces: 2 },
        ],
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove number 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add one' }));
    const second = within(screen.getByRole('group', { name: 'Number 2' }));
    await userEvent.type(second.getByLabelText('what'), 'Advice');
    await userEvent.type(second.getByLabelText('pieces'), '3');
    await save();
    expect(inputs(sent)).toEqual([
      {
        lines: [
          { what: 'Search', pieces: 2 },
          { what: 'Advice', pieces: 3 },
        ],
      },
    ]);
  });

  it('sums of money, each with its own currency', async () => {
    const sent = show([field('fees', 'list', { of: field('item', 'money') })]);
    await userEvent.click(screen.getByRole('button', { name: 'Add one' }));
    const first = within(screen.getByRole('group', { name: 'Number 1' }));
    await userEvent.type(first.getByLabelText('item'), '85');
    await userEvent.type(first.getByLabelText('Currency, three letters'), 'EUR');
    await save();
    expect(inputs(sent)).toEqual([{ fees: [{ amountMinor: 8500, currency: 'EUR' }] }]);
  });
});

describe('what is wrong', () => {
  it.each([
    [field('count', 'integer'), 'twelve', 'Write a whole number.'],
    [field('rate', 'decimal'), '1.2.3', 'Write a number, such as 12.5.'],
    [field('raw', 'json'), 'true or false', 'This is not valid JSON. Check brackets and quotes.'],
    [
      field('offices', 'list', { max: 2, of: field('item', 'code') }),
      'EU US UK',
      'These are more than may be listed.',
    ],
  ] as const)('with %j stands beside the field, and what was typed stays', async (asked, typed, said) => {
    const sent = show([asked]);
    const control = screen.getByLabelText(asked.key);
    await userEvent.type(control, typed);
    await save();
    expect(control).toHaveAccessibleDescription(expect.stringContaining(said));
    expect(control).toBeInvalid();
    expect(control).toHaveValue(typed);
    expect(sent).not.toHaveBeenCalled();
  });

  it('is gone as soon as it is answered, and the summary takes the reader there by keyboard', async () => {
    show([field('name', 'text'), field('city', 'text')]);
    await save();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: /city/ }));
    const city = screen.getByLabelText('city');
    expect(city).toHaveFocus();
    await userEvent.type(city, 'Nitra');
    expect(city).not.toBeInvalid();
    expect(screen.getByLabelText('name')).toBeInvalid();
  });

  it('comes from the service in its own words, at the field it names', async () => {
    const refused = new HttpError('Some answers need another look.', 422, {
      code: 'INVALID_INPUT',
      errors: { name: 'This name is taken.' },
    });
    show([field('name', 'text')], { send: () => Promise.reject(refused) });
    await userEvent.type(screen.getByLabelText('name'), 'Lumora');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Some answers need another look.');
    expect(screen.getByLabelText('name')).toHaveAccessibleDescription(
      expect.stringContaining('This name is taken.'),
    );
    expect(screen.getByLabelText('name')).toHaveValue('Lumora');
  });

  it('is not said of what was typed when the line was down: the same attempt goes again under the same key', async () => {
    let down = true;
    const sent = show([field('name', 'text')], {
      send: () => (down ? Promise.reject(new TypeError('offline')) : Promise.resolve()),
    });
    await userEvent.type(screen.getByLabelText('name'), 'Lumora');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(/This did not reach the server/);
    expect(screen.getByLabelText('name')).toHaveValue('Lumora');
    down = false;
    await save();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await save();
    const keys = sent.mock.calls.map(([, key]) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('with the right to do it is told with its code, and the next attempt is a new one', async () => {
    const sent = show([field('name', 'text')], {
      send: () =>
        Promise.reject(
          new ApiError('Not yours.', { status: 403, code: 'FORBIDDEN', headers: new Headers() }),
        ),
    });
    await userEvent.type(screen.getByLabelText('name'), 'Lumora');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not yours. (FORBIDDEN)');
    await save();
    const [[, first] = [], [, second] = []] = sent.mock.calls;
    expect(second).not.toBe(first);
  });
});
