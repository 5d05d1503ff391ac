// One word for one thing, in each language: what is said of it nowhere, but for the exceptions with their reasons. The table is in terms.json, and printed in docs/glossary.md.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
export const LANGUAGES = ['en', 'cs', 'sk', 'es'];
/** Texts outside the pages: name of the group → folder with one file a language. */
const ELSEWHERE = {
  mails: 'services/workspace/data/mails',
  texts: 'services/workspace/data/texts',
  documents: 'services/invoicing/data/document-words',
  authority: 'services/requests/data/power-of-attorney',
  reports: 'services/requests/data/report-pdf',
};

export const readTerms = () => JSON.parse(readFileSync(new URL('./terms.json', import.meta.url), 'utf8'));

function leaves(value, path = []) {
  if (typeof value === 'string') return [[path.join('.'), value]];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
    : [];
}

const readFile = (...parts) => leaves(JSON.parse(readFileSync(join(REPOSITORY, ...parts), 'utf8')));

/** Every text a customer reads, `[group:key, text]`. Staff have their own words; names of offices and classes are the offices'. */
export function textsOf(language) {
  const pages = readdirSync(join(REPOSITORY, 'web/locales', language))
    .filter((file) => file.endsWith('.json') && !/^(offices|classes|admin.*)\.json$/.test(file))
    .flatMap((file) =>
      readFile('web/locales', language, file).map(([key, text]) => [`${file.slice(0, -5)}:${key}`, text]),
    );
  return [
    ...pages,
    ...Object.entries(ELSEWHERE).flatMap(([group, folder]) =>
      readFile(folder, `${language}.json`).map(([key, text]) => [`${group}:${key}`, text]),
    ),
  ];
}

const fits = (pattern, key) =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

/** What stands in texts of a language against the table, as sentences for whoever wrote it. */
export function termProblems(terms, language, texts) {
  const rules = terms.flatMap(({ is, not, except = {} }) =>
    (not[language] ?? []).map((pattern) => ({
      say: is[language],
      pattern: new RegExp(pattern, 'iu'),
      except: Object.keys(except),
    })),
  );
  return texts.flatMap(([key, text]) =>
    rules
      .filter(
        ({ pattern, except }) => pattern.test(text) && !except.some((exception) => fits(exception, key)),
      )
      .map(
        ({ say, pattern }) =>
          `${language}/${key} says “${pattern.exec(text)?.[0] ?? ''}”; the word is “${say}”: ${text}`,
      ),
  );
}

/** Exceptions without a reason, or for texts that are not there any more. */
export function exceptionProblems(terms, keys) {
  return terms.flatMap(({ is, except = {} }) =>
    Object.entries(except).flatMap(([pattern, reason]) => [
      ...(typeof reason === 'string' && reason.length > 10
        ? []
        : [`the exception ${pattern} of “${is.en}” has no reason`]),
      ...(keys.some((key) => fits(pattern, key))
        ? []
        : [`the exception ${pattern} of “${is.en}” is for no text`]),
    ]),
  );
}

/** The table as docs/glossary.md shows it. */
export function glossaryTable(terms) {
  const rows = terms.map(
    ({ is, not }) =>
      `| ${LANGUAGES.map((language) => is[language]).join(' | ')} | ${Object.entries(not)
        .map(
          ([language, patterns]) =>
            `${language}: ${patterns.map((pattern) => `\`${pattern.replaceAll('|', '\\|')}\``).join(' ')}`,
        )
        .join('; ')} |`,
  );
  return ['| English | Czech | Slovak | Spanish | Not |', '|---|---|---|---|---|', ...rows].join('\n');
}

export function allTermProblems() {
  const terms = readTerms();
  const keys = [];
  const problems = LANGUAGES.flatMap((language) => {
    const texts = textsOf(language);
    keys.push(...texts.map(([key]) => key));
    return termProblems(terms, language, texts);
  });
  const glossary = readFileSync(join(REPOSITORY, 'docs/glossary.md'), 'utf8');
  return [
    ...problems,
    ...exceptionProblems(terms, keys),
    ...(glossary.includes(glossaryTable(terms))
      ? []
      : [
          'docs/glossary.md shows another table than web/scripts/terms.json; print it with `node web/scripts/check-terms.mjs --print`',
        ]),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--print')) console.log(glossaryTable(readTerms()));
  else for (const problem of allTermProblems()) console.error(problem);
}
