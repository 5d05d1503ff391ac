import { Readable } from 'node:stream';
import type { HandOver } from '@cotta/kit/runtime/letters/deliver-letter.js';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { ComposedEmail } from './compose-email.js';
import { withoutAddresses } from './email-address.js';

export interface SmtpOptions {
  /** `smtp://[user:password@]host[:port]`, or `smtps:` for TLS from the first byte. */
  readonly smtpUrl: string;
  /** The whole conversation. Shorter than a claim on a letter, so that nobody else starts while we still talk. @defaultValue 40 s */
  readonly deadlineMs?: number;
}

/** Hands one letter to the mail server and says what is known of its fate. Never throws.
 *  One connection per letter: nodemailer's pool sends again by itself when a line breaks, which would make two letters of one. */
export function smtpHandOver({
  smtpUrl,
  deadlineMs = 40_000,
}: SmtpOptions): (email: ComposedEmail) => Promise<HandOver> {
  const { connection: settings, credentials } = readSmtpUrl(smtpUrl);
  return (email) =>
    new Promise((resolve) =>
      talk({ connection: new SMTPConnection(settings), credentials, email, deadlineMs, resolve }),
    );
}

interface Talk {
  readonly connection: SMTPConnection;
  readonly credentials: SMTPConnection.Credentials | undefined;
  readonly email: ComposedEmail;
  readonly deadlineMs: number;
  readonly resolve: (answer: HandOver) => void;
}

function talk({ connection, credentials, email, deadlineMs, resolve }: Talk): void {
  const body = Readable.from(email.raw);
  // The connection reads the body after the server's go-ahead only; once it is read to its end, the server may have the letter.
  let bodyGone = false;
  body.once('end', () => (bodyGone = true));
  let over = false;
  const finish = (answer: HandOver): void => {
    if (over) return;
    over = true;
    clearTimeout(deadline);
    if (answer.accepted) leave(connection);
    else connection.close();
    resolve(answer);
  };
  const fail = (error: Error): void => finish(readTrouble(error, bodyGone));
  const deadline = setTimeout(() => fail(new Error('the mail server took too long')), deadlineMs);
  const send = (): void => {
    connection.send({ from: email.envelope.from, to: [...email.envelope.to] }, body, (error) =>
      error ? fail(error) : finish({ accepted: true }),
    );
  };
  connection.on('error', fail);
  connection.once('end', () => fail(new Error('the mail server hung up')));
  connection.connect((error) => {
    if (error) fail(error);
    else if (credentials === undefined) send();
    else connection.login({ credentials }, (refused) => (refused ? fail(refused) : send()));
  });
}

const FAREWELL_MS = 2000;

/** Says goodbye, and does not wait long for an answer. */
function leave(connection: SMTPConnection): void {
  connection.quit();
  setTimeout(() => connection.close(), FAREWELL_MS).unref();
}

/** What the server said, as far as it said anything. A "no" for good must be about this letter: wrong credentials or a refused
 *  sender are ours to mend, and the letter waits for it. */
export function readTrouble(error: Error & Partial<SMTPConnection.SMTPError>, bodyGone: boolean): HandOver {
  const { responseCode = 0, command = '', message } = error;
  const answered = responseCode >= 400;
  const lasting = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return {
    accepted: false,
    lasting,
    unsure: bodyGone && !answered,
    error: withoutAddresses(message).slice(0, 500),
  };
}

function readSmtpUrl(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const connection: SMTPConnection.Options = {
    host: url.hostname,
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  };
  const credentials =
    url.username === ''
      ? undefined
      : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  return { connection, credentials };
}
