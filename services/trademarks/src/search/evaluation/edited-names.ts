const ENDINGS = ['a', 'o', 'ex', 'ia', 'on', 'is', 'y', 'ix', 'um'];
const WEAK_WORDS = [
  'group',
  'international',
  'pro',
  'plus',
  'hotel',
  'pharma',
  'shop',
  'digital',
  'cosmetics',
];
const LETTERS = 'abcdefghijklmnoprstuvyz';
const SOUNDS: readonly (readonly [string, string])[] = [
  ['c', 'k'],
  ['k', 'c'],
  ['s', 'z'],
  ['i', 'y'],
  ['y', 'i'],
  ['f', 'ph'],
  ['v', 'w'],
  ['x', 'ks'],
  ['m', 'n'],
  ['d', 't'],
];

/** Invented names beside real ones: a letter more, less or another, two exchanged, another spelling of a sound, another ending, a weak word more. The same in
 *  every run. */
export function editedNames(names: readonly string[], each: number): string[] {
  let state = 1;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return names.flatMap((name) => Array.from({ length: each }, () => edited(name.toLowerCase(), below)));
}

function edited(name: string, below: (limit: number) => number): string {
  const at = below(name.length);
  const before = name.slice(0, at);
  const one = <T>(list: ArrayLike<T>): T => list[below(list.length)] as T;
  switch (below(7)) {
    case 0:
      return before + name.slice(at + 1);
    case 1:
      return before + one(LETTERS) + name.slice(at);
    case 2:
      return before + one(LETTERS) + name.slice(at + 1);
    case 3:
      return before + name.slice(at + 1, at + 2) + name.slice(at, at + 1) + name.slice(at + 2);
    case 4: {
      const [from, to] = one(SOUNDS);
      return name.replace(from, to);
    }
    case 5:
      return name + one(ENDINGS);
    default:
      return `${name} ${one(WEAK_WORDS)}`;
  }
}
