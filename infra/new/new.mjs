// npm run new -- slice requests withdraw-request
// Makes small, finished files: they compile, and their spec fails until somebody has written the rule.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kinds } from './kinds.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Files of a new thing by path from the root.
 * @param {string[]} args kind, place, name in kebab-case
 * @param {(path: string) => boolean} exists
 * @returns {{ files: Record<string, string>, next: string }}
 * @throws {Error} that says how to call it right
 */
export function plan([kind = '', place = '', name = ''], exists) {
  const make = kinds[kind];
  if (make === undefined)
    throw new Error(
      `What kind? One of: ${Object.keys(kinds).join(', ')}. Example: npm run new -- slice requests withdraw-request`,
    );
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error('The name comes last, in kebab-case: withdraw-request');
  const made = make({ place, name, ...spellings(name) });
  if (!exists(made.within)) throw new Error(`There is no ${made.within}.`);
  const taken = Object.keys(made.files).find(exists);
  if (taken !== undefined) throw new Error(`${taken} is there already.`);
  return { files: made.files, next: made.next };
}

/** @param {string} name */
function spellings(name) {
  const pascal = name
    .split('-')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');
  return { pascal, camel: `${pascal[0]?.toLowerCase()}${pascal.slice(1)}`, snake: name.replaceAll('-', '_') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { files, next } = plan(process.argv.slice(2), (path) => existsSync(join(ROOT, path)));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(ROOT, path)), { recursive: true });
      writeFileSync(join(ROOT, path), text);
      console.log(`new  ${path}`);
    }
    console.log(next);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(
      `services: ${readdirSync(join(ROOT, 'services'))
        .filter((service) => service !== 'kit')
        .join(', ')}`,
    );
    process.exitCode = 2;
  }
}
