import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentsOf, gitOf, missingPaths } from './named-paths.mjs';

let planted = '';
beforeAll(() => {
  planted = mkdtempSync(join(tmpdir(), 'paths-'));
});
afterAll(() => rmSync(planted, { recursive: true, force: true }));

const there = ['services/a/src/order/price.ts', 'docs/money.md'];
const missingIn = (text: string): readonly string[] => {
  for (const [path, content] of [
    ...there.map((path) => [path, ''] as const),
    ['docs/page.md', text] as const,
  ]) {
    mkdirSync(dirname(join(planted, path)), { recursive: true });
    writeFileSync(join(planted, path), content);
  }
  const git = { tracked: there, ignores: (path: string) => path.startsWith('proto/gen/') };
  return missingPaths(planted, ['docs/page.md'], git).missing;
};

describe('a path that a document names', () => {
  it.each([
    ['a whole one', '`services/a/src/order/cost.ts`', 'services/a/src/order/cost.ts'],
    ['a folder', '`services/a/src/orders/`', 'services/a/src/orders/'],
    ['its last steps', '`orders/price.ts`', 'orders/price.ts'],
    ['a name alone', '`cost.ts`', 'cost.ts'],
    ['a link', '[money](moneys.md)', 'docs/moneys.md'],
  ])('is missed: %s', (_, text, path) => expect(missingIn(text)).toEqual([`docs/page.md: ${path}`]));

  it.each([
    '`services/a/src/order/price.ts:12`, `services/a/src/order/`, `order/price.ts`, `price.ts`',
    '[money](money.md#vat), [elsewhere](https://example.org/x.md)',
    '`services/<name>/src`, `*.record.ts`, `npm run check`, `and/or`',
    '`proto/gen/x.ts`, which is built',
    '```diff\n+`services/a/src/new.ts`\n```',
  ])('is there, or is none: %s', (text) => expect(missingIn(text)).toEqual([]));
});

describe('documents of this repository', () => {
  it('name nothing that is not there', () => {
    const root = resolve(import.meta.dirname, '..', '..');
    const { examined, missing } = missingPaths(root, documentsOf(root), gitOf(root));
    expect(examined).toBeGreaterThan(300);
    expect(missing).toEqual([]);
  });
});
