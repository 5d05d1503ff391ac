import type { TrademarkSearchInput } from '../../../generated/schema.js';

/** What stands in the address: everything that makes the answer, so that a link shows it again. */
export interface AskedSearch {
  readonly query: string;
  readonly offices: readonly string[];
  readonly classes: readonly number[];
  readonly liveOnly: boolean;
}

const LONGEST = 120;

/** Reads `q`, `j` (offices), `c` (classes) and `live`; what cannot be meant is left out. */
export function readAddress(address: URLSearchParams): AskedSearch {
  const offices = address
    .getAll('j')
    .flatMap((text) => text.split(','))
    .map((code) => code.trim().toUpperCase())
    .filter((code) => /^[A-Z]{2,5}$/.test(code));
  const classes = address
    .getAll('c')
    .flatMap((text) => text.split(/[^\d]+/))
    .map(Number)
    .filter((number) => number >= 1 && number <= 45);
  return {
    query: (address.get('q') ?? '').trim().slice(0, LONGEST),
    offices: [...new Set(offices)],
    classes: [...new Set(classes)],
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
