import { expect, it } from '@jest/globals';
import { sampleText } from '../../../../testing/content-samples.js';
import { loader as category } from './category.screen.js';
import { loader as question } from './question.screen.js';

const asked = sampleText({
  collection: 'trademark-questions-and-answers',
  slug: 'is-it-free',
  category: 'search',
});
const context = {
  content: {
    list: (name: string) => Promise.resolve(name === asked.collection ? [asked] : []),
    document: () => Promise.resolve(asked),
  },
};
const args = (address: string, params: Record<string, string>) =>
  ({ request: new Request(`http://localhost${address}`), params, context }) as never;
const AT = '/trademark-questions-and-answers/search/is-it-free';

it('shows a question under its own category', async () => {
  const read = await question(args(AT, { category: 'search', question: 'is-it-free' }));
  expect(read).toMatchObject({
    collection: 'trademark-questions-and-answers',
    document: { slug: 'is-it-free' },
  });
});

it('does not show it under another one', async () => {
  await expect(question(args(AT, { category: 'costs', question: 'is-it-free' }))).rejects.toMatchObject({
    status: 404,
  });
});

it('has no page of a category without questions, in each of the two collections', async () => {
  const of = (path: string) => category(args(`/${path}/search`, { category: 'search' }));
  expect((await of('trademark-questions-and-answers')).questions).toHaveLength(1);
  await expect(of('brand-protection-questions-and-answers')).rejects.toMatchObject({ status: 404 });
});
