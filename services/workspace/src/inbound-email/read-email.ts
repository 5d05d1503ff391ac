import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { ownWords } from './own-words.js';

const MOST_WORDS = 10_000;
const MOST_FILES = 10;

export interface EmailFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** That a letter of ours did not arrive, as a mail server says it. */
export interface Bounce {
  /** All Message-IDs named in it. */
  readonly messageIds: readonly string[];
  /** `5` for good, `4` not yet, `2` it did arrive. */
  readonly statusClass: string;
  readonly reason: string;
}

/** A mail as it came, as far as we read it. */
export interface IncomingEmail {
  /** The same mail once more has the same key. */
  readonly key: string;
  /** Lower case; empty: the mail does not say. */
  readonly from: string;
  readonly fromName: string;
  readonly recipients: readonly string[];
  /** Message-IDs of what it answers, as its mail program says. */
  readonly answers: readonly string[];
  readonly subject: string;
  /** Without what the mail program repeated. */
  readonly words: string;
  readonly files: readonly EmailFile[];
  /** Which servers looked at its sender and found them to be who they say, as the newest of their notes have it. */
  readonly provedBy: readonly string[];
  /** A program wrote it: an answering machine, a list. */
  readonly isAutomatic: boolean;
  readonly bounce?: Bounce;
}

/** Headers say it by themselves; whoever writes to a list did not write to us. */
export async function readEmail(raw: Buffer): Promise<IncomingEmail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  const header = (name: string): string =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? '';
  const [sender] = addressesOf(mail.from === undefined ? [] : [mail.from]);
  const bounce = bounceIn(mail, raw);
  return {
    key: createHash('sha256')
      .update(mail.messageId ?? raw)
      .digest('hex'),
    from: sender ?? '',
    fromName: plain(mail.from?.name ?? '').slice(0, 200),
    recipients: addressesOf([...(mail.to ?? []), ...(mail.cc ?? [])]).concat(
      ['delivered-to', 'x-original-to', 'envelope-to'].map(header).filter((value) => value !== ''),
    ),
    answers: [...`${header('in-reply-to')} ${header('references')}`.matchAll(/<[^<>\s]+>/gu)].map(
      ([id]) => id,
    ),
    subject: plain(mail.subject ?? '').slice(0, 300),
    words: wordsOf(mail).slice(0, MOST_WORDS),
    files: filesOf(mail),
    provedBy: provedBy(mail),
    isAutomatic: isAutomatic(header),
    ...(bounce === undefined ? {} : { bounce }),
  };
}

/** One line: what stands in a header must not begin another one anywhere. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

function addressesOf(addresses: readonly Address[]): string[] {
  return addresses.flatMap(({ address, group }) =>
    address === undefined ? addressesOf(group ?? []) : [address.trim().toLowerCase()],
  );
}

function wordsOf({ text, html }: Email): string {
  const written =
    text ?? (html ?? '').replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/giu, '').replaceAll(/<[^>]*>/gu, ' ');
  // Zero-width signs and bells are no words.
  return ownWords(written.replaceAll(/[^\P{C}\n\r\t]/gu, ''));
}

function filesOf({ attachments }: Email): readonly EmailFile[] {
  return attachments
    .filter(({ mimeType }) => !mimeType.startsWith('message/') && mimeType !== 'text/calendar')
    .slice(0, MOST_FILES)
    .map(({ filename, content }) => ({
      name: plain(filename ?? ''),
      bytes: Buffer.from(content as ArrayBuffer),
    }));
}

function isAutomatic(header: (name: string) => string): boolean {
  const submitted = header('auto-submitted');
  return (
    (submitted !== '' && submitted !== 'no') ||
    ['bulk', 'list', 'junk', 'auto_reply'].includes(header('precedence')) ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond'].some((name) => header(name) !== '') ||
    // The null sender of servers, as the one who delivered it noted it.
    header('return-path') === '<>'
  );
}

/** Only the first note of a server counts: those below may have been written by the sender. @source RFC 8601, RFC 7489 */
function provedBy({ headers }: Email): readonly string[] {
  const notes = headers.filter(({ key }) => key === 'authentication-results');
  const seen = new Set<string>();
  return notes.flatMap(({ value }) => {
    const server = /^\s*([^\s;]+)/u.exec(value)?.[1]?.toLowerCase() ?? '';
    if (seen.has(server)) return [];
    seen.add(server);
    return /\bdmarc=pass\b/iu.test(value) ? [server] : [];
  });
}

/** @source RFC 3464: a report of a mail server, with the status of each receiver */
function bounceIn(mail: Email, raw: Buffer): Bounce | undefined {
  const type = mail.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/multipart\/report/iu.test(type) || !/delivery-status/iu.test(type)) return undefined;
  const text = raw.toString('utf8');
  const status = /^Status:\s*([245])\.\d+\.\d+/imu.exec(text)?.[1];
  if (status === undefined) return undefined;
  const diagnostic = /^Diagnostic-Code:\s*([^\n]*(?:\n[ \t][^\n]*)*)/imu.exec(text)?.[1] ?? '';
  return {
    messageIds: [...text.matchAll(/^Message-ID:\s*(<[^<>\s]+>)/gimu)].map((match) => match[1] ?? ''),
    statusClass: status,
    reason: plain(diagnostic).slice(0, 500),
  };
}
