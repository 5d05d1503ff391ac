// Written by `npm run documents`; change the .graphql file beside it.
import type { PartyRole, PartyType } from '../../../generated/schema.js';

export type PartyFields = {
  readonly id: string;
  readonly version: number;
  readonly type: PartyType;
  readonly roles: readonly PartyRole[];
  readonly businessName: string | null;
  readonly companyId: string | null;
  readonly vat: string | null;
  readonly vatPayer: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: {
    readonly id: string;
    readonly version: number;
    readonly street: string;
    readonly city: string;
    readonly postcode: string;
    readonly country: string;
    readonly state: string | null;
    readonly __typename: 'Address';
  } | null;
  readonly __typename: 'Party';
};
