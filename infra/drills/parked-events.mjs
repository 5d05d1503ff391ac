import { prove } from './proof.mjs';
import { lettersOf, oneEach, tally, untilLettersCame, visitorsAsk } from './visitors.mjs';

const FULL = `
  create function drill_refuses() returns trigger language plpgsql as $$ begin raise exception 'the drill lets no letter in'; end $$;
  create trigger drill_refuses before insert on outgoing_mail for each row execute function drill_refuses()`;
const MENDED =
  'drop trigger if exists drill_refuses on outgoing_mail; drop function if exists drill_refuses()';

/** @type {import('./all-drills.mjs').Drill} */
export const parkedEvents = {
  name: 'parked-events',
  about: 'the workspace cannot take in what requests says: its table of letters refuses rows',
  recipe: 'Events are parked',
  async play(copy, say) {
    copy.later(() => copy.query('workspace', MENDED).then(() => undefined));
    await copy.query('workspace', FULL);
    say('damage', 'a trigger refuses every row of outgoing_mail');
    const asked = await visitorsAsk(copy, 5);
    await copy.untilFigure('workspace', 'cotta_events_parked', { is: (value) => value === 5 });
    await copy.untilLogged('workspace', 'event parked');
    say('seen', 'alert CottaEventsParked (after an hour): docs/runbook.md#events-are-parked');
    prove(say, 'letters', tally(await lettersOf(copy, asked)), { none: 5, one: 0, more: 0 });
    const { lines } = await copy.rebuild('workspace', '--parked');
    prove(say, 'streams listed', lines.length, 5);
    await copy.query('workspace', MENDED);
    say('recipe', 'the cause is mended: the trigger is gone');
    await copy.rebuild('workspace', '--retry-all');
    await copy.untilFigure('workspace', 'cotta_events_parked', { is: (value) => value === 0 });
    prove(say, 'letters', await untilLettersCame(copy, asked), oneEach(5));
  },
};
