import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { contentOf, type Content } from './content-source.js';

const answers: Record<string, unknown> = {
  '/content/blog/cs/a%20b.json': { slug: 'a b' },
  '/content/blog/cs.json': { items: [{ slug: 'a' }] },
  '/content/search.json?q=zn%C3%A1mka&locale=cs': { items: [{ slug: 'found' }] },
};
const before = globalThis.fetch;
let status = 200;

beforeEach(() => {
  status = 200;
  document.documentElement.lang = 'cs';
  globalThis.fetch = jest.fn((path: string) => {
    const found = answers[path];
    return Promise.resolve(
      new Response(JSON.stringify(found ?? {}), { status: found === undefined ? 404 : status }),
    );
  }) as never;
});
afterEach(() => {
  globalThis.fetch = before;
});

describe('texts for a page', () => {
  it('come from the server’s own where a loader runs there', () => {
    const content = {} as Content;
    expect(contentOf({ content })).toBe(content);
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it('are fetched in the language of the page in a browser', async () => {
    const content = contentOf(undefined);
    expect(await content.document('blog', 'a b')).toEqual({ slug: 'a b' });
    expect(await content.list('blog')).toEqual([{ slug: 'a' }]);
    expect(await content.search('známka')).toEqual([{ slug: 'found' }]);
  });

  it('that are not there are a 404 of the page; a failure is one', async () => {
    await expect(contentOf(undefined).document('blog', 'nothing')).rejects.toMatchObject({ status: 404 });
    status = 503;
    await expect(contentOf(undefined).list('blog')).rejects.toMatchObject({ name: 'ApiError', status: 503 });
  });
});
