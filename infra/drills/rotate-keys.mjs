import { ensureKeys, keepKeys, localKey } from '../local/keys.mjs';
import { PROGRAMS, SERVICES } from '../local/processes.mjs';
import { prove } from './proof.mjs';
import { oneEach, untilLettersCame, visitorsAsk } from './visitors.mjs';

/** @typedef {'SEAL_KEY' | 'LINK_TOKEN_KEY' | 'SESSION_KEY' | 'CAPTURE_WORKER_KEY'} Name */
/** @type {readonly Name[]} */
const NAMES = ['SEAL_KEY', 'LINK_TOKEN_KEY', 'SESSION_KEY', 'CAPTURE_WORKER_KEY'];

/** @type {import('./all-drills.mjs').Drill} */
export const rotateKeys = {
  name: 'rotate-keys',
  about: 'every key is replaced while visitors ask for checks; then a program gets a wrong one',
  recipe: 'Replace a key',
  async play(copy, say) {
    const asked = await visitorsAsk(copy, 5);
    await untilLettersCame(copy, asked);
    const { environment: former } = ensureKeys(copy.dir);
    const made = Object.fromEntries(NAMES.map((name) => [name, localKey()]));
    const mark = (/** @type {Name} */ name) =>
      name === 'SEAL_KEY' && !former[name].includes('#') ? `${former[name]}#` : former[name];
    await giveAll(copy, (name) => `${mark(name)},${made[name]}`);
    say('recipe', 'every program reads the new keys and still makes everything with the former ones');
    asked.push(...(await visitorsAsk(copy, 5)));
    const rings = Object.fromEntries(NAMES.map((name) => [name, `${made[name]},${mark(name)}`]));
    keepKeys(copy.dir, rings);
    await giveAll(copy, (name) => rings[name]);
    say('recipe', 'every program makes everything with the new keys');
    asked.push(...(await visitorsAsk(copy, 5)));
    prove(say, 'letters', await untilLettersCame(copy, asked), oneEach(15));
    await copy.untilFigure('requests', 'cotta_key_age_seconds', {
      labels: { key: 'SEAL_KEY' },
      is: (seconds) => seconds < 86_400,
    });

    copy.env.SEAL_KEY = rings.SEAL_KEY;
    for (const service of SERVICES) {
      prove(
        say,
        `${service} has nothing left for the former key: ended with`,
        (await copy.rebuild(service, '--reencrypt')).code,
        0,
      );
      prove(
        say,
        `${service}, rows are what its facts say: ended with`,
        (await copy.rebuild(service, '--check')).code,
        0,
      );
    }
    asked.push(...(await visitorsAsk(copy, 5)));
    prove(say, 'letters', await untilLettersCame(copy, asked), oneEach(20));
    say('damage', 'cases is given a key with which nothing was encrypted');
    copy.later(() => copy.again('cases', { SEAL_KEY: rings.SEAL_KEY ?? '' }));
    await copy.again('cases', { SEAL_KEY: localKey() }).catch(() => undefined);
    await copy.untilLogged('cases', 'SEAL_KEY: what is stored was encrypted');
  },
};

/**
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {(name: Name) => string | undefined} ring
 */
async function giveAll(copy, ring) {
  await Promise.all(
    PROGRAMS.map(async ({ name, keys }) => {
      const env = Object.fromEntries(
        NAMES.filter((one) => keys.includes(one)).map((one) => [one, ring(one) ?? '']),
      );
      if (Object.keys(env).length > 0) await copy.again(name, env);
    }),
  );
}
