// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type ServiceFormResult = {
  readonly jurisdictionList: readonly {
    readonly code: string;
    readonly slug: string;
    readonly __typename: 'Jurisdiction';
  }[];
  readonly countryList: readonly {
    readonly code: string;
    readonly name: string;
    readonly __typename: 'Country';
  }[];
};

export type ServiceFormVariables = {
  readonly locale: string;
};

export const ServiceFormDocument = { id: '50007bdc5543ab45841482511137771e70118702f48b63320b42e57009683b5a', name: 'ServiceForm' } as TypedDocument<ServiceFormResult, ServiceFormVariables>;
