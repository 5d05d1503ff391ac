// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type AdminMarkSearchResult = {
  readonly verificationSearch: {
    readonly degraded: boolean;
    readonly record: string | null;
    readonly __typename: 'VerificationSearch';
  };
};

export type AdminMarkSearchVariables = {
  readonly query: string;
  readonly jurisdictions: readonly string[];
  readonly since?: string | null | undefined;
  readonly classes?: readonly number[] | null | undefined;
  readonly requestId: string;
};

export const AdminMarkSearchDocument = { id: '4717e1a5a20b8a1683f332560a40d5d7ff2cfb02be34adad9f86145b148348ec', name: 'AdminMarkSearch' } as TypedDocument<AdminMarkSearchResult, AdminMarkSearchVariables>;
