import { Fault } from '@cotta/kit/model/words/fault.js';
import { randomToken } from '@cotta/kit/model/words/ids.js';

export type SinkFault = 'none' | 'slow' | 'reject-4xx' | 'reject-5xx' | 'die-after-data';

export interface SunkEmail {
  readonly id: string;
  readonly messageId: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

/** The local mail server that keeps every letter, at `SMTP_URL` and `MAIL_INBOX_URL`. */
export interface EmailSink {
  readonly smtpUrl: string;
  /** Sender of all letters of this sink's owner. Others write to the same server at the same time: faults hit this sender alone. */
  readonly emailFrom: string;
  /** How often a message with this id was accepted, however it was answered. */
  accepted(messageId: string): Promise<number>;
  acceptedAll(): Promise<Readonly<Record<string, number>>>;
  find(messageId: string): Promise<SunkEmail | undefined>;
  /** Every byte of one, as the server got it. */
  raw(id: string): Promise<string>;
  /** For the next `count` messages of `emailFrom`, then none. */
  go(mode: SinkFault, options?: { count?: number; delayMs?: number }): Promise<void>;
}

export function emailSink(): EmailSink {
  const { SMTP_URL: smtpUrl, MAIL_INBOX_URL: inboxUrl } = process.env;
  if (smtpUrl === undefined || inboxUrl === undefined)
    throw new Fault(
      'set SMTP_URL and MAIL_INBOX_URL to a mail server for tests (npm run servers starts one)',
    );
  const sender = `office-${randomToken(6).toLowerCase()}@cotta.test`;
  const read = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const response = await fetch(new URL(path, inboxUrl), init);
    if (!response.ok) throw new Fault(`the inbox answered ${response.status} to ${path}`);
    return (await response.json()) as T;
  };
  const acceptedAll = async () =>
    (await read<{ acceptedByMessageId: Record<string, number> }>('/api/stats')).acceptedByMessageId;
  return {
    smtpUrl,
    emailFrom: `Cotta <${sender}>`,
    acceptedAll,
    accepted: async (messageId) => (await acceptedAll())[messageId] ?? 0,
    find: async (messageId) => {
      const { messages } = await read<{ messages: { id: string; messageId: string }[] }>('/api/messages');
      const known = messages.find((message) => message.messageId === messageId);
      return known === undefined ? undefined : read<SunkEmail>(`/api/messages/${known.id}`);
    },
    raw: async (id) => (await fetch(new URL(`/messages/${id}/raw`, inboxUrl))).text(),
    go: async (mode, { count = 1, delayMs = 1000 } = {}) => {
      const body = JSON.stringify({ mode, sender, ...(mode === 'none' ? {} : { count, delayMs }) });
      await read('/api/faults', { method: 'POST', body });
    },
  };
}
