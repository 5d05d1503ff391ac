import { PermanentFault } from '@cotta/kit/errors/fault.js';

export interface StoredVerdict {
  readonly jurisdiction: string;
  readonly verdict: string;
}

/** Parameters as a row keeps them, read with a clear error: a row outlives the code that wrote it. */
export interface ParamReader {
  text(name: string): string;
  flag(name: string): boolean;
  number(name: string): number;
  instant(name: string): Date;
  /** IANA zone of the addressee, or `usual` when the fact did not say. */
  zone(usual: string): string;
  texts(name: string): readonly string[];
  verdicts(name: string): readonly StoredVerdict[];
  /** The address the letter's button opens; account links are kept sealed and opened here. */
  link(): string;
}

/** `openLink`: from sealed bytes (base64) to the whole address. @throws PermanentFault (from the readers) naming the parameter. */
export function readParams(params: Readonly<Record<string, unknown>>, openLink: (sealed: string) => string): ParamReader {
  const text = (name: string): string => check(name, params[name], isText);
  return {
    text,
    flag: (name) => params[name] === true,
    number: (name) => check(name, params[name], (value): value is number => typeof value === 'number'),
    instant: (name) => check(name, new Date(text(name)), (value): value is Date => !Number.isNaN(value.getTime())),
    zone: (usual) => (params['zone'] === undefined ? usual : text('zone')),
    texts: (name) => check(name, params[name], (value): value is string[] => Array.isArray(value) && value.every(isText)),
    verdicts: (name) => check(name, params[name], (value): value is StoredVerdict[] => Array.isArray(value) && value.every(isVerdict)),
    link: () => (params['sealedLink'] === undefined ? text('link') : openLink(text('sealedLink'))),
  };
}

function check<From, To extends From>(name: string, value: From, fits: (value: From) => value is To): To {
  if (!fits(value)) throw new PermanentFault(`the letter's parameter ${name} is missing or of another kind`);
  return value;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isVerdict(value: unknown): value is StoredVerdict {
  return typeof value === 'object' && value !== null && 'jurisdiction' in value && isText(value.jurisdiction) && 'verdict' in value && isText(value.verdict);
}
