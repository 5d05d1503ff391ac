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

/** What a header of a letter says; empty where it has none. */
export async function headerOf(id: string, name: string): Promise<string> {
  const { headers } = (await (await fetch(`${inboxUrl()}/api/messages/${id}`)).json()) as {
    headers: { name: string; value: string }[];
  };
  return headers.find((header) => header.name.toLowerCase() === name)?.value ?? '';
}

/** The entry for a calendar that came with a letter; undefined where none did. */
export async function calendarOf(id: string): Promise<string | undefined> {
  const raw = await (await fetch(`${inboxUrl()}/messages/${id}/raw`)).text();
  const part = /^content-type: text\/calendar[^]*?\r?\n\r?\n(?<body>[^]*?)\r?\n--/im.exec(raw);
  const body = part?.groups?.['body'];
  if (part === null || body === undefined) return undefined;
  if (/^content-transfer-encoding: base64/im.test(part[0]))
    return Buffer.from(body, 'base64').toString('utf8');
  if (!/^content-transfer-encoding: quoted-printable/im.test(part[0])) return body;
  const bytes = body.replaceAll(/=\r?\n/g, '').replaceAll('=', '%');
  return decodeURIComponent(bytes);
}

/** Waits for a letter whose text leads to a path of this shape, and says more where that is asked. */
export async function letterWith(
  address: string,
  path: RegExp,
  says: (text: string) => boolean = () => true,
): Promise<{ mail: Mail; link: string }> {
  return until(
    `a letter to ${address} that leads to ${path.source}`,
    async () => {
      for (const { id } of await lettersTo(address)) {
        const mail = (await (await fetch(`${inboxUrl()}/api/messages/${id}`)).json()) as Mail;
        const link = mail.text.split(/\s+/).find((word) => word.startsWith('http') && path.test(word));
        if (link !== undefined && says(mail.text)) return { mail, link };
      }
      return undefined;
    },
    { everyMs: 200 },
  );
}
