import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const checkout = resolve(import.meta.dirname, '..', '..');
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'dependencies-'));
  mkdirSync(join(root, 'services/a/src'), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'b', workspaces: ['services/*'] }));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What `npm run check` says of a service that declares some packages and imports others. */
function judged(declared: readonly string[], imported: readonly string[]) {
  const dependencies = Object.fromEntries(declared.map((name) => [name, '1.0.0']));
  const text = imported.map((name) => `import '${name}';`).join('\n');
  writeFileSync(join(root, 'services/a/package.json'), JSON.stringify({ name: 'a', dependencies }));
  writeFileSync(join(root, 'services/a/src/x.ts'), text);
  const config = join(checkout, 'tests/architecture/knip.jsonc');
  const args = ['--config', config, '--dependencies', '--no-progress', '--directory', root];
  const { status, stdout } = spawnSync(join(checkout, 'node_modules/.bin/knip'), args, { encoding: 'utf8' });
  return { good: status === 0, text: stdout };
}

it('lets a service import what it declares', () =>
  expect(judged(['zod'], ['zod'])).toMatchObject({ good: true }));

it('finds a package that lives by hoisting', () =>
  expect(judged(['zod'], ['zod', 'luxon'])).toEqual({
    good: false,
    text: expect.stringMatching(/Unlisted dependencies \(1\)\s+luxon/),
  }));

it('finds a package that nothing imports', () =>
  expect(judged(['zod', 'luxon'], ['zod'])).toEqual({
    good: false,
    text: expect.stringMatching(/Unused dependencies \(1\)\s+luxon/),
  }));
