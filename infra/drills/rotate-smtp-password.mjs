import { rolePassword } from '../local/keys.mjs';
import { prove } from './proof.mjs';
import { oneEach, untilLettersCame, untilLettersWait, visitorsAsk } from './visitors.mjs';

const USER = 'cotta';

/** @type {import('./all-drills.mjs').Drill} */
export const rotateSmtpPassword = {
  name: 'rotate-smtp-password',
  about: 'the password at the mail server is replaced while visitors ask for checks; then one ends too early',
  recipe: 'Replace a key',
  async play(copy, say) {
    const accept = async (/** @type {string[]} */ ...passwords) => {
      const logins = passwords.length === 0 ? {} : { [USER]: passwords };
      const answer = await fetch(`${copy.servers.MAIL_INBOX_URL}/api/logins`, {
        method: 'POST',
        body: JSON.stringify(logins),
      });
      if (!answer.ok) throw new Error(`the mail server answered with ${answer.status}`);
    };
    const give = async (/** @type {string | undefined} */ password) => {
      const url = new URL(copy.servers.SMTP_URL);
      if (password !== undefined) Object.assign(url, { username: USER, password });
      await copy.again('workspace-worker', { SMTP_URL: url.href });
    };
    copy.later(async () => {
      await accept();
      await give(undefined);
    });
    const [first, second, third] = [rolePassword(), rolePassword(), rolePassword()];
    await accept(first);
    await give(first);
    const before = await visitorsAsk(copy, 5);
    prove(say, 'letters before', await untilLettersCame(copy, before), oneEach(5));

    await accept(first, second);
    say('recipe', 'the mail server takes both passwords');
    const both = await visitorsAsk(copy, 5);
    await give(second);
    await accept(second);
    say('recipe', 'the worker of the workspace has the second one, and the first has ended');
    both.push(...(await visitorsAsk(copy, 5)));
    prove(say, 'letters', await untilLettersCame(copy, both), oneEach(10));

    await accept(third);
    say('damage', 'the mail server takes a third password alone, which no program has');
    const waiting = await visitorsAsk(copy, 5);
    await untilLettersWait(copy, 5);
    await give(third);
    say('recipe', 'the worker of the workspace has the third one');
    prove(say, 'letters of those who waited', await untilLettersCame(copy, waiting), oneEach(5));
    const failed = "select count(*) from outgoing_mail where state = 'failed'";
    prove(say, 'letters that were given up', await copy.count('workspace', failed), 0);
  },
};
