// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { GoodsRelation, SearchGapCode, SimilarityBand, SimilarityReason, TrademarkSearchInput } from '../../../generated/schema.js';

export type TrademarkSearchOfficesResult = {
  readonly jurisdictionList: readonly {
    readonly code: string;
    readonly __typename: 'Jurisdiction';
  }[];
};

export type TrademarkSearchOfficesVariables = Readonly<Record<string, never>>;

export const TrademarkSearchOfficesDocument = { id: '4d2d30ed910dc60810bb9f1c5191e5811f7a6093d358e6ddbe009f52784d31a4', name: 'TrademarkSearchOffices' } as TypedDocument<TrademarkSearchOfficesResult, TrademarkSearchOfficesVariables>;

export type TrademarkSearchResult = {
  readonly trademarkSearch: {
    readonly items: readonly ({
      readonly id: string;
      readonly name: string;
      readonly number: string | null;
      readonly type: string | null;
      readonly jurisdiction: string | null;
      readonly classes: readonly number[];
      readonly status: string | null;
      readonly live: boolean;
      readonly filingDate: string | null;
      readonly owner: string | null;
      readonly parts: {
        readonly look: number;
        readonly sound: number;
        readonly meaning: number;
        readonly goods: number;
        readonly overall: number;
        readonly __typename: 'SimilarityParts';
      };
      readonly risk: SimilarityBand;
      readonly goods: GoodsRelation;
      readonly reasons: readonly SimilarityReason[];
      readonly word: string | null;
      readonly meaning: readonly string[];
      readonly __typename: 'TrademarkSearchHit';
    })[];
    readonly totalCandidates: number;
    readonly tookMs: number;
    readonly degraded: boolean;
    readonly levels: readonly ({
      readonly jurisdiction: string | null;
      readonly level: SimilarityBand;
      readonly __typename: 'OfficeSimilarityLevel';
    })[];
    readonly distinctiveness: {
      readonly weak: boolean;
      readonly because: string | null;
      readonly __typename: 'NameDistinctiveness';
    };
    readonly notSearched: readonly ({
      readonly code: SearchGapCode;
      readonly subject: string | null;
      readonly __typename: 'SearchGap';
    })[];
    readonly dataAsOf: readonly {
      readonly jurisdiction: string;
      readonly importedAt: string;
      readonly __typename: 'OfficeData';
    }[];
    readonly __typename: 'TrademarkSearch';
  };
};

export type TrademarkSearchVariables = {
  readonly input: TrademarkSearchInput;
};

export const TrademarkSearchDocument = { id: 'ae6c3275223d0611e56f7052b7f5a1411563051917d997ac3c469df5f9cce797', name: 'TrademarkSearch' } as TypedDocument<TrademarkSearchResult, TrademarkSearchVariables>;
