// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type RenewalsFormResult = {
  readonly jurisdictionList: readonly {
    readonly code: string;
    readonly name: string;
    readonly office: {
      readonly short: string;
      readonly __typename: 'Office';
    };
    readonly __typename: 'Jurisdiction';
  }[];
  readonly countryList: readonly {
    readonly code: string;
    readonly name: string;
    readonly __typename: 'Country';
  }[];
};

export type RenewalsFormVariables = {
  readonly locale: string;
};

export const RenewalsFormDocument = { id: '52d24854a095d5ba91853bb92a231403a7c49d5109f6380421807e34cc11a9f2', name: 'RenewalsForm' } as TypedDocument<RenewalsFormResult, RenewalsFormVariables>;
