/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { checkDocuments } from './check-documents.mjs';
import { compileCollections } from './compile-collections.mjs';
import { readDocument } from './read-document.mjs';

const site = {
  routes: [
    '/',
    '/faq',
    '/contact',
    '/blog/:article',
    '/trademark-dictionary/:term',
    '/about-us',
    '/country/:slug',
    '/brand-protection/:platform',
  ],
  offices: new Set(['EU', 'US']),
  isEnglishOnly: (path: string) => /^\/(trademark-dictionary|brand-protection)/.test(path),
};

const FRONT = {
  title: 'A title',
  description: 'A description that is as long as a description has to be.',
  date: '2026-11-28',
  confidence: 'known',
  sources: [{ title: 'A law' }],
};
const own = {
  blog: { category: 'design', topic: 'naming', lead: 'What it is about.' },
  'trademark-dictionary': { term: 'word', short: 'A short one.', related: ['other', 'third'] },
  company: {},
  landing: {
    lead: 'What it is about.',
    action: { label: 'Write', to: '/contact' },
    steps: [
      { title: 'One', text: 'Is first.' },
      { title: 'Two', text: 'Is second.' },
    ],
    questions: [],
  },
  faq: { order: 1, questions: [{ id: 'one', question: 'What?', answer: 'That.' }] },
};

interface Written {
  readonly file: string;
  readonly front?: object;
  readonly body?: string;
}

function problemsOf(...written: readonly Written[]): string[] {
  const read = written.map(({ file, front = {}, body = 'Text.' }) => {
    const collection = file.split('/')[0] as keyof typeof own;
    // What is JSON is YAML too.
    const whole = JSON.stringify({ ...FRONT, ...own[collection], ...front });
    return readDocument(file, `---\n${whole}\n---\n${collection === 'faq' ? '' : body}\n`);
  });
  const sources = read.flatMap(({ source }) => (source === undefined ? [] : [source]));
  const problems = [
    ...read.flatMap((one) => one.problems),
    ...checkDocuments(compileCollections(sources).texts as never, site),
  ] as readonly { file: string; line?: number; text: string }[];
  return problems.map(({ file, line, text }) => `${file}${line === undefined ? '' : `:${line}`} ${text}`);
}

const blog = (body: string, front: object = {}): string[] =>
  problemsOf({ file: 'blog/en/a.md', body, front }).filter((line) => !line.includes('is not there in'));
const inBlog = (text: string, line = 4): string => `blog/en/a.md:${line} ${text}`;

describe('texts', () => {
  it('that are well written have no problem', () => {
    expect(
      blog(
        '## One\n\n[a](/contact?x=1) [b](#one) [c](/country/france) [d](/blog/topic/naming) [e](https://wipo.int)',
      ),
    ).toEqual([]);
  });

  it.each([
    ['[a](/nothing)', '/nothing leads nowhere'],
    ['[a](/blog/b)', '/blog/b leads nowhere'],
    ['[a](/blog/topic/other)', '/blog/topic/other leads nowhere'],
    ['[a](#two)', '#two: no such anchor'],
    ['[a](/blog/a#two)', '/blog/a#two: no such anchor'],
    ['[a](/cs/contact)', '/cs/contact has a language prefix, which links get by themselves'],
    ['[a](contact)', 'contact is neither an address of this site nor a whole one'],
    ['::nothing{a=1}', 'there is no ::nothing'],
    ['::check{a=1}', '::check has no option a'],
    ['::price{office=XX}', 'there is no office XX'],
    [':term[a]{of=a}', 'the dictionary has no a'],
    ['# One', 'has a heading of the first level; the title is that'],
    ['### One', 'has a heading of level 3 below one of level 1'],
    ['A "word".', 'has straight quotes: “A "word".”'],
    ['It’s  two.', 'has two spaces: “It’s  two.”'],
    ['And so...', 'has three dots instead of an ellipsis: “And so...”'],
    ['We guarantee it.', 'says “guarantee”: “We guarantee it.”'],
    ['The best one.', 'says “best”: “The best one.”'],
    ['It is 100 % so.', 'says “100 %”: “It is 100 % so.”'],
    [
      `${'word '.repeat(46).trim()}.`,
      'has a sentence of 46 words, at most 45: “word word word word word word…”',
    ],
  ])('with %j', (body, problem) => {
    expect(blog(body)).toContain(inBlog(problem));
  });

  it('with an anchor that the frame of the page has', () => {
    expect(blog('## Contact')).toEqual([
      inBlog('has a heading whose anchor “contact” is one of the page itself'),
    ]);
  });

  it.each([
    [{ sources: [] }, 'names no source'],
    [{ description: 'Short.' }, 'has a description of 6 characters, at least 50'],
    [{ title: 'A "title"' }, 'title has straight quotes: “A "title"”'],
    [{ lead: 'See [a](/contact).' }, 'lead has Markdown, which only the body may: “See [a](/contact).”'],
    [{ jurisdiction: 'XX' }, 'there is no office XX'],
  ])('with front matter %j', (front, problem) => {
    expect(blog('Text.', front)).toEqual([`blog/en/a.md ${problem}`]);
  });

  it.each([
    [{ description: 'long '.repeat(40) }, 'description: '],
    [{ nothing: 1 }, 'front matter: '],
    [{ date: 'today' }, 'date: must be a day such as 2026-11-28'],
    [{ confidence: 'reviewed' }, 'confidence: reviewed and the day of the review'],
    [{ reviewed: '2026-12-01' }, 'confidence: reviewed and the day of the review'],
  ])('whose front matter does not fit: %j', (front, problem) => {
    expect(blog('Text.', front)[0]).toContain(problem);
  });

  it('at a place or of a form that is none', () => {
    expect(readDocument('blog/a.md', '').problems[0]?.text).toContain('stands in no place of a text');
    expect(readDocument('blog/en/a.md', 'Text.').problems[0]?.text).toContain('has no front matter');
    expect(readDocument('blog/en/a.md', '---\na: "b\n---\nText.').problems[0]?.text).toContain(
      'the front matter cannot be read',
    );
  });
});

describe('texts together', () => {
  it('are there in every language of their address', () => {
    expect(problemsOf({ file: 'company/en/about-us.md' })).toEqual(
      ['cs', 'sk', 'es'].map((locale) => `company/en/about-us.md is not there in ${locale}`),
    );
    expect(problemsOf({ file: 'blog/cs/a.md' })).toEqual(
      expect.arrayContaining([
        'blog/cs/a.md is not there in en',
        'blog/cs/a.md /blog/a is not read in this language',
      ]),
    );
  });

  it('name related ones that are there', () => {
    expect(
      problemsOf(
        { file: 'trademark-dictionary/en/word.md' },
        { file: 'trademark-dictionary/en/other.md', front: { related: ['word', 'other'] } },
      ),
    ).toEqual([
      'trademark-dictionary/en/word.md related: the dictionary has no third',
      'trademark-dictionary/en/other.md is related to itself',
    ]);
  });

  it('have an address each, and questions an anchor each', () => {
    const landing = (slug: string, locale: string): Written => ({ file: `faq/${locale}/${slug}.md` });
    const all = ['en', 'cs', 'sk', 'es'].flatMap((locale) => [landing('a', locale), landing('b', locale)]);
    expect(problemsOf(...all)).toEqual(
      ['en', 'cs', 'sk', 'es'].map(
        (locale) => `faq/${locale}/b.md question one stands in faq/${locale}/a.md too`,
      ),
    );
  });

  it('of a platform have the name of their address, a category, and no page without a text', () => {
    const platform = (name: string, front: object, body = 'Text.') =>
      problemsOf({
        file: `landing/en/${name}.md`,
        front: { path: '/brand-protection/a', ...front },
        body,
      }).join();
    const named = { category: 'social' };
    expect(platform('brand-protection-a', named)).toBe('');
    expect(platform('a', named)).toContain('landing/en/a.md');
    expect(platform('brand-protection-a', {})).toContain('has a category');
    expect(platform('brand-protection-a', named, '[b](/brand-protection/b)')).toContain(
      '/brand-protection/b leads nowhere',
    );
  });

  it('stand at an address that the site serves', () => {
    const { source } = readDocument(
      'legal/en/cookies.md',
      `---\n${JSON.stringify({ ...FRONT, version: '1.0', validFrom: '2026-11-28' })}\n---\nText.\n`,
    );
    const { texts } = compileCollections(source === undefined ? [] : [source]);
    expect(checkDocuments(texts, site)).toContainEqual({
      file: 'legal/en/cookies.md',
      text: 'no page of the route table is at /cookies',
    });
  });
});
