import { eventsWaiting } from './events-waiting.mjs';
import { prove } from './proof.mjs';
import { untilLettersCame, visitorsAsk } from './visitors.mjs';

const BROKEN_RELEASE = new URL('./broken-release.mjs', import.meta.url).href;

/** @type {import('./all-drills.mjs').Drill} */
export const haltedRelay = {
  name: 'halted-relay',
  about: 'a release of requests cannot encode an event that the one before it stored',
  recipe: 'The relay is halted',
  async play(copy, say) {
    let isBroken = false;
    copy.later(async () => {
      await copy.restore('kafka');
      if (isBroken) await copy.again('requests', { NODE_OPTIONS: '' });
    });
    await copy.stop('kafka');
    say('damage', 'the broker is away, so that events of the release before wait in the outbox');
    const asked = await visitorsAsk(copy, 5);
    say('seen', `5 visitors asked; ${await eventsWaiting(copy, 'requests')} events wait`);
    isBroken = true;
    await copy.again('requests', { NODE_OPTIONS: `--import ${BROKEN_RELEASE}` });
    say('damage', 'requests runs as a release whose publication of VerificationRequested is broken');
    await copy.again('kafka');
    await copy.untilFigure('requests', 'cotta_relay_halted', { is: (value) => value === 1 });
    await copy.untilLogged('requests', 'an event cannot be encoded: nothing after it goes out');
    say('seen', 'alert CottaRelayHalted: docs/runbook.md#the-relay-is-halted');
    say('seen', `${await eventsWaiting(copy, 'requests')} events wait`);
    await copy.again('requests', { NODE_OPTIONS: '' });
    isBroken = false;
    say('recipe', 'requests runs as the release before');
    await copy.untilFigure('requests', 'cotta_relay_halted', { is: (value) => value === 0 });
    await copy.until('everything is said', async () => (await eventsWaiting(copy, 'requests')) === 0);
    prove(say, 'events that wait', await eventsWaiting(copy, 'requests'), 0);
    prove(say, 'letters of those who asked', await untilLettersCame(copy, asked), {
      none: 0,
      one: 5,
      more: 0,
    });
  },
};
