/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { compileBody } from './compile-body.mjs';

type Compiled = {
  readonly segments: readonly { html?: string; live?: string; options?: Record<string, string> }[];
  readonly headings: readonly { id: string; text: string }[];
  readonly problems: readonly { line?: number; text: string }[];
};
const compile = (body: string, locale = 'en', terms = new Map<string, string>()): Compiled =>
  compileBody(body, { locale, terms }) as Compiled;
const htmlOf = (body: string, locale?: string): string =>
  compile(body, locale)
    .segments.map(({ html }) => html ?? '')
    .join('');
const problemsOf = (body: string): string[] => compile(body).problems.map(({ text }) => text);

describe('body of a text', () => {
  it('is markup with live parts between, in their order', () => {
    expect(compile('First.\n\n::price{office=EU classes=2}\n\nSecond.\n\n::check').segments).toEqual([
      { html: '<p>First.</p>' },
      { live: 'price', options: { office: 'EU', classes: '2' } },
      { html: '<p>Second.</p>' },
      { live: 'check', options: {} },
    ]);
  });

  it.each([
    '::price{office=EU}',
    '::timeline{office=EU}',
    '::deadlines{office=US}',
    '::compare{offices="EU US UK"}',
    '::class{number=25}',
    '::class-finder',
    '::check',
    '::consultation',
  ])('knows %s', (written) => {
    expect(problemsOf(written)).toEqual([]);
    expect(compile(written).segments).toHaveLength(1);
  });

  it.each([
    ['::prices{office=EU}', 'there is no ::prices'],
    [':::price\nx\n:::', 'there is no :::price'],
    ['::price', '::price needs office=…'],
    ['::price{office=EU colour=red}', '::price has no option colour'],
    ['::class{number=46}', '::class has number=46, which it cannot be'],
    [':::note\n::check\n:::', '::check stands on a line of its own, outside of boxes'],
    [':term[word]', ':term needs of=…'],
    [':term{of=priority}', ':term has no words: :term[words]{of=slug}'],
    ['a <b>b</b>', 'has HTML, which no text may'],
    ['![a](/b.png)', 'has a picture, which no text may'],
    ['a[^1]\n\n[^1]: b', 'has a footnote, which no text may'],
  ])('says what is wrong with %j', (written, problem) => {
    expect(problemsOf(written)).toContain(problem);
  });

  it('leaves a colon in a sentence alone', () => {
    expect(htmlOf('At 10:30, class:food')).toBe('<p>At 10:30, class:food</p>');
    expect(problemsOf('At 10:30, class:food')).toEqual([]);
  });

  it('says on which line', () => {
    expect(compile('One.\n\n::nothing').problems).toEqual([{ line: 3, text: 'there is no ::nothing' }]);
  });
});

describe('boxes', () => {
  it.each([
    ['note', 'en', 'Note'],
    ['careful', 'cs', 'Pozor'],
    ['example', 'sk', 'Príklad'],
    ['example', 'es', 'Ejemplo'],
  ])('%s in %s is called %s, and is no landmark', (kind, locale, label) => {
    expect(htmlOf(`:::${kind}\nText.\n:::`, locale)).toBe(
      `<aside class="box box-${kind}" role="note"><p class="box-label">${label}</p><p>Text.</p></aside>`,
    );
  });

  it('may have a label of their own', () => {
    expect(htmlOf(':::note[By the way]\nText.\n:::')).toContain('<p class="box-label">By the way</p>');
  });
});

describe('links', () => {
  it('within the site stay as written, others know nothing of where one came from', () => {
    expect(htmlOf('[a](/faq#x)')).toBe('<p><a href="/faq#x">a</a></p>');
    expect(htmlOf('[a](https://wipo.int)')).toBe('<p><a href="https://wipo.int" rel="noopener">a</a></p>');
    expect(htmlOf('| [a](https://wipo.int) |\n|---|\n| b |')).toContain('rel="noopener"');
  });

  it('of terms show the short definition', () => {
    const terms = new Map([['priority', 'The day that “counts”.']]);
    expect(compile(':term[earlier day]{of=priority}', 'en', terms).segments[0]?.html).toBe(
      '<p><a class="term" href="/trademark-dictionary/priority" title="The day that “counts”.">earlier day</a></p>',
    );
  });
});

describe('tables and headings', () => {
  const table = '| Office | |\n|---|---|\n| EU | yes |';

  it('scroll by themselves, are reached with keys, and are called by their heading', () => {
    const html = htmlOf(`## Where\n\n${table}\n\nText.\n\n${table}`);
    expect(html).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Where">');
    expect(html).toContain('aria-label="Table: Where (2)"');
    expect(html).toContain('<th scope="col">Office</th>\n<td></td>');
    expect(htmlOf(table, 'cs')).toContain('aria-label="Tabulka"');
  });

  it('have anchors, of which the second level is the table of contents', () => {
    const { headings, segments } = compile('## In short\n\n### Detail\n\n## In short');
    expect(headings).toEqual([
      { id: 'in-short', text: 'In short' },
      { id: 'in-short-1', text: 'In short' },
    ]);
    expect(segments[0]?.html).toContain('<h3 id="detail">');
  });
});
