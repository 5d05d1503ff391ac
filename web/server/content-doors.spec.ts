/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import type { ContentDocument } from '../src/domain/content/content-document.js';
import { sampleText } from '../testing/content-samples.js';
import { contentDoors } from './content-doors.js';
import { contentIn } from './content-in.js';
import { createContentSearch } from './content-search.js';
import { openContentStore, type ContentStore } from './content-store.js';

const LINKS =
  '<p>Cena v <a href="/verification?x=1">a</a> <a class="term" href="/trademark-dictionary/word" title="A">b</a> <a href="https://a.example">c</a></p>';
const texts = [
  sampleText({ collection: 'legal', slug: 'cookies', path: '/cookies' }),
  sampleText({ collection: 'legal', slug: 'gdpr', path: '/gdpr', segments: [{ html: LINKS }] }),
  sampleText({
    collection: 'legal',
    locale: 'cs',
    slug: 'cookies',
    path: '/cookies',
    title: 'Soubory v prohlížeči',
    segments: [{ html: LINKS }, { live: 'check', options: {} }],
  }),
];

let folder = '';
let store: ContentStore;
let server: Server;
let origin = '';

function write(path: string, value: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(value));
}

function writeTexts(documents: readonly ContentDocument[]): void {
  for (const document of documents)
    write(`${document.collection}/${document.locale}/${document.slug}.json`, document);
  for (const locale of ['en', 'cs'])
    write(`legal/${locale}.json`, { items: documents.filter((document) => document.locale === locale) });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  writeTexts(texts);
  store = openContentStore(folder);
  const app = express().use(contentDoors(store, createContentSearch(store.documents())));
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/content/`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const htmlOf = (document: ContentDocument | undefined): string =>
  document?.segments.map((segment) => ('html' in segment ? segment.html : '')).join('') ?? '';

describe('store of texts', () => {
  it('gives a text in its language, else in English, and nothing where there is none', () => {
    expect(store.get('legal', 'cs', 'cookies')).toMatchObject({ locale: 'cs' });
    expect(store.get('legal', 'cs', 'gdpr')).toMatchObject({ locale: 'en' });
    expect(store.get('legal', 'cs', 'nothing')).toBeUndefined();
    expect(store.get('nothing', 'en', 'cookies')).toBeUndefined();
    expect([store.has('legal', 'cs', 'cookies'), store.has('legal', 'cs', 'gdpr')]).toEqual([true, false]);
  });

  it('lists a collection in a language, with what is there in English alone behind', () => {
    const shown = (locale: 'en' | 'cs' | 'es'): unknown =>
      store.list('legal', locale)?.items.map((card) => `${card.locale}:${card.slug}`);
    expect(shown('en')).toEqual(['en:cookies', 'en:gdpr']);
    expect(shown('cs')).toEqual(['cs:cookies', 'en:gdpr']);
    expect(shown('es')).toEqual(['en:cookies', 'en:gdpr']);
    expect(store.list('nothing', 'en')).toBeUndefined();
  });

  it('leads from a text to pages of the language it is read in, and keeps words together there', () => {
    expect(htmlOf(store.get('legal', 'cs', 'cookies'))).toBe(
      '<p>Cena v\u00a0<a href="/cs/verification?x=1">a</a> <a class="term" href="/trademark-dictionary/word?from=cs" hreflang="en" title="A">b</a> <a href="https://a.example">c</a></p>',
    );
    expect(store.get('legal', 'cs', 'cookies')?.title).toBe('Soubory v\u00a0prohlížeči');
    expect(htmlOf(store.get('legal', 'es', 'gdpr'))).toContain('Cena v <a href="/es/verification?x=1">');
    expect(htmlOf(store.get('legal', 'en', 'gdpr'))).toContain('href="/verification?x=1"');
  });

  it('leads on from an English page in the language its reader came from', async () => {
    const read = async (from?: 'cs') =>
      htmlOf(await contentIn(store, () => [], { locale: 'en', from }).document('legal', 'gdpr'));
    expect(await read()).toBe(LINKS);
    expect(await read('cs')).toContain('href="/cs/verification?x=1"');
    expect(await read('cs')).toContain('href="/trademark-dictionary/word?from=cs"');
  });

  it('answers loaders, with 404 for what is not there', async () => {
    const content = contentIn(store, createContentSearch(store.documents()), { locale: 'cs' });
    expect((await content.document('legal', 'cookies')).locale).toBe('cs');
    await expect(content.document('legal', 'nothing')).rejects.toMatchObject({ status: 404 });
    expect((await content.list('legal')).map(({ slug }) => slug)).toEqual(['cookies', 'gdpr']);
    await expect(content.list('blog')).rejects.toMatchObject({ status: 404 });
    expect((await content.search('prohlizeci')).map(({ slug }) => slug)).toEqual(['cookies']);
  });
});

describe('doors of texts', () => {
  it.each([
    ['legal/cs/cookies.json', { locale: 'cs', slug: 'cookies' }],
    ['legal/cs.json', { items: [{ slug: 'cookies' }, { slug: 'gdpr' }] }],
    ['search.json?q=prohl%C3%AD%C5%BEe%C4%8Di&locale=cs', { items: [{ slug: 'cookies' }] }],
  ])('%s can be kept, and is not listed', async (path, expected) => {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('public, max-age=60');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(await answer.json()).toMatchObject(expected);
    const tag = answer.headers.get('etag') ?? '';
    const again = await fetch(origin + path, {
      headers: { 'if-none-match': tag, 'cache-control': 'max-age=0' },
    });
    expect([tag === '', again.status]).toEqual([false, 304]);
  });

  it.each([
    'legal/cs/nothing.json',
    'nothing/en.json',
    'legal/xx.json',
    'legal/xx/cookies.json',
    'search.json?q=a&locale=xx',
    'legal/en/..%2F..%2Fpackage.json',
  ])('%s is not there', async (path) => {
    const answer = await fetch(origin + path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, null]);
  });
});
