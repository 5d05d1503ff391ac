// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type DraftPoaPreviewResult = {
  readonly powerOfAttorneyPreview: {
    readonly digest: string;
    readonly fileName: string;
    readonly mediaType: string;
    readonly content: string;
    readonly __typename: 'PowerOfAttorneyPreview';
  } | null;
};

export type DraftPoaPreviewVariables = {
  readonly id: string;
};

export const DraftPoaPreviewDocument = { id: '855cdb915a1a8f800debc1815a44b18b3cc61fb422cf3a24be75de3f0e074e2c', name: 'DraftPoaPreview' } as TypedDocument<DraftPoaPreviewResult, DraftPoaPreviewVariables>;
