import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { visit } from './import-graph.mjs';

/** Words of the field, but for roles of people, in which permissions are said everywhere. The kit carries any business; what one of these stands for belongs to a service or to `reference`. */
const WORDS = [
  'trademark',
  'verification',
  'jurisdiction',
  'applicant',
  'specimen',
  'renewal',
  'invoice',
  'brand',
];

/**
 * Where such a word stands in the kit, and why it may.
 * @type {readonly { readonly path: string, readonly word: string, readonly reason: string }[]}
 */
export const KIT_EXCEPTIONS = [
  ...['event-store/row-change.ts', 'outbox/ordered-events.ts'].map((file) => ({
    path: `services/kit/src/runtime/${file}`,
    word: 'trademark',
    reason: 'A column of the log of changes, which every store has; the history of a mark is asked by it.',
  })),
  {
    path: 'services/kit/src/runtime/personal-data/encryption.ts',
    word: 'trademark',
    reason: 'The same column, as it travels to the audit log.',
  },
  {
    path: 'services/kit/src/edge/sdl/shared-sdl.ts',
    word: 'jurisdiction',
    reason: 'A scalar that every graph shares: what a code looks like, not what it is for.',
  },
];

const UNTESTED = /\.spec\.ts$|\/testing\//;

/**
 * Identifiers and texts of the kit that are made of a word of the field.
 * @param {string} root
 * @param {readonly string[]} files
 * @param {typeof KIT_EXCEPTIONS} exceptions
 * @returns {{ examined: number, violations: string[] }}
 */
export function kitWords(root, files, exceptions = KIT_EXCEPTIONS) {
  const looked = files.filter((file) => /^services\/kit\/src\/.*\.ts$/.test(file) && !UNTESTED.test(file));
  const found = looked.flatMap((path) =>
    [...wordsIn(readFileSync(join(root, path), 'utf8'))].map((word) => ({ path, word })),
  );
  const isAllowed = (/** @type {{ path: string, word: string }} */ { path, word }) =>
    exceptions.some((one) => one.path === path && one.word === word);
  const stale = exceptions.filter(
    ({ path, word }) => !found.some((one) => one.path === path && one.word === word),
  );
  return {
    examined: looked.length,
    violations: [
      ...found
        .filter((one) => !isAllowed(one))
        .map(({ path, word }) => `${path}: knows the word "${word}" of the field`),
      ...stale.map(({ path, word }) => `${path}: no longer knows "${word}", take it out of the exceptions`),
    ],
  };
}

/** @param {string} code */
function wordsIn(code) {
  const { body } = parseSync(code, { syntax: 'typescript', target: 'es2022' });
  /** @type {Set<string>} */
  const words = new Set();
  visit(body, (node) => {
    const text = textOf(node).toLowerCase();
    for (const word of WORDS) if (text.includes(word)) words.add(word);
  });
  return words;
}

/** @param {any} node @returns {string} */
function textOf(node) {
  if (node.type === 'Identifier' || node.type === 'StringLiteral') return String(node.value);
  return node.type === 'TemplateElement' ? String(node.raw) : '';
}
