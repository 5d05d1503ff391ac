import type { Prefs } from '../../data/api-of.js';
import { officesIn, regions, type Region } from '../jurisdiction/region-of.js';

/** What a list of prices is asked for; all of it stands in the address. */
export interface PriceQuery {
  /** Chosen one by one; empty where nothing was chosen. */
  readonly offices: readonly string[];
  /** All offices of a part of the world beside them. */
  readonly region: Region | undefined;
  /** 1 to 45. */
  readonly classes: number;
  readonly currency: string;
  /** Where the invoice goes; undefined while nobody said it. */
  readonly country: string | undefined;
  readonly kind: 'word' | 'logo';
}

const MOST_CLASSES = 45;
const OFFICE = /^[A-Z]{2,5}$/;

/** Reads an address; what it does not say is what is known of the reader. Offices stand one by one or with commas between. */
export function readPriceQuery(query: URLSearchParams, { country, currency, guessed }: Prefs): PriceQuery {
  const classes = Number(query.get('classes') ?? 1);
  const offices = query.getAll('offices').flatMap((value) => value.toUpperCase().split(','));
  const asked = (name: string, form: RegExp): string | undefined => {
    const value = query.get(name)?.toUpperCase() ?? '';
    return form.test(value) ? value : undefined;
  };
  return {
    offices: [...new Set(offices.filter((code) => OFFICE.test(code) && code !== 'WIPO'))],
    region: regions.find((region) => region === query.get('region')),
    classes: Number.isInteger(classes) ? Math.min(Math.max(classes, 1), MOST_CLASSES) : 1,
    currency: asked('currency', /^[A-Z]{3}$/) ?? currency,
    country: asked('country', /^[A-Z]{2}$/)?.replace('UK', 'GB') ?? (guessed === true ? undefined : country),
    kind: query.get('kind') === 'logo' ? 'logo' : 'word',
  };
}

const EVERY: readonly string[] = regions.flatMap(officesIn);

/** The offices of a list: those that were chosen, and those of the region. */
export function officesOf({ offices, region }: PriceQuery): readonly string[] {
  const there = region === undefined ? [] : officesIn(region);
  return [...new Set([...offices.filter((code) => EVERY.includes(code)), ...there])];
}

/** The same list at an address to give away. */
export function priceSearch(query: PriceQuery): string {
  const said = new URLSearchParams({
    ...(query.offices.length === 0 ? {} : { offices: query.offices.join(',') }),
    ...(query.region === undefined ? {} : { region: query.region }),
    classes: String(query.classes),
    currency: query.currency,
    ...(query.country === undefined ? {} : { country: query.country }),
    kind: query.kind,
  });
  return said.toString().replaceAll('%2C', ',');
}

/** What a form of questions about a mark starts with: these offices and this form of the mark. */
export function markSearch(offices: readonly string[], kind: PriceQuery['kind'] = 'word'): string {
  return new URLSearchParams([
    ...offices.map((code) => ['jurisdiction', code]),
    ['type', kind === 'logo' ? 'logo' : 'text'],
  ]).toString();
}
