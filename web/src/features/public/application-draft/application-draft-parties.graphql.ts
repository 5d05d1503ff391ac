// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { ChooseApplicationPartiesInput, CreateAddressInput, CreatePartyInput, UpdateAddressInput, UpdatePartyInput } from '../../../generated/schema.js';

export type DraftCountriesResult = {
  readonly countryList: readonly {
    readonly code: string;
    readonly name: string;
    readonly regionRequired: boolean;
    readonly __typename: 'Country';
  }[];
};

export type DraftCountriesVariables = {
  readonly locale: string;
};

export const DraftCountriesDocument = { id: '042f9b7f5bec2034e9935df5721f1ce3fa614356ca29a86172bf9ea966610974', name: 'DraftCountries' } as TypedDocument<DraftCountriesResult, DraftCountriesVariables>;

export type DraftRegionsResult = {
  readonly regionList: readonly {
    readonly code: string;
    readonly name: string;
    readonly __typename: 'Region';
  }[];
};

export type DraftRegionsVariables = {
  readonly country: string;
};

export const DraftRegionsDocument = { id: 'b28ba24cb5daea8b14ded1e191d137a2f1ebe3b74bda93146e69a76e493565d7', name: 'DraftRegions' } as TypedDocument<DraftRegionsResult, DraftRegionsVariables>;

export type DraftChoosePartiesResult = {
  readonly chooseApplicationParties: {
    readonly __typename: 'Application';
    readonly id: string;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type DraftChoosePartiesVariables = {
  readonly id: string;
  readonly input: ChooseApplicationPartiesInput;
};

export const DraftChoosePartiesDocument = { id: 'acfc01959a591755dece0e27477cf0121dbac5f61ac4708a72b43754adfd582e', name: 'DraftChooseParties' } as TypedDocument<DraftChoosePartiesResult, DraftChoosePartiesVariables>;

export type DraftCreateAddressResult = {
  readonly createAddress: {
    readonly __typename: 'Address';
    readonly id: string;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type DraftCreateAddressVariables = {
  readonly input: CreateAddressInput;
};

export const DraftCreateAddressDocument = { id: '95d1b4ba737649270cdefba9fc7353ead6cdfbbdf8c15a4d1ad7dce34128a98f', name: 'DraftCreateAddress' } as TypedDocument<DraftCreateAddressResult, DraftCreateAddressVariables>;

export type DraftCreatePartyResult = {
  readonly createParty: {
    readonly __typename: 'Party';
    readonly id: string;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type DraftCreatePartyVariables = {
  readonly input: CreatePartyInput;
};

export const DraftCreatePartyDocument = { id: 'e53990c44b38d7699cc41fa2e44b4ef23bb00a7f75e5bcef7620fe1344c2d0ec', name: 'DraftCreateParty' } as TypedDocument<DraftCreatePartyResult, DraftCreatePartyVariables>;

export type DraftUpdateAddressResult = {
  readonly updateAddress: {
    readonly __typename: 'Address';
    readonly id: string;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type DraftUpdateAddressVariables = {
  readonly id: string;
  readonly input: UpdateAddressInput;
};

export const DraftUpdateAddressDocument = { id: '2e2c7267fe21cb2c88a1161a0071e13bb1a0dd6985190ba696263f8b6b49e457', name: 'DraftUpdateAddress' } as TypedDocument<DraftUpdateAddressResult, DraftUpdateAddressVariables>;

export type DraftUpdatePartyResult = {
  readonly updateParty: {
    readonly __typename: 'Party';
    readonly id: string;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type DraftUpdatePartyVariables = {
  readonly id: string;
  readonly input: UpdatePartyInput;
};

export const DraftUpdatePartyDocument = { id: 'cf76e9897500c14cbf75709bc3bd488a496ee76d03c80ed4cdf2774340e7f322', name: 'DraftUpdateParty' } as TypedDocument<DraftUpdatePartyResult, DraftUpdatePartyVariables>;
