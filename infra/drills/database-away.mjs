import { metricsAddresses } from '../local/environment.mjs';
import { SERVICES } from '../local/processes.mjs';
import { prove } from './proof.mjs';
import { ask, oneEach, someone, untilLettersCame, visitorsAsk } from './visitors.mjs';

/** @type {import('./all-drills.mjs').Drill} */
export const databaseAway = {
  name: 'database-away',
  about: 'Postgres ends while visitors ask for checks; every program goes on saying how it is',
  recipe: 'A database is away',
  async play(copy, say) {
    const before = await visitorsAsk(copy, 5);
    prove(say, 'letters before', await untilLettersCame(copy, before), oneEach(5));
    const processes = await pidsOf(copy);
    copy.later(() => copy.restore('postgres'));
    await copy.stop('postgres');
    say('damage', 'Postgres is away');
    await copy.until('every service says that it is not ready', async () => {
      const states = await Promise.all(SERVICES.map((service) => statusOf(copy.ports[service], '/readyz')));
      return states.every((status) => status === 503);
    });
    say('seen', 'every service lives, and says that it is not ready');
    const programs = metricsAddresses(copy.base);
    const lives = await Promise.all(
      programs.map(async ({ address }) => statusOf(Number(address.split(':')[1]), '/metrics')),
    );
    prove(
      say,
      'programs that say their figures',
      lives.filter((status) => status === 200).length,
      programs.length,
    );
    prove(
      say,
      'services whose processor time is still told',
      (
        await Promise.all(SERVICES.map((service) => copy.figure(service, 'process_cpu_seconds_total')))
      ).filter((value) => value > 0).length,
      SERVICES.length,
    );
    const person = someone();
    prove(
      say,
      'a visitor who asks meanwhile is answered with a promise',
      (await ask(copy, person)) !== undefined,
      false,
    );
    await copy.again('postgres');
    await copy.until('every service is ready', async () => {
      const states = await Promise.all(SERVICES.map((service) => statusOf(copy.ports[service], '/readyz')));
      return states.every((status) => status === 200);
    });
    prove(say, 'services are ready, by the same processes', await pidsOf(copy), processes);
    /** @type {import('./visitors.mjs').Asked | undefined} */
    let again;
    await copy.until(
      'who asked meanwhile asks again',
      async () => (again = await ask(copy, person)) !== undefined,
    );
    const asked = [...(again === undefined ? [] : [again]), ...(await visitorsAsk(copy, 5))];
    prove(say, 'letters', await untilLettersCame(copy, asked), oneEach(6));
    prove(
      say,
      'requests, rows are what its facts say: ended with',
      (await copy.rebuild('requests', '--check')).code,
      0,
    );
  },
};

/** @param {import('./local-copy.mjs').LocalCopy} copy */
const pidsOf = (copy) => Promise.all(SERVICES.map((service) => copy.pid(service)));

/** @param {number} port @param {string} path @returns {Promise<number>} 0: no answer */
function statusOf(port, path) {
  return fetch(`http://127.0.0.1:${port}${path}`).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}
