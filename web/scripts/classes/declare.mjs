// npm run classes -w web: types of every CSS module, so that a class no sheet declares does not compile. They stand in
// build/classes, which TypeScript reads as one folder with the sources (`rootDirs`); nothing of it is committed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSheets } from './sheets.mjs';

const SUFFIX = '.d.css.ts';

/** @param {readonly string[]} classes */
const declaration = (classes) =>
  `declare const classes: {\n${classes.map((name) => `  readonly ${JSON.stringify(name)}: string;\n`).join('')}};\nexport default classes;\n`;

/**
 * Brings the declarations up to date: writes what changed, removes those whose sheet is gone.
 * @param {string} web folder of the package
 * @returns {{ sheets: number, changed: number }}
 */
export function declareClasses(web) {
  const target = join(web, 'build', 'classes');
  const wanted = new Map(
    [...readSheets(join(web, 'src'))].map(([path, classes]) => [
      join('src', path.replace(/\.css$/, SUFFIX)),
      declaration(classes),
    ]),
  );
  const there = existsSync(target) ? readdirSync(target, { recursive: true, encoding: 'utf8' }) : [];
  const orphans = there.filter((path) => path.endsWith(SUFFIX) && !wanted.has(path));
  for (const path of orphans) rmSync(join(target, path));
  const stale = [...wanted].filter(([path, text]) => !holds(join(target, path), text));
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  }
  return { sheets: wanted.size, changed: orphans.length + stale.length };
}

/** @param {string} path @param {string} text */
const holds = (path, text) => existsSync(path) && readFileSync(path, 'utf8') === text;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { sheets, changed } = declareClasses(fileURLToPath(new URL('../..', import.meta.url)));
  if (sheets === 0) throw new Error('classes: looked at no sheet');
  console.log(`classes: ${sheets} sheets, ${changed} changed`);
}
