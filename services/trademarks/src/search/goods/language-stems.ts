import type { Language } from '@cotta/reference/languages.js';

/** Shortest that is left of a word: `auta` and `aut` are one, `a` and `au` are not. */
const SHORTEST_STEM = 3;
const SHORTEST_WITH_VANISHING_VOWEL = 5;
/** What is left by an ending of two letters and more: `stromy` is no `str`. */
const SHORTEST_BY_LONG_ENDING = 4;

/** Endings of Czech and Slovak nouns and adjectives without accents, the longest first. */
const SLAVIC_ENDINGS =
  'iach iami eho emu ich imi ych ymi ach ami ech och ovi iou iam ou om em am im ym um ia ie iu ov mi a e i o u y'.split(
    ' ',
  );
/** `hracek` and `hraciek` are `hracka` in another case. */
const VANISHING_VOWEL = /(?<=[bcdfghjklmnprstvz])(?:ie|[eo])(?=[bcdfghjklmnprstvz]$)/;

/** Lower case, no accents. */
export function foldWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * A folded word without what changes with number, gender and case, so that `hračiek` meets `hračka`.
 * Rough on purpose: both sides of a comparison go through it, and an ending that is always taken off harms nobody.
 */
export function stemIn(language: Language, word: string): string {
  if (/\d/.test(word) || word.length < SHORTEST_STEM) return word;
  if (language === 'en') return englishStem(word);
  return language === 'es' ? spanishStem(word) : slavicStem(word);
}

function englishStem(word: string): string {
  const known = word
    .replace(/isation/, 'ization')
    .replace(/(?<=\w{4})ise(?=$|[drs])/, 'ize')
    .replace(/jewellery$/, 'jewelry')
    .replace(/(?<=\w{3})our(?=$|s|ing)/, 'or')
    .replace(/fibre/, 'fiber')
    .replace(/yoghurt/, 'yogurt')
    .replace(/tyre/, 'tire')
    .replace(/^bicycle/, 'bike')
    .replace(/^automobile/, 'car');
  if (known.length < 4) return known;
  if (known.endsWith('ies') && known.length > 4) return `${known.slice(0, -3)}y`;
  return known.replace(/(?<=s|x|z|ch|sh)es$/, '').replace(/(?<=[^su])s$/, '');
}

function slavicStem(word: string): string {
  const bare = strip(word, (one) =>
    SLAVIC_ENDINGS.find(
      (ending) =>
        one.endsWith(ending) &&
        one.length - ending.length >= (ending.length > 1 ? SHORTEST_BY_LONG_ENDING : SHORTEST_STEM),
    ),
  );
  return bare.length >= SHORTEST_WITH_VANISHING_VOWEL ? bare.replace(VANISHING_VOWEL, '') : bare;
}

/** Further cases of a short Czech or Slovak word, which no rule can tell from others: `vínem`, `čajov`. */
export function furtherForms(language: Language, stem: string): string[] {
  return (language === 'cs' || language === 'sk') && stem.length === SHORTEST_STEM && /^[a-z]+$/.test(stem)
    ? ['em', 'om', 'um', 'ov', 'ami', 'ach', 'ech', 'ich'].map((ending) => slavicStem(`${stem}${ending}`))
    : [];
}

/** Without number only: `plato` and `plata`, `puerto` and `puerta` are different things. */
function spanishStem(word: string): string {
  const bare = strip(word, (one) => (one.length > SHORTEST_STEM ? /[es]$/.exec(one)?.[0] : undefined));
  return bare.replace(/z$/, 'c');
}

/** Takes endings off until none is left: what one form loses at once another loses in two steps. */
function strip(word: string, ending: (word: string) => string | undefined): string {
  for (let bare = word; ;) {
    const last = ending(bare);
    if (last === undefined) return bare;
    bare = bare.slice(0, -last.length);
  }
}
