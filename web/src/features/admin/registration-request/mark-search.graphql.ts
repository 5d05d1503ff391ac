// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { SearchGapCode, SimilarityBand, SimilarityReason } from '../../../generated/schema.js';

export type AdminMarkSearchResult = {
  readonly verificationSearch: {
    readonly items: readonly ({
      readonly name: string;
      readonly type: string | null;
      readonly owner: string | null;
      readonly jurisdictions: readonly string[];
      readonly numbers: readonly string[];
      readonly classes: readonly number[];
      readonly status: string | null;
      readonly live: boolean;
      readonly filingDate: string | null;
      readonly identical: boolean;
      readonly risk: SimilarityBand;
      readonly reasons: readonly SimilarityReason[];
      readonly scores: {
        readonly look: number;
        readonly sound: number;
        readonly meaning: number;
        readonly goods: number;
        readonly overall: number;
        readonly __typename: 'SimilarityParts';
      };
      readonly __typename: 'VerificationSearchHit';
    })[];
    readonly degraded: boolean;
    readonly notSearched: readonly ({
      readonly code: SearchGapCode;
      readonly subject: string | null;
      readonly __typename: 'SearchGap';
    })[];
    readonly __typename: 'VerificationSearch';
  };
};

export type AdminMarkSearchVariables = {
  readonly query: string;
  readonly jurisdictions: readonly string[];
  readonly since?: string | null | undefined;
  readonly classes?: readonly number[] | null | undefined;
};

export const AdminMarkSearchDocument = { id: 'd2cbe3ba16ba0a90fca902dc8b17f5931ba84c84c75f9fb120638d07321fd6ff', name: 'AdminMarkSearch' } as TypedDocument<AdminMarkSearchResult, AdminMarkSearchVariables>;
