import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomToken } from '@cotta/kit/model/words/ids.js';
import { forgetSecrets } from './forget-secrets.js';
import {
  enrolled,
  knock,
  openSignInFixture,
  typesOf,
  type SignInFixture,
} from '../testing/sign-in-fixture.js';

let fixture: SignInFixture;
beforeAll(async () => {
  fixture = await openSignInFixture();
});
afterAll(() => fixture.close());

const news = async (userId: string): Promise<number> =>
  (await typesOf(fixture, userId)).filter((type) => type === 'NewBrowserSeen').length;
const rows = (userId: string): Promise<{ hash: string }[]> =>
  fixture.db.query('select browser_hash as hash from known_browser where user_id = $1', [userId]);

it('tells of a browser that was not seen before: not of the first one, nor of one that is known', async () => {
  const [email, home, away] = ['traveller@client.test', randomToken(), randomToken()];
  const userId = await enrolled(fixture, email);
  await knock(fixture, email, { browser: home });
  await knock(fixture, email, { browser: home });
  expect(await news(userId)).toBe(0);
  await knock(fixture, email, { browser: away });
  expect(await news(userId)).toBe(1);
  await knock(fixture, email, { browser: away });
  await knock(fixture, email, { browser: home });
  expect(await news(userId)).toBe(1);
});

it('tells once of one that signs in twice at the same moment', async () => {
  const [email, away] = ['hasty@client.test', randomToken()];
  const userId = await enrolled(fixture, email);
  await knock(fixture, email, { browser: randomToken() });
  await Promise.all([knock(fixture, email, { browser: away }), knock(fixture, email, { browser: away })]);
  expect(await news(userId)).toBe(1);
});

it('tells nobody of a password that was wrong', async () => {
  const email = 'guessed@client.test';
  const userId = await enrolled(fixture, email);
  await knock(fixture, email, { browser: randomToken() });
  await knock(fixture, email, { browser: randomToken(), password: 'wrong' });
  expect(await news(userId)).toBe(0);
  expect(await rows(userId)).toHaveLength(1);
});

it('keeps what names no browser, and two people at one browser have nothing in common', async () => {
  const browser = randomToken();
  const ids: string[] = [];
  for (const email of ['first@client.test', 'second@client.test']) {
    ids.push(await enrolled(fixture, email));
    await knock(fixture, email, { browser });
  }
  const kept = (await Promise.all(ids.map(rows))).flat().map(({ hash }) => hash);
  expect(new Set(kept).size).toBe(2);
  expect(kept.join(' ')).not.toContain(browser);
  await fixture.db.transaction((tx) => forgetSecrets(tx, String(ids[0])));
  expect(await rows(String(ids[0]))).toEqual([]);
  expect(await rows(String(ids[1]))).toHaveLength(1);
});
