import anyAscii from 'any-ascii';

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const RUN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu;

/** Scripts whose romanisation keeps too little of the sound to compare: share of native brands found by their own Latin name
 *  was below one half for each of them (hangul 42 %, Han 40 %, Hebrew 35 %, Arabic 23 %, Thai 13 %). */
const UNRELIABLE: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Hangul', /\p{Script=Hangul}/u],
  ['Han', /\p{Script=Han}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Thai', /\p{Script=Thai}/u],
];

/** The text with every run of another script romanised; Latin letters keep their accents. */
export function toLatin(text: string): string {
  return OTHER_SCRIPT.test(text) ? text.replace(RUN, (run) => anyAscii(run)) : text;
}

/** Scripts of the text that this search does not compare reliably, by their Unicode names. */
export function unreliableScripts(text: string): string[] {
  return UNRELIABLE.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}
