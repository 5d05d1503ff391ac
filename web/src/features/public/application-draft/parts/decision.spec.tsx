import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeObserver } from '../../../../../testing/fake-observer.js';
import { renderPage } from '../../../../../testing/render-page.js';
import type { DraftRequest } from '../use-draft.js';
import { Decision } from './decision.js';

type Sent = {
  readonly operationName: string;
  readonly variables: { readonly input?: { readonly draftDigest?: string | null } };
};
const session = {
  user: { id: 'u', name: 'Eva', email: 'eva@example.com' },
  expires: '2099-01-01T00:00:00Z',
  accessToken: 'token',
};
const request = { id: 'r', postponedUntil: null, logo: null } as unknown as DraftRequest;
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
let sent: Sent[] = [];
let answersCopy: (answer: Response) => void;

beforeEach(() => {
  sent = [];
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    if (address.includes('/api/auth/session')) return Promise.resolve(json(session));
    if (!address.includes('/graphql')) return Promise.resolve(json({}));
    const asked = JSON.parse(String(init?.body)) as Sent;
    sent.push(asked);
    if (asked.operationName === 'DraftApprove')
      return Promise.resolve(
        json({ data: { approveApplication: { __typename: 'RegistrationRequest', id: 'r' } } }),
      );
    return new Promise((resolve) => {
      answersCopy = resolve;
    });
  }) as never;
  document.documentElement.lang = 'en';
  renderPage([
    { path: '/', Component: () => <Decision request={request} offices={[]} onDone={() => undefined} /> },
  ]);
});
afterEach(cleanup);

const copy = (offices: readonly object[] = []) => json({ data: { filingCopy: { digest: 'd1', offices } } });
const asked = (count: number): Promise<void> => waitFor(() => expect(sent).toHaveLength(count));
const approvals = (): unknown[] =>
  sent
    .filter(({ operationName }) => operationName === 'DraftApprove')
    .map(({ variables }) => variables.input?.draftDigest);
const approve = () => screen.getByRole('button', { name: 'Approve the draft' });

it('who wrote the terms is said beside them, before they are approved', async () => {
  const content = {
    mark: { words: 'Velomar', logoType: null, colorClaim: null, logoDocumentId: null },
    goodsAndServices: [{ classNumber: 11, terms: ['lamps'] }],
    owner: null,
    domicileAddress: null,
    mailingAddress: null,
    priority: null,
    filingBasis: null,
    specimens: [],
  };
  await asked(1);
  answersCopy(
    copy([
      {
        applicationJurisdictionId: 'j',
        jurisdiction: 'EU',
        content,
        termsWritten: [{ classNumber: 11, writer: 'LAWYER', writerName: 'Lena Demo', terms: ['lamps'] }],
      },
    ]),
  );
  expect(await screen.findByText('Lena Demo, lawyer, wrote these terms')).toBeTruthy();
  expect(approve()).toBeTruthy();
});

it('the way to the decision is at the foot of a phone while the draft is read; nothing is approved from there', async () => {
  const view = fakeObserver();
  await asked(1);
  answersCopy(copy());
  const form = (await screen.findByRole('checkbox')).closest('form') as HTMLElement;
  await waitFor(() => expect(view.watched()).toContain(form));
  view.see(form, false);
  expect(view.bar()).toEqual(['What would you like to do?', 'To the decision']);
  let seen: Element | undefined;
  form.scrollIntoView = () => {
    seen = form;
  };
  await userEvent.click(screen.getByText('To the decision', { selector: '[aria-hidden] *' }));
  expect([seen, approvals()]).toEqual([form, []]);
  view.restore();
});

describe('a draft is approved', () => {
  it('when what will be filed is there to be read, not before', async () => {
    await asked(1);
    expect([
      screen.queryByRole('checkbox'),
      screen.queryByRole('button', { name: 'Approve the draft' }),
    ]).toEqual([null, null]);
    answersCopy(copy());
    await userEvent.click(await screen.findByRole('checkbox'));
    await waitFor(() => expect(approve().getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(approve());
    await waitFor(() => expect(approvals()).toEqual(['d1']));
  });

  it('after another look when the first one failed', async () => {
    await asked(1);
    answersCopy(json({}, 500));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await asked(2);
    answersCopy(copy());
    await userEvent.click(await screen.findByRole('checkbox'));
    await waitFor(() => expect(approve().getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(approve());
    await waitFor(() => expect(approvals()).toEqual(['d1']));
  });
});
