import { writeByHand } from './broker.mjs';
import { prove } from './proof.mjs';
import { untilLettersCame, visitorsAsk } from './visitors.mjs';

const TOPIC = 'tracking.requests.v1';
const OPEN = 'select count(*) from dead_letter where resolved_at is null';

/** @type {import('./all-drills.mjs').Drill} */
export const deadLetters = {
  name: 'dead-letters',
  about: 'somebody else writes into the topic of requests',
  recipe: 'Messages that nobody can read',
  async play(copy, say) {
    await writeByHand(copy, TOPIC, ['{"hello":"from another system"}']);
    say('damage', `JSON of another system stands in ${TOPIC}`);
    const asked = await visitorsAsk(copy, 5);
    const kept = await copy.untilFigure('workspace', 'cotta_dead_letters', { is: (value) => value > 0 });
    await copy.untilLogged('workspace', 'unreadable message kept as dead letter');
    say('seen', 'alert CottaDeadLetters: docs/runbook.md#messages-that-nobody-can-read');
    prove(say, 'letters of those who asked behind it', await untilLettersCame(copy, asked), {
      none: 0,
      one: 5,
      more: 0,
    });
    const { lines } = await copy.rebuild('workspace', '--dead-letters');
    const place = /^workspace: (\S+) (\d+) (\d+):/.exec(lines[0] ?? '')?.slice(1) ?? [];
    await copy.rebuild('workspace', '--retry-dead-letter', ...place);
    const unread = `${OPEN} and retry_at is null`;
    await copy.until('they were read again', async () => (await copy.count('workspace', unread)) === kept);
    prove(say, 'still unreadable, for each reader that kept it', await copy.count('workspace', unread), kept);
    await copy.rebuild('workspace', '--dismiss-dead-letter', ...place);
    await copy.untilFigure('workspace', 'cotta_dead_letters', { is: (value) => value === 0 });
    for (const service of ['requests', 'trademarks', 'subscriptions', 'cases', 'invoicing', 'accounts'])
      if ((await copy.count(service, OPEN)) > 0)
        await copy.rebuild(service, '--dismiss-dead-letter', ...place);
    const after = await visitorsAsk(copy, 1);
    prove(say, 'letters of who asked afterwards', await untilLettersCame(copy, after), {
      none: 0,
      one: 1,
      more: 0,
    });
  },
};
