// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { ApplicationUsptoFilingBasis } from '../../../../generated/schema.js';

export type DraftOfficesResult = {
  readonly applicationJurisdictionList: {
    readonly endCursor: string | null;
    readonly hasNextPage: boolean;
    readonly items: readonly ({
      readonly id: string;
      readonly jurisdiction: string;
      readonly goodsAndServices: readonly {
        readonly classNumber: number;
        readonly terms: readonly string[];
        readonly __typename: 'ApplicationGoods';
      }[];
      readonly usptoFilingBasis: ApplicationUsptoFilingBasis | null;
      readonly usptoAdditionalInfo: string | null;
      readonly logoType: string | null;
      readonly logo: {
        readonly id: string;
        readonly url: string;
        readonly __typename: 'Document';
      } | null;
      readonly textInTrademark: string | null;
      readonly colorClaimEnabled: boolean;
      readonly colorClaim: string | null;
      readonly __typename: 'ApplicationJurisdiction';
    })[];
    readonly __typename: 'ApplicationJurisdictionPage';
  };
};

export type DraftOfficesVariables = {
  readonly application: string;
  readonly after?: string | null | undefined;
};

export const DraftOfficesDocument = { id: '4617c8b2f9838dd13fe8c5050994aa3c15677cf9c8c45d5da1c83024e9a5cf9d', name: 'DraftOffices' } as TypedDocument<DraftOfficesResult, DraftOfficesVariables>;
