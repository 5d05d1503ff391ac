import { dataFile } from './data-file.js';
import type { Language } from './languages.js';

export interface NiceClass {
  /** 1–45 of the Nice Classification. */
  readonly number: number;
  readonly kind: 'goods' | 'services';
  /** A short name in our words, not the official heading. */
  readonly title: Readonly<Record<Language, string>>;
  /** What the class is about in one sentence of our words, English. */
  readonly heading: string;
  /** Typical goods or services, English. */
  readonly examples: readonly string[];
  /** What moved with edition 13 (1 January 2026) or is often got wrong; null when there is nothing to say. */
  readonly note: string | null;
}

/** All 45, in their order, as edition 13-2026 draws them. */
export const niceClasses: readonly NiceClass[] = dataFile('nice-classes.json');

/** Which numbers a field for a class takes, and what it says of any other answer. */
export const classNumbers = {
  min: 1,
  max: 45,
  wrong: (given: string): string => `${given} is no class; there are 1 to 45.`,
} as const;

export function knownNiceClass(number: number): boolean {
  return niceClasses.some((one) => one.number === number);
}
