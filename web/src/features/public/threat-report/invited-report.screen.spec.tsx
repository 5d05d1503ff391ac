import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../../testing/render-page.js';
import { ids, linkTo, refusal } from '../../../../testing/stub-facts.js';
import { invitationAnswers } from '../../../../testing/stub-linked-report.js';
import * as page from './invited-report.screen.js';

interface Sent {
  readonly name: string;
  readonly variables: { readonly about?: string; readonly input?: Readonly<Record<string, unknown>> };
  readonly link: string | null;
}
const token = linkTo(ids.approved);
let sent: Sent[] = [];
let answers: Readonly<Record<string, () => unknown>> = {};
/** Why the gateway takes no link. */
let turnedAway: string | undefined;

beforeEach(() => {
  sent = [];
  answers = invitationAnswers;
  turnedAway = undefined;
  globalThis.fetch = (async (_address: unknown, init: RequestInit) => {
    const { operationName: name, variables } = JSON.parse(String(init.body)) as {
      operationName: string;
      variables: Sent['variables'];
    };
    sent.push({ name, variables, link: new Headers(init.headers).get('x-link-token') });
    const errors = [{ message: 'no', extensions: { code: 'UNAUTHENTICATED', reason: turnedAway } }];
    return new Response(JSON.stringify(turnedAway === undefined ? { data: answers[name]?.() } : { errors }), {
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
});
afterEach(cleanup);

const open = (link = token): void =>
  void renderPage([{ path: '/report-violation/:about/:id', ...page, HydrateFallback: () => null } as never], {
    locale: 'en',
    at: `/report-violation/${ids.product}/${link}`,
  });
const mutations = () => sent.filter(({ name }) => name === 'ReportByLink');
async function fillIn(links = 'https://shop.test/1'): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: 'Report a copy of your brand' });
  fireEvent.change(screen.getByLabelText(/Pages where it can be seen/), { target: { value: links } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Logo' }));
}
const send = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Send the report' }));

describe('the form behind the personal link of a letter', () => {
  it('names the brand, asks nobody who they are, and sends the report by the link', async () => {
    open();
    await fillIn();
    expect(screen.getByText('NORDHAVEN')).toBeVisible();
    expect(screen.queryByLabelText(/e-mail/i)).toBeNull();
    send();
    expect(await screen.findByRole('heading', { name: 'We have your report' })).toBeVisible();
    expect(sent[0]).toMatchObject({
      name: 'ReportInvitation',
      link: token,
      variables: { about: ids.product },
    });
    expect(mutations()).toMatchObject([
      { link: token, variables: { input: { type: 'Logo', links: ['https://shop.test/1'] } } },
    ]);
    expect(mutations()[0]?.variables.input).not.toHaveProperty('contactEmail');
  });

  it('says what is missing before anything is sent', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Report a copy of your brand' });
    send();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Fill in “Pages where it can be seen”');
    expect(mutations()).toEqual([]);
  });

  it('says that a link was used meanwhile, and keeps what was typed', async () => {
    answers = { ...answers, ReportByLink: () => ({ reportByLink: refusal('INVITATION_USED') }) };
    open();
    await fillIn();
    send();
    expect(await screen.findByText(/A report came by this link already/)).toBeVisible();
    expect(screen.getByLabelText(/Pages where it can be seen/)).toHaveValue('https://shop.test/1');
  });

  it.each([
    ['that is cut', 'v.cut', undefined, 'This link is not complete'],
    ['of another letter', token, { reportInvitation: null }, 'This link opens no report'],
    [
      'that was used',
      token,
      { reportInvitation: { brandName: 'NORDHAVEN', used: true } },
      'A report came by this link already',
    ],
    ['whose middle was changed', token, 'LINK_INVALID', 'The address of this link was changed'],
    ['whose time is over on our clock', token, 'LINK_EXPIRED', 'This link has expired'],
  ])('says of a link %s what can be done instead', async (_which, link, answer, title) => {
    if (typeof answer === 'object') answers = { ...answers, ReportInvitation: () => answer };
    if (typeof answer === 'string') turnedAway = answer;
    open(link);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Report without a link' })).toHaveAttribute(
      'href',
      '/report-brand-infringement',
    );
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByText('NORDHAVEN')).toBeNull();
    expect(document.body).not.toHaveTextContent(/your order|newer link/i);
  });

  it('asks nothing of us for a link whose time is over', async () => {
    const [purpose, subject, revision, , mac] = token.split('.');
    open([purpose, subject, revision, (1_000_000_000).toString(36), mac].join('.'));
    expect(await screen.findByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
    await waitFor(() => expect(sent).toEqual([]));
  });
});
