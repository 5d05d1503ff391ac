import { readFileSync } from 'node:fs';
import type { Language } from '@cotta/reference/languages.js';

/** Fixed words of a power of attorney in one language. */
export interface AuthorityWords {
  readonly title: string;
  readonly sample: string;
  /** Beside it where the draft names nobody of the firm's list. */
  readonly sampleRepresentative: string;
  readonly principal: string;
  readonly representative: string;
  readonly mark: string;
  readonly offices: string;
  readonly withLogo: string;
  readonly noWords: string;
  readonly companyId: string;
  readonly paragraphs: readonly string[];
  readonly signature: {
    readonly heading: string;
    readonly name: string;
    readonly function: string;
    readonly time: string;
    readonly address: string;
    readonly digest: string;
    readonly unsigned: string;
  };
}

/** Whom the client authorises. */
export interface Representative {
  readonly name: string;
  readonly lines: readonly string[];
}

const known = new Map<string, unknown>();

export function authorityWords(language: Language): AuthorityWords {
  return dataFile<AuthorityWords>(language);
}

export function representative(): Representative {
  return dataFile<Representative>('representative.example');
}

function dataFile<T>(name: string): T {
  const found =
    known.get(name) ??
    JSON.parse(readFileSync(new URL(`../../data/power-of-attorney/${name}.json`, import.meta.url), 'utf8'));
  known.set(name, found);
  // The edge: the files are this service's own, and a spec reads each of them.
  return found as T;
}
