// SYNTHETIC marks for scale: names made from real word lists and a letter model of real names. Deterministic: the same seed and
// count give the same marks. Nothing here is a real registration; results on it have to be labelled so.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const DATA = new URL('../../services/trademarks/data/search/', import.meta.url);
const lines = (/** @type {string} */ name) =>
  gunzipSync(readFileSync(new URL(name, DATA)))
    .toString('utf8')
    .split('\n')
    .filter(Boolean);

const WEAK_WORDS = {
  3: ['cosmetics', 'beauty', 'care', 'natural'],
  5: ['pharma', 'vital', 'bio', 'forte', 'med'],
  9: ['tech', 'soft', 'digital', 'data', 'smart', 'cloud'],
  25: ['wear', 'fashion', 'sport', 'jeans', 'moda'],
  30: ['cafe', 'bakery', 'choco'],
  32: ['beer', 'brew', 'drink', 'aqua'],
  33: ['wine', 'bodegas', 'vino'],
  35: ['group', 'shop', 'store', 'market', 'consulting'],
  36: ['bank', 'capital', 'finance', 'invest', 'pay'],
  41: ['academy', 'studio', 'media'],
  42: ['labs', 'systems', 'solutions'],
  43: ['hotel', 'restaurant', 'bar', 'grill'],
  44: ['clinic', 'spa'],
};
const GENERIC = [
  'pro',
  'plus',
  'line',
  'world',
  'house',
  'life',
  'one',
  'global',
  'international',
  'premium',
  'gold',
  'eco',
  'green',
  'new',
  '24',
  '360',
  'x',
  'go',
  'my',
  'easy',
];
const CLASS_SHARES = {
  35: 14,
  9: 12,
  41: 9,
  42: 9,
  25: 7,
  5: 6,
  30: 5,
  3: 5,
  43: 4.5,
  36: 4,
  29: 3,
  16: 3,
  44: 3,
  37: 2.5,
  28: 2.3,
  38: 2.3,
  20: 2,
  33: 2,
  32: 2,
  39: 2,
  11: 2,
  7: 2,
  12: 2,
  10: 1.8,
  18: 1.8,
  21: 1.8,
  14: 1.6,
  31: 1.5,
  1: 1.4,
  40: 1.3,
  45: 1.3,
  24: 1.1,
  19: 1.1,
  6: 1.1,
  34: 0.7,
  26: 0.5,
  8: 0.6,
  2: 0.6,
  17: 0.6,
  4: 0.5,
  22: 0.3,
  27: 0.4,
  15: 0.2,
  13: 0.2,
  23: 0.2,
};
const CLASS_COUNTS = { 1: 58, 2: 19, 3: 12, 4: 5, 5: 3, 6: 2, 8: 1 };
const OFFICE_SHARES = {
  US: 21,
  CN: 14,
  EU: 11,
  UK: 8,
  DE: 5,
  FR: 5,
  IN: 5,
  JP: 4,
  KR: 3,
  BR: 3,
  WIPO: 3,
  ES: 2.5,
  IT: 2,
  AU: 2,
  CA: 2,
  MX: 2,
  TR: 2,
  BX: 1.2,
  CH: 1.2,
  PL: 1,
  CZ: 1,
  SK: 0.6,
  SE: 0.6,
  AT: 0.5,
  PT: 0.5,
  UA: 0.4,
  RO: 0.4,
  HU: 0.3,
};
const STATUS_SHARES = {
  'Trademark registered': 60,
  'Under examination': 9,
  'Application filed': 6,
  'Trademark published': 5,
  Expired: 7,
  Refused: 4,
  Withdrawn: 4,
  Cancelled: 2,
  Abandoned: 2,
  'Application opposed': 1,
};
const TYPE_SHARES = {
  WORD: 62,
  FIGURATIVE: 31,
  STYLIZED_CHARACTERS: 5,
  SHAPE: 0.8,
  COMBINED_SHAPE: 0.9,
  SOUND: 0.3,
};
const KIND_SHARES = {
  coined: 30,
  coinedWeak: 10,
  compound: 14,
  phrase: 14,
  real: 8,
  realWeak: 7,
  edited: 11,
  acronym: 4,
  pair: 2,
};
const SOUND_SWAPS = [
  ['c', 'k'],
  ['k', 'c'],
  ['s', 'z'],
  ['z', 's'],
  ['i', 'y'],
  ['y', 'i'],
  ['f', 'ph'],
  ['ph', 'f'],
  ['v', 'w'],
  ['w', 'v'],
  ['x', 'ks'],
  ['qu', 'k'],
  ['oo', 'u'],
  ['ee', 'i'],
  ['th', 't'],
  ['m', 'n'],
  ['b', 'p'],
  ['d', 't'],
  ['l', 'r'],
];
const ENDINGS = ['a', 'o', 'ex', 'ia', 'on', 'is', 'y', 'i', 's', 'ix', 'um'];
const EDITED_FROM = 5_000;

/** @param {number} seed numbers in [0, 1) that repeat with the seed */
function randomFrom(seed) {
  let state = (seed * 0x9e3779b1 + 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @typedef {{ name: string, number: string, type: string, jurisdiction: string, classes: number[], status: string, filingDate: string, owner: string }} SyntheticMark */

class Maker {
  /** @param {number} seed */
  constructor(seed) {
    this.random = randomFrom(seed);
    this.realNames = lines('seed-names.txt.gz');
    this.words = lines('seed-words.tsv.gz').map((line) => line.split('\t')[1] ?? '');
    this.recent = /** @type {string[]} */ ([]);
    this.model = letterModel(this.realNames);
  }

  /** @template T @param {readonly T[]} list */
  pick = (list) => list[Math.floor(this.random() * list.length)];

  /** @param {Record<string, number>} shares */
  weighted(shares) {
    const entries = Object.entries(shares);
    let left = this.random() * entries.reduce((sum, [, share]) => sum + share, 0);
    return (entries.find(([, share]) => (left -= share) < 0) ?? entries[0])[0];
  }

  coined() {
    for (let tries = 0; tries < 20; tries += 1) {
      let word = '';
      for (let state = '^^^'; word.length < 12; state = (state + word.at(-1)).slice(-3)) {
        const letter = this.pick(this.model.get(state) ?? ['$']);
        if (letter === '$') break;
        word += letter;
      }
      if (word.length >= 4 && word.length <= 11) return word;
    }
    return 'novexa';
  }

  word = () => this.words[Math.floor(this.words.length * this.random() ** 1.6)];

  /** @param {number} first */
  weak = (first) =>
    this.random() < 0.6 && WEAK_WORDS[first] !== undefined
      ? this.pick(WEAK_WORDS[first])
      : this.pick(GENERIC);

  /** @param {string} name one edit, another spelling of a sound, another ending or one weak word more */
  edited(name) {
    const text = name.toLowerCase();
    const at = Math.floor(this.random() * text.length);
    const kind = Math.floor(this.random() * 7);
    if (kind === 0 && text.length > 4) return text.slice(0, at) + text.slice(at + 1);
    if (kind === 1) return text.slice(0, at) + text[at] + text.slice(at);
    if (kind === 2 || kind === 3) {
      const swaps = SOUND_SWAPS.filter(([from]) => text.includes(from));
      if (swaps.length > 0) return text.replace(...this.pick(swaps));
    }
    if (kind === 4 && at + 1 < text.length)
      return text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
    return kind === 5 ? text + this.pick(ENDINGS) : `${text} ${this.pick(GENERIC)}`;
  }

  /** @param {number} first the first class */
  name(first) {
    switch (this.weighted(KIND_SHARES)) {
      case 'coined':
        return this.coined();
      case 'coinedWeak':
        return `${this.coined()}${this.random() < 0.75 ? ' ' : ''}${this.weak(first)}`;
      case 'compound':
        return `${this.word()}${this.random() < 0.55 ? '' : ' '}${this.word()}`;
      case 'phrase':
        return Array.from({ length: 2 + Math.floor(this.random() * 3) }, this.word).join(' ');
      case 'real':
        return this.pick(this.realNames);
      case 'realWeak':
        return this.random() < 0.7
          ? `${this.pick(this.realNames)} ${this.weak(first)}`
          : `${this.weak(first)} ${this.pick(this.realNames)}`;
      case 'edited':
        return this.edited(
          this.pick(this.recent.length > 0 && this.random() < 0.6 ? this.recent : this.realNames),
        );
      case 'acronym':
        return Array.from({ length: 2 + Math.floor(this.random() * 3) }, () =>
          String.fromCharCode(65 + Math.floor(this.random() * 26)),
        ).join('');
      default:
        return `${this.coined()}${this.random() < 0.5 ? ' & ' : ' '}${this.coined()}`;
    }
  }

  /** @param {number} number @returns {SyntheticMark} */
  mark(number) {
    const classes = new Set([Number(this.weighted(CLASS_SHARES))]);
    for (const size = Number(this.weighted(CLASS_COUNTS)); classes.size < size;)
      classes.add(Number(this.weighted(CLASS_SHARES)));
    const plain = this.name([...classes][0] ?? 35);
    const name = (this.random() < 0.62 ? plain.toUpperCase() : plain).replace(/[\t\n\\"]/g, ' ');
    if (this.recent.length < EDITED_FROM) this.recent.push(name);
    else this.recent[Math.floor(this.random() * EDITED_FROM)] = name;
    const jurisdiction = this.weighted(OFFICE_SHARES);
    const filingDate = new Date(Date.UTC(1985, 0, 1) + Math.floor(this.random() ** 0.7 * 14_600) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    return {
      name,
      number: `SYN${number}`,
      type: this.weighted(TYPE_SHARES),
      jurisdiction,
      classes: [...classes],
      status: this.weighted(STATUS_SHARES),
      filingDate,
      owner: `${this.coined()} (synthetic)`,
    };
  }
}

/** @param {readonly string[]} names letters that follow three others in real names */
function letterModel(names) {
  /** @type {Map<string, string[]>} */
  const model = new Map();
  for (const word of names.flatMap((name) =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^a-z]+/),
  )) {
    if (word.length < 4 || word.length > 12) continue;
    const text = `^^^${word}$`;
    for (let i = 3; i < text.length; i += 1) {
      const state = text.slice(i - 3, i);
      const next = model.get(state) ?? [];
      next.push(text[i] ?? '$');
      model.set(state, next);
    }
  }
  return model;
}

/** @param {number} count @param {number} [seed] */
export function* syntheticMarks(count, seed = 1) {
  const maker = new Maker(seed);
  for (let number = 1; number <= count; number += 1) yield maker.mark(number);
}
