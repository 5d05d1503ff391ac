import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { unusedClasses } from './check.mjs';
import { declareClasses } from './declare.mjs';

let web = '';
beforeEach(() => {
  web = mkdtempSync(join(tmpdir(), 'classes-'));
  mkdirSync(join(web, 'src'));
  plant(
    'a.module.css',
    '.page { animation: turn 1s; } .page:has(.note) > :is(.lead, p) { color: red; } @keyframes turn { to { rotate: 1turn; } }',
  );
});
afterEach(() => rmSync(web, { recursive: true, force: true }));

const plant = (name: string, text: string): void => writeFileSync(join(web, 'src', name), text);
const declared = (): string => readFileSync(join(web, 'build/classes/src/a.module.d.css.ts'), 'utf8');

describe('declarations of style sheets', () => {
  it('name the classes, and nothing else a sheet names', () => {
    expect(declareClasses(web)).toEqual({ sheets: 1, changed: 1 });
    expect(declared().match(/"\w+"/g)).toEqual(['"lead"', '"note"', '"page"']);
  });

  it('are written when something changed, and go with their sheet', () => {
    declareClasses(web);
    expect(declareClasses(web)).toEqual({ sheets: 1, changed: 0 });
    plant('a.module.css', '.other { color: red; }');
    expect(declareClasses(web)).toEqual({ sheets: 1, changed: 1 });
    rmSync(join(web, 'src', 'a.module.css'));
    expect(declareClasses(web)).toEqual({ sheets: 0, changed: 1 });
    expect(declared).toThrow('ENOENT');
  });
});

describe('classes nobody names', () => {
  const importing = (use: string): void => plant('a.tsx', `import look from './a.module.css';\n${use}\n`);

  it('are found beside those that somebody does', () => {
    importing('export const page = `${look.page} ${look.note}`;');
    expect(unusedClasses(join(web, 'src'))).toEqual({ sheets: 1, unused: ['a.module.css .lead'] });
  });

  it('may be any of a sheet whose class is chosen while the program runs', () => {
    importing(`export const of = (name: 'page' | 'lead' | 'note'): string => look[name];`);
    expect(unusedClasses(join(web, 'src'))).toEqual({ sheets: 1, unused: [] });
  });
});
