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
