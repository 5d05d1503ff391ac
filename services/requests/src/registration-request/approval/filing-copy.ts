import { createHash } from 'node:crypto';

/** A postal address as it goes to an office. `state`: ISO 3166-2. */
export interface FiledAddress {
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  readonly state: string | null;
}

/** Who becomes the owner, with what offices ask for and nothing more: no personal number, no card, no birthday. */
export interface FiledOwner {
  readonly type: string;
  /** As it is entered in the register. */
  readonly name: string;
  readonly companyId: string | null;
  readonly companyType: string | null;
  readonly officialName: string | null;
  readonly officialFunction: string | null;
  readonly nationality: string | null;
  readonly countryOfIncorporation: string | null;
  readonly stateOfIncorporation: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Goods or services of one class of the Nice Classification, term by term. */
export interface FiledGoods {
  readonly classNumber: number;
  readonly terms: readonly string[];
}

/** Proof that the mark is used for one class: a stored document, a page, or both. */
export interface FiledSpecimen {
  readonly classNumber: number;
  readonly documentId: string | null;
  readonly url: string | null;
  /** `YYYY-MM-DD`. */
  readonly captureDate: string | null;
}

/** A paper that goes along: a priority document, a delegation, whatever lies in the office's folder. Its digest says which bytes. */
export interface FiledPaper {
  readonly documentId: string;
  readonly type: string;
  /** SHA-256 of the content, hexadecimal. */
  readonly sha256: string;
}

/** Who acts for the owner before the office. */
export interface FiledRepresentative {
  readonly kind: string;
  /** As the office has it. */
  readonly name: string;
  readonly firm: string | null;
  /** Under which the office knows them. */
  readonly officeNumber: string | null;
  readonly address: FiledAddress;
}

/** Everything one office gets. `null`: not said, or not asked for there. */
export interface FiledContent {
  readonly applicationId: string;
  readonly mark: {
    readonly kind: string;
    readonly words: string;
    readonly meaning: string;
    readonly logoDocumentId: string | null;
    /** SHA-256 of the picture, hexadecimal; absent in copies that were sealed before it belonged to them. */
    readonly logoSha256?: string | null;
    readonly logoType: string | null;
    readonly colorClaim: string | null;
  };
  readonly goodsAndServices: readonly FiledGoods[];
  readonly ownerEntityId: string | null;
  readonly owner: FiledOwner | null;
  readonly domicileAddress: FiledAddress | null;
  readonly domicileAddressVisible: boolean;
  readonly mailingAddress: FiledAddress | null;
  /** Absent where nobody was named, and in copies that were sealed before one belonged to them. */
  readonly representative?: FiledRepresentative;
  readonly priority: {
    readonly type: string | null;
    readonly jurisdiction: string | null;
    readonly number: string | null;
    readonly date: string | null;
  } | null;
  readonly filingBasis: string | null;
  /** Where the office asks for languages; absent elsewhere, and in copies that were sealed before both belonged to them. ISO 639. */
  readonly firstLanguage?: string;
  readonly secondLanguage?: string;
  readonly specimens: readonly FiledSpecimen[];
  readonly additionalInfo: string | null;
  readonly documentFolderId: string | null;
  /** Absent in copies that were sealed before papers belonged to them. */
  readonly papers?: readonly FiledPaper[];
}

/** Every document that one office gets as it was approved, the power of attorney aside. */
export function documentsOf({ mark, specimens, papers = [] }: FiledContent): string[] {
  return [
    mark.logoDocumentId,
    ...specimens.map(({ documentId }) => documentId),
    ...papers.map(({ documentId }) => documentId),
  ].filter((id) => id !== null);
}

/** One office of an application, by its code, and what it gets. */
export interface FiledOffice {
  readonly applicationJurisdictionId: string;
  readonly jurisdiction: string;
  readonly content: FiledContent;
}

/** What will be filed, office by office. `digest`: SHA-256 of `offices` in their one canonical form, hexadecimal. */
export interface FilingCopy {
  readonly digest: string;
  readonly offices: readonly FiledOffice[];
}

/** The same facts give the same digest, whoever asks and in whatever order the rows came. */
export function filingCopyOf(offices: readonly FiledOffice[]): FilingCopy {
  const ordered = offices.toSorted(
    (a, b) =>
      a.jurisdiction.localeCompare(b.jurisdiction, 'en') ||
      a.applicationJurisdictionId.localeCompare(b.applicationJurisdictionId, 'en'),
  );
  return { digest: createHash('sha256').update(canonicalJson(ordered)).digest('hex'), offices: ordered };
}

/** JSON with the keys of every object in order and no spaces: one text for one value. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
}
