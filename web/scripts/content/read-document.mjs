import { parse } from 'yaml';
import { COLLECTIONS, isLanguage } from './collections.mjs';

const PLACE = /^([\w-]+)\/([a-z]{2})\/([\w-]+)\.md$/;
const PARTS = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * What is wrong with a text, and where. `file` is below the folder of texts.
 * @typedef {{ file: string, line?: number, text: string }} Problem
 * A text as it was written: front matter that fits its collection, and the body not yet compiled.
 * @typedef {{ file: string, collection: string, locale: string, slug: string, path: string, front: Record<string, any>, body: string, bodyLine: number }} Source
 */

function frontMatterOf(raw, problem) {
  try {
    const front = parse(raw);
    if (typeof front === 'object' && front !== null && !Array.isArray(front)) return front;
    problem('the front matter is no list of `name: value` lines');
  } catch (error) {
    // The first line of the file is ---.
    problem(
      `the front matter cannot be read: ${error.message.split('\n')[0]}`,
      (error.linePos?.[0]?.line ?? 0) + 1,
    );
  }
  return undefined;
}

function checked(collection, front, problem) {
  const result = COLLECTIONS[collection].schema.safeParse(front);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues)
    problem(`${path.join('.') || 'front matter'}: ${message}`);
  return undefined;
}

/**
 * @param {string} file below the folder of texts, with slashes
 * @param {string} content
 * @returns {{ source?: Source, problems: Problem[] }}
 */
export function readDocument(file, content) {
  /** @type {Problem[]} */
  const problems = [];
  const problem = (text, line) => problems.push({ file, ...(line === undefined ? {} : { line }), text });
  const [, collection = '', locale = '', slug = ''] = PLACE.exec(file) ?? [];
  if (!(collection in COLLECTIONS) || !isLanguage(locale) || !SLUG.test(slug)) {
    problem('stands in no place of a text: <collection>/<language>/<slug>.md');
    return { problems };
  }
  const [, raw, body = ''] = PARTS.exec(content) ?? [];
  if (raw === undefined) {
    problem('has no front matter between two lines of ---');
    return { problems };
  }
  const front = frontMatterOf(raw, problem);
  const fitting = front && checked(collection, front, problem);
  if (fitting === undefined) return { problems };
  const path = COLLECTIONS[collection].addressOf({ ...fitting, slug });
  if (path === undefined) {
    problem(`no page shows ${collection}/${slug}; a file is called as its page looks for it`);
    return { problems };
  }
  if (COLLECTIONS[collection].hasNoBody && body.trim() !== '') problem('has a body, which no page shows');
  if (!COLLECTIONS[collection].hasNoBody && body.trim() === '') problem('has no body');
  const bodyLine = raw.split('\n').length + 3;
  return { source: { file, collection, locale, slug, path, front: fitting, body, bodyLine }, problems };
}
