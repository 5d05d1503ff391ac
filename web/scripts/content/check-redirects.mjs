// Whether old addresses lead to pages that are there: none is a page itself, none leads to another old one.
import { existsSync, readFileSync } from 'node:fs';

export const REDIRECTS_FILE = 'redirects.json';

const ADDRESS = /^(\/[a-z0-9-]+)+$/;

/**
 * @param {string} folder of the texts
 * @returns {Record<string, string>}
 */
export function readRedirects(folder) {
  const file = `${folder}${REDIRECTS_FILE}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * @param {Record<string, string>} redirects
 * @param {{ isPage: (path: string) => boolean }} site
 * @returns {import('./read-document.mjs').Problem[]}
 */
export function redirectProblems(redirects, { isPage }) {
  return Object.entries(redirects).flatMap(([old, target]) =>
    [
      ADDRESS.test(old) && !/^\/(en|cs|sk|es)(\/|$)/.test(old)
        ? undefined
        : `${old} is no address such as /old-name, without language`,
      isPage(old) ? `${old} is a page, and nobody would see it` : undefined,
      target in redirects ? `${old} leads to ${target}, which leads on: name the last one` : undefined,
      isPage(target) || target in redirects ? undefined : `${old} leads to ${target}, which is no page`,
    ]
      .filter((text) => text !== undefined)
      .map((text) => ({ file: REDIRECTS_FILE, text })),
  );
}
