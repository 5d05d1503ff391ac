import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../../../testing/render-page.js';
import type { DraftRequest } from '../use-draft.js';
import { PoaPart } from './poa-part.js';

interface Sent {
  readonly operationName: string;
  readonly variables: { readonly input?: { readonly strokes: readonly unknown[] } & Record<string, unknown> };
}

const session = {
  user: { id: 'u', name: 'Eva', email: 'eva@example.com' },
  expires: '2099-01-01T00:00:00Z',
  accessToken: 'token',
};
const request = {
  id: 'r',
  poaDocument: null,
  powerOfAttorneyOffices: [
    { jurisdiction: 'BR', form: 'SIMPLE' },
    { jurisdiction: 'CN', form: 'NOTARISED' },
  ],
} as unknown as DraftRequest;
const paper = { digest: 'd1', fileName: 'poa.pdf', mediaType: 'application/pdf', content: 'JVBERi0=' };
const refusal = {
  __typename: 'Refusal',
  code: 'SIGNATURE_EMPTY',
  message: 'SIGNATURE_EMPTY',
  fields: [],
  params: [],
};
const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

let sent: Sent[] = [];
let preview: typeof paper | null = paper;
let saves = 0;

beforeEach(() => {
  sent = [];
  preview = paper;
  saves = 0;
  URL.createObjectURL = () => 'blob:poa';
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    if (address.includes('/api/auth/session')) return json(session);
    if (!address.includes('/graphql')) return json({});
    const asked = JSON.parse(String(init?.body)) as Sent;
    sent.push(asked);
    if (asked.operationName === 'DraftPoaPreview') return json({ data: { powerOfAttorneyPreview: preview } });
    const empty = asked.variables.input?.strokes.length === 0;
    return json({
      data: { signPowerOfAttorney: empty ? refusal : { __typename: 'RegistrationRequest', id: 'r' } },
    });
  }) as never;
  document.documentElement.lang = 'en';
});
afterEach(cleanup);

const draw = (more: Partial<DraftRequest> = {}, disabled = false) =>
  renderPage([
    {
      path: '/',
      Component: () => (
        <PoaPart
          number={1}
          request={{ ...request, ...more }}
          disabled={disabled}
          onSaved={() => {
            saves += 1;
          }}
        />
      ),
    },
  ]);
const button = (name: string) => screen.getByRole('button', { name });
const look = async (name = 'Show the document'): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('link', { name: 'Open the PDF' });
};
const signed = () =>
  sent
    .filter(({ operationName }) => operationName === 'DraftSignPoa')
    .map(({ variables }) => variables.input);

it('nothing can be signed before the document was shown; then exactly that one is', async () => {
  draw();
  await screen.findByText('These offices ask for one: Brazil and China.');
  expect(screen.getByText(/On paper too: China/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign the document' })).toBeNull();
  await look();
  await userEvent.type(screen.getByLabelText('Your full name'), 'Eva Example');
  await userEvent.click(button('Sign with my typed name'));
  await userEvent.click(button('Sign the document'));
  await waitFor(() => expect(saves).toBe(1));
  expect(signed()).toEqual([
    {
      digest: 'd1',
      signerName: 'Eva Example',
      signerFunction: null,
      strokes: [{ points: [60, 250, 940, 250] }],
    },
  ]);
  expect(screen.getByRole('status').textContent).toContain('Signed');
  expect(screen.queryByRole('button', { name: 'Sign the document' })).toBeNull();
});

it('signing anew begins with an empty field: no earlier signature goes along unseen', async () => {
  draw();
  await look();
  await userEvent.type(screen.getByLabelText('Your full name'), 'Eva Example');
  await userEvent.click(button('Sign with my typed name'));
  await userEvent.click(button('Sign the document'));
  await waitFor(() => expect(saves).toBe(1));

  await look('Sign again, if the owner or an office has changed');
  expect(screen.getByLabelText<HTMLInputElement>('Your full name').value).toBe('Eva Example');
  expect(screen.getByRole('img', { name: 'Field for your signature, empty' })).toBeTruthy();
  await userEvent.click(button('Sign the document'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(signed().map((input) => input?.strokes)).toEqual([[{ points: [60, 250, 940, 250] }], []]);
  expect(saves).toBe(1);
});

it('a document that cannot be made yet is said beside the button', async () => {
  preview = null;
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Show the document' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.queryByRole('link', { name: 'Open the PDF' })).toBeNull();
});

it('while the draft is closed the document can be read and not signed', async () => {
  draw({}, true);
  await look();
  expect(screen.queryByRole('button', { name: 'Sign the document' })).toBeNull();
});
