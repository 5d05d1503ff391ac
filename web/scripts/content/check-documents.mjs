// What is wrong with the texts as a whole: places, languages, links, directives, structure. Words are looked at in check-words.mjs.
import { COLLECTIONS, languagesOf } from './collections.mjs';
import { addressesOf, isServed, linkProblems } from './check-links.mjs';
import { wordProblems } from './check-words.mjs';

const LEAST_DESCRIPTION = 50;
/** Ids of the frame around every page. */
const OF_THE_FRAME = new Set(['content', 'contact']);

/** Offices a text names: whose it is, where an answer holds, and in live parts. */
function officesOf({ source, compiled }) {
  const { jurisdiction, offices = [] } = source.front;
  return [
    ...(jurisdiction === undefined ? [] : [{ code: jurisdiction }]),
    ...offices.map((code) => ({ code })),
    ...compiled.live.flatMap(({ options, line = 1 }) =>
      [options.office, ...(options.offices?.split(' ') ?? [])]
        .filter((code) => code !== undefined)
        .map((code) => ({ code, line: source.bodyLine + line - 1 })),
    ),
  ];
}

function headingProblems({ levels, anchors }) {
  const order = levels.flatMap(({ level, line }, index) => {
    const before = levels[index - 1]?.level ?? 1;
    if (level === 1) return [{ line, text: 'has a heading of the first level; the title is that' }];
    return level > before + 1
      ? [{ line, text: `has a heading of level ${level} below one of level ${before}` }]
      : [];
  });
  const taken = anchors
    .filter((id) => OF_THE_FRAME.has(id))
    .map((id) => ({ line: 1, text: `has a heading whose anchor “${id}” is one of the page itself` }));
  return [...order, ...taken];
}

function ownProblems(text, site, dictionary) {
  const { source, compiled } = text;
  const { file, front, bodyLine } = source;
  const at = (line = 1) => bodyLine + line - 1;
  const found = [];
  if (front.sources.length === 0) found.push({ text: 'names no source' });
  if (front.description.length < LEAST_DESCRIPTION)
    found.push({
      text: `has a description of ${front.description.length} characters, at least ${LEAST_DESCRIPTION}`,
    });
  for (const { line, text: problem } of [...compiled.problems, ...headingProblems(compiled)])
    found.push({ line: at(line), text: problem });
  for (const { slug, line } of compiled.terms)
    if (!dictionary.has(slug)) found.push({ line: at(line), text: `the dictionary has no ${slug}` });
  for (const { code, line } of officesOf(text))
    if (!site.offices.has(code))
      found.push({ ...(line === undefined ? {} : { line }), text: `there is no office ${code}` });
  for (const slug of front.related ?? []) {
    if (slug === source.slug) found.push({ text: 'is related to itself' });
    else if (!dictionary.has(slug)) found.push({ text: `related: the dictionary has no ${slug}` });
  }
  return found.map((problem) => ({ file, ...problem }));
}

/** Two texts at one address of a language: only one of them would be read. */
function doubleProblems(texts) {
  const seen = new Map();
  return texts.flatMap(({ source: { file, collection, locale, path, front } }) => {
    if (COLLECTIONS[collection].sharesPage) return questionDoubles(seen, { file, locale, front });
    const key = `${locale} ${path}`;
    const first = seen.get(key);
    seen.set(key, first ?? file);
    return first === undefined ? [] : [{ file, text: `has the address ${path} of ${first}` }];
  });
}

function questionDoubles(seen, { file, locale, front }) {
  return front.questions.flatMap(({ id }) => {
    const key = `${locale} #${id}`;
    const first = seen.get(key);
    seen.set(key, first ?? file);
    return first === undefined ? [] : [{ file, text: `question ${id} stands in ${first} too` }];
  });
}

/** A text has to be there in each language of its address, with that address, and in no other. */
function languageProblems(texts, isEnglishOnly) {
  const families = new Map();
  for (const { source } of texts) {
    const key = `${source.collection}/${source.slug}`;
    families.set(key, [...(families.get(key) ?? []), source]);
  }
  return [...families.values()].flatMap((family) => {
    const [first] = family;
    const wanted = languagesOf(first.collection, first.path, isEnglishOnly);
    const missing = wanted
      .filter((locale) => !family.some((source) => source.locale === locale))
      .map((locale) => ({ file: first.file, text: `is not there in ${locale}` }));
    const surplus = family
      .filter(({ locale }) => !wanted.includes(locale))
      .map(({ file, path }) => ({ file, text: `${path} is not read in this language` }));
    const apart = family
      .filter(({ path }) => path !== first.path)
      .map(({ file, path }) => ({ file, text: `has the address ${path}, in ${first.locale} ${first.path}` }));
    return [...missing, ...surplus, ...apart];
  });
}

/**
 * @param {ReturnType<typeof import('./compile-collections.mjs').compileCollections>['texts']} texts
 * @param {{ routes: readonly string[], offices: ReadonlySet<string>, isEnglishOnly: (path: string) => boolean }} site
 * @returns {import('./read-document.mjs').Problem[]}
 */
export function checkDocuments(texts, site) {
  const addresses = addressesOf(texts, site.routes);
  const dictionary = new Set(
    texts
      .filter(({ source }) => source.collection === 'trademark-dictionary')
      .map(({ source }) => source.slug),
  );
  const unserved = texts
    .filter(({ source }) => !isServed(source.path, addresses))
    .map(({ source: { file, path } }) => ({ file, text: `no page of the route table is at ${path}` }));
  return [
    ...unserved,
    ...doubleProblems(texts),
    ...languageProblems(texts, site.isEnglishOnly),
    ...texts.flatMap((text) => [
      ...ownProblems(text, site, dictionary),
      ...linkProblems(text, addresses),
      ...wordProblems(text),
    ]),
  ];
}
