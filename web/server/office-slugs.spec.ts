/** @jest-environment node */
import { afterEach, expect, it, jest } from '@jest/globals';
import { officeSlugsAt } from './office-slugs.js';

afterEach(() => {
  jest.restoreAllMocks();
});

const offices = { data: { jurisdictionList: [{ code: 'FR', slug: 'france' }] } };

it('asks the gateway for the offices once an hour, and keeps what it knew while the gateway is away', async () => {
  let now = 0;
  const asked = jest.spyOn(globalThis, 'fetch');
  asked.mockImplementation(() => Promise.resolve(Response.json(offices)));
  const slugs = officeSlugsAt('http://gateway', () => now);
  expect([await slugs(), await slugs()]).toEqual([['france'], ['france']]);
  expect(asked).toHaveBeenCalledTimes(1);
  now = 3_600_001;
  asked.mockImplementation(() => Promise.reject(new Error('away')));
  for (let request = 0; request < 50; request += 1) expect(await slugs()).toEqual(['france']);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks once for all requests of a search engine while the gateway was never there', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  asked.mockImplementation(() => Promise.reject(new Error('away')));
  const slugs = officeSlugsAt('http://gateway', () => 0);
  for (let request = 0; request < 50; request += 1) await expect(slugs()).rejects.toThrow();
  expect(asked).toHaveBeenCalledTimes(1);
});
