import type { ApplicationLanguage } from '@cotta/reference/application-languages.js';

/** Files applications at an office that takes them over a wire. Every method throws VendorError; `rejected` carries what the office does not like. */
export interface OfficeFiling {
  /** Hands over a picture for a draft. @returns its identifier at the office */
  uploadImage(image: {
    readonly name: string;
    readonly type: string;
    readonly bytes: Uint8Array;
  }): Promise<string>;
  /** A draft at the office. Asked twice with the same `reference`, it answers the same draft. */
  saveDraft(application: FilingApplication): Promise<OfficeDraft>;
  draft(id: string): Promise<OfficeDraft>;
  /** Files the draft, once, after a person has confirmed the office's echo and fee. A lost answer is resolved by reading, never by filing again. */
  submit(draftId: string): Promise<OfficeDraft>;
  /** The office's paper, a PDF, about an application that has a number. */
  receipt(draftId: string): Promise<Uint8Array>;
}

export interface FilingApplication {
  /** Our reference: letters and digits, at most 30. */
  readonly reference: string;
  readonly firstLanguage: ApplicationLanguage;
  /** Another than the first. */
  readonly secondLanguage: ApplicationLanguage;
  readonly mark:
    | { readonly kind: 'word'; readonly text: string }
    | { readonly kind: 'figurative'; readonly imageId: string; readonly colours: readonly string[] };
  readonly goodsAndServices: readonly { readonly classNumber: number; readonly terms: readonly string[] }[];
  /** Identifiers of persons the office knows. */
  readonly applicantIds: readonly string[];
  /** Persons it gets to know with this application. */
  readonly newApplicants?: readonly NewApplicant[];
  readonly representatives: readonly FilingRepresentative[];
  readonly priorities: readonly {
    readonly country: string;
    readonly number: string;
    readonly filedOn: string;
  }[];
}

export interface FilingRepresentative {
  /** Under which the office knows them; null where it gave none. */
  readonly officeNumber: string | null;
  readonly name: string;
}

export interface NewApplicant {
  readonly kind: 'business' | 'individual';
  readonly name: string;
  readonly legalForm: string | null;
  readonly countryOfIncorporation: string | null;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly postalCode: string;
    readonly country: string;
    readonly state: string | null;
  };
}

/** What the office has. `filed` and later cannot be changed any more. */
export interface OfficeDraft {
  readonly id: string;
  readonly reference: string;
  readonly state: 'draft' | 'submitted' | 'paid' | 'filed' | 'rejected';
  /** Minor units, as the office computed it; null before it did. */
  readonly fee: { readonly amountMinor: number; readonly currency: string } | null;
  readonly applicationNumber: string | null;
  /** `YYYY-MM-DD` in the zone of the office. */
  readonly filedOn: string | null;
}
