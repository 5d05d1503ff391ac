/** The company register of one country. Throws VendorError; nobody found is an empty list. */
export interface CompanyRegister {
  byNumber(number: string): Promise<CompaniesFound>;
  /** By a part of the name, those that ended included. */
  byName(name: string): Promise<CompaniesFound>;
}

export interface CompaniesFound {
  /** At most `mostCompanies`. */
  readonly companies: readonly RegisteredCompany[];
  /** There are more than are shown: the name has to be narrowed. */
  readonly more: boolean;
}

export const mostCompanies = 20;

/** Countries whose register can be asked. */
export const registerCountries = ['CZ', 'SK'] as const;
export type RegisterCountry = (typeof registerCountries)[number];

export interface RegisteredCompany {
  /** Registration number with its leading zeros; null where the register knows none. */
  readonly number: string | null;
  readonly name: string;
  /** In the words of the register's own language; null where it says none that we know. */
  readonly legalForm: string | null;
  /** A person who works on their own account, and no company. */
  readonly isPerson: boolean;
  readonly street: string | null;
  readonly city: string | null;
  readonly postcode: string | null;
  /** ISO 3166; null where it has to be chosen by hand. */
  readonly country: string | null;
  /** Calendar date `YYYY-MM-DD`; null while it exists. */
  readonly endedOn: string | null;
}
