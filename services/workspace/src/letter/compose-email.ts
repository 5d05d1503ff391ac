import MailComposer from 'nodemailer/lib/mail-composer';

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** With its angle brackets; the same for every try. */
  readonly messageId: string;
  readonly locale: string;
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
  const { to, subject, html, text, messageId, locale } = email;
  const compiled = new MailComposer({
    from: sender.from,
    ...(sender.replyTo === undefined ? {} : { replyTo: sender.replyTo }),
    // An object, so that no address is ever parsed as a list.
    to: { name: '', address: to },
    subject,
    html,
    text,
    messageId,
    date,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': locale,
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
