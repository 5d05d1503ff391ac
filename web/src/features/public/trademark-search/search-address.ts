import type { TrademarkSearchInput } from '../../../generated/schema.js';

/** What stands in the address: everything that makes the answer, so that a link shows it again. */
export interface AskedSearch {
  readonly query: string;
  readonly offices: readonly string[];
  readonly classes: readonly number[];
  /** What was typed among the classes and is none; it narrows nothing. */
  readonly noClasses: readonly string[];
  readonly liveOnly: boolean;
}

const LONGEST = 120;

const isClass = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 45;

/** Reads `q`, `j` (offices), `c` (classes) and `live`; offices that cannot be meant are left out, what is no class is told apart. */
export function readAddress(address: URLSearchParams): AskedSearch {
  const offices = address
    .getAll('j')
    .flatMap((text) => text.split(','))
    .map((code) => code.trim().toUpperCase())
    .filter((code) => /^[A-Z]{2,5}$/.test(code));
  const typed = address
    .getAll('c')
    .flatMap((text) => text.split(/[\s,;]+/))
    .filter((text) => text !== '');
  const classes = typed.filter(isClass).map(Number);
  return {
    query: (address.get('q') ?? '').trim().slice(0, LONGEST),
    offices: [...new Set(offices)],
    classes: [...new Set(classes)],
    noClasses: [...new Set(typed.filter((text) => !isClass(text)))],
    liveOnly: address.get('live') === '1',
  };
}

export function inputOf({ query, offices, classes, liveOnly }: AskedSearch): TrademarkSearchInput {
  return { query, jurisdictions: offices, classes, liveOnly, expand: offices.length > 0 };
}

/** Without empty answers, which a form sends too. */
export function cleanAddress(form: FormData): string {
  const entries = [...form.entries()].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  return new URLSearchParams(entries).toString();
}
