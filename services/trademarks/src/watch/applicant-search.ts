/** Finds persons an office already knows, so that nobody is registered there twice. Throws VendorError. */
export interface ApplicantSearch {
  find(query: ApplicantQuery): Promise<ApplicantPage>;
}

export interface ApplicantQuery {
  /** At least three characters. */
  readonly name: string;
  readonly type?: ApplicantType;
  /** ISO 3166. */
  readonly country?: string;
  /** From 0. */
  readonly page: number;
}

/** Verbatim from the office. */
export const applicantTypes = ['APPLICANT_INDIVIDUAL', 'APPLICANT_BUSINESS'] as const;
export type ApplicantType = (typeof applicantTypes)[number];

export interface ApplicantPage {
  readonly applicants: readonly KnownApplicant[];
  readonly total: number;
}

export interface KnownApplicant {
  readonly id: string;
  readonly type: ApplicantType;
  readonly name: string;
  /** Null where the office withholds it, as it may for individuals. */
  readonly address: {
    readonly street: string | null;
    readonly city: string | null;
    readonly postalCode: string | null;
    readonly country: string;
  } | null;
}
