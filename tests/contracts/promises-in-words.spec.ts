import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { allServices } from '../testkit/services.js';

const texts = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../web/locales/en/admin-late.json'), 'utf8'),
) as { readonly promise: Readonly<Record<string, string>> };

it('every promise that a service watches has its words on the page of promises at risk, and nothing else has', () => {
  const names = allServices.flatMap(({ promises = [] }) => promises.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(10);
  expect(Object.keys(texts.promise).toSorted()).toEqual([...new Set(names)].toSorted());
});
