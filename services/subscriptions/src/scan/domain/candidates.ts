import { asciiHost, labelsOf } from './label.js';

/** Names nobody sane asks for beyond this many of one brand. */
export const mostCandidates = 3000;
/** Shorter names are near to everything: only the name itself, and words beside it. */
const SHORTEST_VARIED = 5;

const GENERIC = ['com', 'net', 'org', 'eu', 'shop', 'store', 'online', 'app', 'top', 'xyz'];
const WORDS = ['shop', 'store', 'sale', 'outlet', 'official', 'login', 'support', 'eshop', 'sk', 'cz', 'eu'];
const SECOND_LEVELS: Readonly<Record<string, string>> = { gb: 'co.uk', pl: 'com.pl', at: 'co.at' };

/** Keys beside each other, row by row; the third layout is azerty. */
const ROWS = [
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];
const LOOKS: readonly (readonly [string, string])[] = [
  ['o', '0'],
  ['l', '1'],
  ['i', '1'],
  ['l', 'i'],
  ['s', '5'],
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
];
/** Letters of one script that a registry of its countries takes: here Latin alone, so that no label mixes scripts. */
const ACCENTS: Readonly<Record<string, string>> = {
  a: 'áäàâ',
  c: 'čç',
  d: 'ď',
  e: 'éěèê',
  i: 'íî',
  l: 'ĺľ',
  n: 'ňñ',
  o: 'óôö',
  r: 'ŕř',
  s: 'š',
  t: 'ť',
  u: 'úůü',
  y: 'ý',
  z: 'ž',
};

/** One name that may be registered, in the form of DNS. `rank`: 0 the name itself elsewhere, 1 with a word, 2 one letter off, 3 the rest. */
export interface Candidate {
  readonly host: string;
  readonly rank: 0 | 1 | 2 | 3;
}

const dropped = (label: string): string[] => each(label, (at) => label.slice(0, at) + label.slice(at + 1));
const doubled = (label: string): string[] =>
  each(label, (at) => label.slice(0, at) + label.charAt(at) + label.slice(at));
const swapped = (label: string): string[] =>
  each(
    label.slice(1),
    (at) => label.slice(0, at) + label.charAt(at + 1) + label.charAt(at) + label.slice(at + 2),
  );

function each(label: string, change: (at: number) => string): string[] {
  return Array.from(label, (_, at) => change(at));
}

/** Keys next to one: beside it, above and below. */
export function neighbours(key: string): readonly string[] {
  const found = ROWS.flatMap((rows) =>
    rows.flatMap((row, line) => {
      const at = row.indexOf(key);
      if (at < 0) return [];
      const near = (text: string | undefined, shift: readonly number[]): string[] =>
        shift.map((by) => text?.charAt(at + by) ?? '');
      return [...near(row, [-1, 1]), ...near(rows[line - 1], [0, 1]), ...near(rows[line + 1], [-1, 0])];
    }),
  );
  return [...new Set(found)].filter((one) => one !== '' && one !== key);
}

const mistyped = (label: string): string[] =>
  each(label, () => '').flatMap((_, at) =>
    neighbours(label.charAt(at)).flatMap((key) => [
      label.slice(0, at) + key + label.slice(at + 1),
      label.slice(0, at) + key + label.slice(at),
    ]),
  );

function lookAlikes(label: string): string[] {
  return LOOKS.flatMap(([one, other]) => [
    ...replacedOnce(label, one, other),
    ...replacedOnce(label, other, one),
  ]);
}

function replacedOnce(label: string, from: string, to: string): string[] {
  return each(label, () => '').flatMap((_, at) =>
    label.startsWith(from, at) ? [label.slice(0, at) + to + label.slice(at + from.length)] : [],
  );
}

const accented = (label: string): string[] =>
  each(label, () => '').flatMap((_, at) =>
    Array.from(
      ACCENTS[label.charAt(at)] ?? '',
      (letter) => label.slice(0, at) + letter + label.slice(at + 1),
    ),
  );

/** What one wrong bit in a memory makes of it. */
function bitFlipped(label: string): string[] {
  return each(label, () => '').flatMap((_, at) =>
    Array.from({ length: 8 }, (__, bit) => String.fromCodePoint(label.charCodeAt(at) ^ (1 << bit)))
      .filter((letter) => /[a-z0-9-]/.test(letter))
      .map((letter) => label.slice(0, at) + letter + label.slice(at + 1)),
  );
}

const vowelSwapped = (label: string): string[] =>
  each(label, () => '').flatMap((_, at) =>
    'aeiou'.includes(label.charAt(at))
      ? Array.from('aeiou', (vowel) => label.slice(0, at) + vowel + label.slice(at + 1))
      : [],
  );

const added = (label: string): string[] =>
  Array.from('abcdefghijklmnopqrstuvwxyz0123456789', (letter) => label + letter);

const hyphened = (label: string): string[] =>
  each(label.slice(1), (at) => `${label.slice(0, at + 1)}-${label.slice(at + 1)}`);

const worded = (label: string): string[] =>
  WORDS.flatMap((word) => [`${label}-${word}`, `${label}${word}`, `${word}-${label}`, `${word}${label}`]);

/** Names near to a brand that somebody may have registered, the most telling first: the name under other ends, with a word of trade, one letter off, the rest.
 *  At most 3,000. A name shorter than five letters is only taken whole or with a word.
 *  @param countries where the customer sells: their ends are looked at too */
export function candidatesOf(
  labels: readonly string[],
  countries: readonly string[],
  own: readonly string[] = [],
): readonly Candidate[] {
  const ends = endsOf(countries);
  const near = ends.slice(0, VARIANT_ENDS);
  const found = new Map<string, Candidate['rank']>();
  const taken = new Set(own.map((host) => host.toLowerCase()));
  const add = (made: readonly string[], under: readonly string[], rank: Candidate['rank']): void => {
    for (const label of made)
      for (const end of under) {
        const host = isLabel(label) ? asciiHost(`${label}.${end}`) : undefined;
        if (host !== undefined && !taken.has(host) && !found.has(host)) found.set(host, rank);
      }
  };
  const bases = [...new Set(labels.flatMap(labelsOf))];
  add(bases, ends, 0);
  const ascii = bases.filter((label) => /^[a-z0-9-]+$/.test(label));
  add(ascii.flatMap(worded), near, 1);
  const varied = ascii.filter(({ length }) => length >= SHORTEST_VARIED);
  for (const make of [dropped, doubled, swapped, lookAlikes]) add(varied.flatMap(make), near, 2);
  for (const make of [mistyped, accented, bitFlipped, vowelSwapped, added, hyphened])
    add(varied.flatMap(make), near.slice(0, 1), 3);
  add(
    varied.map((label) => `www${label}`),
    near,
    3,
  );
  const ranked = [...found].map(([host, rank]) => ({ host, rank }));
  return ranked.toSorted((one, other) => one.rank - other.rank).slice(0, mostCandidates);
}

/** Ends under which variants are tried, beside the name itself. */
const VARIANT_ENDS = 4;

function endsOf(countries: readonly string[]): readonly string[] {
  const own = countries.map((country) => country.toLowerCase());
  const second = own.flatMap((country) => SECOND_LEVELS[country] ?? []);
  const national = own.map((country) => (country === 'gb' ? 'uk' : country));
  return [...new Set(['com', ...national, ...GENERIC, 'co', ...second])];
}

const isLabel = (label: string): boolean =>
  label.length > 0 && label.length <= 63 && /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(label);

/** Whether a name that turned up bears the brand: contains it, or is a letter or two off in its longest part between hyphens. */
export function bearsName(label: string, brand: string): boolean {
  const [name = '', bare = name] = labelsOf(brand);
  const wanted = skeleton(bare);
  if (wanted.length < 3) return false;
  const folded = skeleton(labelsOf(label).at(-1) ?? '');
  if (
    wanted.length >= SHORTEST_VARIED
      ? folded.replaceAll('-', '').includes(wanted)
      : folded.split('-').includes(wanted)
  )
    return true;
  if (wanted.length < SHORTEST_VARIED) return false;
  const longest = folded.split('-').toSorted((one, other) => other.length - one.length)[0] ?? '';
  return distance(longest, wanted) <= (wanted.length <= 7 ? 1 : 2);
}

/** Signs that look alike become one. A small part of the confusables of UTS 39: what labels of our countries can hold. */
export function skeleton(text: string): string {
  return text
    .replaceAll('0', 'o')
    .replaceAll(/[1i|]/g, 'l')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd');
}

function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1)
      line.push(
        Math.min(
          (before[at] ?? 0) + 1,
          (line[at - 1] ?? 0) + 1,
          (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1),
        ),
      );
    before = line;
  }
  return before[other.length] ?? 0;
}
