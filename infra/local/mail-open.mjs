// `npm run mail`: the newest letters of the running copy, on the terminal. `npm run mail -- <id>` prints one.
import { baseFrom } from './ports.mjs';
import { serverEnvironment } from './start-servers.mjs';

const args = process.argv.slice(2);
const inbox = serverEnvironment(baseFrom(args, process.env)).MAIL_INBOX_URL;
const id = args.find((arg) => /^\d{6}$/.test(arg));

/** @param {string} path */
async function ask(path) {
  const response = await fetch(`${inbox}${path}`).catch(() => undefined);
  if (response === undefined)
    throw new Error(`No inbox answers at ${inbox}. Is a copy running? (\`npm start\`)`);
  if (response.status === 404) throw new Error('There is no such message.');
  return response.json();
}

try {
  if (id === undefined) {
    const { messages } =
      /** @type {{ messages: { id: string, receivedAt: string, to: string[], subject: string }[] }} */ (
        await ask('/api/messages')
      );
    for (const mail of messages.slice(0, 20))
      console.log(`${mail.id}  ${mail.receivedAt.slice(0, 19)}  ${mail.to.join(', ')}  ${mail.subject}`);
    console.log(`${messages.length} in all; ${inbox}/ shows them in a browser.`);
  } else {
    const mail = /** @type {{ subject: string, to: string[], text: string }} */ (
      await ask(`/api/messages/${id}`)
    );
    console.log(`To: ${mail.to.join(', ')}\nSubject: ${mail.subject}\n\n${mail.text}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
