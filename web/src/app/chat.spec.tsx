import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppLink } from '../kit/link/app-link.js';
import { renderPage } from '../../testing/render-page.js';
import { sessionStore } from '../kit/session/use-session.js';
import { ChatButton } from '../kit/chat/chat-button.js';
import { dropVendorChat, type ChatUser } from '../kit/chat/vendor-chat.js';
import { forgetChat } from '../kit/chat/wanted-chat.js';
import { Root } from './root.js';

const chat = { script: 'https://chat.example/firm-1/missive.js', id: 'firm-1' };
const jana = { name: 'Jana', email: 'jana@client.test', digest: 'd1gest' };
const real = globalThis.fetch;
let said: string[] = [];
let users: ChatUser[] = [];
let answer: object | null = null;

beforeAll(() => {
  // The browser of the tests has no scrolling.
  window.scrollTo = () => undefined;
});
beforeEach(() => {
  [said, users, answer] = [[], [], null];
  globalThis.fetch = (async () =>
    new Response(answer === null ? '' : JSON.stringify(answer), {
      headers: { 'content-type': 'application/json' },
    })) as never;
});
afterEach(() => {
  cleanup();
  act(forgetChat);
  dropVendorChat();
  globalThis.fetch = real;
});

const signedIn = async (user: object): Promise<void> => {
  answer = { user: { id: 'u', ...user }, expires: '2099-01-01T00:00:00.000Z', accessToken: 'a' };
  await act(async () => void (await sessionStore().refresh()));
};
const script = () => document.querySelector<HTMLScriptElement>('script[data-chat]');
/** As the vendor's script does once it has loaded. */
const loaded = (): Promise<void> =>
  act(async () => {
    const say = (word: string) => () => void said.push(word);
    window.MissiveChat = {
      open: say('open'),
      close: say('close'),
      showButton: say('show'),
      hideButton: say('hide'),
      setUser: (user) => void users.push(user),
    };
    window.MissiveChatConfig?.onReady();
  });
const Page = () => (
  <>
    <ChatButton />
    <AppLink to="/verification">Check</AppLink>
    <AppLink to="/portal/orders">Orders</AppLink>
  </>
);
const draw = (at = '/', boot: object = { chat }) =>
  renderPage(
    [
      {
        Component: Root,
        children: [
          ...['/', '/verification', '/portal/orders', '/admin'].map((path) => ({ path, Component: Page })),
          { path: '/contact', Component: () => <h1>Ask us</h1> },
        ],
      },
    ],
    { at, boot },
  );
const button = () => screen.findByRole('button', { name: 'Chat with us' });

describe('the chat', () => {
  it('is not there where the firm has none', () => {
    draw('/', {});
    expect(screen.getByRole('link', { name: 'Check' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Chat with us' })).toBeNull();
  });

  it.each(['/portal/orders', '/admin'])('is not offered on %s', (at) => {
    draw(at);
    expect(screen.getByRole('link', { name: 'Check' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Chat with us' })).toBeNull();
  });

  it('loads nothing before somebody opens it; then it comes hidden, and opens once it is ready', async () => {
    draw();
    const open = await button();
    expect(script()).toBeNull();
    await userEvent.click(open);
    await waitFor(() => expect(script()?.src).toBe(chat.script));
    expect(window.MissiveChatConfig).toMatchObject({ id: 'firm-1', chat: { hidden: true } });
    expect(said).toEqual([]);
    await loaded();
    await waitFor(() => expect(said).toEqual(['show', 'open']));
  });

  it('is closed and hidden on pages without it, and shown again on the others, not opened by itself', async () => {
    draw();
    await userEvent.click(await button());
    await waitFor(() => expect(script()).not.toBeNull());
    await loaded();
    await waitFor(() => expect(said).toContain('open'));
    await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
    await waitFor(() => expect(said.slice(2)).toEqual(['close', 'hide']));
    await userEvent.click(screen.getByRole('link', { name: 'Check' }));
    await waitFor(() => expect(said.slice(4)).toEqual(['show']));
  });

  it('is told who is signed in with the proof, and nobody once they left; then it is gone', async () => {
    await signedIn({ name: jana.name, email: jana.email, missiveDigest: jana.digest });
    draw();
    await userEvent.click(await button());
    await waitFor(() => expect(script()).not.toBeNull());
    await loaded();
    await waitFor(() => expect(users).toEqual([jana]));
    answer = null;
    await act(async () => void (await sessionStore().signOut()));
    await waitFor(() => expect(users.at(-1)).toEqual({ name: '', email: '', digest: '' }));
    expect(said.slice(-2)).toEqual(['close', 'hide']);
    await waitFor(() => expect(script()).toBeNull());
    expect(sessionStorage.getItem('chat.wanted')).toBeNull();
  });

  it('is told of nobody whom it cannot be proved', async () => {
    await signedIn({ name: jana.name, email: jana.email, missiveDigest: null });
    draw();
    await userEvent.click(await button());
    await waitFor(() => expect(script()).not.toBeNull());
    await loaded();
    await waitFor(() => expect(users).toEqual([{ name: '', email: '', digest: '' }]));
  });

  it('that does not come leads to the form, and is not tried again by itself', async () => {
    draw('/verification');
    await userEvent.click(await button());
    await waitFor(() => expect(script()).not.toBeNull());
    act(() => void script()?.dispatchEvent(new Event('error')));
    expect(await screen.findByRole('heading', { name: 'Ask us' })).toBeInTheDocument();
    expect(sessionStorage.getItem('chat.wanted')).toBeNull();
    expect(script()).toBeNull();
  });
});
