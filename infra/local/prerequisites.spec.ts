import { describe, expect, it } from '@jest/globals';
import { ensurePrerequisites, javaMajor, nodeIsRecentEnough } from './prerequisites.mjs';
import { recentEnough } from './redis.mjs';

describe('versions', () => {
  it.each([
    ['20.19.0', true],
    ['20.18.9', false],
    ['18.20.0', false],
    ['22.0.0', true],
    ['24.1.0', true],
  ])('Node %s: %p', (version, good) => {
    expect(nodeIsRecentEnough(version)).toBe(good);
  });

  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_401"', 1],
    ['openjdk version "21" 2023-09-19', 21],
    [undefined, 0],
  ])('Java %s: %p', (line, major) => {
    expect(javaMajor(line)).toBe(major);
  });

  it.each([
    ['Redis server v=7.0.15 sha=00000000:0', true],
    ['Redis server v=6.2.0', true],
    ['Redis server v=6.0.16', false],
    [undefined, false],
  ])('Redis %s: %p', (line, good) => {
    expect(recentEnough(line)).toBe(good);
  });
});

describe('ensurePrerequisites', () => {
  const finding = (what: string, found: string | undefined, needed = true) => ({
    what,
    found,
    needed,
    mend: `get ${what}`,
  });

  it('names everything that is missing and how to get it', async () => {
    const look = () => [
      finding('Java', undefined),
      finding('Maven', undefined),
      finding('git', undefined, false),
      finding('Node', 'v20'),
    ];
    await expect(ensurePrerequisites({ look, say: () => undefined })).rejects.toThrow(
      /Java\n +get Java\n.*Maven\n +get Maven/s,
    );
    await expect(ensurePrerequisites({ look, say: () => undefined })).rejects.not.toThrow('git');
  });

  it('goes on without Redis, which has another way', async () => {
    await expect(
      ensurePrerequisites({ look: () => [finding('Redis 6.2', undefined)], say: () => undefined }),
    ).resolves.toBeUndefined();
  });
});
