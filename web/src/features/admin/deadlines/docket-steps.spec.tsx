import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { docketOf, docketPage, letterRow } from '../../../../testing/docket-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { ids, inDays, lawyer } from '../../../../testing/stub-facts.js';
import { dayOf } from '../../../kit/dates/day.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const today = dayOf(new Date());
const refusal = (field: string, message: string) => () => ({
  [field]: { __typename: 'Refusal', code: 'SECOND_PERSON_NEEDED', message, fields: [] },
});
const done = (field: string, type: string) => () => ({ [field]: { __typename: type, id: 'x', version: 3 } });

describe('by key', () => {
  it('moves through the rows and confirms a date; the same person is refused at the row', async () => {
    const sent = await renderAdminPage(docketPage(), {
      answers: {
        DocketConfirmLetter: refusal(
          'confirmOfficeActionDueDate',
          'Somebody else has to confirm a due date that you entered.',
        ),
      },
    });
    const link = await screen.findByRole('link', { name: 'Nordhaven' });
    await userEvent.keyboard('jj');
    expect(link).toHaveFocus();
    await userEvent.keyboard('u');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Somebody else has to confirm a due date that you entered.');
    expect(alert.closest('tr')?.previousElementSibling).toBe(link.closest('tr'));
    expect(sentAs(sent, 'DocketConfirmLetter')[0]?.variables).toEqual({
      id: letterRow.subject.id,
      expectedVersion: letterRow.subject.version,
      input: {},
    });
  });

  it('does nothing where the step cannot apply', async () => {
    const sent = await renderAdminPage(docketPage(), { answers: docketOf({}) });
    await screen.findByRole('link', { name: 'Lumora' });
    await userEvent.keyboard('jun');
    expect(sent.filter(({ name }) => /^Docket(Confirm|Extend)/.test(name))).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes what somebody else or nobody holds, and leaves what is mine', async () => {
    const sent = await renderAdminPage(docketPage(), {
      answers: {
        ...docketOf(
          { markName: 'Free', assignedAdminId: null },
          { markName: 'Mine', assignedAdminId: lawyer.id },
        ),
        DocketAssignMark: done('assignTrademark', 'Trademark'),
      },
    });
    await screen.findByRole('link', { name: 'Free' });
    await userEvent.keyboard('jt');
    await waitFor(() =>
      expect(sentAs(sent, 'DocketAssignMark').map(({ variables }) => variables)).toEqual([
        { id: ids.approved, expectedVersion: 4, input: { assignedAdminId: lawyer.id } },
      ]),
    );
    await userEvent.keyboard('jt');
    expect(sentAs(sent, 'DocketAssignMark')).toHaveLength(1);
  });

  it('chooses rows, and takes all of them', async () => {
    const sent = await renderAdminPage(docketPage(), {
      answers: {
        ...docketOf(
          { markName: 'One', subject: { kind: 'TRADEMARK', id: 'a', version: 1, steps: [] } },
          { markName: 'Two', subject: { kind: 'TRADEMARK', id: 'b', version: 1, steps: [] } },
        ),
        DocketAssignMark: done('assignTrademark', 'Trademark'),
      },
    });
    await screen.findByRole('link', { name: 'One' });
    await userEvent.keyboard('jx');
    expect(screen.getByRole('checkbox', { name: 'Select One' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('checkbox', { name: 'Select One' })).not.toBeChecked();
    await userEvent.keyboard('{Control>}a{/Control}t');
    await waitFor(() =>
      expect(sentAs(sent, 'DocketAssignMark').map(({ variables }) => variables['id'])).toEqual(['a', 'b']),
    );
  });

  it('opens who can be put in charge, and the row', async () => {
    await renderAdminPage(docketPage(), { answers: docketOf({}) });
    await screen.findByRole('link', { name: 'Lumora' });
    await userEvent.keyboard('ja');
    const [, ofRow] = await screen.findAllByRole('combobox', { name: 'In charge' });
    await waitFor(() => expect(ofRow).toHaveFocus());
    cleanup();
    await renderAdminPage(docketPage(), { answers: docketOf({}) });
    await screen.findByRole('link', { name: 'Lumora' });
    await userEvent.keyboard('je');
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeInTheDocument();
  });
});

describe('by pointer', () => {
  const open = async (mark: string): Promise<void> =>
    userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Steps ?: ${mark}$`) }));

  it('confirms a date as a second person, who is told that it is done', async () => {
    await renderAdminPage(docketPage(), {
      answers: { DocketConfirmLetter: done('confirmOfficeActionDueDate', 'OfficeAction') },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Confirm ?: Nordhaven$/ }));
    expect(await screen.findByText('The date is confirmed.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers no step that cannot apply', async () => {
    await renderAdminPage(docketPage(), { answers: docketOf({ user: null }) });
    await open('Lumora');
    expect(screen.queryByRole('button', { name: 'Extend' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send the letter again' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Write to/ })).toBeNull();
    expect(screen.getByText('The registration ends.')).toBeInTheDocument();
  });

  it('extends the time for a statement of use to the day of its rule', async () => {
    const sent = await renderAdminPage(docketPage(), {
      answers: {
        ...docketOf({
          extensionDate: '2027-09-23',
          subject: { kind: 'USE_IN_COMMERCE_REQUEST', id: 'p', version: 3, steps: ['EXTEND'] },
        }),
        DocketExtendUse: done('grantSouExtension', 'Trademark'),
      },
    });
    await open('Lumora');
    await userEvent.click(screen.getByRole('button', { name: 'Extend' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/23 September 2027/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Extend' }));
    await waitFor(() =>
      expect(sentAs(sent, 'DocketExtendUse')[0]?.variables).toEqual({
        id: ids.approved,
        input: { filedOn: today, officeDueDate: '2027-09-23' },
      }),
    );
  });

  it('sends the letter again with a reason, and says at the row when nobody knows whether it went', async () => {
    const sent = await renderAdminPage(docketPage(), {
      answers: {
        ...docketOf({ subject: { kind: 'OFFICE_ACTION', id: 'l', version: 7, steps: ['NOTIFY'] } }),
        DocketNotifyLetter: () => {
          throw new TypeError('offline');
        },
      },
    });
    await open('Lumora');
    await userEvent.click(screen.getByRole('button', { name: 'Send the letter again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'lost');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the letter again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Nobody knows whether that arrived/);
    expect(sentAs(sent, 'DocketNotifyLetter')[0]?.variables).toEqual({
      id: 'l',
      expectedVersion: 7,
      input: { reason: 'lost' },
    });
  });

  const correctable = (more: object = {}) =>
    docketOf({
      markName: 'Nordhaven',
      nominalDate: '2027-03-01',
      legalDate: '2027-03-01',
      subject: { kind: 'OFFICE_ACTION', id: 'l', version: 7, steps: ['CORRECT'] },
      ...more,
    });
  const fillCorrection = async () => {
    await open('Nordhaven');
    await userEvent.click(screen.getByRole('button', { name: 'Correct the date' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('New last day');
    await userEvent.clear(field);
    await userEvent.type(field, '2027-03-08');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'misread');
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Where it is known from' }),
      'the letter of the office',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Correct the date' }));
    return dialog;
  };

  it('corrects the date of a letter, with why and where that is known from, and says that it waits', async () => {
    const sent = await renderAdminPage(docketPage(), {
      answers: {
        ...correctable(),
        DocketCorrectLetter: done('correctOfficeActionDueDate', 'OfficeAction'),
      },
    });
    await fillCorrection();
    expect(await screen.findByText(/A second person has to confirm it/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentAs(sent, 'DocketCorrectLetter')[0]?.variables).toEqual({
      id: 'l',
      expectedVersion: 7,
      input: { dueDate: '2027-03-08', reason: 'misread (known from: the letter of the office)' },
    });
  });

  it('a date that is later than the rule gives is refused at its field, and nothing typed is lost', async () => {
    await renderAdminPage(docketPage(), {
      answers: {
        ...correctable(),
        DocketCorrectLetter: () => ({
          correctOfficeActionDueDate: {
            __typename: 'Refusal',
            code: 'INVALID',
            message: 'Look at the fields.',
            fields: [
              {
                path: ['dueDate'],
                code: 'LATER_THAN_RULE',
                message: 'The rule gives 1 March 2027 at the latest.',
              },
            ],
          },
        }),
      },
    });
    const dialog = await fillCorrection();
    expect(await dialog.findByRole('alert')).toHaveTextContent('The rule gives 1 March 2027');
    expect(dialog.getByLabelText('New last day')).toHaveAccessibleDescription(/The rule gives/);
    expect(dialog.getByRole('textbox', { name: 'Why' })).toHaveValue('misread');
  });

  it('asks of a later day what it stands on, and sends the extension or the paper with it', async () => {
    const sent = await renderAdminPage(docketPage(), {
      answers: {
        ...correctable(),
        DocketLetterPapers: () => ({
          documentList: { items: [{ id: 'paper', name: 'Letter of 3 March.pdf' }] },
        }),
        DocketCorrectLetter: refusal('correctOfficeActionDueDate', 'Somebody was faster.'),
      },
    });
    const dialog = await fillCorrection();
    const sentLast = () => sentAs(sent, 'DocketCorrectLetter').at(-1)?.variables['input'];
    await userEvent.click(dialog.getByRole('radio', { name: 'The office granted more time' }));
    await userEvent.type(dialog.getByLabelText('Asked for at the office on'), '2027-02-20');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct the date' }));
    await waitFor(() =>
      expect(sentLast()).toMatchObject({ laterDueDateCause: 'EXTENSION_GRANTED', extendedOn: '2027-02-20' }),
    );
    await userEvent.click(dialog.getByRole('radio', { name: 'The rule does not fit this letter' }));
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'The paper that gives the day' }),
      await dialog.findByRole('option', { name: 'Letter of 3 March.pdf' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Correct the date' }));
    await waitFor(() =>
      expect(sentLast()).toEqual({
        dueDate: '2027-03-08',
        reason: 'misread (known from: the letter of the office)',
        laterDueDateCause: 'RULE_DOES_NOT_FIT',
        dueDateSourceId: 'paper',
      }),
    );
  });

  it('says of a day that waits for its second person what it stands on', async () => {
    await renderAdminPage(docketPage(), {
      answers: correctable({
        proposedDueDate: '2027-03-08',
        laterDueDateCause: 'RULE_DOES_NOT_FIT',
        dueDateReason: 'its letter of 3 March',
        dueDateSource: { id: 'paper', name: 'Letter.pdf', url: 'https://files.example/letter.pdf' },
      }),
    });
    await open('Nordhaven');
    expect(screen.getByText(/Until a second person confirms it the earlier day counts/)).toHaveTextContent(
      /8 March 2027.*The rule does not fit this letter\. Changed because: its letter of 3 March/,
    );
    expect(screen.getByRole('link', { name: 'Paper: Letter.pdf' })).toHaveAttribute(
      'href',
      'https://files.example/letter.pdf',
    );
  });

  it('corrects a proof of use with its late-fee day', async () => {
    const sent = await renderAdminPage(docketPage(), {
      answers: {
        ...correctable({
          graceDate: '2027-09-01',
          subject: { kind: 'USE_IN_COMMERCE_REQUEST', id: 'p', version: 3, steps: ['CORRECT'] },
        }),
        DocketCorrectProof: done('correctUseInCommerceDeadline', 'UseInCommerceRequest'),
      },
    });
    await fillCorrection();
    await waitFor(() =>
      expect(sentAs(sent, 'DocketCorrectProof')[0]?.variables['input']).toMatchObject({
        dueDate: '2027-03-08',
        graceEndDate: '2027-09-01',
      }),
    );
  });

  it('says why the safe date is that day', async () => {
    await renderAdminPage(docketPage(), {
      answers: docketOf({
        nominalDate: '2027-01-01',
        legalDate: '2027-01-04',
        safeDate: '2026-12-22',
        closedBecause: "New Year's Day",
      }),
    });
    expect(await screen.findByRole('button', { name: '22 December 2026' })).toHaveAccessibleDescription(
      /Five days on which the office is open.*moved to .*4 Jan(uary)? 2027: the office is closed \(New Year's Day\)/,
    );
  });

  it('puts one colleague in charge of several rows, each letter or mark once', async () => {
    const same = { kind: 'TRADEMARK', id: 'm', version: 4, steps: [] };
    const sent = await renderAdminPage(docketPage(), {
      answers: {
        ...docketOf(
          { markName: 'One', subject: same },
          { markName: 'One again', subject: same },
          { markName: 'Two', subject: { kind: 'OFFICE_ACTION', id: 'l', version: 7, steps: [] } },
          { markName: 'Left', subject: { kind: 'TRADEMARK', id: 'n', version: 1, steps: [] } },
        ),
        DocketAssignMark: done('assignTrademark', 'Trademark'),
        DocketAssignLetter: refusal('assignOfficeAction', 'The letter is closed.'),
      },
    });
    for (const name of ['One', 'One again', 'Two'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    expect(screen.getByText('3 chosen')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Put in charge' }), lawyer.id);
    expect(await screen.findByRole('alert')).toHaveTextContent('The letter is closed.');
    await waitFor(() => expect(screen.queryByText('3 chosen')).toBeNull());
    expect(sentAs(sent, 'DocketAssignMark').map(({ variables }) => variables['id'])).toEqual(['m']);
    expect(sentAs(sent, 'DocketAssignLetter')).toHaveLength(1);
  });

  it('opens a calendar address of the firm and ends one', async () => {
    const sent = await renderAdminPage(docketPage(), {
      answers: {
        DocketFeeds: () => ({
          calendarFeedList: {
            items: [
              {
                id: 'f',
                name: null,
                scope: 'FIRM',
                path: '/api/calendar/secret.ics',
                createdAt: `${inDays(0)}T10:00:00Z`,
              },
            ],
          },
        }),
        DocketOpenFeed: done('createCalendarFeed', 'CalendarFeed'),
        DocketEndFeed: done('deleteCalendarFeed', 'CalendarFeed'),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Calendar' }));
    expect(await screen.findByText(/\/api\/calendar\/secret\.ics$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'New address: the whole firm' }));
    await waitFor(() =>
      expect(sentAs(sent, 'DocketOpenFeed')[0]?.variables).toEqual({ input: { scope: 'FIRM' } }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(sentAs(sent, 'DocketEndFeed')[0]?.variables).toEqual({ id: 'f' }));
  });
});
