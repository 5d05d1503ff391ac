import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'cotta-refused-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that reads its settings so, and says `open` when it goes on. */
function run(read: string): { code: number | null; stdout: string; stderr: string } {
  const built = (path: string): string => new URL(`../../../dist/${path}`, import.meta.url).href;
  const program = join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import { Fault } from '${built('model/words/fault.js')}';
     import { settingsOrEnd } from '${built('runtime/process/settings-or-end.js')}';
     console.log(settingsOrEnd(() => { ${read} }));`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  return { code: status, stdout, stderr };
}

describe('a program and its settings', () => {
  it('goes on with what was read', () =>
    expect(run("return 'open'")).toEqual({ code: 0, stdout: 'open\n', stderr: '' }));

  it('says in sentences what is refused, and ends before it opens anything', () =>
    expect(run("throw new Fault('PORT: is no number')")).toEqual({
      code: 78,
      stdout: '',
      stderr: 'PORT: is no number\n',
    }));

  it('shows where it broke when it was not the settings', () => {
    const { code, stderr } = run("throw new TypeError('ours')");
    expect(code).toBe(1);
    expect(stderr).toMatch(/TypeError: ours\n\s+at /);
  });
});
