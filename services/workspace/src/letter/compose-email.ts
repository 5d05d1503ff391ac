import MailComposer from 'nodemailer/lib/mail-composer';
import { calendarFile, type CalendarEntry } from './calendar-entry.js';

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** With its angle brackets; the same for every try. */
  readonly messageId: string;
  readonly locale: string;
  /** Address at which letters of this kind end: opened it asks, posted to it ends them at once (RFC 8058). */
  readonly stop?: string;
  readonly calendar?: CalendarEntry;
  /** A file that goes with it. */
  readonly file?: EmailFile;
}

export interface EmailFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

export interface Sender {
  /** `Name <address>` */
  readonly from: string;
  /** Where answers go when that is not the sender. */
  readonly replyTo?: string;
}

export interface ComposedEmail {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: Buffer;
}

/** The letter as bytes. Headers tell answering machines to keep quiet. */
export async function composeEmail(email: Email, sender: Sender, date: Date): Promise<ComposedEmail> {
  const { to, subject, html, text, messageId, locale, stop, file } = email;
  const compiled = new MailComposer({
    from: sender.from,
    ...(sender.replyTo === undefined ? {} : { replyTo: sender.replyTo }),
    // An object, so that no address is ever parsed as a list.
    to: { name: '', address: to },
    subject,
    html,
    text,
    ...invitation(email, sender, date),
    ...(file === undefined
      ? {}
      : { attachments: [{ filename: file.name, contentType: file.mediaType, content: file.bytes }] }),
    messageId,
    date,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': locale,
      ...(stop === undefined
        ? {}
        : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const envelope = compiled.getEnvelope();
  return {
    envelope: { from: envelope.from === false ? '' : envelope.from, to: envelope.to },
    raw: await compiled.build(),
  };
}

/** Mail programs show the entry beside the letter, and offer to keep it. */
function invitation({ calendar, to }: Email, sender: Sender, date: Date) {
  if (calendar === undefined) return {};
  const parties = { organizer: emailAddressOf(sender.from), attendee: to };
  return {
    icalEvent: {
      method: calendar.method,
      filename: 'consultation.ics',
      content: calendarFile(calendar, parties, date),
    },
  };
}

const emailAddressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
