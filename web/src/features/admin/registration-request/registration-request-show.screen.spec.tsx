import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { deskDraftAnswers } from '../../../../testing/stub-desk-draft.js';
import { draftIds } from '../../../../testing/stub-draft.js';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { present } from '../../../../testing/present.js';
import { ids, lawyer, refusal } from '../../../../testing/stub-facts.js';
import { staffAnswers } from '../../../../testing/stub-staff.js';
import { Component } from './registration-request-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const working = present(staffAnswers.AdminRequest({ id: ids.working }).registrationRequest);
const answered = present(staffAnswers.AdminRequest({ id: ids.approved }).registrationRequest);
const show = (request: object, answers: AnswersByName = {}) =>
  renderAdminPage(
    { path: '/registration_request/:id/show', at: `/registration_request/${ids.working}/show`, Component },
    { answers: { AdminRequest: () => ({ registrationRequest: request }), ...answers } },
  );
/** A draft that is written in. */
const drafted = (id: string) => {
  const draft = deskDraftAnswers.DeskDraft({ id });
  return {
    ...draft,
    registrationRequest: { ...present(draft.registrationRequest), status: 'READY_FOR_DRAFTING' as const },
  };
};
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
/** At the end of the report, where whoever wrote it stands. */
const answers = async (name: string): Promise<void> =>
  userEvent.click(
    within(await screen.findByRole('group', { name: 'The end of the report' })).getByRole('button', { name }),
  );
const done = (field: string) => () => ({
  [field]: { __typename: 'RegistrationRequest', id: ids.working, version: 5 },
});
const said = async (label: string): Promise<string | null | undefined> =>
  (await screen.findAllByRole('term')).find(({ textContent }) => textContent?.endsWith(label) === true)
    ?.nextElementSibling?.textContent;

describe('a request', () => {
  it('shows what the client told us, word for word', async () => {
    await show({ ...working, meaning: 'green bakery', useInCommerce: false, jurisdictionsUndecided: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Zelená pekárna' })).toBeInTheDocument();
    expect(await said('Meaning')).toBe('green bakery');
    expect(await said('Offers')).toBe(working.businessDescription);
    expect(await said('In use')).toBe('not yet');
    expect(await said('Offices')).toMatch(/Wants advice on countries$/);
    expect(await said('Language, country, currency')).toBe('English · Czechia · CZK');
    expect(screen.getByRole('link', { name: 'https://lumora.example' })).toHaveAttribute(
      'rel',
      'noreferrer noopener',
    );
  });

  it('makes no link of what is no address of a page', async () => {
    await show({ ...working, websites: ['lumora.example', 'javascript:alert(1)'] });
    expect(await screen.findByText('javascript:alert(1)')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /javascript|lumora\.example/ })).toBeNull();
  });

  it('says of each message in the history who wrote it', async () => {
    const message = {
      ...present(working.timeline[0]),
      type: 'MessageWritten',
      label: 'Message written',
      actorKind: 'system',
      reason: null,
    };
    await show({
      ...working,
      timeline: [
        { ...message, id: 'm1', by: 'YOU', actorName: null },
        { ...message, id: 'm2', by: 'US', actorName: 'Lena Demo' },
      ],
    });
    const history = within(await screen.findByRole('list', { name: 'Timeline' }));
    const who = history.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(who).toEqual([expect.stringMatching(/the client/), expect.stringMatching(/Lena Demo/)]);
  });

  it('that is not there is not an empty one', async () => {
    await show({});
    cleanup();
    await renderAdminPage(
      { path: '/registration_request/:id/show', at: '/registration_request/x/show', Component },
      { answers: { AdminRequest: () => ({ registrationRequest: null }) } },
    );
    expect(await screen.findByRole('heading', { name: 'There is no such request' })).toBeInTheDocument();
    expect(screen.queryByText('What the client told us')).toBeNull();
  });

  it('is taken over by who looks at it, and only while somebody else has it', async () => {
    const sent = await show(
      { ...working, assignedAdminId: null },
      { StartVerification: done('startVerification') },
    );
    await press('Take the check');
    expect(await screen.findByText('It is yours, and the work has begun.')).toBeInTheDocument();
    expect(sentAs(sent, 'StartVerification').map(({ variables }) => variables)).toEqual([
      { id: ids.working },
    ]);
    cleanup();
    await show({ ...working, assignedAdminId: lawyer.id });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Take the check' })).toBeNull();
  });

  it('says why somebody cannot be put in charge', async () => {
    const no = refusal('NOT_STAFF');
    const sent = await show(working, {
      AdminAssignRegistrationRequest: () => ({ assignRegistrationRequest: no }),
    });
    const charge = await screen.findByRole('combobox', { name: 'In charge' });
    await waitFor(() => expect(charge).toBeEnabled());
    await userEvent.selectOptions(charge, 'Adam Admin');
    expect(await screen.findByText(no.message)).toBeInTheDocument();
    expect(sentAs(sent, 'AdminAssignRegistrationRequest')[0]?.variables).toMatchObject({
      id: ids.working,
      input: { assignedAdminId: '0190a000-0000-7000-8000-0000000000a2' },
    });
  });

  it('says whom it waits for and offers one next step, the others in the menu by group', async () => {
    await show(
      { ...working, status: 'READY_FOR_DRAFTING', promisedAt: null },
      { DeskDraft: () => drafted(draftIds.finished) },
    );
    expect(await screen.findByText(/^Waits for us/)).toBeInTheDocument();
    expect(screen.getByText('To be drafted')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Send to the client' })).toBeInTheDocument();
    await press('More steps');
    const menu = within(await screen.findByRole('dialog', { name: 'Steps' }));
    expect(
      within(menu.getByRole('region', { name: 'Client' })).getByText('Pause reminders'),
    ).toBeInTheDocument();
    expect(menu.getByText('Postpone').nextSibling).toHaveTextContent(
      'Only when it is: With the client / Client wrote / End asked.',
    );
  });

  it('whose draft lacks something is filled in first, by name; sending waits and says for what', async () => {
    const id = draftIds.open;
    await show(
      { ...working, id, status: 'READY_FOR_DRAFTING', promisedAt: null },
      {
        DeskDraft: () => drafted(id),
      },
    );
    const fill = await screen.findByRole('button', { name: 'Fill in the owner' });
    expect(screen.queryByRole('button', { name: 'Send to the client' })).toBeNull();
    const why =
      'Before it can go to the client: the owner, an address, and goods and services (United States).';
    expect(screen.getByText(why)).toBeInTheDocument();
    await press('More steps');
    const menu = within(await screen.findByRole('dialog', { name: 'Steps' }));
    expect(menu.getByText('Send to the client').nextSibling).toHaveTextContent(why);
    await userEvent.click(menu.getByRole('button', { name: 'Close' }));
    await userEvent.click(fill);
    expect(screen.getByRole('region', { name: /^The owner|^Owner/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it.each([
    [true, undefined],
    [false, 'Leave out on purpose what is paid: United States 11'],
  ] as const)('is sent; all of it drafted: %s, what stays out is asked: %s', async (drafts, label) => {
    const id = draftIds.finished;
    const draft = drafted(id);
    const units = [
      { jurisdiction: 'US', classNumber: 11, paid: 'PAID', drafted: drafts, additionalOrder: null },
    ];
    await show(
      { ...working, id, status: 'READY_FOR_DRAFTING', promisedAt: null },
      {
        DeskDraft: () => ({
          ...draft,
          registrationRequest: { ...draft.registrationRequest, units, draftGaps: [] },
        }),
      },
    );
    await press('Send to the client');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send to the client' }));
    expect(dialog.queryAllByLabelText(/[Ll]eave out/)).toHaveLength(label === undefined ? 0 : 1);
    if (label !== undefined) expect(dialog.getByLabelText(new RegExp(label))).toBeInTheDocument();
  });

  it('whose report is not ready says beside the answer what is missing, before anything is pressed', async () => {
    const [problem] = working.reportProblems;
    await show({
      ...working,
      reportProblems: [
        { ...problem, code: 'SEARCH_MISSING', jurisdiction: 'EU', classNumber: null, refs: [] },
        { ...problem, code: 'DISTINCTIVENESS_MISSING', jurisdiction: null, classNumber: null, refs: [] },
      ],
    });
    expect(
      await screen.findByText(
        'Before it can go out: European Union: Search this register, or say why it was not searched. And 1 thing more, listed at the end of the report.',
      ),
    ).toBeInTheDocument();
    expect(
      within(screen.getByRole('group', { name: 'The end of the report' })).getByText(
        'To approve it, choose the risk first.',
      ),
    ).toBeInTheDocument();
  });

  it('whose client wants to end it has no next step but the answer to that wish', async () => {
    await show({
      ...working,
      status: 'READY_FOR_DRAFTING',
      endAskedAt: '2026-11-20T09:00:00.000Z',
    });
    expect(await screen.findByText('End asked')).toBeInTheDocument();
    await screen.findByRole('heading', { name: /The client asked to end this order/ });
    expect(screen.queryByRole('button', { name: 'Send to the client' })).toBeNull();
  });

  it('that was answered can be sent once more, and shows the report as the client has it', async () => {
    const sent = await show(answered, {
      AdminResendVerificationResult: done('resendVerificationResult'),
    });
    await press('Send the report again');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the report again' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the report again' }));
    await waitFor(() => expect(sentAs(sent, 'AdminResendVerificationResult')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Approve and send' })).toBeNull();
    expect(screen.getAllByText(/LUMARA/).length).toBeGreaterThan(0);
  });
});

describe('notes for colleagues', () => {
  it('stay typed when they did not arrive, and are gone when they did', async () => {
    let down = true;
    const sent = await show(working, {
      CreateNote: () => {
        if (down) throw new TypeError('offline');
        return { createNote: { __typename: 'Note', id: 'n' } };
      },
    });
    const [first] = await screen.findAllByRole('textbox', { name: 'A note for colleagues' });
    const note = present(first);
    await userEvent.type(note, ' Ask for the year. ');
    const form = within(present(note.closest('form')));
    await userEvent.click(form.getByRole('button', { name: 'Add note' }));
    expect(await form.findByRole('alert')).toHaveTextContent(/did not reach the server/);
    expect(note).toHaveValue(' Ask for the year. ');
    down = false;
    await userEvent.click(form.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(note).toHaveValue(''));
    expect(sentAs(sent, 'CreateNote').at(-1)?.variables).toEqual({
      input: { subjectType: 'registration_request', subjectId: ids.working, text: 'Ask for the year.' },
    });
  });

  it('stand beside the letters that left, in words', async () => {
    await show(working);
    expect(
      await screen.findByText('Ask whether the shop in Brno already uses the name.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Verification received · English')).toBeInTheDocument();
    expect(screen.getByText(/^sent ·/)).toBeInTheDocument();
  });
});

describe('the report', () => {
  const strategy = () => screen.findByRole('textbox', { name: 'What to file, where, in which order' });
  const office = async (name: string) => within(await screen.findByRole('group', { name }));

  it('is kept on this device as it is written, through a reload', async () => {
    await show(working);
    fireEvent.change(await strategy(), { target: { value: 'File the word first.' } });
    expect(await screen.findByText('Not saved yet; kept on this device.')).toBeInTheDocument();
    cleanup();
    await show(working);
    expect(await strategy()).toHaveValue('File the word first.');
  });

  it('is saved by Ctrl+S on the version it was written on', async () => {
    let stored = working;
    const sent = await show(working, {
      AdminRequest: () => ({ registrationRequest: stored }),
      SaveVerificationResult: () => {
        stored = {
          ...working,
          version: 5,
          verificationResult: { ...present(working.verificationResult), strategy: 'File the word first.' },
        };
        return { saveVerificationResult: { __typename: 'RegistrationRequest', id: ids.working, version: 5 } };
      },
    });
    fireEvent.change(await strategy(), { target: { value: 'File the word first.' } });
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    expect(await screen.findByText(/^Saved at /)).toBeInTheDocument();
    expect(sentAs(sent, 'SaveVerificationResult')[0]?.variables).toMatchObject({
      id: ids.working,
      expectedVersion: 4,
      input: { strategy: 'File the word first.' },
    });
  });

  it('of an office that was not searched has no answer, by itself', async () => {
    await show(working);
    const germany = await office('Germany');
    await userEvent.selectOptions(
      germany.getByRole('combobox', { name: 'Not searched, because' }),
      'Its register did not answer',
    );
    expect(germany.getByRole('combobox', { name: 'Verdict' })).toHaveValue('NO_ANSWER');
    expect(germany.queryByRole('combobox', { name: 'Risk' })).toBeNull();
    await userEvent.selectOptions(
      germany.getByRole('combobox', { name: 'Not searched, because' }),
      'Another reason',
    );
    expect(germany.getByRole('textbox', { name: 'The reason in words' })).toBeInTheDocument();
  });

  it('is not sent with a class that does not exist; the line says so', async () => {
    const sent = await show(working);
    await press('Add a class');
    const line = within(await screen.findByRole('group', { name: /^Class ?$/ }));
    await userEvent.type(line.getByRole('textbox', { name: 'Class' }), '46');
    expect(
      await screen.findByText('There is no class 46. Enter numbers from 1 to 45, such as 20, 28.'),
    ).toBeInTheDocument();
    await press('Save');
    expect(sentAs(sent, 'SaveVerificationResult')).toEqual([]);
  });

  it('is not approved without a risk', async () => {
    await show(working);
    await answers('Approve and send');
    expect(await screen.findByText('Choose the overall risk.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Approve and send the report?' })).toBeNull();
  });

  it('is not approved while something stands in its way, and says where', async () => {
    await show({
      ...working,
      reportProblems: [{ code: 'SEARCH_MISSING', jurisdiction: 'DE', classNumber: null, refs: [] }],
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Overall risk/ }), 'LOW');
    await answers('Approve and send');
    expect(
      await screen.findByText('The report cannot be approved yet: look at the list.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Search this register, or say why it was not searched/)).toBeInTheDocument();
  });

  it('is approved after a question that says who gets it', async () => {
    const sent = await show(working, { ApproveVerification: done('approveVerification') });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Overall risk/ }), 'MEDIUM');
    await answers('Approve and send');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve and send the report?' }));
    expect(dialog.getByText(/at jana@example.com at once. It carries your name/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve and send' }));
    expect(await screen.findByText('Approved. The report is on its way.')).toBeInTheDocument();
    expect(sentAs(sent, 'ApproveVerification')[0]?.variables).toEqual({
      id: ids.working,
      input: { overallRisk: 'MEDIUM' },
      expectedVersion: 4,
    });
  });

  it('is approved by the next step of the page and its key as well', async () => {
    await show({ ...working, assignedAdminId: lawyer.id });
    expect(await screen.findAllByRole('button', { name: 'Approve and send' })).toHaveLength(2);
    await userEvent.keyboard('p');
    expect(await screen.findByText('Choose the overall risk.')).toBeInTheDocument();
  });

  it('is refused in the dialog, in our words', async () => {
    await show(working, {
      ApproveVerification: () => ({ approveVerification: refusal('RISK_NEEDS_LAWYER') }),
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Overall risk/ }), 'HIGH');
    await answers('Approve and send');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve and send the report?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve and send' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Only a lawyer may approve a report whose risk is not low.',
    );
  });

  it('says no only with a reason the client can read; alternatives are sent as far as there are some', async () => {
    const sent = await show(working, { DismissVerification: done('dismissVerification') });
    await answers('Advise against');
    const dialog = within(await screen.findByRole('dialog', { name: 'Advise against this name?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Advise against and send' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Write the reason.');
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Reason, as the client will read it' }),
      'It says what is sold.',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Alternative 2' }), 'Add a logo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Advise against and send' }));
    expect(await screen.findByText('Advised against. The client is told.')).toBeInTheDocument();
    expect(sentAs(sent, 'DismissVerification')[0]?.variables).toEqual({
      id: ids.working,
      input: { reason: 'It says what is sold.', alternatives: ['Add a logo.'] },
      expectedVersion: 4,
    });
  });
});
