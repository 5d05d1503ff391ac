import { randomUUID } from 'node:crypto';

/** @typedef {{ email: string, requestId: string }} Asked */

/** @typedef {{ email: string, attempt: string, address: string }} Person `attempt`: the key by which it is one attempt, however often it is made */

/** @returns {Person} */
export function someone() {
  const part = () => Math.floor(Math.random() * 256);
  return {
    email: `drill-${randomUUID()}@example.test`,
    attempt: randomUUID(),
    // Ten checks a day from one address are all that strangers have.
    address: `198.18.${part()}.${part()}`,
  };
}

/**
 * Somebody asks for a check, as the site's partners do by REST; who is answered is promised one letter.
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {Person} person
 * @returns {Promise<Asked | undefined>} undefined: the answer was that it did not work
 * @throws {Error} with an answer that says the question is wrong
 */
export async function ask(copy, { email, attempt, address }) {
  const response = await fetch(`http://127.0.0.1:${copy.ports.gateway}/api/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': attempt, 'x-forwarded-for': address },
    body: JSON.stringify({
      type: 'TEXT',
      value: 'LUMIVARO',
      jurisdictions: ['SK'],
      jurisdictions_undecided: false,
      websites: [],
      business_description: 'Lamps and their repair.',
      contact: { email, first_name: 'Drill', last_name: 'Visitor' },
      language: 'en',
      send_marketing_emails: false,
    }),
  });
  const text = await response.text();
  if (response.status >= 500) return undefined;
  if (!response.ok) throw new Error(`a check was answered with ${response.status}: ${text}`);
  const body = /** @type {{ request_id: string }} */ (JSON.parse(text));
  return { email, requestId: body.request_id };
}

/**
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {number} count
 * @returns {Promise<Asked[]>}
 * @throws {Error} when one is not taken
 */
export async function visitorsAsk(copy, count) {
  const asked = [];
  for (const person of Array.from({ length: count }, someone)) {
    const answer = await ask(copy, person);
    if (answer === undefined) throw new Error('a check was not taken');
    asked.push(answer);
  }
  return asked;
}

/**
 * How many letters each of them has got, as the mail server counts them.
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {readonly { email: string }[]} asked
 * @returns {Promise<number[]>}
 */
export async function lettersOf(copy, asked) {
  return Promise.all(
    asked.map(async ({ email }) => {
      const answer = await fetch(
        `${copy.servers.MAIL_INBOX_URL}/api/messages?to=${encodeURIComponent(email)}`,
      );
      return /** @type {{ total: number }} */ (await answer.json()).total;
    }),
  );
}

/**
 * Waits until each of them has a letter. @returns how many have none, one, and more
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {readonly { email: string }[]} asked
 */
export async function untilLettersCame(copy, asked) {
  await copy.until('a letter for each', async () =>
    (await lettersOf(copy, asked)).every((count) => count > 0),
  );
  return tally(await lettersOf(copy, asked));
}

/**
 * Waits until so many letters wait in the workspace for a mail server that does not take them.
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {number} count
 */
export async function untilLettersWait(copy, count) {
  await copy.untilLogged('workspace-worker', 'letter not sent');
  await copy.untilFigure('workspace-worker', 'cotta_messages', {
    labels: { state: 'queued' },
    is: (value) => value >= count,
  });
}

/**
 * What a tally is where each of so many has one letter.
 * @param {number} count
 */
export function oneEach(count) {
  return { none: 0, one: count, more: 0 };
}

/**
 * @param {readonly number[]} letters
 */
export function tally(letters) {
  return {
    none: letters.filter((count) => count === 0).length,
    one: letters.filter((count) => count === 1).length,
    more: letters.filter((count) => count > 1).length,
  };
}
