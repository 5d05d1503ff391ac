/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readRedirects, redirectProblems } from './check-redirects.mjs';
import { CONTENT_FOLDER } from './read-collections.mjs';

const isPage = (path: string): boolean => ['/contact', '/about-us'].includes(path);
const problemsOf = (redirects: Record<string, string>): string[] =>
  redirectProblems(redirects, { isPage }).map(({ text }) => text);

describe('old addresses', () => {
  it('lead to pages', () => {
    expect(problemsOf({ '/about': '/about-us', '/old/contact': '/contact' })).toEqual([]);
  });

  it.each([
    [{ '/about': '/nothing' }, '/about leads to /nothing, which is no page'],
    [{ '/contact': '/about-us' }, '/contact is a page, and nobody would see it'],
    [{ '/a': '/b', '/b': '/about-us' }, '/a leads to /b, which leads on: name the last one'],
    [{ '/cs/o-nas': '/about-us' }, '/cs/o-nas is no address such as /old-name, without language'],
    [{ 'about.html': '/about-us' }, 'about.html is no address such as /old-name, without language'],
  ])('%j is found', (redirects, problem) => {
    expect(problemsOf(redirects)).toEqual([problem]);
  });

  it('are there: spellings that people guess', () => {
    expect(readRedirects(CONTENT_FOLDER)).toMatchObject({ '/dictionary': '/trademark-dictionary' });
  });
});
