import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, sentAs, teachDialogs } from '../../../../testing/portal-page.js';
import { present } from '../../../../testing/present.js';
import { refusal } from '../../../../testing/stub-facts.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component } from './case.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/portal/cases/:id', at: '/portal/cases/c1', Component };
const full = present(portalAnswer('PortalCase', { id: 'c1' }).case);
const made = {
  ...full,
  infringements: { ...full.infringements, items: full.infringements.items.slice(0, 1) },
  objections: { ...full.objections, items: [] },
};
const other = present(made.caseCounterparty);
const show = (more: object, answers: object = {}) =>
  renderPortalPage(page, { PortalCase: () => ({ case: { ...made, id: 'c1', ...more } }), ...answers });
const said = async (label: string): Promise<string | null | undefined> =>
  (await screen.findByText(label)).nextElementSibling?.textContent;

describe('a threat', () => {
  it('tells who is on the other side, what they are called elsewhere and how much it matters', async () => {
    show({
      relevance: 'HIGH',
      caseCounterparty: {
        ...other,
        primaryName: 'Copy Ltd',
        aliases: ['Copycat', 'Kopie'],
        websites: ['copy.example'],
        whitelisted: false,
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Copy Ltd' })).toBeInTheDocument();
    expect(await said('Also known as')).toBe('Copycat, Kopie');
    expect(await said('Websites')).toBe('copy.example');
    expect(await said('A lawyer’s view')).toBe('high relevance');
    expect(screen.queryByText('Whitelist')).toBeNull();
  });

  it('says what was reported to a platform, when, and what came back', async () => {
    const report = {
      __typename: 'CasePlatformReport',
      id: 'p1',
      channel: 'AMAZON',
      status: 'REFUSED',
      filedOn: '2026-03-02',
      referenceNumber: 'R-77',
      answer: 'The name is descriptive.',
      links: ['https://market.example/1', 'https://market.example/2'],
    };
    show({ platformReports: { __typename: 'CasePlatformReportPage', items: [report] } });
    expect(await screen.findByRole('heading', { name: 'Reports to platforms' })).toBeInTheDocument();
    expect(screen.getByText('Amazon').closest('p')).toHaveTextContent(
      /^Amazon: refused, 2 pages, filed .*2026, number R-77$/,
    );
    expect(screen.getByText('The platform answered: The name is descriptive.')).toBeInTheDocument();
  });

  const toApprove = {
    __typename: 'CaseLetter',
    id: 'l1',
    version: 4,
    status: 'WITH_CLIENT',
    createdAt: '2026-03-03T10:00:00.000Z',
    draftNumber: 2,
    recipientName: 'Copy Ltd',
    offeredText: 'Please stop using the sign.',
    answerBy: '2026-04-01',
    changesAsked: null,
    way: null,
    sentOn: null,
    trackingNumber: null,
    answer: null,
    answeredOn: null,
    document: { __typename: 'Document', id: 'd1', name: 'letter.pdf', url: '/letter.pdf' },
  };
  const withLetter = (more: object) => ({
    letters: { __typename: 'CaseLetterPage', items: [{ ...toApprove, ...more }] },
  });

  it('shows the letter as it is sent, and approves the very draft that is read', async () => {
    const sent = show(withLetter({}), {
      ApproveCaseLetter: () => ({
        approveCaseLetter: { __typename: 'CaseLetter', id: 'l1', version: 5, status: 'APPROVED' },
      }),
    });
    expect(await screen.findByText('Please stop using the sign.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'letter.pdf' })).toHaveAttribute('href', '/letter.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Approve the letter' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve the letter' }));
    await waitFor(() =>
      expect(sentAs(sent, 'ApproveCaseLetter')).toEqual([{ id: 'l1', input: { draftNumber: 2 } }]),
    );
  });

  const turn = () => screen.findByRole('region', { name: 'What happens next' });
  const solution = (paidAt: string | null, status = 'ORDERED') => ({
    solutions: {
      __typename: 'CaseSolutionPage',
      items: [{ __typename: 'CaseSolution', id: 's1', status, paidAt, serviceRequestId: 'r1' }],
    },
  });
  const noLetters = { letters: { __typename: 'CaseLetterPage', items: [] } };

  it('with a step that is not paid is the client’s turn, and leads to the payment', async () => {
    show({ status: 'IN_PROGRESS', ...noLetters, ...solution(null) });
    expect(await turn()).toHaveTextContent(/your turn.*We begin once it is paid/);
    expect(screen.queryByText('We are acting')).toBeNull();
    expect(screen.getByRole('link', { name: 'Pay for it' })).toHaveAttribute(
      'href',
      '/portal/service-order/r1?new',
    );
    cleanup();
    show({ status: 'IN_PROGRESS', ...noLetters, ...solution('2026-03-02T10:00:00.000Z') });
    expect(await turn()).toHaveTextContent(/our turn.*We do what you ordered/);
    expect(screen.queryByRole('link', { name: 'Pay for it' })).toBeNull();
  });

  it.each([
    ['WITH_CLIENT', 'Waiting for your approval', 'your turn'],
    ['CHANGES_ASKED', 'The letter is being changed', 'our turn'],
    ['APPROVED', 'The letter is about to be sent', 'our turn'],
    ['BEING_E_MAILED', 'The letter is about to be sent', 'our turn'],
    ['SENT', 'The letter was sent', 'nothing to do'],
    ['ANSWERED', 'We are acting', 'our turn'],
  ])('with a letter that is %s says "%s", and whose turn it is', async (status, label, who) => {
    show({
      status: 'IN_PROGRESS',
      approachedAt: '2026-03-01T10:00:00.000Z',
      ...solution('2026-03-02T10:00:00.000Z'),
      ...withLetter({ status }),
    });
    expect(await screen.findByText(label)).toBeInTheDocument();
    expect(await turn()).toHaveTextContent(who);
  });

  it('that is open again is looked at by us, whatever was sent before', async () => {
    const reopened = {
      __typename: 'CaseTracking',
      id: 't1',
      label: 'Reopened',
      actorKind: 'system',
      createdAt: '2026-05-01T10:00:00.000Z',
    };
    const again = (status: string) =>
      show({
        tracking: { __typename: 'CaseTrackingPage', items: [reopened] },
        status: 'IN_PROGRESS',
        approachedAt: '2026-05-01T10:00:00.000Z',
        ...solution('2026-05-02T10:00:00.000Z', status),
        ...withLetter({ status: 'SENT' }),
      });
    again('DELIVERED');
    expect(await screen.findByText('A lawyer looks at it again')).toBeInTheDocument();
    expect(await turn()).toHaveTextContent(/our turn.*It is open again/);
    expect(screen.getByText('It is open again')).toBeInTheDocument();
    expect(screen.queryByText('The order goes on')).toBeNull();
    cleanup();
    again('ORDERED');
    expect(await turn()).toHaveTextContent(/our turn.*We do what you ordered/);
  });

  it('that is closed asks for nothing, whatever letter or step is left of it', async () => {
    show({ status: 'RESOLVED', ...solution(null), ...withLetter({}) });
    expect(await screen.findByText('Closed')).toBeInTheDocument();
    expect(await turn()).toHaveTextContent('nothing to do');
  });

  it('asks for changes of the letter in words, and keeps them when that is refused', async () => {
    const sent = show(withLetter({}), {
      AskCaseLetterChanges: () => ({
        askCaseLetterChanges: refusal('DRAFT_OUTDATED', 'A newer version of the letter has come.'),
      }),
    });
    await userEvent.click(await screen.findByText('Something should be written otherwise'));
    const send = screen.getByRole('button', { name: 'Ask for changes' });
    await userEvent.click(send);
    expect(sentAs(sent, 'AskCaseLetterChanges')).toEqual([]);
    await userEvent.type(screen.getByLabelText('What should be written otherwise'), 'Name the shop.');
    await userEvent.click(send);
    expect(await screen.findByText('A newer version of the letter has come.')).toBeInTheDocument();
    expect(screen.getByLabelText('What should be written otherwise')).toHaveValue('Name the shop.');
  });

  it('says how and when the letter went, and what came back, and asks for nothing more', async () => {
    show(
      withLetter({
        status: 'ANSWERED',
        way: 'REGISTERED_POST',
        sentOn: '2026-03-02',
        trackingNumber: 'RR1',
        answer: 'We stop.',
        answeredOn: '2026-03-09',
      }),
    );
    expect((await screen.findByText('Copy Ltd', { selector: 'strong' })).closest('p')).toHaveTextContent(
      /^Copy Ltd: answered, by registered post .*2026, number RR1$/,
    );
    expect(screen.getByText(/We stop\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve the letter' })).toBeNull();
  });

  it('of which little is known takes no empty lines', async () => {
    show({ caseCounterparty: null, relevance: null, outcome: null });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Unknown counterparty' }),
    ).toBeInTheDocument();
    expect(await said('Name')).toBe('Unknown counterparty');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Known since',
    ]);
  });

  it('that ended says how, in the words of the lawyer too', async () => {
    show({
      status: 'RESOLVED',
      outcome: 'TAKEN_DOWN',
      outcomeNote: 'The shop took the offer down on Monday.',
    });
    expect(await said('Result')).toBe('Taken downThe shop took the offer down on Monday.');
  });

  it('shows what was seen, and never makes a link of the other side’s address', async () => {
    const [finding] = made.infringements.items;
    const [seen] = present(finding).evidence.items;
    show({
      infringements: {
        items: [
          {
            ...finding,
            platform: 'A market',
            evidence: {
              items: [
                {
                  ...seen,
                  description: 'The same lamp',
                  website: 'https://copy.example/lamp',
                  document: { id: 'd', name: 'screen.png', url: '/d.png' },
                },
              ],
            },
          },
        ],
      },
    });
    expect(await screen.findByText(/copy\.example\/lamp/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /copy\.example/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'screen.png' })).toHaveAttribute('download', 'screen.png');
  });

  const look = {
    __typename: 'EvidenceCapture',
    outcome: 'CAPTURED',
    seen: 'UNKNOWN',
    caseInfringementEvidenceId: 'e1',
    dueAt: '2026-03-02T10:00:00Z',
    capturedAt: '2026-03-02T10:00:00Z',
  };

  it('says of each look what was seen, and when it is looked at again', async () => {
    const [finding] = made.infringements.items;
    const [piece] = present(finding).evidence.items;
    const seen = (day: string, saw: string) => ({
      ...look,
      id: day,
      seen: saw,
      capturedAt: `${day}T10:00:00Z`,
      manifestHash: day,
    });
    const ahead = { ...look, seen: null, outcome: null, capturedAt: null, manifestHash: null };
    const looks = [
      { ...ahead, id: 'third', dueAt: '2026-05-01T10:00:00Z' },
      seen('2026-03-16', 'GONE'),
      seen('2026-03-02', 'THERE'),
    ];
    const shown = (captures: readonly object[]) =>
      show({
        infringements: {
          items: [{ ...finding, evidence: { items: [{ ...piece, id: 'e1', goneDate: '2026-03-10' }] } }],
        },
        evidenceCaptures: { items: captures },
      });
    shown(looks);
    expect(await screen.findByText(/We look again on/)).toHaveTextContent(
      /16 Mar 2026, \d\d:00 · it was gone.*2 Mar 2026, \d\d:00 · it was there.*seen to be gone 10 March 2026.*We look again on 1 May 2026/,
    );
    cleanup();
    shown([{ ...ahead, id: 'first' }]);
    expect(await screen.findByText(/seen to be gone/)).not.toHaveTextContent('We look again');
  });

  it('says where a page could be captured, and where it could not', async () => {
    const [finding] = made.infringements.items;
    const [seen] = present(finding).evidence.items;
    const capture = (id: string, outcome: string) => ({ ...look, id, outcome, manifestHash: id });
    show({
      infringements: { items: [{ ...finding, evidence: { items: [{ ...seen, id: 'e1' }] } }] },
      evidenceCaptures: { items: [capture('aa', 'CAPTURED'), capture('bb', 'REFUSED')] },
    });
    expect(await screen.findByRole('link', { name: 'Proof of the page as it was captured' })).toHaveAttribute(
      'href',
      '/evidence/aa',
    );
    expect(screen.getByRole('link', { name: /We tried to capture the page/ })).toHaveAttribute(
      'href',
      '/evidence/bb',
    );
  });

  it('without evidence says that nothing was recorded yet', async () => {
    show({ infringements: { items: [] } });
    expect(await screen.findByText('Nothing was recorded yet.')).toBeInTheDocument();
  });

  it('leads to the steps a lawyer recommends, once there are any', async () => {
    show({ status: 'CLIENT_APPROACHED' });
    expect(await screen.findByRole('link', { name: 'Recommended steps' })).toHaveAttribute(
      'href',
      '/portal/solution-center/c1',
    );
    cleanup();
    show({ status: 'CREATED', solutions: { items: [] } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Recommended steps' })).toBeNull();
  });

  it('that is not there, or is somebody else’s, leads back home', async () => {
    renderPortalPage(page, { PortalCase: () => ({ case: null }) });
    expect(await screen.findByRole('link', { name: /portal|home|overview/i })).toHaveAttribute(
      'href',
      '/portal',
    );
    expect(screen.queryByText('What was seen')).toBeNull();
  });

  it('that did not load is asked for again', async () => {
    let down = true;
    renderPortalPage(page, {
      PortalCase: () => {
        if (down) throw new TypeError('offline');
        return { case: { ...made, id: 'c1' } };
      },
    });
    const again = within(await screen.findByRole('alert')).getByRole('button');
    down = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'What was seen' })).toBeInTheDocument();
  });
});

describe('a threat that was closed', () => {
  it('is reopened with what happened, and the page shows it open', async () => {
    let status = 'RESOLVED';
    const sent = renderPortalPage(page, {
      PortalCase: () => ({ case: { ...made, id: 'c1', status } }),
      ReopenCase: () => {
        status = 'IN_PROGRESS';
        return { reopenCase: { __typename: 'Case', id: 'c1', version: 2, status } };
      },
    });
    await userEvent.click(await screen.findByText('It came back: reopen', { selector: 'summary' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'What happened' }), 'The shop is back.');
    await userEvent.click(screen.getByRole('button', { name: 'It came back: reopen' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'What happened' })).toBeNull());
    expect(sentAs(sent, 'ReopenCase')).toEqual([{ id: 'c1', input: { reason: 'The shop is back.' } }]);
  });

  it('stays closed when the reason is refused; the sentence stands at the field and what was typed stays', async () => {
    show(
      { status: 'RESOLVED' },
      {
        ReopenCase: () => ({
          reopenCase: {
            ...refusal('INPUT_INVALID'),
            fields: [{ path: ['reason'], code: 'TOO_LONG', message: 'This is too long.' }],
          },
        }),
      },
    );
    await userEvent.click(await screen.findByText('It came back: reopen', { selector: 'summary' }));
    const reason = screen.getByRole('textbox', { name: 'What happened' });
    await userEvent.type(reason, 'A long story');
    await userEvent.click(screen.getByRole('button', { name: 'It came back: reopen' }));
    await waitFor(() => expect(reason).toBeInvalid());
    expect(reason).toHaveValue('A long story');
  });

  it('because it was left alone is taken up again after a question', async () => {
    const sent = show(
      { status: 'DISMISSED' },
      {
        RestoreCase: () => ({ restoreCase: { __typename: 'Case', id: 'c1', version: 2, status: 'CREATED' } }),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Take it up again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take it up again?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sentAs(sent, 'RestoreCase')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Take it up again' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take it up again' }),
    );
    await waitFor(() => expect(sentAs(sent, 'RestoreCase')).toEqual([{ id: 'c1' }]));
  });

  it('cannot be taken up twice by one impatient hand', async () => {
    let release = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent = show(
      { status: 'DISMISSED' },
      {
        RestoreCase: async () => {
          await asked;
          return { restoreCase: { __typename: 'Case', id: 'c1', version: 2, status: 'CREATED' } };
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Take it up again' }));
    const go = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take it up again' });
    await userEvent.dblClick(go);
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentAs(sent, 'RestoreCase')).toHaveLength(1);
  });
});
