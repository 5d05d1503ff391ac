import { afterEach, describe, expect, it } from '@jest/globals';
import { redirect } from 'react-router';
import { leavingPrograms } from './leave-programs.js';

const AS_DOCUMENT = 'X-Remix-Reload-Document';
const to = '/verification/q.secret/success';

function programIsHere(): void {
  const script = document.createElement('script');
  script.dataset['party'] = 'webAnalytics';
  document.head.append(script);
}
afterEach(() => document.querySelectorAll('script[data-party]').forEach((script) => script.remove()));

const answered = (run: () => unknown): Promise<unknown> => leavingPrograms(run)().catch((thrown) => thrown);
const ways: readonly (readonly [string, () => unknown])[] = [
  ['answers', () => redirect(to)],
  ['throws', () => Promise.reject(redirect(to))],
];

describe('a form or page that leads to somebody’s own page', () => {
  it.each(ways)(
    'leads there by a document of its own where a program of others stands: it %s',
    async (_how, run) => {
      programIsHere();
      const answer = (await answered(run)) as Response;
      expect([answer.headers.get('location'), answer.headers.get(AS_DOCUMENT)]).toEqual([to, 'true']);
    },
  );

  it.each(ways)('stays in the document where none does: it %s', async (_how, run) => {
    expect(((await answered(run)) as Response).headers.has(AS_DOCUMENT)).toBe(false);
  });

  it('gives and throws everything else as it is', async () => {
    programIsHere();
    const failure = new Error('away');
    expect(await answered(() => ({ errors: {} }))).toEqual({ errors: {} });
    expect(await answered(() => Promise.reject(failure))).toBe(failure);
    const missing = (await answered(() => Promise.reject(new Response(null, { status: 404 })))) as Response;
    expect([missing.status, missing.headers.has(AS_DOCUMENT)]).toEqual([404, false]);
  });
});
