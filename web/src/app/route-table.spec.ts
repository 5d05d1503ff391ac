import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { pages } from './route-table.js';

const specified = JSON.parse(readFileSync('web/testing/specification-routes.json', 'utf8')) as string[];
const pattern = (path: string): string => path.replace(/\{[^}]+\}|:\w+/g, '*').replace(/\[.*\]$/, '');
/** The specification names the record but not its list; staff need the way there. */
const ADDED = ['/registration_request'];
const known = new Set([...specified, ...ADDED].map(pattern));

describe('route table', () => {
  it.each(pages.map((page) => [page.path]))('%s is a path of the specification, verbatim', (path) => {
    expect(known).toContain(pattern(path));
  });

  it('names each path once', () => {
    expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
  });

  it('lists and caches no page of a person', () => {
    const personal = pages.filter((page) => page.area !== 'public' || page.path.includes(':'));
    expect(personal.filter((page) => page.index || page.cache).map((page) => page.path)).toEqual([]);
  });
});
