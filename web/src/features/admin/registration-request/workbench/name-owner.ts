import type { TypedDocument } from '../../../../data/documents.js';
import { isRefusal } from '../../../../data/refusal.js';
import { submit } from '../../parts/admin-api.js';
import type { DeskRequest } from './draft-records.js';
import {
  DeskChoosePartiesDocument,
  DeskCreateAddressDocument,
  DeskCreateOwnerDocument,
  DeskSaveAddressDocument,
  DeskSaveOwnerDocument,
  type DeskCompaniesFoundResult,
  type DeskOwnersFoundResult,
} from './workbench.graphql.js';

/** An owner as the order or a register says it. */
export interface KnownOwner {
  readonly owner: {
    readonly type: 'LEGAL' | 'PHYSICAL' | 'PHYSICAL_CONTRACTOR';
    readonly businessName: string | null;
    readonly companyId?: string | null;
    readonly companyType?: string;
    readonly countryOfIncorporation?: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
  };
  /** Null where it is not known in full. */
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly postcode: string;
    readonly country: string;
    readonly state?: string | null;
  } | null;
}

const addressOf = (
  street: string | null | undefined,
  city: string | null | undefined,
  { postcode, country, state }: { postcode: string | null; country: string | null; state?: string | null },
): KnownOwner['address'] =>
  street && city && country
    ? { street, city, postcode: postcode ?? '', country, ...(state ? { state } : {}) }
    : null;

/** @returns undefined while the order names nobody. */
export function ownerOfOrder(order: DeskRequest['orderDraft']): KnownOwner | undefined {
  const said = order?.owner;
  if (said == null) return undefined;
  const { firstName, lastName, businessName, companyId, street, city, postcode, country, state } = said;
  const isCompany = said.kind === 'APPLICANT_BUSINESS';
  if (isCompany ? !businessName : !firstName || !lastName) return undefined;
  return {
    owner: {
      type: isCompany ? 'LEGAL' : 'PHYSICAL',
      businessName: isCompany ? businessName : null,
      companyId: isCompany ? companyId : null,
      firstName: isCompany ? null : firstName,
      lastName: isCompany ? null : lastName,
    },
    address: addressOf(street, city, { postcode, country, state }),
  };
}

type Found = DeskOwnersFoundResult['euipoApplicantSearch']['applicants'][number];

/** The last word of a person's name is taken for the family name. */
function personNamed(name: string) {
  const words = name.trim().split(/\s+/);
  return { firstName: words.slice(0, -1).join(' ') || null, lastName: words.at(-1) ?? null };
}
const NOBODY = { firstName: null, lastName: null };

/** An applicant of the EUIPO. */
export function ownerOfRegister({ type, name, address }: Found): KnownOwner {
  const isCompany = type === 'APPLICANT_BUSINESS';
  return {
    owner: {
      type: isCompany ? 'LEGAL' : 'PHYSICAL',
      businessName: isCompany ? name : null,
      ...(isCompany ? NOBODY : personNamed(name)),
    },
    address:
      address === null
        ? null
        : addressOf(address.street, address.city, {
            postcode: address.postalCode,
            country: address.country,
          }),
  };
}

type Company = DeskCompaniesFoundResult['companyLookUp']['companies'][number];

/** A company or a person in business, from the company register of `at`. What the register does not say stays as it was. */
export function ownerOfCompanyRegister(company: Company, at: 'CZ' | 'SK'): KnownOwner {
  const { number, name, legalForm, isPerson, street, city, postcode, country } = company;
  return {
    owner: {
      type: isPerson ? 'PHYSICAL_CONTRACTOR' : 'LEGAL',
      businessName: name,
      ...(number === null ? {} : { companyId: number }),
      ...(legalForm === null || isPerson ? {} : { companyType: legalForm }),
      ...(isPerson ? {} : { countryOfIncorporation: at }),
      ...(isPerson ? personNamed(name) : NOBODY),
    },
    address: addressOf(street, city, { postcode, country }),
  };
}

/** Where it is written: into the party and the address of the draft, or into new ones of the client. */
export interface OwnerPlace {
  readonly applicationId: string;
  readonly userId: string | null;
  readonly owner: { readonly id: string; readonly version: number } | null;
  readonly domicile: { readonly id: string; readonly version: number } | null;
}

/** A refused write, in the service's words. */
export class OwnerRefused extends Error {}

async function sent<V>(document: TypedDocument<unknown, V>, variables: V): Promise<string> {
  const [answer] = Object.values(
    (await submit(document, variables, crypto.randomUUID())) as Record<
      string,
      { __typename?: string; id?: string }
    >,
  );
  if (isRefusal(answer)) throw new OwnerRefused(answer.fields[0]?.message ?? answer.message);
  return answer?.id ?? '';
}

/** Writes who the owner is and where, and names both for the application. @throws OwnerRefused */
export async function nameOwner(place: OwnerPlace, known: KnownOwner): Promise<void> {
  const { userId } = place;
  const address = known.address;
  const domicile =
    address === null
      ? (place.domicile?.id ?? null)
      : place.domicile === null
        ? await sent(DeskCreateAddressDocument, { input: { userId, ...address } })
        : await sent(DeskSaveAddressDocument, {
            id: place.domicile.id,
            input: address,
            version: place.domicile.version,
          });
  const owner =
    place.owner === null
      ? await sent(DeskCreateOwnerDocument, {
          input: { userId, roles: ['OWNER_ENTITY'], vatPayer: false, addressId: domicile, ...known.owner },
        })
      : await sent(DeskSaveOwnerDocument, {
          id: place.owner.id,
          input: known.owner,
          version: place.owner.version,
        });
  await sent(DeskChoosePartiesDocument, {
    id: place.applicationId,
    input: { registrationEntity: owner, ...(domicile === null ? {} : { domicileAddress: domicile }) },
  });
}
