import { prove } from './proof.mjs';
import { lettersOf, oneEach, tally, untilLettersCame, untilLettersWait, visitorsAsk } from './visitors.mjs';

/** @type {import('./all-drills.mjs').Drill} */
export const lettersAway = {
  name: 'mail-away',
  about: 'the mail server is away while letters fall due; then it refuses what it is given for good',
  recipe: 'Letters do not go out',
  async play(copy, say) {
    copy.later(() => copy.restore('mail'));
    await copy.stop('mail');
    say('damage', 'the mail server takes no connection');
    const asked = await visitorsAsk(copy, 5);
    await untilLettersWait(copy, 5);
    say('seen', '5 visitors asked, each was answered; their letters wait in the table outgoing_mail');
    await copy.again('mail');
    prove(say, 'letters of those who asked', await untilLettersCame(copy, asked), oneEach(5));
    await copy.untilFigure('workspace-worker', 'cotta_messages', {
      labels: { state: 'queued' },
      is: (value) => !(value > 0),
    });
    prove(say, 'letters, when no other waits', tally(await lettersOf(copy, asked)), oneEach(5));
    await refusedForGood(copy, say);
  },
};

/**
 * A letter that is refused for good is not tried again by itself.
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {import('./local-copy.mjs').Say} say
 */
async function refusedForGood(copy, say) {
  const faults = (/** @type {string} */ mode) =>
    fetch(`${copy.servers.MAIL_INBOX_URL}/api/faults`, { method: 'POST', body: JSON.stringify({ mode }) });
  copy.later(async () => void (await faults('none')));
  await faults('reject-5xx');
  say('damage', 'the mail server answers each letter with 550');
  const asked = await visitorsAsk(copy, 5);
  await copy.untilFigure('workspace-worker', 'cotta_messages', {
    labels: { state: 'failed' },
    is: (value) => value === 5,
  });
  await copy.untilLogged('workspace-worker', 'a person should look after this letter');
  say(
    'seen',
    'alert CottaMessagesUnsure (after a quarter of an hour): docs/runbook.md#letters-do-not-go-out',
  );
  await copy.asOwner('workspace', 'letters', '--ended');
  await faults('none');
  say('recipe', 'the cause is gone: the mail server takes letters');
  await copy.asOwner('workspace', 'letters', '--again-failed');
  prove(say, 'letters of theirs', await untilLettersCame(copy, asked), oneEach(5));
  await copy.untilFigure('workspace-worker', 'cotta_messages', {
    labels: { state: 'failed' },
    is: (value) => !(value > 0),
  });
}
