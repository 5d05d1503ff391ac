import { createHash } from 'node:crypto';
import { countryName } from '@cotta/reference/countries.js';
import { languageOf, type Language } from '@cotta/reference/languages.js';
import { officeOf } from '@cotta/reference/offices.js';
import { canonicalJson, type FiledAddress, type FiledContent, type FilingCopy } from './filing-copy.js';
import { officesAskingForPoa } from './offices-asking-for-poa.js';

/** What a power of attorney says besides its fixed words. */
export interface Authority {
  /** Printed beside the English text. */
  readonly language: Language;
  readonly principal: {
    readonly name: string;
    readonly companyId: string | null;
    readonly lines: readonly string[];
  };
  readonly mark: { readonly words: string; readonly withLogo: boolean };
  readonly offices: readonly { readonly code: string; readonly name: string }[];
  /** Whom it authorises by name, each with the offices they act at; absent where the draft names nobody, and in what was signed before it did. */
  readonly representatives?: readonly AuthorisedRepresentative[];
}

/** Somebody of the firm's list as they stand in the power of attorney. */
export interface AuthorisedRepresentative {
  readonly name: string;
  readonly lines: readonly string[];
  /** Codes. */
  readonly offices: readonly string[];
}

/** A stroke of a drawn signature: x, y, x, y … in thousandths of the field's width. */
export type Stroke = readonly number[];

/** A signature drawn on line, by whom and when. `addressKey`: the gateway's daily hash of the network address it came from. */
export interface Signature {
  readonly name: string;
  readonly function: string | null;
  readonly strokes: readonly Stroke[];
  readonly signedAt: Date;
  readonly addressKey: string | null;
}

/** From what would be filed, for the offices that ask for one; undefined while nobody is named, or no office asks. */
export function authorityOf(
  { offices }: Pick<FilingCopy, 'offices'>,
  language: string,
): Authority | undefined {
  const asking = officesAskingForPoa(offices.map(({ jurisdiction }) => jurisdiction));
  const content = offices.find(({ jurisdiction }) => asking.includes(jurisdiction))?.content;
  if (content?.owner == null) return undefined;
  const address = content.domicileAddress ?? content.mailingAddress;
  if (address === null) return undefined;
  return {
    language: languageOf(language),
    principal: principalOf(content.owner, address),
    mark: markOf(content),
    offices: asking.map((code) => ({ code, name: officeOf(code)?.office.full ?? code })),
    ...authorised(offices.filter(({ jurisdiction }) => asking.includes(jurisdiction))),
  };
}

/** The same person at several offices is named once. */
function authorised(offices: FilingCopy['offices']): Pick<Authority, 'representatives'> {
  const named = new Map<string, AuthorisedRepresentative>();
  for (const { jurisdiction, content } of offices) {
    if (content.representative === undefined) continue;
    const { name, firm, address } = content.representative;
    const lines = [...(firm === null ? [] : [firm]), ...linesOf(address)];
    const key = [name, ...lines].join('\n');
    const before = named.get(key)?.offices ?? [];
    named.set(key, { name, lines, offices: [...new Set([...before, jurisdiction])] });
  }
  return named.size === 0 ? {} : { representatives: [...named.values()] };
}

function principalOf(
  { name, companyId }: NonNullable<FiledContent['owner']>,
  address: FiledAddress,
): Authority['principal'] {
  return { name, companyId, lines: linesOf(address) };
}

function linesOf({ street, city, postcode, country, state }: FiledAddress): readonly string[] {
  const place = [postcode, city, state?.split('-').at(-1)]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
  return [street, place, countryName(country, 'en')].filter((line) => line !== '');
}

function markOf({ mark: { words, logoDocumentId } }: FiledContent): Authority['mark'] {
  return { words, withLogo: logoDocumentId !== null };
}

/** What a signature stands under: other facts, other digest. */
export function authorityDigest(authority: Authority): string {
  return createHash('sha256').update(canonicalJson(authority)).digest('hex');
}
