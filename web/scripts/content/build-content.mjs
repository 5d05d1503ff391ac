// Writes every text of web/content as the web server reads it: one file a text, one list a collection and language.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileCollections } from './compile-collections.mjs';
import { readCollections } from './read-collections.mjs';

function write(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(value));
}

/**
 * A text that cannot be read stops the build; what reads badly is a matter of the check (check-content.mjs).
 * @param {{ folder: string, out: string }} places
 * @returns {{ documents: number, lists: number }}
 */
export function buildContent({ folder, out }) {
  const { sources, problems } = readCollections(folder);
  if (problems.length > 0)
    throw new Error(
      `Texts that cannot be read:\n${problems.map(({ file, text }) => `  ${file}: ${text}`).join('\n')}`,
    );
  const { texts, lists } = compileCollections(sources);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const { document } of texts)
    write(join(out, document.collection, document.locale, `${document.slug}.json`), document);
  for (const items of lists) write(join(out, items[0].collection, `${items[0].locale}.json`), { items });
  return { documents: texts.length, lists: lists.length };
}
