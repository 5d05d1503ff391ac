import { dayBehind } from './find-day.js';
import { digitsOf, letterOffices, officeOfSender, type LetterOffice } from './letter-offices.js';
import {
  commonWords,
  dateLabels,
  groundWords,
  kindWords,
  letterLanguages,
  type LetterLanguage,
} from './letter-words.js';
import type { LetterReading, LetterText, ReadConfidence, ReadField, ReadSuggestion } from './reading.js';

/** Fewer small words than that are a name or a stamp, no language. */
const FEWEST_WORDS = 4;
/** A heading stands near the top of its page. */
const HEADING_SIGNS = 1500;
const MOST_NUMBERS = 50;
const CLASSES =
  /\b(?:class(?:es)?|klassen?|clases?)\s+((?:\d{1,2})(?:\s*(?:,|and|und|y|et|&)\s*\d{1,2})*)/giu;
const MARK_LABEL = /(?:^|\n)\s*(?:trade ?mark|mark|marke|marca|marque)\s*:\s*["“„«]?\s*([^\n"”“»]{2,100})/iu;

const APPLICANT_LABEL =
  /(?:^|\n)\s*(?:applicant|registrant|owner|holder|anmelder(?:in)?|inhaber(?:in)?|déposant|titulaire|solicitante|titular)(?: name)?\s*:\s*["“„«]?\s*([^\n"”“»]{2,200})/iu;

/** Reads a letter of an office by rules: the same words always give the same. Says of each thing how sure it is and where it stands; what it does not know it leaves out. */
export function readLetter(letter: LetterText): LetterReading {
  const texts = [`${letter.subject}\n${letter.body}`, ...letter.pages];
  const language = languageOf(texts.join('\n'));
  const office = officeOf(letter, texts);
  const kind = language === undefined ? undefined : kindOf(texts, language);
  const numbers = office === undefined ? [] : numbersIn(texts, office.office);
  const mark = first(texts, MARK_LABEL, 1);
  const applicant = first(texts, APPLICANT_LABEL, 1);
  const days: Days =
    language === undefined ? {} : daysIn(texts, language, office?.office.monthFirst === true);
  const grounds = groundWords.flatMap(({ ground, says }) => {
    const found = first(texts, says);
    return found === undefined ? [] : [{ ground, suggestion: suggest('ground', ground, 'medium', found) }];
  });
  const classes = classesIn(texts);
  return {
    ...(office === undefined ? {} : { office: office.office.code }),
    ...(language === undefined ? {} : { language }),
    ...(kind === undefined ? {} : { kind: kind.kind }),
    numbers: [...new Set(numbers.map(({ value }) => value))],
    ...(mark === undefined ? {} : { markWords: mark.words.trim() }),
    ...(applicant === undefined ? {} : { applicant: applicant.words.trim() }),
    ...(days.issued === undefined ? {} : { issueDate: days.issued.value }),
    ...(days.due === undefined ? {} : { dueDate: days.due.value }),
    grounds: grounds.map(({ ground }) => ground),
    classes: [...new Set(classes.map(({ value }) => Number(value)))],
    suggestions: [
      ...(office === undefined ? [] : [office.suggestion]),
      ...(kind === undefined ? [] : [kind.suggestion]),
      ...numbers,
      ...(mark === undefined ? [] : [suggest('mark', mark.words.trim(), 'low', mark)]),
      ...(applicant === undefined ? [] : [suggest('applicant', applicant.words.trim(), 'medium', applicant)]),
      ...(days.issued === undefined ? [] : [days.issued]),
      ...(days.due === undefined ? [] : [days.due]),
      ...grounds.map(({ suggestion }) => suggestion),
      ...classes,
    ],
  };
}

interface Place {
  readonly page: number;
  readonly from: number;
  readonly to: number;
}

const suggest = (
  field: ReadField,
  value: string,
  confidence: ReadConfidence,
  { page, from, to }: Place,
): ReadSuggestion => ({
  field,
  value,
  confidence,
  page,
  from,
  to,
});

/** Where something is said first. `group`: the part of it that counts. */
function first(
  texts: readonly string[],
  says: RegExp,
  group = 0,
): (Place & { readonly words: string }) | undefined {
  for (const [page, text] of texts.entries()) {
    const found = says.exec(text);
    const words = found?.[group];
    if (found === null || words === undefined) continue;
    const from = found.index + found[0].lastIndexOf(words);
    return { page, from, to: from + words.length, words };
  }
  return undefined;
}

function languageOf(text: string): LetterLanguage | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [best, next] = letterLanguages
    .map((language) => ({
      language,
      count: words.filter((word) => commonWords[language].includes(word)).length,
    }))
    .toSorted((a, b) => b.count - a.count);
  if (best === undefined || best.count < FEWEST_WORDS || best.count === next?.count) return undefined;
  return best.language;
}

function officeOf(
  { sender }: LetterText,
  texts: readonly string[],
): { readonly office: LetterOffice; readonly suggestion: ReadSuggestion } | undefined {
  const bySender = officeOfSender(sender);
  if (bySender !== undefined)
    return { office: bySender, suggestion: { field: 'office', value: bySender.code, confidence: 'high' } };
  const [found, another] = letterOffices
    .flatMap((office) => {
      const place = first(texts, office.says);
      return place === undefined ? [] : [{ office, place }];
    })
    .toSorted((a, b) => a.place.page - b.place.page || a.place.from - b.place.from);
  if (found === undefined) return undefined;
  // A letter that names two offices is by the one its head names, less surely.
  const confidence = another === undefined ? 'medium' : 'low';
  return { office: found.office, suggestion: suggest('office', found.office.code, confidence, found.place) };
}

function kindOf(texts: readonly string[], language: LetterLanguage) {
  const heads = texts.map((text) => text.slice(0, HEADING_SIGNS));
  const own = kindWords.filter((row) => row.language === language);
  for (const [confidence, where] of [
    ['high', heads],
    ['medium', texts],
  ] as const)
    for (const { kind, says } of own) {
      const found = first(where, says);
      if (found !== undefined) return { kind, suggestion: suggest('kind', kind, confidence, found) };
    }
  return undefined;
}

function numbersIn(texts: readonly string[], { numbers }: LetterOffice): readonly ReadSuggestion[] {
  const seen = new Set<string>();
  return texts
    .flatMap((text, page) =>
      numbers.flatMap((pattern) =>
        [...text.matchAll(pattern)].map((found) => {
          const value = found[1] ?? '';
          const from = found.index + found[0].lastIndexOf(value);
          return suggest('number', value, 'high', { page, from, to: from + value.length });
        }),
      ),
    )
    .filter(({ value }) => !seen.has(digitsOf(value)) && seen.add(digitsOf(value)))
    .slice(0, MOST_NUMBERS);
}

interface Days {
  readonly issued?: ReadSuggestion | undefined;
  readonly due?: ReadSuggestion | undefined;
}

function daysIn(texts: readonly string[], language: LetterLanguage, monthFirst: boolean) {
  const find = (field: 'issue date' | 'due date', label: RegExp): ReadSuggestion | undefined => {
    for (const [page, text] of texts.entries()) {
      const found = dayBehind(text, label, { language, monthFirst });
      if (found !== undefined) return suggest(field, found.day, 'high', { page, ...found });
    }
    return undefined;
  };
  const { issued, due } = dateLabels[language];
  return { issued: find('issue date', issued), due: find('due date', due) };
}

function classesIn(texts: readonly string[]): readonly ReadSuggestion[] {
  const seen = new Set<string>();
  return texts
    .flatMap((text, page) =>
      [...text.matchAll(CLASSES)].flatMap(
        (found) =>
          (found[1] ?? '').match(/\d{1,2}/gu)?.map((value) =>
            suggest('class', String(Number(value)), 'medium', {
              page,
              from: found.index,
              to: found.index + found[0].length,
            }),
          ) ?? [],
      ),
    )
    .filter(({ value }) => Number(value) >= 1 && Number(value) <= 45 && !seen.has(value) && seen.add(value));
}
