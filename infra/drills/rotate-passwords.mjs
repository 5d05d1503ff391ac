import pg from 'pg';
import { databaseUrl } from '../local/databases.mjs';
import { ensureKeys, keepKeys, rolePassword } from '../local/keys.mjs';
import { PROGRAMS, SERVICES } from '../local/processes.mjs';
import { prove } from './proof.mjs';
import { oneEach, untilLettersCame, visitorsAsk } from './visitors.mjs';

/** What Postgres answers to a wrong password. */
const WRONG_PASSWORD = '28P01';

/** @type {import('./all-drills.mjs').Drill} */
export const rotatePasswords = {
  name: 'rotate-passwords',
  about: 'the password of every role of the databases is replaced while visitors ask for checks',
  recipe: 'Replace a key',
  async play(copy, say) {
    const asked = await visitorsAsk(copy, 3);
    const { passwords: former } = ensureKeys(copy.dir);
    for (const service of SERVICES) {
      const roles = [service, `${service}_owner`];
      const made = Object.fromEntries(roles.map((role) => [role, rolePassword()]));
      for (const role of roles) await replace(copy, service, role, made[role] ?? '');
      keepKeys(copy.dir, made);
      // What is connected stays so; a program that started by itself now would not come up.
      asked.push(...(await visitorsAsk(copy, 1)));
      const env = { DATABASE_URL: addressOf(copy, service, service, made[service] ?? '') };
      await Promise.all(
        PROGRAMS.filter((program) => program.service === service).map(({ name }) => copy.again(name, env)),
      );
    }
    say('recipe', 'every program has the new password of its role');
    asked.push(...(await visitorsAsk(copy, 3)));
    for (const service of SERVICES) {
      const answers = [];
      for (const role of [service, `${service}_owner`])
        answers.push(await answerTo(addressOf(copy, service, role, former[role] ?? '')));
      prove(say, `${service}, the former passwords are answered with`, answers, [
        WRONG_PASSWORD,
        WRONG_PASSWORD,
      ]);
    }
    prove(
      say,
      'requests, rows are what its facts say, asked with the new password: ended with',
      (await copy.rebuild('requests', '--check')).code,
      0,
    );
    prove(say, 'letters', await untilLettersCame(copy, asked), oneEach(13));
  },
};

/**
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {string} service
 * @param {string} role
 * @param {string} password
 */
async function replace(copy, service, role, password) {
  await copy.query(service, `alter role ${pg.escapeIdentifier(role)} password ${pg.escapeLiteral(password)}`);
}

/**
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {string} service
 * @param {string} role
 * @param {string} password
 */
const addressOf = (copy, service, role, password) =>
  databaseUrl(copy.servers.POSTGRES_ADMIN_URL, service, role, password);

/** @param {string} url @returns {Promise<string | undefined>} the code of the refusal; undefined: it let us in */
async function answerTo(url) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code;
  } finally {
    await client.end().catch(() => undefined);
  }
}
