// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { ApplicationUsptoFilingBasis } from '../../../../generated/schema.js';

export type DraftOfficesResult = {
  readonly applicationJurisdictionList: {
    readonly endCursor: string | null;
    readonly hasNextPage: boolean;
    readonly items: readonly ({
      readonly id: string;
      readonly version: number;
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

export const DraftOfficesDocument = { id: 'b318ca63cf60095c46b6f048e1e2d09a4d3c0d9e795f5d6d6ba0afda3a0a7aff', name: 'DraftOffices' } as TypedDocument<DraftOfficesResult, DraftOfficesVariables>;
