import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredNames } from './declared-names.mjs';

/** @typedef {{ readonly word: string, readonly name?: string, readonly path?: string, readonly reason: string }} AllowedWord a word that may
 *  stand in one name, or in all names of a file or folder */

/**
 * Words that names are not to be made of: in backticks in the last column of the tables about the field and about code.
 * @param {string} glossary
 * @returns {string[]}
 */
export function forbiddenWords(glossary) {
  const tables = glossary.split(/^## /m).filter((part) => !part.startsWith('What customers read'));
  const rows = tables
    .join('\n')
    .split('\n')
    .filter((line) => /^\|.*\|$/.test(line));
  return rows.flatMap((row) =>
    [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  );
}

/**
 * `sealedLinkPath`, `sealed_link_path`, `SealedLinkPath` and `sealed-link-path` are one name.
 * @param {string} name
 */
export const partsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');

/** What others see of a service: messages, tables and the graph. */
export const WIRE = /^(proto\/cotta\/.*\.proto|services\/[^/]+\/derived\/.*\.(sql|graphql))$/;

const DOCS = /"""[\s\S]*?"""|"[^"\n]*"|\/\/.*|--.*|#.*/g;

/**
 * Names that others rely on: of messages, of tables and of the graph. They stay as they are.
 * @param {string} root @param {readonly string[]} files `.proto`, `.sql` and `.graphql`
 * @returns {Set<string>}
 */
export function wireNames(root, files) {
  return new Set(
    files.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').replaceAll(DOCS, '').matchAll(/\w+/g)].map(([name]) =>
        partsOf(name).join(' '),
      ),
    ),
  );
}

/**
 * @param {string} root
 * @param {readonly string[]} files
 * @param {{ readonly words: readonly string[], readonly wire: ReadonlySet<string>, readonly allowed: readonly AllowedWord[] }} rules
 * @returns {{ examined: number, violations: string[] }} names that are made of such a word, and words that are allowed for nothing
 */
export function misnamed(root, files, { words, wire, allowed }) {
  const wanted = words.map((word) => ({ word, isIn: seeker(word) }));
  const given = files.flatMap((path) => [...declaredNames(root, path)].map((name) => ({ path, name })));
  const found = given
    .filter(({ name }) => !wire.has(partsOf(name).join(' ')))
    .flatMap(({ path, name }) =>
      wanted.filter(({ isIn }) => isIn(name)).map(({ word }) => ({ path, name, word })),
    );
  const isAllowed = (
    /** @type {AllowedWord} */ one,
    /** @type {{ path: string, name: string, word: string }} */ hit,
  ) =>
    one.word === hit.word &&
    (one.name === hit.name || (one.path !== undefined && hit.path.startsWith(one.path)));
  return {
    examined: given.length,
    violations: [
      ...found
        .filter((hit) => !allowed.some((one) => isAllowed(one, hit)))
        .map(
          ({ path, name, word }) =>
            `${path}: ${name} says “${word}”; docs/glossary.md has the word to use instead (Words of code)`,
        ),
      ...allowed
        .filter((one) => !found.some((hit) => isAllowed(one, hit)))
        .map(
          ({ word, name, path }) => `“${word}” in ${name ?? path}: nothing needs it; take it out of the list`,
        ),
    ],
  };
}

/**
 * One or several of it in a name; a word with a slash is a folder.
 * @param {string} word
 * @returns {(name: string) => boolean}
 */
function seeker(word) {
  if (word.endsWith('/')) return (name) => name.endsWith('/') && `/${name}`.includes(`/${word}`);
  const sought = new RegExp(` ${partsOf(word).join(' ')}s? `);
  return (name) => !name.endsWith('/') && sought.test(` ${partsOf(name).join(' ')} `);
}
