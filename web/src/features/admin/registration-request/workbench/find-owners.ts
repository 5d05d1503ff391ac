import { ask } from '../../parts/admin-api.js';
import { ownerOfCompanyRegister, ownerOfRegister, type KnownOwner } from './name-owner.js';
import { DeskCompaniesFoundDocument, DeskOwnersFoundDocument } from './workbench.graphql.js';

/** Where owners are looked up: the office of the European Union, or the company register of a country. */
export const ownerSources = ['EU', 'CZ', 'SK'] as const;
export type OwnerSource = (typeof ownerSources)[number];

/** The register of the country where the owner is, or the office that knows owners of all countries. */
export const sourceFor = (country: string | null | undefined): OwnerSource =>
  ownerSources.find((one) => one === country) ?? 'EU';

export interface FoundOwner {
  readonly key: string;
  readonly name: string;
  /** What is taken over besides the name, in words. */
  readonly facts: readonly string[];
  readonly endedOn: string | null;
  readonly known: KnownOwner;
}

export interface FoundOwners {
  readonly outcome: 'FOUND' | 'NOT_FOUND' | 'TOO_MANY' | 'AWAY' | 'TOO_OFTEN';
  /** How many there are, the ones that are not shown included; undefined where the register does not count them. */
  readonly total?: number;
  readonly owners: readonly FoundOwner[];
}

const said = (...facts: readonly (string | null | undefined)[]): string[] =>
  facts.filter((fact): fact is string => fact != null && fact !== '');

/** @throws where nothing came back at all */
export async function findOwners(source: OwnerSource, search: string): Promise<FoundOwners> {
  return source === 'EU' ? applicants(search) : companies(source, search);
}

async function applicants(name: string): Promise<FoundOwners> {
  const { applicants: found, total } = (await ask(DeskOwnersFoundDocument, { name })).euipoApplicantSearch;
  const owners = found.map((one) => ({
    key: one.identifier,
    name: one.name,
    facts: said(one.address?.street, one.address?.postalCode, one.address?.city, one.address?.country),
    endedOn: null,
    known: ownerOfRegister(one),
  }));
  return { outcome: total === 0 ? 'NOT_FOUND' : 'FOUND', total, owners };
}

async function companies(country: 'CZ' | 'SK', search: string): Promise<FoundOwners> {
  const { outcome, companies: found } = (await ask(DeskCompaniesFoundDocument, { country, search }))
    .companyLookUp;
  const owners = found.map((one) => ({
    key: `${one.number ?? ''} ${one.name}`,
    name: one.name,
    facts: said(one.legalForm, one.number, one.street, one.postcode, one.city, one.country),
    endedOn: one.endedOn,
    known: ownerOfCompanyRegister(one, country),
  }));
  return { outcome, ...(outcome === 'FOUND' && { total: owners.length }), owners };
}
