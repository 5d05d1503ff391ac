import { isCalendarDate } from '@cotta/reference/calendar-date.js';
import { monthWords, type LetterLanguage } from './letter-words.js';

/** How far behind its label a day may stand. */
const NEAR = 60;
const YEAR_MONTH_DAY = /\b(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)\b/u;
const DAY_WORD_YEAR =
  /\b(?<day>\d{1,2})(?:\.|er)?\s+(?:de\s+)?(?<word>\p{L}{3,12})\.?\s+(?:de\s+)?(?<year>20\d\d)\b/u;
const WORD_DAY_YEAR = /\b(?<word>\p{L}{3,12})\.?\s+(?<day>\d{1,2}),?\s+(?<year>20\d\d)\b/u;
const NUMBERS = /\b(?<first>\d{1,2})[./](?<second>\d{1,2})[./](?<year>20\d\d)\b/u;

export interface FoundDay {
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

interface Ways {
  readonly language: LetterLanguage;
  readonly monthFirst: boolean;
}

/** The first day that stands close behind a label. What is no day of the calendar is none. */
export function dayBehind(text: string, label: RegExp, ways: Ways): FoundDay | undefined {
  for (const found of text.matchAll(new RegExp(label.source, 'giu'))) {
    const behind = found.index + found[0].length;
    const day = firstDay(text.slice(behind, behind + NEAR), ways);
    if (day !== undefined) return { day: day.day, from: behind + day.from, to: behind + day.to };
  }
  return undefined;
}

function firstDay(text: string, ways: Ways): FoundDay | undefined {
  return [YEAR_MONTH_DAY, DAY_WORD_YEAR, WORD_DAY_YEAR, NUMBERS]
    .flatMap((pattern) => {
      const found = pattern.exec(text);
      const day = found === null ? undefined : dayOf(found.groups ?? {}, ways);
      return found === null || day === undefined
        ? []
        : [{ day, from: found.index, to: found.index + found[0].length }];
    })
    .toSorted((a, b) => a.from - b.from)[0];
}

type Parts = Readonly<Record<string, string | undefined>>;

function dayOf(parts: Parts, { language, monthFirst }: Ways): string | undefined {
  const { year = '', word, first, second } = parts;
  const [month, day] =
    first !== undefined && second !== undefined
      ? monthFirst
        ? [first, second]
        : [second, first]
      : [word === undefined ? parts['month'] : monthOf(word, language), parts['day']];
  if (month === undefined || day === undefined) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(written) ? written : undefined;
}

function monthOf(word: string, language: LetterLanguage): string | undefined {
  const place = monthWords[language].findIndex((month) => month.test(word.toLowerCase()));
  return place < 0 ? undefined : String(place + 1);
}
