import { deleteTopic } from './broker.mjs';
import { prove } from './proof.mjs';
import { lettersOf, oneEach, tally, untilLettersCame, visitorsAsk } from './visitors.mjs';

/** What a copy remembers of streams: the other services ran on meanwhile. */
const HEARD =
  "select count(*) from inbox_stream where consumer = 'row-owners' and source = 'requests' and stream_id = any($1::uuid[])";
const TASKS = 'select count(*) from task where subject_id = any($1::uuid[])';

/** @type {import('./all-drills.mjs').Drill} */
export const lostTopic = {
  name: 'lost-topic',
  about: 'the topic of requests is deleted before the workspace has read all of it',
  recipe: 'A topic is lost',
  async play(copy, say) {
    copy.later(async () => {
      await copy.restore('workspace');
      await copy.restore('requests');
    });
    const read = await visitorsAsk(copy, 5);
    prove(say, 'letters of those whose messages were read', await untilLettersCame(copy, read), oneEach(5));
    await copy.stop('workspace');
    const unread = await visitorsAsk(copy, 5);
    await copy.untilFigure('requests', 'cotta_events_unpublished', { is: (value) => value === 0 });
    const [{ version }] = await copy.query('requests', 'select topic_version as version from relay_state');
    const topic = `tracking.requests.v${version}`;
    await deleteTopic(copy, topic);
    say('damage', `${topic} is deleted; the workspace had not read what 5 visitors asked`);
    const after = await visitorsAsk(copy, 5);
    await copy.untilFigure('requests', 'cotta_events_unpublished', { is: (value) => value > 0 });
    await copy.untilLogged('requests', 'relay lost its database, its broker or its lead');
    say('seen', 'alert CottaEventsUnpublished (after two minutes): docs/runbook.md#events-are-not-published');
    await copy.stop('requests');
    const { code } = await copy.rebuild('requests', '--lost-topic');
    prove(say, 'code of the command', code, 0);
    await copy.again('requests');
    await copy.again('workspace');
    prove(
      say,
      'letters of those whose messages were lost unread',
      await untilLettersCame(copy, unread),
      oneEach(5),
    );
    prove(
      say,
      'letters of those who asked while it was lost',
      await untilLettersCame(copy, after),
      oneEach(5),
    );
    await copy.untilFigure('workspace', 'cotta_consumer_lag_records', { is: (value) => value === 0 });
    prove(
      say,
      'letters of those whose messages were read before',
      tally(await lettersOf(copy, read)),
      oneEach(5),
    );
    const ids = [...read, ...unread, ...after].map(({ requestId }) => requestId);
    prove(say, 'tasks of the fifteen', await copy.count('workspace', TASKS, [ids]), 15);
    for (const service of ['trademarks', 'invoicing', 'cases']) {
      await copy.until(
        `${service} has heard of all`,
        async () => (await copy.count(service, HEARD, [ids])) >= 15,
      );
      prove(say, `requests that ${service} has heard of`, await copy.count(service, HEARD, [ids]), 15);
    }
    prove(say, 'events put aside', await copy.count('workspace', 'select count(*) from parked_event'), 0);
    const { lines } = await copy.rebuild('workspace', '--check');
    prove(say, 'rows unlike their events', lines.filter((line) => / different/.test(line)).length, 0);
  },
};
