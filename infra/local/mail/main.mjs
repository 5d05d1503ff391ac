// The mail server with its inbox as a program of its own, for containers: HOST, SMTP_PORT, INBOX_PORT and MAIL_FOLDER.
import { startMail } from './mail.mjs';

const { HOST = '127.0.0.1', SMTP_PORT = '4324', INBOX_PORT = '4325', MAIL_FOLDER = '/tmp' } = process.env;
const { stop } = await startMail({
  host: HOST,
  port: Number(SMTP_PORT),
  inboxPort: Number(INBOX_PORT),
  dir: MAIL_FOLDER,
});
console.log(JSON.stringify({ level: 'info', msg: `mail is taken at ${HOST}:${SMTP_PORT}` }));

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, () => void stop().then(() => process.exit(0)));
