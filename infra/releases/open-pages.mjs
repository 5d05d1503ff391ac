import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A visitor may ask so many within a minute without being refused. */
const SAMPLE = 50;

/**
 * Asks of one release what a page of another would.
 * @param {{ root: string, web: number, gateway: number }} at `root`: the built checkout whose pages are open in browsers;
 *   ports of the release that is asked
 * @returns {Promise<{ files: number, documents: number }>} how many there were, all of them answered
 * @throws {Error} naming those that were not
 */
export async function askAsOpenPages({ root, web, gateway }) {
  const manifest = JSON.parse(readFileSync(join(root, 'web/dist/client/manifest.json'), 'utf8'));
  const files = [...new Set(filesOf(manifest))];
  const missing = await missingOf(files, async (file) => (await fetch(`http://127.0.0.1:${web}/${file}`)).ok);
  const documents = Object.keys(JSON.parse(readFileSync(join(root, 'gateway/documents.json'), 'utf8')));
  const unknown = await missingOf(sampleOf(documents), (id) => isKnown(gateway, id));
  if (missing.length + unknown.length > 0)
    throw new Error(
      `Pages that are open would miss ${missing.length} of ${files.length} files (${missing.slice(0, 3).join(', ')}) and ${unknown.length} of ${SAMPLE} documents.`,
    );
  return { files: files.length, documents: SAMPLE };
}

/** @param {Record<string, { file: string, css?: string[], assets?: string[] }>} manifest */
function filesOf(manifest) {
  return Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
}

/**
 * @param {readonly string[]} all
 * @param {(one: string) => Promise<boolean>} isThere
 */
async function missingOf(all, isThere) {
  const missing = [];
  for (const one of all) if (!(await isThere(one))) missing.push(one);
  return missing;
}

/** Spread over all of them. @param {readonly string[]} all */
function sampleOf(all) {
  return all.filter((_, at) => at % Math.ceil(all.length / SAMPLE) === 0);
}

/**
 * A document that is stored is answered with data, or with what its variables lack.
 * @param {number} port
 * @param {string} id
 */
async function isKnown(port, id) {
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: `sha256:${id}` }),
  });
  const text = await answer.text();
  if (answer.status === 429)
    throw new Error('The gateway counts too many questions; the sample is too large.');
  return !text.includes('PERSISTED_DOCUMENT_REQUIRED');
}
