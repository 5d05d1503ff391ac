import type { ContentDocument } from '../src/domain/content/content-document.js';

/** A text as the build writes it, with what a spec is about put in. */
export const sampleText = (facts: Partial<ContentDocument> = {}): ContentDocument => ({
  collection: 'blog',
  locale: 'en',
  slug: 'a-name',
  path: `/${facts.collection ?? 'blog'}/${facts.slug ?? 'a-name'}`,
  title: 'A name for a thing',
  description: 'What to think of before a thing gets its name.',
  date: '2026-11-28',
  minutes: 1,
  tags: [],
  sources: [],
  headings: [],
  segments: [{ html: '<p>Plain words.</p>' }],
  related: [],
  ...facts,
});
