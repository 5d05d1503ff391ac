import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { renderPortalPage, sentAs } from '../../../../testing/portal-page.js';
import { Component } from './trademark-import.screen.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/portal/trademarks/import', at: '/portal/trademarks/import', Component };
const offices: AnswersByName[string] = () => ({
  jurisdictionList: ['EU', 'US'].map((code) => ({
    __typename: 'Jurisdiction',
    code,
    name: code,
    office: null,
  })),
});
/** What the service has: marks by their number. */
function service(refuses: string[] = []) {
  const marks: { __typename: string; id: string; jurisdiction: string; number: string }[] = [];
  const answers: AnswersByName = {
    ImportedOffices: offices,
    MarksOnRecord: () => ({
      trademarkList: { __typename: 'TrademarkPage', hasNextPage: false, items: [...marks] },
    }),
    ImportTrademarks: (variables) => {
      const inputs = variables['inputs'] as { number: string; jurisdiction: string }[];
      const no = inputs.flatMap(({ number }, at) => (refuses.includes(number) ? [String(at)] : []));
      for (const { number, jurisdiction } of inputs)
        if (!refuses.includes(number))
          marks.push({ __typename: 'Trademark', id: `m${number}`, jurisdiction, number });
      const refusal = { __typename: 'Refusal', message: 'The office says otherwise.' };
      return {
        createTrademarkList: {
          __typename: 'BatchResult',
          ids: [],
          refusals: no.map((id) => ({ __typename: 'ItemRefusal', id, refusal })),
        },
      };
    },
  };
  return answers;
}
const csv = (...lines: string[]): File => {
  const text = ['Mark;Office;Application number;Filed', ...lines].join('\r\n');
  const file = new File([text], 'marks.csv', { type: 'text/csv' });
  file.arrayBuffer = async () => new TextEncoder().encode(text).buffer as ArrayBuffer;
  return file;
};
const choose = async (file: File): Promise<void> =>
  userEvent.upload(await screen.findByLabelText('File with your list'), file);
const thirty = Array.from({ length: 30 }, (_, at) => `Lumora ${at};EU;${1000 + at};2020-01-02`);

describe('a list of marks', () => {
  it('is looked at first, and adds nothing before the reader says so; a second time it adds nothing', async () => {
    const sent = renderPortalPage(page, service());
    await choose(
      csv('Lumora;EU;1001;2020-01-02', 'Nowhere;Atlantis;1002;2020-01-02', 'Nameless;EU;;2020-01-02'),
    );
    const add = await screen.findByRole('button', { name: 'Add one mark' });
    expect(screen.getByRole('button', { name: 'Wrong: 1' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Incomplete: 1' })).toBeInTheDocument();
    expect(screen.getByText(/We know no office by this name/)).toBeInTheDocument();
    expect(sentAs(sent, 'ImportTrademarks')).toEqual([]);
    await userEvent.click(add);
    expect(await screen.findByText(/One mark was added/)).toBeInTheDocument();
    expect(await screen.findByText(/No line is new/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lumora' })).toHaveAttribute('href', '/portal/trademarks/m1001');
    await userEvent.click(screen.getByRole('button', { name: 'Take another file' }));
    await choose(csv('Lumora;EU;001001;2020-01-02'));
    expect(await screen.findByText(/No line is new/)).toBeInTheDocument();
    expect(sentAs(sent, 'ImportTrademarks')).toHaveLength(1);
  });

  it('is there again after the page was left, with its columns put right, and forgotten once it came in', async () => {
    const answers = service();
    renderPortalPage(page, answers);
    await choose(csv('Lumora;EU;1001;2020-01-02'));
    await userEvent.selectOptions(await screen.findByLabelText('Filed'), 'No column');
    expect(await screen.findByText(/It has no date/)).toBeInTheDocument();
    cleanup();
    renderPortalPage(page, answers);
    expect(await screen.findByText(/It has no date/)).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Filed'), 'Filed');
    await userEvent.click(await screen.findByRole('button', { name: 'Add one mark' }));
    await screen.findByText(/One mark was added/);
    cleanup();
    renderPortalPage(page, answers);
    expect(await screen.findByLabelText('File with your list')).toBeInTheDocument();
  });

  it('that stopped in the middle goes on: what came in is known, and the same lines have the same name', async () => {
    const answers = service();
    let calls = 0;
    const sent = renderPortalPage(page, {
      ...answers,
      ImportTrademarks: (variables) => {
        calls += 1;
        if (calls === 2) throw new Error('away');
        return (answers['ImportTrademarks'] as (given: typeof variables) => object)(variables);
      },
    });
    await choose(csv(...thirty));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 30 marks' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/What was added stays/);
    await userEvent.click(await screen.findByRole('button', { name: 'Add 5 marks' }));
    expect(await screen.findByText(/5 marks were added/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Already there: 30' })).toBeInTheDocument();
    const [first, broken, again] = sent
      .filter(({ name }) => name === 'ImportTrademarks')
      .map(({ key }) => key);
    expect(again).toBe(broken);
    expect(again).not.toBe(first);
  });

  it('says beside a line why the service did not take it, and keeps the list', async () => {
    renderPortalPage(page, service(['1002']));
    await choose(csv('Lumora;EU;1001;2020-01-02', 'Other;EU;1002;2020-01-02'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 marks' }));
    expect(await screen.findByText(/One line was not taken/)).toBeInTheDocument();
    expect(screen.getByText('The office says otherwise.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Add one mark' })).toBeInTheDocument();
  });

  it('asks once what comes first in a date, and guesses nothing', async () => {
    renderPortalPage(page, service());
    await choose(csv('Lumora;EU;1001;03/04/2025'));
    const order = await screen.findByLabelText(/such as 03\/04\/2025/);
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    await userEvent.selectOptions(order, 'The day');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add one mark' })).toBeInTheDocument());
  });

  it('that cannot be read says what to do', async () => {
    renderPortalPage(page, service());
    await choose(csv());
    expect(await screen.findByRole('alert')).toHaveTextContent(/There is no mark in this file/);
  });
});
