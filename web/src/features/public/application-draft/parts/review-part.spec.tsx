import { afterAll, afterEach, beforeEach, expect, it } from '@jest/globals';
import { useState } from 'react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeObserver } from '../../../../../testing/fake-observer.js';
import { renderPage } from '../../../../../testing/render-page.js';
import { ReviewPart } from './review-part.js';

type Sent = { readonly operationName: string; readonly variables: { readonly leaveOutUnused?: boolean } };
const session = {
  user: { id: 'u', name: 'Eva', email: 'eva@example.com' },
  expires: '2099-01-01T00:00:00Z',
  accessToken: 'token',
};
const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
const refusal = (code: string) => ({ __typename: 'Refusal', code, message: code, fields: [] });
let sent: Sent[] = [];
let asked = 0;
let refuses = 'NOT_USED';

const view = fakeObserver();

/** With a button that stands for an answer given above. */
function Page() {
  const [missing, setMissing] = useState<
    readonly {
      kind: 'QUESTIONNAIRE';
      jurisdiction: null;
      turn: 'CLIENT';
      before: 'REVIEW';
      __typename: 'DraftGap';
    }[]
  >([]);
  const gap = {
    __typename: 'DraftGap',
    kind: 'QUESTIONNAIRE',
    jurisdiction: null,
    turn: 'CLIENT',
    before: 'REVIEW',
  } as const;
  return (
    <>
      <button type="button" onClick={() => setMissing((now) => (now.length === 0 ? [gap] : []))}>
        Answer
      </button>
      <ReviewPart
        id="r"
        missing={missing}
        onAsked={() => {
          asked += 1;
        }}
      />
    </>
  );
}

beforeEach(() => {
  [sent, asked] = [[], 0];
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    if (address.includes('/api/auth/session')) return Promise.resolve(json(session));
    if (!address.includes('/graphql')) return Promise.resolve(json({}));
    const now = JSON.parse(String(init?.body)) as Sent;
    sent.push(now);
    return Promise.resolve(
      json({
        data: {
          requestReview:
            now.variables.leaveOutUnused === true
              ? { __typename: 'RegistrationRequest', id: 'r' }
              : refusal(refuses),
        },
      }),
    );
  }) as never;
  document.documentElement.lang = 'en';
  renderPage([{ path: '/', Component: Page }]);
});
afterEach(cleanup);
afterAll(view.restore);

const send = () => screen.findByRole('button', { name: 'Ask for the review' });

it('what is paid and not in the draft is said, and left out only when that is pressed', async () => {
  refuses = 'NOT_USED';
  await userEvent.click(await send());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Something you have paid for is not in the draft.',
  );
  expect(asked).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Send the draft without it' }));
  await waitFor(() => expect(asked).toBe(1));
  expect(sent.map(({ variables }) => variables.leaveOutUnused)).toEqual([false, true]);
});

it('can be asked for from the foot of a phone; what is refused brings the reason into view', async () => {
  refuses = 'MORE_THAN_PAID';
  const box = await screen.findByRole('region', { name: 'Ready?' });
  let brought = 0;
  box.scrollIntoView = () => {
    brought += 1;
  };
  view.see(box, false);
  expect(view.bar()).toEqual(['Complete', 'Ask for the review']);
  await userEvent.click(screen.getByText('Ask for the review', { selector: '[aria-hidden] *' }));
  expect((await screen.findByRole('alert')).textContent).toContain('not part of your order');
  await waitFor(() => expect(brought).toBe(1));
});

it('what is more than was paid cannot be pressed away', async () => {
  refuses = 'MORE_THAN_PAID';
  await userEvent.click(await send());
  expect((await screen.findByRole('alert')).textContent).toContain('not part of your order');
  expect(screen.queryByRole('button', { name: 'Send the draft without it' })).toBeNull();
});

it('names what is missing where it was pressed; once it is answered nothing is said to be missing', async () => {
  refuses = 'DRAFT_INCOMPLETE';
  const answer = await screen.findByRole('button', { name: 'Answer' });
  await userEvent.click(answer);
  expect(
    screen.getByText('Still needed: your answer on priority', { selector: 'section > span' }),
  ).not.toBeNull();
  await userEvent.click(await send());
  expect((await screen.findByRole('alert')).textContent).toContain('The list under “Progress” says what.');
  await userEvent.click(answer);
  expect(screen.queryByRole('alert')).toBeNull();
});
