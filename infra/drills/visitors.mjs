import { randomUUID } from 'node:crypto';

/** @typedef {{ email: string, requestId: string }} Asked */

/**
 * Visitors ask for a check, each from an address of their own, as the site's partners do by REST. Each is promised one letter.
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {number} count
 * @returns {Promise<Asked[]>}
 * @throws {Error} with the answer when one is not taken
 */
export async function visitorsAsk(copy, count) {
  const asked = [];
  for (let number = 1; number <= count; number += 1) {
    const email = `drill-${randomUUID()}@example.test`;
    const response = await fetch(`http://127.0.0.1:${copy.ports.gateway}/api/request`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        // Ten checks a day from one address are all that strangers have.
        'x-forwarded-for': `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
      },
      body: JSON.stringify({
        type: 'TEXT',
        value: `LUMIVARO ${number}`,
        jurisdictions: ['SK'],
        jurisdictions_undecided: false,
        websites: [],
        business_description: 'Lamps and their repair.',
        contact: { email, first_name: 'Drill', last_name: 'Visitor' },
        language: 'en',
        send_marketing_emails: false,
      }),
    });
    const body = /** @type {{ request_id: string }} */ (await response.json());
    if (response.status !== 201)
      throw new Error(`a check was answered with ${response.status}: ${JSON.stringify(body)}`);
    asked.push({ email, requestId: body.request_id });
  }
  return asked;
}

/**
 * How many letters each of them has got, as the mail server counts them.
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {readonly Asked[]} asked
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
 * @param {readonly Asked[]} asked
 */
export async function untilLettersCame(copy, asked) {
  await copy.until('a letter for each', async () =>
    (await lettersOf(copy, asked)).every((count) => count > 0),
  );
  return tally(await lettersOf(copy, asked));
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
