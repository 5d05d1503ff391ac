import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/**
 * One accepted message as the inbox shows it.
 * @typedef {object} Mail
 * @property {string} id
 * @property {string} messageId as the sender wrote it, with its angle brackets
 * @property {string} receivedAt ISO 8601, UTC
 * @property {string} from the envelope's sender
 * @property {string[]} to the envelope's receivers, lower case
 * @property {string} subject
 * @property {string} text
 * @property {string} html
 * @property {{ name: string, value: string }[]} headers
 * @property {{ name: string, type: string, bytes: number }[]} attachments
 */

/** @typedef {{ from: string, to: string[] }} Envelope */

/** The accepted messages, in memory and as files that survive a restart. */
export class MailStore {
  /** @type {Map<string, Mail>} oldest first */
  #mails = new Map();
  #last = 0;

  /** @param {string} dir */
  constructor(dir) {
    this.dir = dir;
  }

  async load() {
    mkdirSync(this.dir, { recursive: true });
    const files = readdirSync(this.dir)
      .filter((file) => file.endsWith('.eml'))
      .sort();
    for (const file of files) {
      const id = file.slice(0, -'.eml'.length);
      const raw = readFileSync(join(this.dir, file));
      const { receivedAt, ...envelope } = JSON.parse(readFileSync(join(this.dir, `${id}.json`), 'utf8'));
      this.#mails.set(id, await parse({ id, raw, envelope, receivedAt }));
      this.#last = Number(id);
    }
  }

  /**
   * @param {Envelope} envelope
   * @param {Buffer} raw
   * @returns {Promise<Mail>}
   */
  async add(envelope, raw) {
    this.#last += 1;
    const id = String(this.#last).padStart(6, '0');
    const receivedAt = new Date().toISOString();
    const mail = await parse({ id, raw, envelope, receivedAt });
    // The envelope first: a message file always finds its envelope at the next start.
    writeFileSync(join(this.dir, `${id}.json`), JSON.stringify({ ...envelope, receivedAt }));
    writeFileSync(join(this.dir, `${id}.eml`), raw);
    this.#mails.set(id, mail);
    return mail;
  }

  /** @param {string} id */
  find(id) {
    return this.#mails.get(id);
  }

  /** @param {string} id */
  raw(id) {
    return readFileSync(join(this.dir, `${id}.eml`));
  }

  /**
   * Newest first.
   * @param {{ to?: string | null, subject?: string | null, since?: string | null }} filter `to` and `subject` match
   *   parts of the text in any case, `since` is an ISO time and inclusive
   * @returns {Mail[]}
   */
  list({ to, subject, since } = {}) {
    const wantedTo = to?.toLowerCase() ?? '';
    const wantedSubject = subject?.toLowerCase() ?? '';
    const from = since ? new Date(since).getTime() : Number.NEGATIVE_INFINITY;
    if (Number.isNaN(from)) throw new RangeError('"since" must be an ISO time.');
    const matches = (/** @type {Mail} */ mail) =>
      mail.to.some((address) => address.includes(wantedTo)) &&
      mail.subject.toLowerCase().includes(wantedSubject) &&
      new Date(mail.receivedAt).getTime() >= from;
    return [...this.#mails.values()].filter(matches).reverse();
  }

  /** How many times each Message-ID was accepted: more than once is a letter sent twice. */
  counts() {
    /** @type {Record<string, number>} */
    const counts = {};
    for (const { messageId } of this.#mails.values()) counts[messageId] = (counts[messageId] ?? 0) + 1;
    return counts;
  }

  clear() {
    this.#mails.clear();
    for (const file of readdirSync(this.dir)) rmSync(join(this.dir, file));
  }
}

/**
 * @param {{ id: string, raw: Buffer, envelope: Envelope, receivedAt: string }} input
 * @returns {Promise<Mail>}
 */
async function parse({ id, raw, envelope, receivedAt }) {
  const email = await PostalMime.parse(raw);
  return {
    id,
    messageId: email.messageId ?? '',
    receivedAt,
    from: envelope.from,
    to: envelope.to.map((address) => address.toLowerCase()),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '(unnamed)',
      type: mimeType,
      bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
  };
}
