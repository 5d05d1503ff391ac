// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { TermsWriter } from '../../../../generated/schema.js';

export type DraftFilingCopyResult = {
  readonly filingCopy: {
    readonly digest: string;
    readonly sealedAt: string | null;
    readonly offices: readonly ({
      readonly applicationJurisdictionId: string;
      readonly jurisdiction: string;
      readonly content: unknown;
      readonly termsWritten: readonly ({
        readonly classNumber: number;
        readonly writer: TermsWriter;
        readonly writerName: string | null;
        readonly terms: readonly string[];
        readonly __typename: 'TermsWritten';
      })[];
      readonly __typename: 'FilingCopyOffice';
    })[];
    readonly __typename: 'FilingCopy';
  };
};

export type DraftFilingCopyVariables = {
  readonly id: string;
};

export const DraftFilingCopyDocument = { id: '815703172d5592b96366217611e08f301dee4c7859a503f38a2d1db9db9f8f2c', name: 'DraftFilingCopy' } as TypedDocument<DraftFilingCopyResult, DraftFilingCopyVariables>;
