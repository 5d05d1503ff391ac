// Whether inner links lead somewhere: to a page of the site or to a text, and to an anchor that is there.
import { COLLECTIONS } from './collections.mjs';

const OUTER = /^(https?:\/\/|mailto:)/;

const patternOf = (route) =>
  new RegExp(
    `^${route
      .replaceAll(/[.+]/g, '\\$&')
      .replaceAll(/:\w+\??/g, '[^/]+')
      .replace(/\/\*$/, '(/.*)?')}$`,
  );

/**
 * Where links may lead. `routes`: paths of the route table with `:name` parts; those of people's own pages are none.
 * @param {readonly any[]} texts
 * @param {readonly string[]} routes
 */
export function addressesOf(texts, routes) {
  const ofTexts = new Map();
  for (const { source, compiled } of texts) {
    const anchors = ofTexts.get(source.path) ?? new Set();
    for (const id of anchorsOf(source, compiled)) anchors.add(id);
    ofTexts.set(source.path, anchors);
  }
  const lists = texts.flatMap(
    ({ source }) => COLLECTIONS[source.collection].listsOf?.({ ...source.front, slug: source.slug }) ?? [],
  );
  const bases = Object.values(COLLECTIONS).flatMap(({ base }) => (base === undefined ? [] : [base]));
  return {
    anchorsOf: (path) => ofTexts.get(path),
    isPlain: new Set([...routes.filter((route) => !/[:*]/.test(route)), ...lists]),
    patterns: routes.filter((route) => /[:*]/.test(route)).map(patternOf),
    belongsToTexts: (path) => bases.some((base) => path.startsWith(`${base}/`)),
  };
}

const anchorsOf = (source, compiled) => [
  ...compiled.anchors,
  ...(source.front.questions ?? []).flatMap(({ id }) => (id === undefined ? [] : [id])),
];

/** Whether a page of the site or a text is at the address. */
export function isThere(addresses, path) {
  if (addresses.anchorsOf(path) !== undefined || addresses.isPlain.has(path)) return true;
  // A pattern takes every slug; whether a text is behind it only the texts know.
  return !addresses.belongsToTexts(path) && addresses.patterns.some((pattern) => pattern.test(path));
}

function problemOf(href, { path: own }, addresses) {
  if (OUTER.test(href)) return undefined;
  if (/^\/(en|cs|sk|es)(\/|$)/.test(href))
    return `${href} has a language prefix, which links get by themselves`;
  if (!/^[/#]/.test(href)) return `${href} is neither an address of this site nor a whole one`;
  const [address = '', anchor] = href.split('#');
  const path = address.split('?')[0] || own;
  if (!isThere(addresses, path)) return `${path} leads nowhere`;
  const anchors = addresses.anchorsOf(path);
  if (anchor !== undefined && anchors !== undefined && !anchors.has(anchor)) return `${href}: no such anchor`;
  return undefined;
}

/**
 * @param {{ source: import('./read-document.mjs').Source, compiled: any }} text
 * @param {ReturnType<typeof addressesOf>} addresses
 * @returns {import('./read-document.mjs').Problem[]}
 */
export function linkProblems({ source, compiled }, addresses) {
  const { file, bodyLine, front } = source;
  const links = [
    ...compiled.links.map(({ href, line = 1 }) => ({ href, line: bodyLine + line - 1 })),
    // What is not of the text on its page, as a form, has anchors of its own.
    ...(front.action === undefined || front.action.to.startsWith('#')
      ? []
      : [{ href: front.action.to, line: undefined }]),
  ];
  return links.flatMap(({ href, line }) => {
    const text = problemOf(href, source, addresses);
    return text === undefined ? [] : [{ file, ...(line === undefined ? {} : { line }), text }];
  });
}

/** A text whose address no page of the route table serves is a text nobody can read. */
export const isServed = (path, addresses) =>
  addresses.isPlain.has(path) || addresses.patterns.some((pattern) => pattern.test(path));
