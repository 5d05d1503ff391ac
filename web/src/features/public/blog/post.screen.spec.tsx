import { expect, it } from '@jest/globals';
import { sampleText } from '../../../../testing/content-samples.js';
import { loader as list } from './blog.screen.js';
import { loader as post } from './post.screen.js';

const about = (slug: string, category: string, topic: string, date = '2026-11-28') =>
  sampleText({ slug, category, topic, date });
const all = [
  about('labels', 'food-and-drink', 'searching', '2026-01-05'),
  about('apps', 'software', 'naming', '2026-03-05'),
];
const context = {
  content: {
    list: () => Promise.resolve(all),
    document: (_: string, slug: string) => Promise.resolve(all.find((one) => one.slug === slug)),
  },
};
const args = (params: Record<string, string>) => ({ params, context }) as never;

it('lists the newest first, or those of one trade or topic', async () => {
  expect((await list(args({}))).articles.map(({ slug }) => slug)).toEqual(['apps', 'labels']);
  expect((await list(args({ industry: 'software' }))).articles).toHaveLength(1);
  await expect(list(args({ topic: 'space' }))).rejects.toMatchObject({ status: 404 });
});

it('shows an article alone, under its trade and under its topic, and under no other', async () => {
  for (const params of [{}, { industry: 'software' }, { topic: 'naming' }])
    expect((await post(args({ article: 'apps', ...params }))).document.slug).toBe('apps');
  for (const params of [{ industry: 'fashion' }, { topic: 'searching' }])
    await expect(post(args({ article: 'apps', ...params }))).rejects.toMatchObject({ status: 404 });
});
