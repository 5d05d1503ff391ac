import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '..', '..');
const planted: string[] = [];
afterEach(() => planted.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A package that reads a JSON module, under the settings of another one but for what is looked at. @returns whether it compiles now */
function packageLike(project: string): { readonly compiles: (count: unknown, more?: string) => boolean } {
  const build = join(root, project, 'build');
  mkdirSync(build, { recursive: true });
  const folder = mkdtempSync(join(build, 'anew-'));
  planted.push(folder);
  const settings = {
    extends: '../../tsconfig.json',
    compilerOptions: { resolveJsonModule: true, rootDir: '.', types: [] },
    include: ['*.ts'],
    references: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  return {
    compiles: (count, more = '') => {
      writeFileSync(join(folder, 'facts.json'), JSON.stringify({ count }));
      writeFileSync(
        join(folder, 'reads.ts'),
        `import facts from './facts.json' with { type: 'json' };\nexport const count: number = facts.count;\n${more}`,
      );
      return spawnSync(tsc, ['-p', folder, '--noEmit'], { cwd: folder }).status === 0;
    },
  };
}

/** What the compiler remembers of its last run takes no notice of JSON modules and of declarations for everybody: with it a package that is wrong goes on to pass. */
describe('the compiler looks at everything anew', () => {
  it.each(['web', 'tests'])(
    'in %s: a list that changed its shape is found however often it was right before',
    (project) => {
      const { compiles } = packageLike(project);
      expect(compiles(1)).toBe(true);
      expect(compiles('one')).toBe(false);
      expect(compiles(2, '// looked at again\n')).toBe(true);
      expect(compiles('two', '// looked at again\n')).toBe(false);
    },
  );
});
