// Reads every text of every language and fails on what a reader would stumble over. See RULES for what is looked at.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allTermProblems } from './check-terms.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const LANGUAGES = ['en', 'cs', 'sk', 'es'];
/** Sections that the specification has in English only. */
const ENGLISH_ONLY = [
  'portal',
  'admin',
  'threat-report',
  'records',
  'country-guide',
  'brand-monitoring',
  'monitoring-result',
];
const PLURALS = {
  en: ['one', 'other'],
  cs: ['one', 'few', 'many', 'other'],
  sk: ['one', 'few', 'many', 'other'],
  es: ['one', 'many', 'other'],
};
const SUFFIX = /_(zero|one|two|few|many|other)$/;
/** Words that promise or accuse; they belong to a lawyer's own text. Each language has its own. */
const FORBIDDEN = {
  en: [/\bguaranteed\b/i, /\binfring/i, /\bmust oppose\b/i, /\b100 ?%/],
  cs: [/\bzaručen[áýéo]\b/i, /\bporušujete\b/i],
  sk: [/\bzaručen[áýéo]\b/i, /\bporušujete\b/i],
  es: [/\bgarantizad[oa]\b/i, /\binfringe\b/i],
};
/** Texts that are rightly the same as in English. */
const SAME = /^([\d\W]*|E-mail|Cookies|Logo|Benelux|.{1,3}|.*\{\{.*)$/;
const SAME_NAMESPACES = new Set(['offices', 'classes']);
/** Keys put together from a page's name and a part's name, which no search of the source can follow. The statuses have a spec of their own. */
const COMPOSED = new Set([...SAME_NAMESPACES, 'legal', 'portal-statuses']);

function leaves(value, path = []) {
  return typeof value === 'string'
    ? [[path.join('.'), value]]
    : Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

function read(language) {
  const folder = join(root, 'locales', language);
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [
        name.slice(0, -5),
        new Map(leaves(JSON.parse(readFileSync(join(folder, name), 'utf8')))),
      ]),
  );
}

const variables = (text) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map((match) => match[1])
    .sort()
    .join(',');
const baseOf = (key) => key.replace(SUFFIX, '');

function compare(language, namespace, english, texts, problem) {
  const plural = new Set([...english.keys()].filter((key) => SUFFIX.test(key)).map(baseOf));
  const expected = new Set([...english.keys()].filter((key) => !SUFFIX.test(key)));
  for (const base of plural) for (const form of PLURALS[language]) expected.add(`${base}_${form}`);
  for (const key of expected) if (!texts.has(key)) problem(`${key} is missing`);
  for (const key of texts.keys()) if (!expected.has(key)) problem(`${key} is not in English`);
  for (const [key, text] of texts) {
    const original = english.get(key) ?? english.get(`${baseOf(key)}_other`);
    if (original === undefined) continue;
    if (variables(text) !== variables(original)) problem(`${key} has other variables than English`);
    if (language !== 'en' && text === original && !SAME.test(text) && !SAME_NAMESPACES.has(namespace))
      problem(`${key} is still English: “${text}”`);
    if (
      /\.(action|submit|send|save|create)$|^action\./.test(key) &&
      text.length > Math.max(24, original.length * 1.6)
    )
      problem(`${key} is too long for a button`);
  }
}

function typography(language, texts, problem) {
  for (const [key, text] of texts) {
    if (/"|(?<=\p{L})'(?=\p{L})/u.test(text)) problem(`${key} has straight quotes: ${text}`);
    if (text.includes('...')) problem(`${key} has three dots instead of an ellipsis`);
    if (/ {2}/.test(text)) problem(`${key} has two spaces`);
    if (text.trim() !== text || text === '') problem(`${key} is empty or has space around it`);
    for (const word of FORBIDDEN[language]) if (word.test(text)) problem(`${key} says ${word}: ${text}`);
  }
}

function sourceText() {
  const folder = join(root, 'src');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(spec|graphql)\./.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** A key is used when its text, or a template that could make it, stands in the source. */
function unused(namespace, texts, source) {
  const templates = [...source.matchAll(/`(?:[\w-]+:)?([\w-]+(?:\.[\w-]+)*\.)?\$\{[^`]*`/g)]
    .map((match) => match[1] ?? '')
    .filter((prefix) => prefix !== '');
  return [...new Set([...texts.keys()].map(baseOf))].filter((key) => {
    const named = [`'${key}'`, `'${namespace}:${key}'`, `.${key}'`].some((text) => source.includes(text));
    return !named && !templates.some((prefix) => key.startsWith(prefix));
  });
}

export function localeProblems() {
  const problems = [];
  const all = Object.fromEntries(LANGUAGES.map((language) => [language, read(language)]));
  const source = sourceText();
  let looked = 0;
  for (const [namespace, english] of Object.entries(all.en)) {
    for (const language of LANGUAGES) {
      const texts = all[language][namespace];
      const problem = (text) => problems.push(`${language}/${namespace}: ${text}`);
      if (texts === undefined) {
        if (!ENGLISH_ONLY.some((section) => namespace === section || namespace.startsWith(`${section}-`)))
          problem('the file is missing');
        continue;
      }
      looked += texts.size;
      compare(language, namespace, english, texts, problem);
      typography(language, texts, problem);
    }
    if (english.size > 200) problems.push(`en/${namespace}: ${english.size} keys, at most 200`);
    if (!COMPOSED.has(namespace))
      for (const key of unused(namespace, english, source))
        problems.push(`en/${namespace}: ${key} is used nowhere`);
  }
  problems.push(...allTermProblems());
  if (looked === 0) problems.push('no text was read at all');
  return { problems, looked };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { problems, looked } = localeProblems();
  for (const problem of problems) console.error(problem);
  console.log(`check-locales: ${looked} texts, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
