import { until } from '@cotta/kit/testing/until.js';

interface Listed {
  readonly id: string;
  readonly subject: string;
  readonly to: readonly string[];
  readonly messageId: string;
}

export interface Mail extends Listed {
  readonly text: string;
  readonly html: string;
}

function inboxUrl(): string {
  const url = process.env['MAIL_INBOX_URL'];
  if (url === undefined) throw new Error('set MAIL_INBOX_URL (npm test does)');
  return url;
}

/** Letters to one address so far, newest last. */
export async function lettersTo(address: string): Promise<readonly Listed[]> {
  const response = await fetch(`${inboxUrl()}/api/messages?to=${encodeURIComponent(address)}`);
  const { messages } = (await response.json()) as { messages: Listed[] };
  return messages;
}

/** Waits for a letter whose text leads to a path of this shape. */
export async function letterWith(address: string, path: RegExp): Promise<{ mail: Mail; link: string }> {
  return until(
    `a letter to ${address} that leads to ${path.source}`,
    async () => {
      for (const { id } of await lettersTo(address)) {
        const mail = (await (await fetch(`${inboxUrl()}/api/messages/${id}`)).json()) as Mail;
        const link = mail.text.split(/\s+/).find((word) => word.startsWith('http') && path.test(word));
        if (link !== undefined) return { mail, link };
      }
      return undefined;
    },
    { everyMs: 200 },
  );
}
