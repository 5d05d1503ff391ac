import type { i18n, TFunction } from 'i18next';

const MOST_KEPT = 5_000;

type Look = (key: unknown, ...rest: unknown[]) => string;

/** Looks each fixed word up once: the same few hundred stand on every page, and to look one up costs more than to draw its element. Words with numbers or names in them are made each time. */
function keepsFixed(translate: TFunction): TFunction {
  const look = translate as unknown as Look;
  const kept = new Map<string, string>();
  const lookOnce: Look = (key, ...rest) => {
    if (typeof key !== 'string' || rest.length > 0) return look(key, ...rest);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = look(key);
    // Keys may be made of what a page is given, and those have no end.
    if (kept.size < MOST_KEPT) kept.set(key, found);
    return found;
  };
  return Object.assign(lookOnce, translate) as unknown as TFunction;
}

/** Makes texts of one language that never change keep what they have looked up. Only for the server, where they serve every request. */
export function keepWords(texts: i18n): i18n {
  // Not on the texts themselves: react-i18next copies whatever they own for each component.
  const behind = Object.getPrototypeOf(texts) as i18n;
  const look = behind.getFixedT.bind(behind) as (...asked: unknown[]) => TFunction;
  const kept = new Map<string, TFunction>();
  const lookOnce = (...asked: unknown[]): TFunction => {
    const key = JSON.stringify(asked);
    const known = kept.get(key) ?? keepsFixed(look(...asked));
    kept.set(key, known);
    return known;
  };
  behind.getFixedT = lookOnce as unknown as i18n['getFixedT'];
  return texts;
}
