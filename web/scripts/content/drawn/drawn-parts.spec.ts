/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { typesetText } from '../../../server/content-words.js';
import { locales } from '../../../src/i18n/locale-rules.js';
import { compileBody } from '../compile-body.mjs';
import { compileCollections } from '../compile-collections.mjs';
import { CONTENT_FOLDER, readCollections } from '../read-collections.mjs';
import { description, operations } from './description.mjs';

const EXAMPLES = 'gateway/partner-client/examples';
const files = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.includes('.'),
);

interface Text {
  readonly source: { readonly collection: string; readonly locale: string; readonly slug: string };
  readonly document: { readonly segments: readonly { readonly html?: string }[] };
}
const { texts } = compileCollections(readCollections(CONTENT_FOLDER).sources) as { texts: readonly Text[] };
const own = texts.filter(({ source }) => source.collection === 'developers');

/** The page of a language as it is sent. */
const htmlOf = (locale: (typeof locales)[number], slug: string): string =>
  own
    .filter(({ source }) => source.locale === locale && source.slug === slug)
    .flatMap(({ document }) => typesetText(locale, document).segments)
    .map(({ html = '' }) => html)
    .join('');
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');

describe('pages for developers', () => {
  it.each(locales)('show, in %s, every example as it is tested, to the letter', (locale) => {
    const shown = own
      .filter(({ source }) => source.locale === locale)
      .map(({ source }) => plain(htmlOf(locale, source.slug)))
      .join('\n');
    expect(files).toHaveLength(9);
    for (const file of files) expect(shown).toContain(readFileSync(`${EXAMPLES}/${file}`, 'utf8').trimEnd());
  });

  it.each(locales)('have, in %s, every call, scope, type of event and change of the interface', (locale) => {
    const reference = plain(htmlOf(locale, 'reference'));
    for (const { method, path } of operations())
      expect(reference).toContain(`${method.toUpperCase()} ${path.replace('/api/partner', '')}`);
    // Only what is no JSON is a file.
    const answered = reference.match(/20\d: [^()]*\([a-z/+-]+\)/g) ?? [];
    expect(answered.length).toBeGreaterThan(0);
    for (const one of answered) expect(one).not.toContain('application/json');
    const { info, components, paths } = description();
    for (const scope of Object.keys(components.securitySchemes.oauth.flows.clientCredentials.scopes))
      expect(htmlOf(locale, 'guide')).toContain(`<td><code>${scope}</code></td>`);
    const answer = paths['/api/partner/events'].get.responses[200].content['application/json'].schema;
    const types = answer.properties.events.items.properties.type.enum as string[];
    expect(types.length).toBeGreaterThan(20);
    for (const type of types) expect(htmlOf(locale, 'events')).toContain(`<td><code>${type}</code></td>`);
    for (const { version, changes } of info['x-changelog']) {
      expect(htmlOf(locale, 'changes')).toContain(`>${version}</h2>`);
      for (const { adds } of changes)
        for (const one of adds) expect(htmlOf(locale, 'changes')).toContain(`<code>${one}</code>`);
    }
  });
});

describe('a part that is drawn', () => {
  const compiled = (body: string) =>
    compileBody(body, { locale: 'cs' }) as unknown as {
      readonly segments: readonly { readonly html: string }[];
      readonly problems: readonly { readonly text: string }[];
    };

  it('is a problem where there is no such example', () => {
    expect(compiled('::example{file=nothing.mjs}').problems).toEqual([
      { line: 1, text: '::example: there is no nothing.mjs' },
    ]);
    expect(compiled('::example{file=../package.json}').problems).not.toEqual([]);
  });

  it('keeps its code as it is written, and can be scrolled by keyboard', () => {
    const [segment] = compiled('::example{file=start.mjs}').segments;
    expect(segment?.html).toContain('tabindex="0"');
    const { html } = typesetText('cs', { html: '<p>a v tom</p><pre><code>a v b</code></pre>' });
    expect(html).toContain('v\u00a0tom');
    expect(html).toContain('<pre><code>a v b</code></pre>');
  });
});
