// How a text reads: signs, words that promise, sentences nobody gets to the end of.

const LONGEST_SENTENCE = 45;
/** What a lawyer's text must not promise. Each language has its own. */
const PROMISES = {
  en: [/\bguarante\w*/i, /\bbest\b/i],
  cs: [/\bgarant\p{L}*/iu, /(?<!\p{L})zaruč\p{L}*/iu, /(?<!\p{L})nejlep\p{L}*/iu],
  sk: [/\bgarant\p{L}*/iu, /(?<!\p{L})zaruč\p{L}*/iu, /(?<!\p{L})najlep\p{L}*/iu],
  es: [/\bgarant[ií]\p{L}*/iu, /\b(el|la|los|las) mejor(es)?\b/i],
};
const EVERYWHERE = /\b100\s?%/;

/** The words around what was found, so that one finds it in the file. */
function around(text, index) {
  const begin = Math.max(0, index - 20);
  return `“${begin > 0 ? '…' : ''}${text.slice(begin, index + 30).trim()}${index + 30 < text.length ? '…' : ''}”`;
}

function firstOf(text, pattern) {
  const found = pattern.exec(text);
  return found === null ? undefined : around(text, found.index);
}

const SIGNS = [
  [/["']/, 'straight quotes'],
  [/ {2}/, 'two spaces'],
  [/\.\.\./, 'three dots instead of an ellipsis'],
];

function signProblems(text) {
  return SIGNS.flatMap(([pattern, name]) => {
    const place = firstOf(text, pattern);
    return place === undefined ? [] : [`has ${name}: ${place}`];
  });
}

function promiseProblems(text, locale) {
  return [...PROMISES[locale], EVERYWHERE].flatMap((pattern) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`says “${found[0]}”: ${around(text, found.index)}`];
  });
}

function sentenceProblems(text) {
  return text.split(/(?<=[.!?…][”“»)]?)\s+(?=[\p{Lu}„“«¿¡\d])/u).flatMap((sentence) => {
    const count = sentence.match(/[\p{L}\d]\S*/gu)?.length ?? 0;
    return count > LONGEST_SENTENCE
      ? [`has a sentence of ${count} words, at most ${LONGEST_SENTENCE}: ${around(sentence, 0)}`]
      : [];
  });
}

/** Names of laws, addresses and codes are not ours to word. */
const NOT_PROSE = new Set(['sources', 'path', 'to', 'id', 'related', 'category', 'topic', 'stage', 'date']);

/** Every sentence of the front matter with the name it stands under. */
function proseOf(value, name = '') {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !NOT_PROSE.has(key))
    .flatMap(([key, inner]) => proseOf(inner, name === '' ? key : `${name}.${key}`));
}

const MARKUP = /\]\(|^::|:term\[|\*\*|^#+ /m;

/**
 * @param {{ source: import('./read-document.mjs').Source, compiled: any }} text
 * @returns {import('./read-document.mjs').Problem[]}
 */
export function wordProblems({ source, compiled }) {
  const { file, locale } = source;
  const read = (text) => [...signProblems(text), ...promiseProblems(text, locale), ...sentenceProblems(text)];
  const inFront = proseOf(source.front).flatMap(([name, text]) =>
    [
      ...read(text),
      // Only the body is compiled; what stands here is shown as it is.
      ...(MARKUP.test(text) ? [`has Markdown, which only the body may: ${around(text, 0)}`] : []),
    ].map((problem) => ({ file, text: `${name} ${problem}` })),
  );
  const inBody = compiled.blocks.flatMap(({ text, line = 1 }) =>
    read(text).map((problem) => ({ file, line: source.bodyLine + line - 1, text: problem })),
  );
  return [...inFront, ...inBody];
}
