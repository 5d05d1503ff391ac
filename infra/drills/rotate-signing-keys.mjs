import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureKeys, signingKey } from '../local/keys.mjs';
import { ROOT } from '../local/paths.mjs';
import { PROGRAMS, SERVICES } from '../local/processes.mjs';
import { prove } from './proof.mjs';
import { oneEach, untilLettersCame, visitorsAsk } from './visitors.mjs';

const NAMES = /** @type {const} */ (['viewer', 'access-token']);
const EDGE = ['gateway', 'web'];
/** Any question of the portal that is stored and asks for what is one's own. */
const QUESTION = 'query OwnRegistrations';

/** @type {import('./all-drills.mjs').Drill} */
export const rotateSigningKeys = {
  name: 'rotate-signing-keys',
  about: 'the keys that sign who asks are replaced; nobody is signed out until the former key goes',
  recipe: 'Replace a key',
  async play(copy, say) {
    const asked = await visitorsAsk(copy, 3);
    const files = filesOf(copy);
    const former = await someoneSignedIn(copy);
    prove(say, 'a token of the former key is answered with', await former(), 200);

    const made = Object.fromEntries(NAMES.map((name) => [name, signingKey(name)]));
    for (const name of NAMES) {
      const { keys } = read(files[name].publicFile);
      write(files[name].publicFile, { keys: [...keys, made[name]?.publicKey] });
    }
    await again(copy, readers());
    say('recipe', 'everybody takes what either key signs');
    asked.push(...(await visitorsAsk(copy, 3)));
    prove(say, 'a token of the former key is answered with', await former(), 200);

    for (const name of NAMES) write(files[name].privateFile, made[name]?.privateKey);
    await again(copy, EDGE);
    say('recipe', 'everything is signed with the new keys');
    asked.push(...(await visitorsAsk(copy, 3)));
    const present = await someoneSignedIn(copy);
    prove(say, 'a token of the former key is answered with', await former(), 200);
    prove(say, 'a token of the new key is answered with', await present(), 200);

    for (const name of NAMES) write(files[name].publicFile, { keys: [made[name]?.publicKey] });
    await again(copy, readers());
    say('recipe', 'the former keys are gone');
    asked.push(...(await visitorsAsk(copy, 3)));
    prove(say, 'a token of the former key is answered with', await former(), 401);
    prove(say, 'a token of the new key is answered with', await present(), 200);
    prove(say, 'letters', await untilLettersCame(copy, asked), oneEach(12));
  },
};

/** Programs that check what was signed. */
const readers = () => [...SERVICES, ...EDGE];

/** @param {import('./local-copy.mjs').LocalCopy} copy @param {readonly string[]} names */
async function again(copy, names) {
  await Promise.all(PROGRAMS.filter(({ name }) => names.includes(name)).map(({ name }) => copy.again(name)));
}

/** @param {import('./local-copy.mjs').LocalCopy} copy */
function filesOf(copy) {
  const { environment } = ensureKeys(copy.dir);
  return {
    viewer: { privateFile: environment.VIEWER_PRIVATE_JWK_FILE, publicFile: environment.VIEWER_JWKS_FILE },
    'access-token': {
      privateFile: environment.ACCESS_TOKEN_PRIVATE_JWK_FILE,
      publicFile: environment.ACCESS_TOKEN_JWKS_FILE,
    },
  };
}

/**
 * A customer with the token that the present key signs.
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @returns {Promise<() => Promise<number>>} asks for what is theirs: the status of the answer
 */
async function someoneSignedIn(copy) {
  const { mintAccessToken } = await import(pathToFileURL(join(ROOT, 'gateway/dist/access-token.js')).href);
  const userId = crypto.randomUUID();
  const now = new Date();
  const { token } = await mintAccessToken(
    { userId, role: 'customer', sessionId: `session-${userId}`, audience: 'customer' },
    {
      key: read(filesOf(copy)['access-token'].privateFile),
      now,
      until: new Date(now.getTime() + 3_600_000),
    },
  );
  const documents = Object.entries(read(join(ROOT, 'gateway/documents.json')));
  const id = documents.find(([, text]) => String(text).startsWith(QUESTION))?.[0];
  return async () => {
    const answer = await fetch(`http://127.0.0.1:${copy.ports.gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ documentId: `sha256:${id}` }),
    });
    const body = JSON.parse(await answer.text());
    if (answer.ok && body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return answer.status;
  };
}

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
/** @param {string} file @param {unknown} content */
const write = (file, content) => writeFileSync(file, JSON.stringify(content), { mode: 0o600 });
