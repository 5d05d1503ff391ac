// Every class a sheet declares is named by a program that imports the sheet. (The other way round the types say it.)
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSheets } from './sheets.mjs';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

/**
 * @param {string} folder
 * @returns {{ sheets: number, unused: string[] }} each as `path .class`
 */
export function unusedClasses(folder) {
  const sheets = readSheets(folder);
  /** @type {Map<string, Set<string> | 'all'>} */
  const used = new Map();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path)) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    for (const [, name = '', specifier = ''] of text.matchAll(IMPORT)) {
      const sheet = normalize(join(dirname(path), specifier));
      const before = used.get(sheet);
      // A class chosen while the program runs may be any of them.
      if (before === 'all' || new RegExp(`\\b${name}\\[`).test(text)) used.set(sheet, 'all');
      else used.set(sheet, new Set([...(before ?? []), ...namesAfter(text, name)]));
    }
  }
  const unused = [...sheets].flatMap(([sheet, classes]) => {
    const names = used.get(sheet) ?? new Set();
    return names === 'all'
      ? []
      : classes.filter((name) => !names.has(name)).map((name) => `${sheet} .${name}`);
  });
  return { sheets: sheets.size, unused };
}

/** @param {string} text @param {string} name */
const namesAfter = (text, name) =>
  [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, found = '']) => found);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { sheets, unused } = unusedClasses(fileURLToPath(new URL('../../src', import.meta.url)));
  const good = sheets > 0 && unused.length === 0;
  console.log(good ? `classes: ${sheets} sheets, all classes used` : '');
  if (!good) console.error(sheets === 0 ? 'looked at no sheet' : `nobody names:\n  ${unused.join('\n  ')}`);
  process.exitCode = good ? 0 : 1;
}
