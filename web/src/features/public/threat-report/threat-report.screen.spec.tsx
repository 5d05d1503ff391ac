import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../../testing/render-page.js';
import { linkTo, refusal } from '../../../../testing/stub-facts.js';
import { linkedReport } from '../../../../testing/stub-linked-report.js';
import { ErrorPage } from '../../../app/error-page.js';
import * as linked from './linked-report.screen.js';
import * as report from './report.screen.js';

const token = linkTo(linkedReport.id);
interface Sent {
  readonly name: string;
  readonly variables: { readonly id?: string; readonly input?: Readonly<Record<string, unknown>> };
  readonly link: string | null;
}
let sent: Sent[] = [];
let answers: Readonly<Record<string, () => unknown>> = {};

beforeEach(() => {
  sent = [];
  globalThis.fetch = (async (_address: unknown, init: RequestInit) => {
    const { operationName: name, variables } = JSON.parse(String(init.body)) as {
      operationName: string;
      variables: Sent['variables'];
    };
    sent.push({ name, variables, link: new Headers(init.headers).get('x-link-token') });
    return new Response(JSON.stringify({ data: answers[name]?.() }), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
});
afterEach(cleanup);

const page = (path: string, at: string, { Component, loader, action }: object & Record<string, never>) =>
  renderPage(
    [{ path, Component, loader, action, ErrorBoundary: ErrorPage, HydrateFallback: () => null } as never],
    { at },
  );
const reporting = () => page('/report-brand-infringement', '/report-brand-infringement', report as never);
const reading = () =>
  page('/report-brand-infringement/:id', `/report-brand-infringement/${token}`, linked as never);
const type = (label: RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const mutations = () => sent.filter(({ name }) => name !== 'LinkedReport');

async function fillIn(links = 'https://shop.test/1\n\n https://shop.test/2 '): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: 'Report a copy of a brand' });
  type(/Name of the brand/, 'Lumara');
  type(/Pages where it can be seen/, links);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Logo' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Fake account' }));
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  type(/Since when/, '2026-10-01');
  type(/Your e-mail address/, ' iva@client.test ');
  type(/Language of our letters/, 'sk');
}
const send = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Send the report' }));

describe('a copy that is reported without an account', () => {
  it('is sent whole, and its reporter reads what to do next', async () => {
    answers = {
      ReportInfringement: () => ({
        reportInfringement: { __typename: 'InfringementReport', requestId: linkedReport.id },
      }),
    };
    reporting();
    await fillIn();
    send();
    await screen.findByRole('heading', { level: 1, name: 'We have your report' });
    expect(screen.getByRole('main')).toHaveTextContent('iva@client.test');
    expect(sent).toMatchObject([
      {
        name: 'ReportInfringement',
        link: null,
        variables: {
          input: {
            type: 'Logo, Fake account',
            brandName: 'Lumara',
            brandWebsite: null,
            links: ['https://shop.test/1', 'https://shop.test/2'],
            message: null,
            contactEmail: 'iva@client.test',
            contactName: null,
            knowsThem: false,
            seenSince: '2026-10-01',
            language: 'sk',
          },
        },
      },
    ]);
  });

  it('that is not whole says at each question what is missing, and sends nothing', async () => {
    reporting();
    await screen.findByRole('heading', { level: 1, name: 'Report a copy of a brand' });
    send();
    await waitFor(() =>
      expect(screen.getAllByRole('textbox').filter((box) => box.matches('[aria-invalid]'))).toHaveLength(3),
    );
    expect(
      within(screen.getByRole('group', { name: /What is wrong there/ })).getByText('Choose at least one'),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it.each([
    ['links', '3', 'NOT_A_URL', 'Write one whole web address a line, like https://example.com/page.'],
    ['links', '', 'TOO_MANY', 'Name at most twenty pages at once.'],
    ['seenSince', '', 'IN_FUTURE', 'Name a day that has come.'],
  ])(
    'that is refused at %s %s with %s says it there and keeps what was typed',
    async (name, at, code, words) => {
      const path = at === '' ? [name] : [name, at];
      answers = {
        ReportInfringement: () => ({
          reportInfringement: { ...refusal('INPUT_INVALID'), fields: [{ path, code, message: code }] },
        }),
      };
      reporting();
      await fillIn();
      send();
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
      expect(screen.getByLabelText(/Name of the brand/)).toHaveValue('Lumara');
      expect(screen.getByRole('checkbox', { name: 'Logo' })).toBeChecked();
      expect(
        screen
          .getByLabelText<HTMLTextAreaElement>(/Pages where it can be seen/)
          .value.trim()
          .split(/\s+/),
      ).toEqual(['https://shop.test/1', 'https://shop.test/2']);
    },
  );

  it('too often says so in words', async () => {
    answers = { ReportInfringement: () => ({ reportInfringement: refusal('TOO_MANY_REPORTS') }) };
    reporting();
    await fillIn();
    send();
    expect(await screen.findByText(/three reports of this address/)).toBeInTheDocument();
  });
});

describe('the page of a report', () => {
  const one = (more: object = {}) => ({
    LinkedReport: () => ({ caseRequest: { ...linkedReport, ...more } }),
    ConfirmLinkedReport: () => ({ confirmCaseRequest: { __typename: 'CaseRequest', id: linkedReport.id } }),
    AddLinkedReportPages: () => ({ addCaseRequestLinks: { __typename: 'CaseRequest', id: linkedReport.id } }),
  });

  it('confirms nothing by being opened, and the address by a click', async () => {
    answers = one();
    reading();
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm my address' }));
    await waitFor(() => expect(mutations().map(({ name }) => name)).toEqual(['ConfirmLinkedReport']));
    expect(sent.every(({ link }) => link === token)).toBe(true);
    expect(sent[0]?.name).toBe('LinkedReport');
  });

  it('shows what was typed as text, and leads to no page that was reported', async () => {
    answers = one({ links: ['https://evil.test/1'] });
    reading();
    expect(await screen.findByText('<b>They</b> sell our jacket.')).toBeInTheDocument();
    expect(screen.getByText('https://evil.test/1')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([]);
  });

  it('takes further pages while nothing is decided', async () => {
    answers = one({ confirmedAt: '2026-11-12T15:02:00.000Z', status: 'ASSIGNED' });
    reading();
    await screen.findByRole('heading', { level: 1, name: 'A person looks at your report' });
    expect(screen.queryByRole('button', { name: 'Confirm my address' })).toBeNull();
    type(/Pages to add/, 'https://shop.test/3');
    fireEvent.click(screen.getByRole('button', { name: 'Add the pages' }));
    expect(await screen.findByText('They are added.')).toBeInTheDocument();
    expect(mutations()).toMatchObject([
      {
        name: 'AddLinkedReportPages',
        link: token,
        variables: { id: linkedReport.id, input: { links: ['https://shop.test/3'] } },
      },
    ]);
  });

  it('says why nothing is done, and where an earlier report of the same page stands', async () => {
    answers = one({ status: 'DISMISSED', dismissReason: 'It is the brand’s own shop.' });
    reading();
    expect(await screen.findByText('It is the brand’s own shop.')).toBeInTheDocument();
    expect(screen.queryByLabelText(/Pages to add/)).toBeNull();
    cleanup();
    answers = one({ alreadyHandled: 'CONVERTED' });
    reading();
    expect(await screen.findByRole('note')).toHaveTextContent('already handled in a case');
  });

  it.each([
    ['a report, that was taken back', 't', 'A newer link replaced this one', 1],
    ['something else', 'q', 'This link is for another page', 0],
  ])('says of a link to %s what is true of it', async (_what, purpose, title, newLinks) => {
    answers = { LinkedReport: () => ({ caseRequest: null }) };
    const link = token.replace(/^[a-z]+/, purpose);
    page('/report-brand-infringement/:id', `/report-brand-infringement/${link}`, linked as never);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryAllByRole('heading', { name: 'Have a new link sent' })).toHaveLength(newLinks);
  });

  it('with a link that was revoked or cut shows nothing of it', async () => {
    answers = { LinkedReport: () => ({ caseRequest: null }) };
    reading();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/jacket/)).toBeNull();
    cleanup();
    sent = [];
    page('/report-brand-infringement/:id', '/report-brand-infringement/cut', linked as never);
    await screen.findByRole('heading', { level: 1 });
    expect(sent).toEqual([]);
  });
});
