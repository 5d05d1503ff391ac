import { PermanentFault } from '@cotta/kit/model/words/fault.js';

export interface StoredVerdict {
  readonly jurisdiction: string;
  readonly verdict: string;
}

/** One deadline a letter speaks of. Dates are `YYYY-MM-DD`, empty where there is none. */
export interface StoredNotice {
  readonly key: string;
  /** Schedule it is from: `renewal`, `grace notice`, `priority`… */
  readonly reminder: string;
  readonly mark: string;
  readonly jurisdiction: string;
  readonly state: string;
  readonly date: string;
  readonly opens: string;
  readonly grace: string;
}

/** An order and the whole address it opens under. `mark`: the word, `logo`, or empty. */
export interface StoredOrderLink {
  readonly publicId: string;
  readonly mark: string;
  readonly link: string;
  readonly needsAccount: boolean;
}

export interface StoredOutcome {
  readonly outcome: string;
  readonly advice: string;
  readonly resolution: string;
}

/** What a row keeps sealed. */
export interface EncryptedParams {
  /** From sealed bytes (base64) to the whole address. */
  readonly openLink: (sealed: string) => string;
  /** From sealed bytes (base64) to what was noted. */
  readonly openOutcome: (sealed: string) => StoredOutcome;
  /** From sealed bytes (base64) to what was written. */
  readonly openWords: (sealed: string) => string;
}

/** Parameters as a row keeps them, read with a clear error: a row outlives the code that wrote it. */
export interface ParamReader {
  /** `usual`: where rows of older letters do not say. */
  text(name: string, usual?: string): string;
  flag(name: string): boolean;
  number(name: string): number;
  instant(name: string): Date;
  /** IANA zone of the addressee, or `usual` when the fact did not say. */
  zone(usual: string): string;
  texts(name: string): readonly string[];
  verdicts(name: string): readonly StoredVerdict[];
  notices(): readonly StoredNotice[];
  /** The same under another name; there may be none. */
  dates(name: string): readonly StoredNotice[];
  orders(): readonly StoredOrderLink[];
  /** What a lawyer noted in a talk; kept sealed and opened here. */
  outcome(): StoredOutcome;
  /** What was written to the reader; kept sealed and opened here. */
  words(): string;
  /** The address the letter's button opens; account links are kept sealed and opened here. */
  link(): string;
}

/** @throws PermanentFault (from the readers) naming the parameter. */
export function readParams(
  params: Readonly<Record<string, unknown>>,
  { openLink, openOutcome, openWords }: EncryptedParams,
): ParamReader {
  const text = (name: string, usual?: string): string => check(name, params[name] ?? usual, isText);
  return {
    text,
    flag: (name) => params[name] === true,
    number: (name) => check(name, params[name], (value): value is number => typeof value === 'number'),
    instant: (name) =>
      check(name, new Date(text(name)), (value): value is Date => !Number.isNaN(value.getTime())),
    zone: (usual) => (params['zone'] === undefined ? usual : text('zone')),
    texts: (name) =>
      check(name, params[name], (value): value is string[] => Array.isArray(value) && value.every(isText)),
    verdicts: (name) =>
      check(
        name,
        params[name],
        (value): value is StoredVerdict[] => Array.isArray(value) && value.every(isVerdict),
      ),
    notices: () =>
      check(
        'notices',
        params['notices'],
        (value): value is StoredNotice[] => Array.isArray(value) && value.length > 0 && value.every(isNotice),
      ),
    dates: (name) =>
      check(
        name,
        params[name],
        (value): value is StoredNotice[] => Array.isArray(value) && value.every(isNotice),
      ),
    orders: () =>
      check(
        'orders',
        params['orders'],
        (value): value is StoredOrderLink[] =>
          Array.isArray(value) && value.length > 0 && value.every(isOrderLink),
      ),
    outcome: () =>
      params['sealedOutcome'] === undefined
        ? { outcome: text('outcome'), advice: text('advice', ''), resolution: text('resolution') }
        : openOutcome(text('sealedOutcome')),
    words: () => (params['encryptedText'] === undefined ? text('text') : openWords(text('encryptedText'))),
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

const noticeKeys: readonly (keyof StoredNotice)[] = [
  'key',
  'reminder',
  'mark',
  'jurisdiction',
  'state',
  'date',
  'opens',
  'grace',
];

function isNotice(value: unknown): value is StoredNotice {
  return (
    typeof value === 'object' &&
    value !== null &&
    noticeKeys.every((key) => key in value && isText((value as Readonly<Record<string, unknown>>)[key]))
  );
}

const orderLinkTexts: readonly (keyof StoredOrderLink)[] = ['publicId', 'mark', 'link'];

function isOrderLink(value: unknown): value is StoredOrderLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    'needsAccount' in value &&
    typeof value.needsAccount === 'boolean' &&
    orderLinkTexts.every((key) => key in value && isText((value as Readonly<Record<string, unknown>>)[key]))
  );
}

function isVerdict(value: unknown): value is StoredVerdict {
  return (
    typeof value === 'object' &&
    value !== null &&
    'jurisdiction' in value &&
    isText(value.jurisdiction) &&
    'verdict' in value &&
    isText(value.verdict)
  );
}
