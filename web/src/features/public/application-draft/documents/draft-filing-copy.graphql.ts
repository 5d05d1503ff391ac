// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type DraftFilingCopyResult = {
  readonly filingCopy: {
    readonly digest: string;
    readonly sealedAt: string | null;
    readonly offices: readonly {
      readonly applicationJurisdictionId: string;
      readonly jurisdiction: string;
      readonly content: unknown;
      readonly __typename: 'FilingCopyOffice';
    }[];
    readonly __typename: 'FilingCopy';
  };
};

export type DraftFilingCopyVariables = {
  readonly id: string;
};

export const DraftFilingCopyDocument = { id: '791aa6369b94aad53c1802bcf89857fe0eb0c5aae64db3a1ccf1e77047633808', name: 'DraftFilingCopy' } as TypedDocument<DraftFilingCopyResult, DraftFilingCopyVariables>;
