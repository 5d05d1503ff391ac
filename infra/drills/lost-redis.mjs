import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { prove } from './proof.mjs';
import { oneEach, untilLettersCame, visitorsAsk } from './visitors.mjs';

/** @type {import('./all-drills.mjs').Drill} */
export const lostRedis = {
  name: 'lost-redis',
  about: 'Redis ends and comes back empty while visitors ask for checks',
  recipe: 'Redis is lost',
  async play(copy, say) {
    const before = await visitorsAsk(copy, 5);
    prove(say, 'letters before', await untilLettersCame(copy, before), oneEach(5));
    copy.later(() => copy.restore('redis'));
    await copy.stop('redis');
    rmSync(join(copy.dir, 'redis', 'appendonlydir'), { recursive: true });
    say('damage', 'Redis is away, and its data is deleted');
    const during = await visitorsAsk(copy, 5);
    say('seen', '5 visitors asked meanwhile, each was answered');
    await copy.untilLogged('workspace-worker', 'ECONNREFUSED');
    await copy.again('redis');
    prove(say, 'letters of those who asked without Redis', await untilLettersCame(copy, during), {
      none: 0,
      one: 5,
      more: 0,
    });
    prove(say, 'letters of those before', await untilLettersCame(copy, before), oneEach(5));
  },
};
