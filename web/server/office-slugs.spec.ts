/** @jest-environment node */
import { afterEach, expect, it, jest } from '@jest/globals';
import { officeSlugsAt } from './office-slugs.js';

afterEach(() => {
  jest.restoreAllMocks();
});

it('asks the gateway for the offices once an hour, and again after a failure', async () => {
  let now = 0;
  const asked = jest.spyOn(globalThis, 'fetch');
  const offices = { data: { jurisdictionList: [{ code: 'FR', slug: 'france' }] } };
  asked.mockImplementation(() => Promise.resolve(Response.json(offices)));
  const slugs = officeSlugsAt('http://gateway', () => now);
  expect([await slugs(), await slugs()]).toEqual([['france'], ['france']]);
  expect(asked).toHaveBeenCalledTimes(1);
  now = 3_600_001;
  asked.mockImplementationOnce(() => Promise.reject(new Error('away')));
  await expect(slugs()).rejects.toThrow();
  expect(await slugs()).toEqual(['france']);
  expect(asked).toHaveBeenCalledTimes(3);
});
