import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { letterPapers, officeLetter } from '../../../../testing/stub-office-letter.js';
import { recordAnswer, rowId } from '../../../../testing/stub-records.js';
import { Component as Show } from './record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('office_action', 0);
const made = (recordAnswer('AdminOfficeAction', { id }) as { officeAction: object }).officeAction;
const usual = {
  ...made,
  status: 'DOCKETED',
  version: 4,
  issueDate: '2026-11-01',
  dueDate: '2027-02-01',
  confirmedDueDate: '2027-02-01',
  examinationFinished: false,
  issueSummary: 'The office wants the goods named.',
  riskHighlighted: false,
  clientInput: [],
};

interface Stored {
  row: Record<string, unknown>;
}
/** A letter that keeps what is stored, as the service does: with a version. */
async function open(
  address: string,
  {
    row = {},
    answers = {},
    role = 'LAWYER' as 'LAWYER' | 'ADMIN',
    line,
  }: {
    row?: object;
    answers?: AnswersByName;
    role?: 'LAWYER' | 'ADMIN';
    /** What an answer to a store waits for. */
    line?: () => Promise<void>;
  } = {},
) {
  const stored: Stored = { row: { ...usual, ...row } };
  const sent = await renderAdminPage(
    { path: address.replace(id, ':id').split('?')[0] ?? '', at: address, Component: Show },
    {
      role,
      door: (path) =>
        path.startsWith('/locales/')
          ? new Response(readFileSync(`web${path}`, 'utf8'), {
              headers: { 'content-type': 'application/json' },
            })
          : undefined,
      answers: {
        AdminOfficeAction: () => ({ officeAction: stored.row }),
        AdminUpdateOfficeAction: async ({ input, expectedVersion }) => {
          await line?.();
          if (expectedVersion !== stored.row['version'])
            return {
              updateOfficeAction: {
                __typename: 'Refusal',
                code: 'CONFLICT',
                message: 'It was changed in between.',
                fields: [],
              },
            };
          const version = Number(stored.row['version']) + 1;
          stored.row = { ...stored.row, ...(input as object), version };
          return { updateOfficeAction: { __typename: 'OfficeAction', id, version } };
        },
        ...answers,
      },
    },
  );
  const place = within(await screen.findByRole('region', { name: 'The letter and the work on it' }));
  await place.findByRole('navigation');
  return { sent, place, stored };
}
const noDraft = {
  draftNumber: null,
  draftText: null,
  draftTextBefore: null,
  draftSentAt: null,
  draftApprovedAt: null,
  draftChangeAskedAt: null,
  draftWish: null,
  draftAgreedBy: null,
  draftAgreedWords: null,
  filedAsAgreed: null,
};
const examination = `/office_action/${id}/examination`;

describe('the letter', () => {
  it('stands beside the work, and on every tab', async () => {
    const { place } = await open(examination);
    expect(place.getByTitle('letter.pdf')).toHaveAttribute('src', '/icon.svg?token=1');
    expect(place.getByRole('link', { name: 'Docket' })).toHaveAttribute(
      'href',
      `/office_action/${id}/docketing`,
    );
    expect(place.getByRole('link', { name: 'Examine' })).toHaveAttribute('aria-current', 'page');
  });

  it('that is not there is asked for before anybody examines', async () => {
    const { place } = await open(examination, {
      answers: { LetterPapers: () => ({ ...letterPapers, documentList: { items: [] } }) },
    });
    expect(place.getByText('The letter is not here. Add it before you examine.')).toBeInTheDocument();
    expect(place.getByLabelText('The letter as a file')).toBeInTheDocument();
    expect(place.getByText('The letter itself is not here.')).toBeInTheDocument();
  });

  it('too big or of another kind is refused before it is sent', async () => {
    const { sent, place } = await open(examination, {
      answers: { LetterPapers: () => ({ ...letterPapers, documentList: { items: [] } }) },
    });
    const file = new File(['x'], 'letter.docx', { type: 'application/msword' });
    await userEvent.upload(place.getByLabelText('The letter as a file'), file, { applyAccept: false });
    expect(await place.findByRole('alert')).toHaveTextContent(/letter\.docx/);
    expect(sentAs(sent, 'AddLetterPaper')).toHaveLength(0);
  });
});

describe('what is changed while something else is being stored', () => {
  it('is stored after it', async () => {
    let answer = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { sent, place, stored } = await open(examination, {
      row: { examinationNote: null },
      line: () => first,
    });
    await userEvent.type(place.getByRole('textbox', { name: 'Our own note, not for the client' }), 'Near.');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sentAs(sent, 'AdminUpdateOfficeAction')).toHaveLength(1));
    await userEvent.click(place.getByRole('button', { name: 'Finish the examination' }));
    answer();
    expect(await place.findByRole('button', { name: 'Examine again' })).toBeInTheDocument();
    expect(stored.row).toMatchObject({ examinationNote: 'Near.', examinationFinished: true });
  });
});

describe('its docket', () => {
  it('says the mark it was found by, the rule’s day, and who confirmed it', async () => {
    const { place } = await open(`/office_action/${id}/docketing`);
    expect(place.getByText(/found by 99000001/)).toBeInTheDocument();
    expect(place.getByText(/3 months from examination letter/)).toBeInTheDocument();
    expect(place.getByText('25 Jan 2027')).toBeInTheDocument();
    expect(place.getByText(/1 Feb 2027 was confirmed/)).toBeInTheDocument();
    expect(await place.findByRole('link', { name: '2 mails of offices wait for a person' })).toHaveAttribute(
      'href',
      '/docketed_message',
    );
    expect(place.queryByRole('button', { name: 'Confirm the date' })).toBeNull();
    expect(place.getByRole('button', { name: 'Correct the date' })).toBeInTheDocument();
  });

  it('shows a day that is not the rule’s, which waits for a second person', async () => {
    const { place } = await open(`/office_action/${id}/show`, {
      row: { dueDate: '2027-01-15', confirmedDueDate: null },
    });
    expect(place.getByRole('link', { name: 'Docket' })).toHaveAttribute('aria-current', 'page');
    expect(place.getByText(/not the rule’s 1 Feb 2027; a second person decides/)).toBeInTheDocument();
    expect(place.getByText(/waits for another person/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Confirm the date/ })).toBeInTheDocument();
  });

  it('keeps the tags that are ticked', async () => {
    const { sent, place } = await open(`/office_action/${id}/docketing`, { row: { tags: ['Own'] } });
    await userEvent.click(place.getByRole('checkbox', { name: 'Final' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(sentAs(sent, 'AdminUpdateOfficeAction')[0]?.variables['input']).toEqual({
        tags: ['Own', 'Final'],
      }),
    );
  });
});

describe('its examination', () => {
  it('is stored with Ctrl+S, says when, and stays after it', async () => {
    const { sent, place, stored } = await open(examination);
    const words = place.getByLabelText('In plain words');
    await userEvent.clear(words);
    await userEvent.type(words, 'Name the goods.');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await place.findByText(/^saved/)).toBeInTheDocument();
    expect(stored.row['issueSummary']).toBe('Name the goods.');
    expect(sentAs(sent, 'AdminUpdateOfficeAction').at(-1)?.variables['expectedVersion']).toBe(4);
    expect(words).toHaveValue('Name the goods.');
  });

  it('goes past a colleague who wrote somewhere else', async () => {
    const { place, stored } = await open(examination);
    stored.row = { ...stored.row, version: 5, tags: ['Theirs'] };
    await userEvent.type(place.getByLabelText('In plain words'), ' Soon.');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(stored.row['issueSummary']).toBe('The office wants the goods named. Soon.'));
    expect(stored.row['tags']).toEqual(['Theirs']);
  });

  it('puts both words side by side where a colleague wrote to the same place, and a person decides', async () => {
    const { place, stored } = await open(examination);
    stored.row = { ...stored.row, version: 5, issueSummary: 'Their words.' };
    await userEvent.type(place.getByLabelText('In plain words'), ' Mine.');
    await userEvent.keyboard('{Control>}s{/Control}');
    const both = within(await place.findByRole('alert'));
    expect(both.getByText('Their words.')).toBeInTheDocument();
    expect(stored.row['issueSummary']).toBe('Their words.');
    await userEvent.click(both.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(stored.row['issueSummary']).toBe('The office wants the goods named. Mine.'));
    expect(place.queryByRole('alert')).toBeNull();
  });

  it('changes issues where they stand, and adds and removes them', async () => {
    const done = (root: string) => () => ({ [root]: { __typename: 'OfficeActionIssue' } });
    const { sent, place } = await open(examination, {
      answers: {
        AddLetterIssue: done('createOfficeActionIssue'),
        ChangeLetterIssue: done('updateOfficeActionIssue'),
        RemoveLetterIssue: done('deleteOfficeActionIssue'),
      },
    });
    await userEvent.type(place.getByLabelText('Issue'), ' by far');
    await userEvent.tab();
    await waitFor(() =>
      expect(sentAs(sent, 'ChangeLetterIssue')[0]?.variables).toEqual({
        id: rowId('office_action_issue', 0),
        input: { name: 'Goods too broad by far' },
        expectedVersion: 1,
      }),
    );
    await userEvent.type(place.getByLabelText('Another issue'), 'No specimen{Enter}');
    await waitFor(() =>
      expect(sentAs(sent, 'AddLetterIssue')[0]?.variables['input']).toEqual({
        officeActionId: id,
        name: 'No specimen',
        category: 'DISTINCTIVENESS',
      }),
    );
    await userEvent.click(place.getByRole('button', { name: 'Remove the issue “Goods too broad”' }));
    await waitFor(() => expect(sentAs(sent, 'RemoveLetterIssue')).toHaveLength(1));
  });

  it('takes an option’s odds and prices as money, stored when one leaves it', async () => {
    const { sent, place } = await open(examination, {
      answers: {
        ChangeLetterOption: () => ({ updateOfficeActionSolution: { __typename: 'OfficeActionSolution' } }),
      },
    });
    const [, chance] = place.getAllByLabelText('Chance in per cent');
    const [, price] = place.getAllByLabelText('Our price');
    const [, fee] = place.getAllByLabelText('Office fee');
    await userEvent.type(chance as HTMLElement, '60');
    await userEvent.type(price as HTMLElement, '690.50');
    await userEvent.type(fee as HTMLElement, '0');
    await userEvent.click(place.getByLabelText('In plain words'));
    await waitFor(() =>
      expect(sentAs(sent, 'ChangeLetterOption')[0]?.variables['input']).toEqual({
        solution: 'Argue that the name does not describe',
        chanceOfSuccess: 60,
        serviceFee: { amountMinor: 69_050, currency: 'EUR' },
        governmentFee: { amountMinor: 0, currency: 'EUR' },
      }),
    );
  });

  it('sends no odds above a hundred', async () => {
    const { sent, place } = await open(examination);
    const [, chance] = place.getAllByLabelText('Chance in per cent');
    await userEvent.type(chance as HTMLElement, '600');
    await userEvent.click(place.getByLabelText('In plain words'));
    expect(await place.findByText('Chance in per cent: between 0 and 100')).toBeInTheDocument();
    expect(sentAs(sent, 'ChangeLetterOption')).toHaveLength(0);
  });

  it('shows what the client will see, in the client’s language and in others', async () => {
    const { place } = await open(examination);
    expect(await place.findByText('Jak můžeme odpovědět')).toBeInTheDocument();
    expect(place.getByText('Šance na úspěch podle právníka: 90 ze 100')).toBeInTheDocument();
    expect(place.getAllByText(/290,00.€/)).toHaveLength(1);
    await userEvent.selectOptions(place.getByLabelText('Language of the preview'), 'en');
    expect(await place.findByText('Odds of success, as the lawyer sees them: 90 of 100')).toBeInTheDocument();
    expect(place.getByText('The lawyer recommends it')).toBeInTheDocument();
  });

  it('says what is missing, and finished makes sending the next step of the page', async () => {
    const { sent, place } = await open(examination);
    expect(place.getByText('An option lacks its chance or a price.')).toBeInTheDocument();
    await userEvent.click(place.getByRole('button', { name: 'Finish the examination' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminUpdateOfficeAction')[0]?.variables['input']).toEqual({
        examinationFinished: true,
      }),
    );
    expect(await screen.findByRole('button', { name: /^Send the options/ })).toBeInTheDocument();
  });
});

describe('its facts and its answer', () => {
  const asked = {
    status: 'DRAFTING',
    clientInput: [{ question: 'Since when?', why: 'The office doubts the use.', answer: null }],
  };

  it('has the client’s answers beside the questions; one given by phone is written down', async () => {
    const { sent, place } = await open(`/office_action/${id}/additional-info`, {
      row: asked,
      answers: { AnswerForClient: () => ({ submitOfficeActionInfo: { __typename: 'OfficeAction' } }) },
    });
    expect(place.getByText('Why: The office doubts the use.')).toBeInTheDocument();
    await userEvent.type(place.getByLabelText('Answer to: Since when?'), 'Since 2019');
    await userEvent.click(place.getByRole('button', { name: 'Enter the client’s answers' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AnswerForClient')[0]?.variables).toEqual({
        id,
        input: { clientInput: [{ question: 'Since when?', answer: 'Since 2019' }] },
        expectedVersion: 4,
      }),
    );
  });

  it('is asked by a lawyer alone', async () => {
    const { place } = await open(`/office_action/${id}/additional-info`, { row: asked, role: 'ADMIN' });
    expect(place.getByText('Since when?')).toBeInTheDocument();
    expect(place.queryByRole('button', { name: 'Ask the client for facts' })).toBeNull();
  });

  it('keeps the words of the answer and shows them as the office reads them', async () => {
    const { place, stored } = await open(`/office_action/${id}/show`, {
      row: { ...asked, orderedSolutionId: rowId('office_action_solution', 0), responseText: 'We amend.' },
    });
    expect(place.getByText('Name the goods as the office lists them')).toBeInTheDocument();
    await userEvent.type(place.getByLabelText('The answer to the office'), ' Class 25 reads: shoes.');
    await userEvent.click(place.getByRole('button', { name: 'As the office reads it' }));
    await waitFor(() => expect(stored.row['responseText']).toBe('We amend. Class 25 reads: shoes.'));
    expect(place.getByText('We amend. Class 25 reads: shoes.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^File the answer/ })).toBeInTheDocument();
  });

  it.each([
    ['nothing yet', {}, /has not read the answer yet/],
    ['nothing to the draft that is there', {}, /Draft 2 is with the client, sent/],
    [
      'what to change',
      { draftChangeAskedAt: '2026-11-21T09:00:00.000Z', draftWish: 'Softer, please.' },
      /asks for changes of draft 2/,
    ],
    ['yes', { draftApprovedAt: '2026-11-21T09:00:00.000Z' }, /agreed to draft 2/],
  ])('says what the client said: %s', async (said, more, words) => {
    const draft =
      said === 'nothing yet'
        ? {}
        : { draftNumber: 2, draftText: 'We amend.', draftSentAt: '2026-11-20T09:00:00.000Z' };
    const { place } = await open(`/office_action/${id}/show`, {
      row: { ...asked, ...noDraft, ...draft, ...more, status: 'DRAFTING', responseText: 'We amend.' },
    });
    expect(await place.findByText(words)).toBeInTheDocument();
    expect(place.queryByText('Softer, please.') === null).toBe(said !== 'what to change');
    expect(place.queryByText(/was changed since/)).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Send the draft/ }).length).toBeGreaterThan(0);
  });

  it('notes an agreement that was given on the telephone, with its words and why it was not said on the page', async () => {
    const draft = { draftNumber: 2, draftText: 'We amend.', draftSentAt: '2026-11-20T09:00:00.000Z' };
    const row = { ...asked, ...noDraft, ...draft, status: 'DRAFTING', responseText: 'We amend.' };
    const { sent, place } = await open(`/office_action/${id}/show`, {
      row,
      answers: {
        AdminApproveOfficeActionDraftForClient: () => ({
          approveOfficeActionDraftForClient: { __typename: 'OfficeAction', id, version: 2 },
        }),
      },
    });
    await userEvent.click(await place.findByRole('button', { name: 'The client agreed elsewhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The client agreed elsewhere' }));
    await userEvent.selectOptions(dialog.getByLabelText(/^Draft agreed by/), 'TELEPHONE');
    await userEvent.type(dialog.getByLabelText(/^Draft agreed words/), 'Yes, file it.');
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Called before a journey.');
    await userEvent.click(dialog.getByRole('button', { name: 'The client agreed elsewhere' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminApproveOfficeActionDraftForClient')[0]?.variables).toMatchObject({
        input: {
          draftAgreedBy: 'TELEPHONE',
          draftAgreedWords: 'Yes, file it.',
          reason: 'Called before a journey.',
        },
      }),
    );
  });

  it('says by which way and with what words the client agreed elsewhere', async () => {
    const { place } = await open(`/office_action/${id}/show`, {
      row: {
        ...asked,
        ...noDraft,
        status: 'DRAFTING',
        responseText: 'We amend.',
        draftNumber: 2,
        draftText: 'We amend.',
        draftSentAt: '2026-11-20T09:00:00.000Z',
        draftApprovedAt: '2026-11-21T09:00:00.000Z',
        draftAgreedBy: 'TELEPHONE',
        draftAgreedWords: 'Yes, file it.',
      },
    });
    expect(await place.findByText(/agreed to draft 2 on the telephone/)).toBeInTheDocument();
    expect(place.getByText('Yes, file it.')).toBeInTheDocument();
    expect(place.queryByRole('button', { name: 'The client agreed elsewhere' })).toBeNull();
  });

  it('says that it is not any more what the client agreed to', async () => {
    const { place } = await open(`/office_action/${id}/show`, {
      row: {
        ...asked,
        ...noDraft,
        status: 'DRAFTING',
        responseText: 'We amend, and more.',
        draftNumber: 1,
        draftText: 'We amend.',
        draftSentAt: '2026-11-20T09:00:00.000Z',
        draftApprovedAt: '2026-11-21T09:00:00.000Z',
      },
    });
    expect(await place.findByText(/was changed since/)).toBeInTheDocument();
  });

  it('has one timeline of what happened, by whom, and the office’s mail', async () => {
    const { place } = await open(`/office_action/${id}/show?work=timeline`);
    const entries = within(place.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Deadline confirmed'),
      expect.stringMatching(/Docketed|Nonfinal office action/),
      expect.stringMatching(/Docketed|Nonfinal office action/),
    ]);
    expect(place.getByText(/by itself/)).toBeInTheDocument();
  });

  it('names at each change of the day the paper that it stood on', async () => {
    const letter = officeLetter.officeAction;
    const [newest, oldest] = letter.tracking.items;
    const paper = (name: string) => ({
      __typename: 'Document' as const,
      id: name,
      name: `${name}.pdf`,
      url: `https://files.example/${name}.pdf`,
    });
    const change = (entry: object, name: string) => ({
      ...entry,
      event: 'OfficeActionDueDateCorrected',
      label: 'Deadline corrected',
      dueDateSource: paper(name),
    });
    const items = [change(newest ?? {}, 'Second'), change(oldest ?? {}, 'First')];
    const { place } = await open(`/office_action/${id}/show?work=timeline`, {
      answers: { OfficeLetter: () => ({ officeAction: { ...letter, tracking: { items } } }) },
    });
    const entries = within(place.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
    const papers = entries.map((entry) => within(entry).queryByRole('link', { name: /^Paper/ })?.textContent);
    expect(papers.filter((one) => one !== undefined)).toEqual(['Paper: Second.pdf', 'Paper: First.pdf']);
  });
});

describe('a part that did not answer', () => {
  it('fails alone', async () => {
    await renderAdminPage(
      { path: '/office_action/:id/show', at: `/office_action/${id}/show`, Component: Show },
      {
        answers: {
          OfficeLetter: () => {
            throw new TypeError('offline');
          },
        },
      },
    );
    expect(await screen.findByRole('button', { name: /again/i })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Facts' })).toBeInTheDocument();
  });
});
