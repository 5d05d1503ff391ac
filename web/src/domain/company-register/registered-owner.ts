import type { CompanyLookUpResult } from './company-register.graphql.js';

type Answered = CompanyLookUpResult['companyLookUp'];
export type RegisteredCompany = Omit<Answered['companies'][number], '__typename'>;

/** What a register answered. */
export interface CompaniesAnswer {
  readonly outcome: Answered['outcome'];
  readonly companies: readonly RegisteredCompany[];
}

/** Countries whose register can be asked. */
export const registerCountries = ['CZ', 'SK'] as const;
export type RegisterCountry = (typeof registerCountries)[number];

/** What a form asks of an owner, as the register has it; a field it does not say is absent. */
export interface RegisteredOwner {
  readonly isPerson: boolean;
  readonly businessName?: string;
  readonly companyId?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly street?: string;
  readonly city?: string;
  readonly postcode?: string;
  readonly country?: string;
}

/** A person on their own account owns a mark by the name of the person; the last word of it is taken for the family name. */
export function ownerOf(company: RegisteredCompany): RegisteredOwner {
  const { isPerson, name, number, street, city, postcode, country } = company;
  const words = name.trim().split(/\s+/);
  const facts = isPerson
    ? { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) }
    : { businessName: name, companyId: number };
  const said = Object.entries({ ...facts, street, city, postcode, country }).filter(
    ([, value]) => value != null && value !== '',
  );
  return { isPerson, ...Object.fromEntries(said) };
}
