import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { visit } from './import-graph.mjs';

/** Where refusals are made. */
const MAKERS = /^services\/kit\/src\/model\/(decider|words)\/refusal(-catalogue)?\.ts$/;
/** Specs and fixtures refuse what no product does. */
const UNTESTED = /\.spec\.ts$|\/testing\//;

/**
 * Codes that are refused without standing in a catalogue: they would be in no list, and misspelt in no compiler's eyes.
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {{ examined: number, violations: string[] }}
 */
export function inlineRefusals(root, files) {
  const looked = files.filter(
    (file) => /^services\/[^/]+\/src\/.*\.ts$/.test(file) && !UNTESTED.test(file) && !MAKERS.test(file),
  );
  const inline = looked.filter((file) => namesACode(readFileSync(join(root, file), 'utf8')));
  return {
    examined: looked.length,
    violations: inline.map(
      (file) =>
        `${file}: names a refusal's code beside the catalogue of its service: add it to src/refusals.ts and answer no('CODE')`,
    ),
  };
}

/** @param {string} code */
function namesACode(code) {
  const { body } = parseSync(code, { syntax: 'typescript', target: 'es2022' });
  let named = false;
  visit(body, (node) => {
    named ||=
      (node.type === 'ImportDeclaration' &&
        /(^|\/)refusal\.js$/.test(node.source.value) &&
        node.specifiers.some(
          (/** @type {any} */ { local, imported }) => (imported ?? local).value === 'refuse',
        )) ||
      (node.type === 'KeyValueProperty' &&
        node.key.value === 'refused' &&
        node.value.type === 'StringLiteral' &&
        /^[A-Z_]+$/.test(node.value.value));
  });
  return named;
}
