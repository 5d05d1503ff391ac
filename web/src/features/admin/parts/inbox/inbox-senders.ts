/** A conversation as the shared inbox tells it to a page in its frame. */
interface Conversation {
  readonly subject?: string;
  readonly messages?: readonly Message[];
  readonly latest_message?: Message;
}
interface Message {
  readonly from_field?: { readonly address?: string };
}
interface InboxWindow {
  on(event: string, hear: (ids: readonly string[]) => void, options: { retroactive: boolean }): void;
  fetchConversations(ids: readonly string[], fields: readonly string[]): Promise<readonly Conversation[]>;
}
declare global {
  interface Window {
    Missive?: InboxWindow;
  }
}

/** Who wrote in the conversation that is open in the inbox. */
export interface InboxConversation {
  readonly subject: string;
  /** Addresses from outside, each once, as they came. */
  readonly senders: readonly string[];
}

const SCRIPT = 'https://integrations.missiveapp.com/missive.js';
const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Senders outside of the firm's own domains, in lower case. */
export function sendersIn(conversations: readonly Conversation[], own: readonly string[]): InboxConversation {
  const messages = conversations.flatMap(
    ({ messages: all, latest_message: latest }) => all ?? (latest === undefined ? [] : [latest]),
  );
  const addresses = messages.flatMap(({ from_field: from }) => from?.address?.trim().toLowerCase() ?? []);
  const outside = addresses.filter((address) => !own.includes(domainOf(address)));
  return { subject: conversations[0]?.subject ?? '', senders: [...new Set(outside)] };
}

function inbox(): Promise<InboxWindow> {
  if (window.Missive !== undefined) return Promise.resolve(window.Missive);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', () =>
      window.Missive === undefined ? reject(new Error('the inbox said nothing')) : resolve(window.Missive),
    );
    script.addEventListener('error', () => reject(new Error('the script of the inbox did not come')));
    document.head.append(script);
  });
}

/** Hears which conversation is open. @param own domains of the firm @throws Error when the inbox cannot be reached */
export async function hearInbox(
  own: readonly string[],
  hear: (open: InboxConversation) => void,
): Promise<void> {
  const said = await inbox();
  said.on(
    'change:conversations',
    (ids) =>
      void said
        .fetchConversations(ids, ['subject', 'messages', 'latest_message'])
        .then((conversations) => hear(sendersIn(conversations, own))),
    { retroactive: true },
  );
}
