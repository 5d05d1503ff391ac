// What whoever reviews a text looks at first; shown to staff alone, beside the text (docs/content.md).
import { readFileSync } from 'node:fs';

export const CHECK_FIRST_FILE = 'check-first.json';

/**
 * @param {string} folder of the texts
 * @returns {Record<string, string[]>} by key of a text; `*` stands for every language
 */
export const readCheckFirst = (folder) => JSON.parse(readFileSync(`${folder}${CHECK_FIRST_FILE}`, 'utf8'));

/** @param {string} key `legal/cs/gdpr` */
const inAnyLanguage = (key) => key.replace(/\/[a-z]{2}\//, '/*/');

/**
 * @param {Record<string, string[]>} checkFirst
 * @param {string} key
 */
export const notesOf = (checkFirst, key) => [
  ...(checkFirst[key] ?? []),
  ...(checkFirst[inAnyLanguage(key)] ?? []),
];

/**
 * @param {Record<string, string[]>} checkFirst
 * @param {readonly string[]} keys of all texts and records
 * @returns {import('./read-document.mjs').Problem[]}
 */
export function checkFirstProblems(checkFirst, keys) {
  const known = new Set(keys.flatMap((key) => [key, inAnyLanguage(key)]));
  return Object.entries(checkFirst).flatMap(([key, notes]) => {
    const texts = [
      ...(known.has(key) ? [] : [`there is no text ${key}`]),
      ...(notes.length > 0 && notes.every((note) => note.trim() !== '') ? [] : [`${key} says nothing`]),
    ];
    return texts.map((text) => ({ file: CHECK_FIRST_FILE, text }));
  });
}
